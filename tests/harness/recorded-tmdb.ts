// A stand-in for TMDB's search with a few of its real titles, in the shapes of its answers: a title is found where each word
// of the query is a word of one of its names, the last one also as a beginning. It forgives nothing.
import { vi } from "vitest";
import { chunksOf } from "~/lib/text/words";

interface Title {
	id: number;
	media: "movie" | "tv";
	name: string;
	original?: string;
	date: string;
	genres: number[];
	votes: number;
	people: string[];
	keywords?: string[];
	imdb?: string;
	tvdb?: number;
}

function movie(
	id: number,
	name: string,
	date: string,
	genres: number[],
	votes: number,
	people: string,
	more = {},
): Title {
	return { id, media: "movie", name, date, genres, votes, people: people.split(", "), ...more };
}

function show(
	id: number,
	name: string,
	date: string,
	genres: number[],
	votes: number,
	people: string,
	more = {},
): Title {
	return { ...movie(id, name, date, genres, votes, people, more), media: "tv" };
}

const TITLES: Title[] = [
	movie(11, "Star Wars", "1977-05-25", [12, 28, 878], 20_000, "Mark Hamill, Harrison Ford", { keywords: ["robot"] }),
	movie(238, "The Godfather", "1972-03-14", [18, 80], 20_500, "Marlon Brando, Al Pacino", { imdb: "tt0068646" }),
	movie(240, "The Godfather Part II", "1974-12-20", [18, 80], 12_500, "Al Pacino, Robert De Niro"),
	movie(603, "The Matrix", "1999-03-31", [28, 878], 25_000, "Keanu Reeves", { imdb: "tt0133093", keywords: ["robot"] }),
	movie(1422, "The Departed", "2006-10-04", [18, 53, 80], 15_000, "Leonardo DiCaprio, Martin Scorsese, Matt Damon"),
	movie(106646, "The Wolf of Wall Street", "2013-12-25", [80, 18, 35], 24_000, "Leonardo DiCaprio, Martin Scorsese"),
	movie(27205, "Inception", "2010-07-15", [28, 878, 12], 36_000, "Leonardo DiCaprio, Christopher Nolan"),
	movie(155, "The Dark Knight", "2008-07-16", [18, 28, 80], 32_000, "Christian Bale, Christopher Nolan"),
	movie(272, "Batman Begins", "2005-06-10", [18, 80, 28], 20_000, "Christian Bale, Christopher Nolan"),
	movie(769, "GoodFellas", "1990-09-12", [18, 80], 13_000, "Robert De Niro, Martin Scorsese"),
	movie(1934, "The Others", "2001-08-02", [27, 9648, 53], 6_500, "Nicole Kidman"),
	movie(9502, "Practical Magic", "1998-10-16", [18, 14, 35, 10749], 1_500, "Nicole Kidman, Sandra Bullock"),
	movie(13, "Forrest Gump", "1994-06-23", [35, 18, 10749], 27_000, "Tom Hanks"),
	movie(2619, "Splash", "1984-03-09", [35, 14, 10749], 2_000, "Tom Hanks"),
	movie(2048, "I, Robot", "2004-07-15", [28, 878], 12_000, "Will Smith", { keywords: ["robot"] }),
	movie(438631, "Dune", "2021-09-15", [878, 12], 12_000, "Timothée Chalamet, Denis Villeneuve"),
	movie(693134, "Dune: Part Two", "2024-02-27", [878, 12], 6_000, "Timothée Chalamet, Denis Villeneuve"),
	movie(915935, "Anatomy of a Fall", "2023-08-23", [53, 9648], 2_900, "Sandra Hüller", {
		original: "Anatomie d'une chute",
	}),
	movie(161, "Ocean's Eleven", "2001-12-07", [53, 80], 11_000, "George Clooney, Brad Pitt"),
	movie(557, "Spider-Man", "2002-05-01", [28, 878], 18_000, "Tobey Maguire"),
	movie(694, "The Shining", "1980-05-23", [27, 53], 17_000, "Jack Nicholson, Stanley Kubrick"),
	movie(1366, "Rocky", "1976-11-20", [18], 7_500, "Sylvester Stallone"),
	movie(1374, "Rocky IV", "1985-11-21", [18], 4_500, "Sylvester Stallone"),
	movie(389, "12 Angry Men", "1957-04-10", [18], 8_500, "Henry Fonda"),
	movie(807, "Se7en", "1995-09-22", [80, 9648, 53], 20_000, "Brad Pitt, Morgan Freeman"),
	show(1396, "Breaking Bad", "2008-01-20", [18, 80], 14_000, "Bryan Cranston", { imdb: "tt0903747", tvdb: 81189 }),
	show(1399, "Game of Thrones", "2011-04-17", [10765, 18], 23_000, "Peter Dinklage", { tvdb: 121361 }),
	show(2316, "The Office", "2005-03-24", [35], 4_500, "Steve Carell"),
	show(66732, "Stranger Things", "2016-07-15", [10765, 9648, 18], 17_000, "Winona Ryder"),
];

function foldWords(text: string): string[] {
	return chunksOf(text).flat();
}

function hasWords(name: string, query: string): boolean {
	const words = foldWords(name);
	const typed = foldWords(query);
	return (
		typed.length > 0 &&
		typed.every((word, at) =>
			words.some((other) => (at === typed.length - 1 ? other.startsWith(word) : other === word)),
		)
	);
}

function toItem({ id, media, name, original = name, date, genres, votes }: Title) {
	const names =
		media === "movie"
			? { title: name, original_title: original, release_date: date }
			: { name, original_name: original, first_air_date: date };
	return {
		...{ id, ...names, adult: false, backdrop_path: `/b${id}.jpg`, genre_ids: genres, media_type: media },
		...{ original_language: "en", overview: `About ${name}.`, popularity: votes / 100, poster_path: `/p${id}.jpg` },
		...{ vote_average: 8, vote_count: votes },
	};
}

const NAMES = [...new Set(TITLES.flatMap(({ people }) => people))];

function toPerson(name: string) {
	const of = TITLES.filter(({ people }) => people.includes(name)).toSorted((a, b) => b.votes - a.votes);
	const id = 9000 + NAMES.indexOf(name);
	const fields = {
		id,
		name,
		adult: false,
		known_for_department: "Acting",
		profile_path: `/f${id}.jpg`,
		popularity: of.length,
	};
	return { ...fields, known_for: of.slice(0, 3).map(toItem), titles: of };
}

function page(results: object[]) {
	return {
		page: 1,
		results: results.slice(0, 20),
		total_pages: results.length > 0 ? 1 : 0,
		total_results: results.length,
	};
}

function discover(media: string, params: URLSearchParams) {
	const genres = (params.get("with_genres") ?? "").split(",").filter(Boolean).map(Number);
	const keywords = params.get("with_keywords");
	const from = params.get("primary_release_date.gte") ?? params.get("first_air_date.gte") ?? "";
	const to = params.get("primary_release_date.lte") ?? params.get("first_air_date.lte") ?? "9999";
	return TITLES.filter(
		(title) =>
			title.media === media &&
			genres.every((id) => title.genres.includes(id)) &&
			(!keywords || (title.keywords ?? []).length > 0) &&
			title.date >= from &&
			title.date <= to,
	).toSorted((a, b) => b.votes - a.votes);
}

function respond({ pathname, searchParams: params }: URL): object | null {
	const path = pathname.replace(/^\/3/, "");
	const query = params.get("query") ?? "";
	const [, kind = "", key = ""] = path.split("/");
	const isOfYear = ({ date }: Title) =>
		date.startsWith(params.get("primary_release_year") ?? params.get("first_air_date_year") ?? "");
	if (kind === "search") {
		if (key === "keyword") return page([{ id: 14544, name: "robot" }].filter(({ name }) => name === query));
		if (key === "person")
			return page(
				NAMES.filter((name) => hasWords(name, query))
					.map(toPerson)
					.toSorted((a, b) => b.popularity - a.popularity),
			);
		const results = TITLES.filter(
			({ media, name, original = "" }) =>
				(key === "multi" || key === media) && (hasWords(name, query) || hasWords(original, query)),
		);
		return page(
			results
				.filter(isOfYear)
				.toSorted((a, b) => b.votes - a.votes)
				.map(toItem),
		);
	}
	if (kind === "discover") return page(discover(key, params).map(toItem));
	if (kind === "person") {
		const name = NAMES[Number(key) - 9000];
		const person = name && toPerson(name);
		return person
			? {
					...person,
					combined_credits: { cast: person.titles.map((title) => ({ ...toItem(title), character: "Lead" })), crew: [] },
				}
			: null;
	}
	if (kind === "find") {
		const results = TITLES.filter(({ imdb, tvdb }) => key === imdb || key === String(tvdb));
		const of = (media: string) => results.filter((title) => title.media === media).map(toItem);
		return { movie_results: of("movie"), tv_results: of("tv"), tv_episode_results: [] };
	}
	return null;
}

/** Mocks `fetch` for this test. Returns the paths that were requested. */
export function recordedTmdb(): { requests(): string[] } {
	const requests: string[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (input) => {
		const url = new URL(String(input instanceof Request ? input.url : input));
		requests.push(url.pathname + url.search);
		const body = respond(url);
		return Response.json(body ?? { status_code: 34 }, { status: body ? 200 : 404 });
	});
	return { requests: () => requests };
}
