import { expect, test } from "vitest";
import { withoutBlocked } from "./without-blocked";

const isBlocked = ({ mediaType, id }: { mediaType: string; id: number }) => `${mediaType}:${id}` === "movie:7";
const movie = (id: number) => ({ id, title: `Movie ${id}` });
const show = (id: number) => ({ id, name: `Show ${id}` });

test("a blocked title is null, and so are the seasons of a blocked show", () => {
	expect(withoutBlocked("/movie/7", movie(7), isBlocked)).toBeNull();
	expect(withoutBlocked("/tv/7", show(7), isBlocked)).toEqual(show(7));
	const isShowBlocked = ({ mediaType }: { mediaType: string }) => mediaType === "tv";
	expect(withoutBlocked("/tv/7/season/1", { episodes: [] }, isShowBlocked)).toBeNull();
	expect(withoutBlocked("/movie/77", movie(77), isBlocked)).toEqual(movie(77));
});

test("a blocked title is removed from lists of every kind; a show or a person with the same id stays", () => {
	const mixed = [
		{ ...movie(7), media_type: "movie" },
		{ ...show(7), media_type: "tv" },
		{ ...show(7), media_type: "person" },
		{ id: 7, name: "An action", title: undefined, media_type: "tv" },
	];
	expect(withoutBlocked("/search/multi", { page: 1, results: mixed }, isBlocked)).toEqual({
		page: 1,
		results: mixed.slice(1),
	});
	expect(withoutBlocked("/discover/movie", { results: [movie(6), movie(7)] }, isBlocked)).toEqual({
		results: [movie(6)],
	});
	expect(withoutBlocked("/collection/9", { id: 9, parts: [movie(7), movie(8)] }, isBlocked)).toEqual({
		id: 9,
		parts: [movie(8)],
	});
	const credits = { cast: [movie(7), show(7)], crew: [movie(7)] };
	expect(withoutBlocked("/person/7", { id: 7, name: "Ada", combined_credits: credits }, isBlocked)).toEqual({
		id: 7,
		name: "Ada",
		combined_credits: { cast: [show(7)], crew: [] },
	});
});

test("a person with the same id stays in a list of people, without the blocked title in known_for", () => {
	const person = { id: 7, name: "Ada", known_for: [{ ...movie(7), media_type: "movie" }, movie(8)] };
	const isShowOrMovie = ({ id }: { id: number }) => id === 7;
	expect(withoutBlocked("/search/person", { results: [person] }, isShowOrMovie)).toEqual({
		results: [{ ...person, known_for: [movie(8)] }],
	});
});

test("details keep people, trailers and genres with the same id, without blocked similar titles", () => {
	const people = [{ id: 7, name: "Ada" }];
	const details = {
		...movie(8),
		genres: [{ id: 7, name: "Action" }],
		credits: { cast: people, crew: people },
		videos: { results: [{ id: 7, name: "Trailer" }] },
		similar: { results: [movie(7), movie(9)] },
	};
	const before = structuredClone(details);
	expect(withoutBlocked("/movie/8", details, isBlocked)).toEqual({ ...before, similar: { results: [movie(9)] } });
	expect(details).toEqual(before);
});

test("a keyword stays, though it has an id and a name as a blocked show has", () => {
	const keywords = { page: 1, results: [{ id: 7, name: "moon" }] };
	const isShowBlocked = ({ mediaType, id }: { mediaType: string; id: number }) => mediaType === "tv" && id === 7;
	expect(withoutBlocked("/search/keyword", keywords, isShowBlocked)).toEqual(keywords);
});
