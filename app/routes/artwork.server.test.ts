import { expect, test } from "vitest";
import { listTitles, personId } from "~/clients/sample-catalogue/titles";
import type { Language } from "~/lib/language/languages";
import { loadMessages } from "~/messages/area";
import { fetchPage } from "../../tests/harness/pages";
import { checkWellFormed } from "../../tests/harness/well-formed";

async function fetchArtwork(file: string, { version = "1", size = "original" } = {}) {
	return (await fetchPage(`/artwork/${version}/${size}/${file}`)).response;
}

const withBackdrop = listTitles("movie").find((title) => !title.facts.noBackdrop)!;
const withoutBackdrop = listTitles("movie").find((title) => title.facts.noBackdrop)!;

test.each([
	["a movie's poster", "movie-27205-poster.svg"],
	["a show's poster", "tv-1396-poster.svg"],
	["a backdrop", `movie-${withBackdrop.id}-backdrop.svg`],
	["a still", "tv-1396-s1e3-still.svg"],
	["a profile", `person-${personId("Bryan Cranston")}-profile.svg`],
])("%s is an immutable SVG whose policy allows no other file", async (_, file) => {
	const response = await fetchArtwork(file);
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "image/svg+xml; charset=utf-8",
		"cache-control": "public, max-age=31536000, immutable",
		"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		"x-content-type-options": "nosniff",
	});
	expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
});

test.each([
	["the stub of a movie", "movie-27205-stub-2026-03-05.svg"],
	["the stub of a day that is not known", "tv-1396-stub.svg"],
	["a season ticket with two punched episodes", "tv-1396-s1-ticket-5.svg"],
])("%s is an SVG of a few kilobytes that is cached for a month", async (_, file) => {
	const response = await fetchArtwork(file, { version: "2" });
	expect(response.headers.get("cache-control")).toBe("public, max-age=2592000");
	const svg = await response.text();
	checkWellFormed(svg);
	expect(svg.length).toBeLessThan(12 * 1024);
});

test.each([
	["a title that is not in the catalogue", "movie-1-stub-2026-03-05.svg"],
	["a day that does not exist", "movie-27205-stub-2026-02-30.svg"],
	["a season that does not exist", "tv-1396-s99-ticket-1.svg"],
	["more episodes than a ticket has room for", "tv-1396-s1-ticket-1000000000000000.svg"],
])("there is no ticket of %s", async (_, file) => {
	expect((await fetchArtwork(file, { version: "2" })).status).toBe(404);
});

test("a ticket has the words of its page's language", async () => {
	async function draw(language: Language): Promise<string> {
		await loadMessages(language);
		const url = "/artwork/2/w500/movie-27205-stub-2026-03-05.svg";
		return await (await fetchPage(url, {}, { replaced: { language } })).response.text();
	}
	const [english, german, japanese] = await Promise.all((["en", "de", "ja"] as const).map(draw));
	expect(german).not.toBe(english);
	expect([english, german].filter((svg) => svg?.includes("<text"))).toEqual([]);
	for (const words of ["入場券", "2026年3月5日"]) expect(japanese).toContain(`>${words}</text>`);
});

test("every upstream size returns the same image", async () => {
	const images = await Promise.all(
		["w92", "w342", "w1280", "h632", "original"].map(async (size) =>
			(await fetchArtwork("movie-27205-poster.svg", { size })).text(),
		),
	);
	expect(new Set(images).size).toBe(1);
});

test.each([
	["a title that is not in the catalogue", "movie-1-poster.svg"],
	["a title without a backdrop", `movie-${withoutBackdrop.id}-backdrop.svg`],
	["an episode that does not exist", "tv-1396-s1e99-still.svg"],
	["a season that does not exist", "tv-1396-s9e1-still.svg"],
	["an unknown person", "person-1-profile.svg"],
	["an id with a leading zero", "movie-027205-poster.svg"],
	["an unknown kind", "movie-27205-banner.svg"],
	["another format", "movie-27205-poster.png"],
	["a file name with a prefix and a suffix", "x-movie-27205-poster.svg.svg"],
	["a name of Object.prototype", "constructor"],
])("%s is not found", async (_, file) => {
	expect((await fetchArtwork(file)).status).toBe(404);
});

test("another version or an unknown size is not found", async () => {
	expect((await fetchArtwork("movie-27205-poster.svg", { version: "2" })).status).toBe(404);
	expect((await fetchArtwork("movie-27205-poster.svg", { size: "huge" })).status).toBe(404);
});
