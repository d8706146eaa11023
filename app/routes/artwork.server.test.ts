import { expect, test } from "vitest";
import { listTitles, personId } from "~/clients/sample-catalogue/titles";
import { fetchPage } from "../../tests/harness/pages";

async function ask(file: string, { version = "1", size = "original" } = {}) {
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
])("%s is an SVG that caches keep for ever and that can load nothing", async (_, file) => {
	const response = await ask(file);
	expect(response.status).toBe(200);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		"content-type": "image/svg+xml; charset=utf-8",
		"cache-control": "public, max-age=31536000, immutable",
		"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
		"x-content-type-options": "nosniff",
	});
	expect(await response.text()).toMatch(/^<svg .*<\/svg>$/);
});

test("every upstream size responds with the same image", async () => {
	const answers = await Promise.all(
		["w92", "w342", "w1280", "h632", "original"].map(async (size) =>
			(await ask("movie-27205-poster.svg", { size })).text(),
		),
	);
	expect(new Set(answers).size).toBe(1);
});

test.each([
	["a title that the catalogue does not hold", "movie-1-poster.svg"],
	["a backdrop that the catalogue does not hold", `movie-${withoutBackdrop.id}-backdrop.svg`],
	["an episode that was never made", "tv-1396-s1e99-still.svg"],
	["a season that was never made", "tv-1396-s9e1-still.svg"],
	["a person whom nobody knows", "person-1-profile.svg"],
	["an id that begins with nought", "movie-027205-poster.svg"],
	["another kind", "movie-27205-banner.svg"],
	["another format", "movie-27205-poster.png"],
	["more than a file name", "x-movie-27205-poster.svg.svg"],
	["a name from every object", "constructor"],
])("%s is not found", async (_, file) => {
	expect((await ask(file)).status).toBe(404);
});

test("another version or an unknown size is not found", async () => {
	expect((await ask("movie-27205-poster.svg", { version: "2" })).status).toBe(404);
	expect((await ask("movie-27205-poster.svg", { size: "huge" })).status).toBe(404);
});
