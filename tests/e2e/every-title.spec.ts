import { listTitles } from "../../app/clients/sample-catalogue/titles";
import { expect, test } from "./test";

/** Every eighth title, or with LONG_TESTS every title. */
const STEP = process.env.LONG_TESTS ? 1 : 8;

/** Every address of the sample catalogue's titles: detail pages, each season, watch pages. */
function addresses(): string[] {
	const titles = listTitles("all").filter((_, index) => index % STEP === 0);
	return titles.flatMap((title) => {
		if (title.mediaType === "movie") return [`/movie/${title.id}`, `/watch/movie/${title.id}`];
		const seasons = title.facts.seasons.flatMap((_, index) => [
			`/tv/${title.id}/${index + 1}/1`,
			`/watch/tv/${title.id}/${index + 1}/1`,
		]);
		return [`/tv/${title.id}`, ...seasons];
	});
}

test("no title of the sample catalogue gives an error on its detail, any season, or watch page", async ({ site }) => {
	test.setTimeout(300_000);
	const pending = addresses();
	const total = pending.length;
	const failed: string[] = [];
	let requested = 0;
	async function requestAll() {
		for (let address = pending.pop(); address; address = pending.pop()) {
			const response = await fetch(site.url + address, { redirect: "manual" });
			const html = await response.text();
			if (response.status !== 200 || !html.includes("<h1") || html.includes("Something went wrong")) {
				failed.push(`${address} ${response.status}`);
			}
			requested++;
		}
	}
	await Promise.all(Array.from({ length: 6 }, requestAll));
	expect(failed).toEqual([]);
	expect(requested).toBe(total);
	expect(requested).toBeGreaterThan(800 / STEP);
});
