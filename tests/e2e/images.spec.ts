import type { Page } from "@playwright/test";
import { freshAddress, givenAccount, signIn } from "./accounts";
import { clientOf } from "./library";
import { expect, test } from "./test";

test.use({ catalogue: "tmdb", extraHTTPHeaders: freshAddress() });

const PAGES = [
	"/",
	"/movies",
	"/tv",
	"/search?q=lantern",
	"/movie/1000",
	"/tv/50001",
	"/tv/50001/1/2",
	"/person/100000",
	"/collection/800",
	"/surprise?title=movie:1000",
	"/watch/movie/1000",
	"/watch/tv/50001/1/2",
	"/my-list",
	"/my-list?tab=watchlater",
];
const WIDTHS = [390, 768, 1440, 1920];
/** Share of the drawn width by which `sizes` may be off. */
const TOLERANCE = 0.15;

/** Images whose `sizes` differ from the width at which they are drawn. */
async function misfits(page: Page, name: string): Promise<string[]> {
	return await page.evaluate(
		({ name, tolerance }) => {
			document.documentElement.dataset.interacted = "";
			const rule = document.createElement("div");
			document.body.appendChild(rule);
			function declaredWidth(sizes: string): number {
				for (const size of sizes.split(/,\s*/)) {
					const [, condition, length = ""] = /^(?:(\(.*\))\s+)?(\S+)$/.exec(size) ?? [];
					rule.style.cssText = `position:fixed;width:${length}`;
					if (!condition || matchMedia(condition).matches) return rule.getBoundingClientRect().width;
				}
				return 0;
			}
			const images = [...document.querySelectorAll<HTMLImageElement>("img[srcset]")]
				.filter((image) => image.checkVisibility())
				.map((image) => ({
					drawn: image.offsetWidth,
					declared: Math.round(declaredWidth(image.sizes)),
					sizes: image.sizes,
					// A dimmed image behind text may be smaller.
					least: image.matches(".size-full") ? 0 : 1 - tolerance,
				}))
				.filter(({ drawn, declared, least }) => declared < drawn * least || declared > drawn * (1 + tolerance))
				.map(({ drawn, declared, sizes }) => `${name}: ${drawn} drawn, ${declared} by ${sizes}`);
			rule.remove();
			return [...new Set(images)];
		},
		{ name, tolerance: TOLERANCE },
	);
}

test("the sizes attribute of every image is the width at which it is drawn", async ({ page, context, site }) => {
	test.slow();
	const account = await givenAccount(site);
	const call = clientOf(site, account);
	await call("POST", "watch-history", { media_id: 1000, media_type: "movie", position: 60, duration: 6000 });
	await call("POST", "watch-later", { media_id: 1000, media_type: "movie" });
	await signIn(context, site, account);
	const problems: string[] = [];
	for (const path of PAGES) {
		await page.goto(path);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 900 });
			problems.push(...(await misfits(page, `${path} at ${width}`)));
		}
	}
	expect(problems).toEqual([]);
});
