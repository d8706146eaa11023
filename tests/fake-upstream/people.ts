import { createInventor, inventOverview, inventPerson } from "./invent";
import { type Item, toItem, toMixedItem } from "./lists";
import { type FakeTitle, FIRST_MOVIE_ID, findMovie, MOVIES, SHOWS } from "./titles";

/** Number of other movies that each person has a part in. */
const PARTS = 12;

interface CastMember {
	id: number;
	name: string;
	profile_path: string | null;
}

export function castOf({ credits }: FakeTitle): CastMember[] {
	return (credits as { cast: CastMember[] } | undefined)?.cast ?? [];
}

/** A member of a movie's cast as an item of a list. */
export function toPersonItem({ id, name, profile_path }: CastMember, movie: FakeTitle): Item {
	return { id, name, profile_path, adult: false, known_for_department: "Acting", known_for: [toMixedItem(movie)] };
}

/** The lead of each of the most popular movies. */
export function popularPeople(): Item[] {
	return MOVIES.slice(0, 60).flatMap((movie) =>
		castOf(movie)
			.slice(0, 1)
			.map((lead) => toPersonItem(lead, movie)),
	);
}

/** Null for an unknown id. The ids are those of the members of a movie's cast. */
export function toPerson(id: number, appended: string[]): Record<string, unknown> | null {
	const movie = findMovie(Math.floor(id / 100));
	const member = movie && castOf(movie).find((person) => person.id === id);
	if (!movie || !member) return null;
	const inventor = createInventor(id);
	const others = [...inventor.several(MOVIES, PARTS), ...inventor.several(SHOWS, PARTS / 2)];
	const cast = [movie, ...others].map((title) => ({
		...toItem(title),
		media_type: "title" in title ? "movie" : "tv",
		character: inventPerson(inventor),
	}));
	const person = {
		id,
		name: member.name,
		adult: false,
		biography: inventor.chance(70) ? `${inventOverview(inventor)}\n\n${inventOverview(inventor)}` : "",
		birthday: inventor.chance(80) ? "1961-04-05" : null,
		deathday: null,
		place_of_birth: inventor.chance(80) ? "Dunmere" : null,
		profile_path: member.profile_path,
		known_for_department: "Acting",
		also_known_as: [],
		homepage: null,
	};
	if (!appended.includes("combined_credits")) return person;
	const [first] = cast;
	return { ...person, combined_credits: { cast, crew: [{ ...first, character: undefined, job: "Director" }, null] } };
}

/** Null for an unknown id. Each collection has three movies. */
export function toCollection(id: number): Record<string, unknown> | null {
	const index = id - 800;
	const movie = index >= 0 && index % 9 === 0 ? findMovie(FIRST_MOVIE_ID + index) : undefined;
	const collection = movie?.belongs_to_collection;
	if (!collection) return null;
	const parts = [movie, ...MOVIES.slice(index + 100, index + 102)].map(toItem);
	return { ...collection, overview: "Three that belong together.", parts };
}
