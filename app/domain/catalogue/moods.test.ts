import { expect, test } from "vitest";
import { MOVIE_GENRES, TV_GENRES } from "~/clients/tmdb/genres";
import { hasMood, MOODS, moodGenres } from "./moods";

function mood(key: string) {
	return MOODS.find((candidate) => candidate.key === key)!;
}

test("a title has a mood by one of its genres, unless another one speaks against it", () => {
	expect(hasMood(mood("light"), ["Comedy", "Adventure"])).toBe(true);
	expect(hasMood(mood("light"), ["Comedy", "Crime"])).toBe(false);
	expect(hasMood(mood("light"), ["Western"])).toBe(false);
	expect(hasMood(mood("light"), [])).toBe(false);
});

test("every genre that a mood names is one of the catalogue's", () => {
	const names = [...MOVIE_GENRES, ...TV_GENRES].map(({ name }) => name);
	for (const { of, without } of MOODS) expect(names).toEqual(expect.arrayContaining([...of, ...without]));
});

test("a mood asks each kind by the ids of its own genres", () => {
	expect(moodGenres(mood("fantastical"), "movie")).toEqual({ of: [14, 878], without: [27] });
	expect(moodGenres(mood("fantastical"), "tv")).toEqual({ of: [10765], without: [] });
	expect(moodGenres(mood("scary"), "tv").of).toEqual([]);
});
