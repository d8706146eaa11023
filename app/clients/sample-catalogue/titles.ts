// The titles of the sample catalogue and the indexes over them. Each index is built on first use.
import { lazy } from "~/lib/lazy";
import { CREW } from "./data/crew";
import { KEYWORDS } from "./data/keywords";
import { MOVIES_1920_1994 } from "./data/movies-1920-1994";
import { MOVIES_1995_2009 } from "./data/movies-1995-2009";
import { MOVIES_2010_2025 } from "./data/movies-2010-2025";
import { SHOWS_1950_2009 } from "./data/shows-1950-2009";
import { SHOWS_2010_2025 } from "./data/shows-2010-2025";
import type { MovieFacts, ShowFacts } from "./facts";
import { syntheticId } from "./ids";

/** A movie or a show, with their common facts under common names. */
export type SampleTitle = { id: number; name: string; originalName: string } & (
	| { mediaType: "movie"; facts: MovieFacts }
	| { mediaType: "tv"; facts: ShowFacts }
);

/** A person's credit in a title, with either a character or a job. */
export interface Credit {
	title: SampleTitle;
	character?: string;
	job?: "Creator" | SampleJob;
}

/** Jobs of a title's crew, with the departments that TMDB gives them. */
export const CREW_DEPARTMENTS = {
	Director: "Directing",
	Writer: "Writing",
	"Original Music Composer": "Sound",
	"Director of Photography": "Camera",
} as const;

export type SampleJob = keyof typeof CREW_DEPARTMENTS;

export interface Person {
	id: number;
	name: string;
	credits: Credit[];
}

interface Collection {
	id: number;
	name: string;
	/** In order of release. */
	movies: MovieFacts[];
}

const movieTitles = lazy((): SampleTitle[] =>
	[...MOVIES_1920_1994, ...MOVIES_1995_2009, ...MOVIES_2010_2025].map((facts) => ({
		mediaType: "movie",
		id: facts.id,
		name: facts.title,
		originalName: facts.originalTitle ?? facts.title,
		facts,
	})),
);

const showTitles = lazy((): SampleTitle[] =>
	[...SHOWS_1950_2009, ...SHOWS_2010_2025].map((facts) => ({
		mediaType: "tv",
		id: facts.id,
		name: facts.name,
		originalName: facts.originalName ?? facts.name,
		facts,
	})),
);

const allTitles = lazy(() => [...movieTitles(), ...showTitles()]);
const titlesById = lazy(() => new Map(allTitles().map((title) => [`${title.mediaType}:${title.id}`, title])));

const people = lazy(() => {
	const peopleById = new Map<number, Person>();
	function add(name: string, credit: Credit) {
		const id = personId(name);
		const person = peopleById.get(id) ?? { id, name, credits: [] };
		person.credits.push(credit);
		peopleById.set(id, person);
	}
	for (const title of allTitles()) {
		for (const { name, character } of title.facts.cast.map(readCastLine)) add(name, { title, character });
		for (const { name, job } of listCrew(title)) add(name, { title, job });
		for (const name of listCreators(title)) add(name, { title, job: "Creator" });
	}
	return peopleById;
});

const collections = lazy(() => {
	const collectionsById = new Map<number, Collection>();
	for (const title of movieTitles()) {
		if (title.mediaType !== "movie" || !title.facts.collection) continue;
		const id = syntheticId("collection", title.facts.collection);
		const collection = collectionsById.get(id) ?? { id, name: title.facts.collection, movies: [] };
		collection.movies.push(title.facts);
		collection.movies.sort((a, b) => a.date.localeCompare(b.date));
		collectionsById.set(id, collection);
	}
	return collectionsById;
});

export function listTitles(mediaType: "all" | "movie" | "tv"): SampleTitle[] {
	if (mediaType === "all") return allTitles();
	return mediaType === "movie" ? movieTitles() : showTitles();
}

export function findTitle(mediaType: "movie" | "tv", id: number): SampleTitle | null {
	return titlesById().get(`${mediaType}:${id}`) ?? null;
}

export function findShowFacts(id: number): ShowFacts | null {
	const title = findTitle("tv", id);
	return title?.mediaType === "tv" ? title.facts : null;
}

export function findPerson(id: number): Person | null {
	return people().get(id) ?? null;
}

export function listPeople(): Person[] {
	return [...people().values()];
}

export function findPersonName(id: number): string | null {
	return findPerson(id)?.name ?? null;
}

export function findCollection(id: number): Collection | null {
	return collections().get(id) ?? null;
}

function splitNames(names: string): string[] {
	return names
		.split(",")
		.map((name) => name.trim())
		.filter(Boolean);
}

/** Empty for shows. */
export function listDirectors(title: SampleTitle): string[] {
	return title.mediaType === "movie" ? splitNames(title.facts.director) : [];
}

/** Directors, writers, music and camera, as far as they are known. */
export function listCrew(title: SampleTitle): { name: string; job: SampleJob }[] {
	const [writers = "", music = "", camera = ""] = (CREW[title.mediaType][title.id] ?? "").split("|");
	const jobs: [SampleJob, string[]][] = [
		["Director", listDirectors(title)],
		["Writer", splitNames(writers)],
		["Original Music Composer", splitNames(music)],
		["Director of Photography", splitNames(camera)],
	];
	return jobs.flatMap(([job, names]) => names.map((name) => ({ name, job })));
}

export function listCreators(title: SampleTitle): string[] {
	return title.mediaType === "tv" ? title.facts.creators : [];
}

export interface Keyword {
	id: number;
	name: string;
}

export function listKeywords({ mediaType, id }: Pick<SampleTitle, "mediaType" | "id">): Keyword[] {
	return (KEYWORDS[mediaType][id] ?? "").split(" ").flatMap((name) => (name ? [toKeyword(name)] : []));
}

function toKeyword(name: string): Keyword {
	return { id: syntheticId("keyword", name), name };
}

/** Splits "Actor | Character". */
export function readCastLine(line: string): { name: string; character: string } {
	const [name = "", character = ""] = line.split("|").map((part) => part.trim());
	return { name, character };
}

export function personId(name: string): number {
	return syntheticId("person", name);
}
