import { expect, it } from "vitest";
import { genreNames, listGenres } from "./genres";

it("names ids in their order, also those of the other media type, and leaves out unknown ones", () => {
	expect(genreNames("movie", [878, 28, 424242])).toEqual(["Science Fiction", "Action"]);
	expect(genreNames("tv", [10765, 28, 18, 10769])).toEqual(["Sci-Fi & Fantasy", "Action", "Drama", "Foreign"]);
});

it("lists 19 genres of movies and 16 of shows", () => {
	expect(listGenres("movie")).toHaveLength(19);
	expect(listGenres("tv")).toHaveLength(16);
});
