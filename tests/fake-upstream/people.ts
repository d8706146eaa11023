import { createInventor, inventOverview, inventPerson } from "./invent";
import { toItem } from "./lists";
import { FIRST_MOVIE_ID, findMovie, MOVIES, SHOWS } from "./titles";

/** Titles that everybody of the cast has had a part in besides. */
const PARTS = 12;

/** Null where nobody has that id: people's ids are those of a movie's cast. */
export function toPerson(id: number, appended: string[]): Record<string, unknown> | null {
	const movie = findMovie(Math.floor(id / 100));
	const credits = movie?.credits as { cast: { id: number; name: string; profile_path: string | null }[] } | undefined;
	const member = credits?.cast?.find((person) => person.id === id);
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

/** Null where there is no such collection; each holds three movies. */
export function toCollection(id: number): Record<string, unknown> | null {
	const index = id - 800;
	const movie = index >= 0 && index % 9 === 0 ? findMovie(FIRST_MOVIE_ID + index) : undefined;
	const collection = movie?.belongs_to_collection;
	if (!collection) return null;
	const parts = [movie, ...MOVIES.slice(index + 100, index + 102)].map(toItem);
	return { ...collection, overview: "Three that belong together.", parts };
}
