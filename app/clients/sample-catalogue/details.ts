// The details of a movie, a show, a person and a collection. Builds appended parts only when they are requested.

import { byPopularity } from "./charts";
import type { MovieFacts, ShowFacts } from "./facts";
import { syntheticId } from "./ids";
import { cutPage } from "./responses";
import { listSeasons, splitByAired, toSeasonSummary } from "./season";
import {
	commonDetails,
	personFields,
	posterPath,
	titleFields,
	toCompany,
	toContentRatings,
	toCredits,
	toItem,
	toMixedItem,
	toOffers,
	toReleaseDates,
	toSpokenLanguage,
	toVideos,
} from "./shape";
import { listSimilar } from "./similar";
import {
	CREW_DEPARTMENTS,
	type Credit,
	findCollection,
	findPerson,
	findTitle,
	listKeywords,
	type Person,
	type SampleTitle,
} from "./titles";

const APPENDABLE: Record<string, (title: SampleTitle) => object> = {
	similar: (title) => cutPage(listSimilar(title), 1, toItem),
	videos: toVideos,
	credits: toCredits,
	keywords: (title) => ({ [title.mediaType === "movie" ? "keywords" : "results"]: listKeywords(title) }),
	// The facts do not say in how many episodes a person appears.
	aggregate_credits: () => ({ cast: [], crew: [] }),
	content_ratings: toContentRatings,
	release_dates: toReleaseDates,
	"watch/providers": toOffers,
};

/** Null where the catalogue has no such title. `appended` names parts; unknown names add nothing, as at TMDB. */
export function titleDetails(mediaType: "movie" | "tv", id: number, appended: string[], today: string): object | null {
	const title = findTitle(mediaType, id);
	if (!title) return null;
	const details = title.mediaType === "movie" ? movieDetails(title.facts) : showDetails(title.facts, today);
	const parts = appended.flatMap((name) => {
		const build = Object.hasOwn(APPENDABLE, name) ? APPENDABLE[name] : undefined;
		return build ? [[name, build(title)]] : [];
	});
	return { ...titleFields(title), ...commonDetails(title), ...details, ...Object.fromEntries(parts) };
}

function movieDetails(facts: MovieFacts) {
	return {
		belongs_to_collection: facts.collection ? collectionFields(facts.collection, facts) : null,
		budget: facts.budget ?? 0,
		revenue: facts.revenue ?? 0,
		runtime: facts.runtime,
		spoken_languages: facts.languages.map(toSpokenLanguage),
		status: "Released",
	};
}

function showDetails(facts: ShowFacts, today: string) {
	const seasons = listSeasons(facts);
	const regular = seasons.filter((season) => season.number > 0);
	const { aired, next } = splitByAired(facts, today);
	return {
		created_by: facts.creators.map((name) => personFields(name, "Writing")),
		episode_run_time: [facts.runtime],
		in_production: facts.status === "Returning Series",
		languages: [facts.language],
		last_air_date: aired.findLast(({ air_date }) => air_date !== null)?.air_date ?? facts.date,
		last_episode_to_air: aired.at(-1) ?? null,
		networks: facts.networks.map((name) => toCompany("network", name, facts)),
		next_episode_to_air: next,
		number_of_episodes: regular.reduce((sum, season) => sum + season.airDates.length, 0),
		number_of_seasons: regular.length,
		seasons: seasons.map((season) => toSeasonSummary(facts, season)),
		spoken_languages: [toSpokenLanguage(facts.language)],
		status: facts.status,
		type: "Scripted",
	};
}

function collectionFields(name: string, first: MovieFacts) {
	return {
		backdrop_path: null,
		id: syntheticId("collection", name),
		name,
		poster_path: posterPath("movie", first.id),
	};
}

/** Null where the catalogue has no such collection. */
export function collectionDetails(id: number): object | null {
	const collection = findCollection(id);
	const [first] = collection?.movies ?? [];
	if (!collection || !first) return null;
	const parts = collection.movies.flatMap((facts) => findTitle("movie", facts.id) ?? []);
	return { ...collectionFields(collection.name, first), overview: "", parts: parts.map(toMixedItem) };
}

/** As many titles as TMDB names with a person in a list. */
const KNOWN_FOR_COUNT = 3;

/** A person as an item of a list. */
export function toPersonItem({ name, credits }: Person) {
	const titles = [...new Set(credits.map(({ title }) => title))].sort(byPopularity).slice(0, KNOWN_FOR_COUNT);
	return { ...personFields(name, departmentOf(credits)), known_for: titles.map(toMixedItem) };
}

/** Acting, unless the person worked on more titles than they played in. */
function departmentOf(credits: Credit[]): string {
	const jobs = credits.flatMap(({ job }) => job ?? []);
	const made = new Set(credits.flatMap(({ title, job }) => (job ? title : [])));
	const played = credits.filter(({ character }) => character !== undefined && character !== "Self");
	if (played.length >= made.size) return "Acting";
	if (jobs.includes("Director")) return "Directing";
	return jobs[0] ? jobDepartment(jobs[0]) : "Writing";
}

function jobDepartment(job: NonNullable<Credit["job"]>): string {
	return job === "Creator" ? "Writing" : CREW_DEPARTMENTS[job];
}

/** Null for an unknown id. */
export function personDetails(id: number, appended: string[]): object | null {
	const person = findPerson(id);
	if (!person) return null;
	const details = {
		...personFields(person.name, departmentOf(person.credits)),
		also_known_as: [],
		biography: "",
		birthday: "",
		deathday: "",
		homepage: null,
		imdb_id: null,
		place_of_birth: "",
	};
	return appended.includes("combined_credits")
		? { ...details, combined_credits: toCombinedCredits(person.credits) }
		: details;
}

function toCombinedCredits(credits: Credit[]) {
	const cast = credits.flatMap(({ title, character }) =>
		character === undefined ? [] : [{ ...toMixedItem(title), character }],
	);
	const crew = credits.flatMap(({ title, job }) =>
		job === undefined ? [] : [{ ...toMixedItem(title), department: jobDepartment(job), job }],
	);
	return { cast, crew };
}
