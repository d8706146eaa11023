import type { Page } from "@playwright/test";
import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { expect, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress(), variables: { PAGE_CACHE: "on" } });

/** The paths of the built files that a page loads, in order, with Chromium's priority for each. */
async function loadFiles(page: Page, path: string) {
	const session = await page.context().newCDPSession(page);
	await session.send("Network.enable");
	await session.send("Network.setCacheDisabled", { cacheDisabled: true });
	const files: [path: string, priority: string][] = [];
	session.on("Network.requestWillBeSent", ({ request, documentURL }) => {
		const { pathname } = new URL(request.url);
		const isOfPage = new URL(documentURL).pathname === path; // not of the player's frame
		if (isOfPage && /^\/assets\/.+\.(?:css|js)$/.test(pathname)) files.push([pathname, request.initialPriority]);
	});
	const link = (await page.goto(path))?.headers().link ?? "";
	await whenReady(page);
	await session.detach();
	return { files, named: [...link.matchAll(/<([^>]+)>/g)].map(([, named]) => named ?? "") };
}

for (const who of ["signed out", "signed in"]) {
	test(`a page loads its styles first and its scripts at low priority, each file once: ${who}`, async ({
		page,
		context,
		site,
	}) => {
		if (who === "signed in") await signIn(context, site, await givenAccount(site));
		// The second time, a signed-out visitor's page comes from the page cache.
		for (const path of ["/", "/", "/movie/27205", "/watch/movie/27205"]) {
			const { files, named } = await loadFiles(page, path);
			const [styles = "", ...scripts] = named;
			expect(styles, path).toMatch(/\.css$/);
			expect(scripts.length, path).toBeGreaterThan(4);
			const priorities = new Map(files);
			expect(files.filter(([file]) => named.includes(file)).length, path).toBe(named.length);
			expect(priorities.get(styles), path).toBe("VeryHigh");
			expect(
				scripts.filter((script) => priorities.get(script) !== "Low"),
				path,
			).toEqual([]);
		}
	});
}
