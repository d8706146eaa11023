// The daily riddle: three signs and a year, which film? Everybody has the same on a day of UTC.
import { dayOf } from "~/lib/text/days";
import { type CardFacts, cardFacts, cardOfTitle } from "../cards";
import type { Catalogue } from "../catalogue.server";
import { toUpstreamItems } from "../lists/upstream-list.server";
import { toTitleCards } from "../source/mapping";
import { findMovie } from "../titles/titles.server";
import type { Movie } from "../types";
import { GUESSES_MAX, type RiddleQuery } from "./riddle";
import { RIDDLE_FILMS } from "./riddle-films";
import type { Sign } from "./signs";
import { withSigns } from "./title-signs.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Shares no factor with the number of films, so that each has its turn before one comes again. */
const STEP = 37;
/** Films that are looked up, where the catalogue lacks one or its signs, or it is closed to the profile. */
const LOOKED_UP = 10;
const SIGNS_SHOWN = 3;
/** Films to choose a guess from. */
const FOUND_MAX = 8;

export interface Riddle {
	/** The solution: never part of a page before the riddle is over. */
	filmId: number;
	day: string;
	year: string;
	signs: Sign[];
	/** The films that were guessed and are not it. One that the catalogue does not have is no guess. */
	wrong: CardFacts[];
	/** After the first, the second and the third wrong guess; null before, and the last two where they are not known. */
	genres: string[] | null;
	directors: string[] | null;
	/** Path of the film's poster, of which a corner is shown. */
	poster: string | null;
	/** The film, once it is guessed or no guess is left. */
	film: CardFacts | null;
	isSolved: boolean;
	/** What the text of a guess finds, without what was guessed; null without a text. */
	found: CardFacts[] | null;
}

interface Film {
	movie: Movie;
	signs: Riddle["signs"];
}

/** The days whose riddle can be played: today, and yesterday for who began before midnight. */
export function isPlayable(day: string, now: number): boolean {
	return day === dayOf(now) || day === dayOf(now - DAY_MS);
}

/** Null where the catalogue has none of the films that the day may have. */
async function findFilm(catalogue: Catalogue, day: string): Promise<Film | null> {
	const turn = Math.floor(Date.parse(day) / DAY_MS) * STEP;
	for (let offset = 0; offset < LOOKED_UP; offset++) {
		const movie = await findMovie(catalogue, RIDDLE_FILMS[(turn + offset) % RIDDLE_FILMS.length]!);
		if (!movie?.releaseDate) continue;
		const { signs } = await withSigns(catalogue, movie);
		if (signs.length >= SIGNS_SHOWN) return { movie, signs: signs.slice(0, SIGNS_SHOWN) };
	}
	return null;
}

async function findGuessed(catalogue: Catalogue, ids: number[]): Promise<CardFacts[]> {
	const movies = await Promise.all(ids.map((id) => findMovie(catalogue, id)));
	return movies.flatMap((movie) => (movie ? cardOfTitle(movie) : []));
}

async function searchGuess(catalogue: Catalogue, { text, guesses }: RiddleQuery): Promise<CardFacts[] | null> {
	if (text === "") return null;
	const { items } = toUpstreamItems(await catalogue.search.movie({ query: text }));
	return toTitleCards(items)
		.filter(({ id }) => !guesses.includes(id))
		.slice(0, FOUND_MAX)
		.map(cardFacts);
}

/** The riddle after these guesses, today's without a day; null where there is none. Rejects where the catalogue fails. */
export async function readRiddle(catalogue: Catalogue, query: RiddleQuery, now = Date.now()): Promise<Riddle | null> {
	const day = query.day ?? dayOf(now);
	const film = await findFilm(catalogue, day);
	if (!film) return null;
	const { movie, signs } = film;
	const isSolved = query.guesses.includes(movie.id);
	const before = isSolved ? query.guesses.slice(0, query.guesses.indexOf(movie.id)) : query.guesses;
	const [wrong, found] = await Promise.all([findGuessed(catalogue, before), searchGuess(catalogue, query)]);
	const isOver = isSolved || wrong.length >= GUESSES_MAX;
	const hint = <Value>(after: number, value: Value) => (wrong.length >= after || isOver ? value : null);
	return {
		filmId: movie.id,
		day,
		year: movie.releaseDate?.slice(0, 4) ?? "",
		signs: signs.map(({ key, picture }) => ({ key, picture })),
		wrong,
		genres: hint(
			1,
			movie.genres.map(({ name }) => name),
		),
		directors: hint(
			2,
			movie.directors.map(({ name }) => name),
		),
		poster: hint(3, movie.poster),
		film: isOver ? cardOfTitle(movie) : null,
		isSolved,
		found,
	};
}
