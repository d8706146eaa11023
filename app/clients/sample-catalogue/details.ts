// Owns the details of a movie, a show, a person and a collection. Appended parts are built on demand.

import type { MovieFacts, ShowFacts } from "./facts";
import { syntheticId } from "./ids";
import { cutPage } from "./responses";
import { listEpisodes, listSeasons, toSeasonSummary } from "./season";
import {
	commonDetails,
	personFields,
	posterPath,
	titleFields,
	toCompany,
	toCredits,
	toItem,
	toMixedItem,
	toOffers,
	toSpokenLanguage,
	toVideos,
} from "./shape";
import { listSimilar } from "./similar";
import { findCollection, findPerson, findTitle, type Part, type SampleTitle } from "./titles";

const APPENDABLE: Record<string, (title: SampleTitle) => object> = {
	similar: (title) => cutPage(listSimilar(title), 1, toItem),
	videos: toVideos,
	credits: toCredits,
	"watch/providers": toOffers,
};

/** Null where the catalogue has no such title. `appended` names parts; unknown names add nothing, as at TMDB. */
export function titleDetails(mediaType: "movie" | "tv", id: number, appended: string[], today: string): object | null {
	const title = findTitle(mediaType, id);
	if (!title) return null;
	const own = title.mediaType === "movie" ? movieDetails(title.facts) : showDetails(title.facts, today);
	const parts = appended.flatMap((name) => {
		const make = Object.hasOwn(APPENDABLE, name) ? APPENDABLE[name] : undefined;
		return make ? [[name, make(title)]] : [];
	});
	return { ...titleFields(title), ...commonDetails(title), ...own, ...Object.fromEntries(parts) };
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
	const episodes = regular.slice(-1).flatMap((season) => listEpisodes(facts, season));
	const aired = episodes.filter((episode) => !episode.air_date || episode.air_date <= today);
	return {
		created_by: facts.creators.map((name) => personFields(name, "Writing")),
		episode_run_time: [facts.runtime],
		in_production: facts.status === "Returning Series",
		languages: [facts.language],
		last_air_date: aired.at(-1)?.air_date ?? facts.date,
		last_episode_to_air: aired.at(-1) ?? null,
		networks: facts.networks.map((name) => toCompany("network", name, facts)),
		next_episode_to_air: episodes[aired.length] ?? null,
		number_of_episodes: regular.reduce((sum, season) => sum + season.episodeCount, 0),
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

function departmentOf(parts: Part[]): string {
	if (parts.some(({ character }) => character !== undefined)) return "Acting";
	return parts.some(({ job }) => job === "Director") ? "Directing" : "Writing";
}

/** Null where nobody in the catalogue has that id. */
export function personDetails(id: number, appended: string[]): object | null {
	const person = findPerson(id);
	if (!person) return null;
	const details = {
		...personFields(person.name, departmentOf(person.parts)),
		also_known_as: [],
		biography: "",
		birthday: "",
		deathday: "",
		homepage: null,
		imdb_id: null,
		place_of_birth: "",
	};
	return appended.includes("combined_credits")
		? { ...details, combined_credits: toCombinedCredits(person.parts) }
		: details;
}

function toCombinedCredits(parts: Part[]) {
	const cast = parts.flatMap(({ title, character }) =>
		character === undefined ? [] : [{ ...toMixedItem(title), character }],
	);
	const crew = parts.flatMap(({ title, job }) =>
		job === undefined ? [] : [{ ...toMixedItem(title), department: job === "Director" ? "Directing" : "Writing", job }],
	);
	return { cast, crew };
}
