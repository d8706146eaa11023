import { listTitles } from "../../app/clients/sample-catalogue/titles";
import { expect, test } from "./test";

/** One title in so many, unless LONG_TESTS asks for all of them. */
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
	const waiting = addresses();
	const total = waiting.length;
	const bad: string[] = [];
	let walked = 0;
	async function walk() {
		for (let address = waiting.pop(); address; address = waiting.pop()) {
			const response = await fetch(site.url + address, { redirect: "manual" });
			const html = await response.text();
			if (response.status !== 200 || !html.includes("<h1") || html.includes("Something went wrong")) {
				bad.push(`${address} ${response.status}`);
			}
			walked++;
		}
	}
	await Promise.all(Array.from({ length: 6 }, walk));
	expect(bad).toEqual([]);
	expect(walked).toBe(total);
	expect(walked).toBeGreaterThan(800 / STEP);
});
