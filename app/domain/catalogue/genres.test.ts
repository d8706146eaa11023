import { expect, it } from "vitest";
import { genreNames, listGenres } from "./genres";

it("names ids of the right kind, in their order, and leaves out what nobody knows", () => {
	expect(genreNames("movie", [878, 28])).toEqual(["Science Fiction", "Action"]);
	expect(genreNames("tv", [10765, 28, 18])).toEqual(["Sci-Fi & Fantasy", "Drama"]);
});

it("lists 19 genres of movies and 16 of shows", () => {
	expect(listGenres("movie")).toHaveLength(19);
	expect(listGenres("tv")).toHaveLength(16);
});
