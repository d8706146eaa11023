import { expect, test } from "vitest";
import { listingMeta } from "./listing-meta";

function metaOf(search: string) {
	const matches = [{ loaderData: { origin: "https://marquee.test" } }];
	return listingMeta({ matches, location: { pathname: "/movies", search } }, "movie");
}

test.each([
	["", "", "Movies"],
	["?page=2", "?page=2", "Movies, page 2"],
	["?genre=27", "?genre=27", "Horror movies"],
	["?page=3&genre=27", "?genre=27&page=3", "Horror movies, page 3"],
	["?sort=title", "?sort=title", "Movies"],
	["?chip=top_rated&sort=top_rated", "?chip=top_rated", "Top rated movies"],
	["?genre=27&year_from=1980&year_to=1989", "?genre=27&year_from=1980&year_to=1989", "Horror movies of the 1980s"],
	["?utm_source=mail&genre=27&fbclid=x", "?genre=27", "Horror movies"],
	["?genre=999999&page=0&sort=upwards", "", "Movies"],
	["?all=1", "", "Movies"],
])("the canonical address of /movies%s is /movies%s, and its title %s", (search, canonical, title) => {
	const meta = metaOf(search);
	const address = `https://marquee.test/movies${canonical}`;
	expect(meta).toContainEqual({ tagName: "link", rel: "canonical", href: address });
	expect(meta).toContainEqual({ property: "og:url", content: address });
	expect(meta).toContainEqual({ title: `${title} · Marquee` });
	expect(meta).not.toContainEqual({ name: "robots", content: "noindex, follow" });
});

test("a search of a listing is not listed by search engines", () => {
	expect(metaOf("?q=night")).toContainEqual({ name: "robots", content: "noindex, follow" });
});
