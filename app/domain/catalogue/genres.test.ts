import { expect, it } from "vitest";
import { genreNames, listGenres } from "./genres";

it("returns names in the order of the ids, also of the other media type, without unknown ids", () => {
	expect(genreNames("movie", [878, 28, 424242])).toEqual(["Science Fiction", "Action"]);
	expect(genreNames("tv", [10765, 28, 18, 10769])).toEqual(["Sci-Fi & Fantasy", "Action", "Drama", "Foreign"]);
});

it("lists 19 genres of movies and 16 of shows", () => {
	expect(listGenres("movie")).toHaveLength(19);
	expect(listGenres("tv")).toHaveLength(16);
});
