// Finds the title of a record: by the file's own TMDB id, then by IMDb's and TheTVDB's, then by name and year with exactly
// one exact hit. Everything else is for a person to choose.
import type { MediaType, TitleRef } from "../catalogue/types";
import type { FileRecord } from "./record";

export interface Candidate extends TitleRef {
	title: string;
	year: number | null;
}

export interface Place {
	season: number;
	episode: number;
}

type ExternalSource = "imdb_id" | "tvdb_id";

/** Looks titles up. Each may throw while the upstream is down. */
export interface Lookup {
	byId(title: TitleRef): Promise<Candidate | null>;
	byExternal(source: ExternalSource, id: string): Promise<Candidate[]>;
	/** The show of an episode, with its place there. */
	byEpisode(source: ExternalSource, id: string): Promise<{ title: TitleRef; place: Place } | null>;
	/** With names in English, or in the person's other language. */
	search(mediaType: MediaType, title: string, year: number | null, language?: string): Promise<Candidate[]>;
	/** In which the person's files may have their names, too; null: English only. */
	language: string | null;
	/** Of a show; none where it has none. */
	seasons(showId: number): Promise<SeasonSize[]>;
	episodes(showId: number, season: number): Promise<NamedEpisode[]>;
}

export interface SeasonSize {
	season: number;
	name: string;
	episodes: number;
	/** Of its first episode. */
	year: number | null;
}

interface NamedEpisode {
	episode: number;
	/** In English and in the person's other language. */
	names: string[];
}

export type Match =
	/** `place`: of the episode, where only its own id or name tells it. */
	| { state: "matched"; title: TitleRef; place?: Place }
	| { state: "ambiguous" | "unmatched"; reason: string; candidates: Candidate[] };

/** Candidates of one row. */
const CANDIDATES_MAX = 5;

type Sought = Pick<FileRecord, "media_type" | "title" | "year" | "ids" | "season" | "episode">;

/** The id of an episode that nothing else in the record places. */
function findLoneEpisode({ media_type, season, episode, ids }: Sought): number | null {
	return media_type === "movie" || (season !== null && episode !== null) ? null : ids.episodeTvdb;
}

/** Equal for records of the same title, and of the same episode where its id alone names it. */
export function titleKeyOf(sought: Sought): string {
	const { media_type, title, year, ids } = sought;
	const lone = findLoneEpisode(sought);
	return JSON.stringify([
		...[media_type, ids.tmdb, ids.imdb, ids.tvdb, ids.tmdb || ids.imdb || ids.tvdb ? null : [title, year]],
		...(lone === null ? [] : [lone]),
	]);
}

function toWords(title: string): string {
	return title
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/&/g, " and ")
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

/** Titles that a search finds, and those of exactly the name. Where none is, names in the person's other language count. */
async function searchName(
	types: MediaType[],
	{ title, year }: { title: string; year: number | null },
	lookup: Lookup,
): Promise<{ found: Candidate[]; named: Candidate[] }> {
	const find = async (language?: string) => {
		const found = (await Promise.all(types.map((type) => lookup.search(type, title, year, language)))).flat();
		return { found, named: found.filter((each) => toWords(each.title) === toWords(title)) };
	};
	const english = await find();
	if (english.named.length > 0 || lookup.language === null) return english;
	const own = await find(lookup.language);
	return own.named.length > 0 ? own : english;
}

async function searchTitle({ title, year, media_type }: Sought, lookup: Lookup): Promise<Match> {
	const types: MediaType[] = media_type ? [media_type] : ["movie", "tv"];
	const search = async (within: number | null) => await searchName(types, { title: title ?? "", year: within }, lookup);
	const inYear = await search(year);
	// Services date a title differently by a year: the others are there to choose from.
	const { found, named } = inYear.found.length === 0 && year !== null ? await search(null) : inYear;
	const candidates = found.slice(0, CANDIDATES_MAX);
	const exact = year === null ? named : named.filter((each) => each.year === year);
	const [only] = exact;
	if (exact.length === 1 && only) return { state: "matched", title: only };
	const episode = media_type === null && exact.length === 0 ? await searchEpisode(title ?? "", lookup) : null;
	if (episode) return episode;
	if (found.length === 0) return { state: "unmatched", reason: "The catalogue has no such title", candidates };
	const reason =
		exact.length > 1
			? "Several titles have this name"
			: year === null
				? "No title has exactly this name"
				: "No title has exactly this name and year";
	return { state: "ambiguous", reason, candidates: (exact.length > 1 ? exact : candidates).slice(0, CANDIDATES_MAX) };
}

/** Seasons of a show whose episodes are read to find a name. */
const SEASONS_READ = 20;

/**
 * The episode of that name, where the show has exactly one: in the season that the file tells of or that the name begins
 * with, as "Season's name: Name", else in any of the first 20. Null for none and for several.
 */
async function findByName(
	showId: number,
	{ season, episodeTitle }: { season: number | null; episodeTitle: string },
	{ lookup, seasons }: { lookup: Lookup; seasons: SeasonSize[] },
): Promise<Place | null> {
	const [start = "", ...rest] = episodeTitle.split(": ");
	const isNamed = (each: SeasonSize) => rest.length > 0 && toWords(each.name) === toWords(start);
	const texts = [episodeTitle, ...(seasons.some(isNamed) ? [rest.join(": ")] : [])].map(toWords);
	const isOf = ({ names }: NamedEpisode) => names.some((name) => texts.includes(toWords(name)));
	const told = seasons.filter((each) => each.season === season || isNamed(each));
	for (const among of [
		told,
		seasons.filter((each) => each.season > 0 && !told.includes(each)).slice(0, SEASONS_READ),
	]) {
		const places: Place[] = [];
		for (const each of among) {
			const named = (await lookup.episodes(showId, each.season)).filter(isOf);
			places.push(...named.map(({ episode }) => ({ season: each.season, episode })));
		}
		const [only] = places;
		if (only) return places.length === 1 ? only : null;
	}
	return null;
}

/** "Show: Name", and "Show: Season's name: Name", where nothing has the whole name: both parts need exactly one exact hit. */
async function searchEpisode(title: string, lookup: Lookup): Promise<Match | null> {
	const parts = title.split(": ");
	for (const at of [1, 2].filter((each) => each < parts.length)) {
		const name = parts.slice(0, at).join(": ");
		const { named } = await searchName(["tv"], { title: name, year: null }, lookup);
		const [show] = named;
		if (!show || named.length > 1) continue;
		const sought = { season: null, episodeTitle: parts.slice(at).join(": ") };
		const place = await findByName(show.id, sought, { lookup, seasons: await lookup.seasons(show.id) });
		if (place) return { state: "matched", title: show, place };
	}
	return null;
}

export async function matchTitle(sought: Sought, lookup: Lookup): Promise<Match> {
	const { ids, media_type } = sought;
	const lone = findLoneEpisode(sought);
	const episode = lone === null ? null : await lookup.byEpisode("tvdb_id", String(lone));
	if (episode) return { state: "matched", ...episode };
	/** A movie and a show that have the same id. */
	let both: Candidate[] = [];
	if (ids.tmdb !== null) {
		const types: MediaType[] = media_type ? [media_type] : ["movie", "tv"];
		const found = await Promise.all(types.map((mediaType) => lookup.byId({ mediaType, id: ids.tmdb as number })));
		const titles = found.filter((each) => each !== null);
		const [only] = titles;
		if (titles.length === 1 && only) return { state: "matched", title: only };
		if (titles.length > 1) both = titles;
	}
	const isMeant = ({ mediaType, id }: TitleRef) =>
		both.length === 0 || both.some((each) => each.mediaType === mediaType && each.id === id);
	const external = [
		["imdb_id", ids.imdb],
		["tvdb_id", ids.tvdb === null ? null : String(ids.tvdb)],
	] as const;
	for (const [source, id] of external) {
		if (id === null) continue;
		const all = await lookup.byExternal(source, id);
		const titles = all.filter((each) => (media_type === null || each.mediaType === media_type) && isMeant(each));
		const [only] = titles;
		if (titles.length === 1 && only) return { state: "matched", title: only };
		if (titles.length > 1)
			return { state: "ambiguous", reason: "Several titles have this id", candidates: titles.slice(0, CANDIDATES_MAX) };
	}
	if (both.length > 0)
		return { state: "ambiguous", reason: "The id is that of a movie and of a show", candidates: both };
	// An episode knows its show better than a name does; IMDb's ids do not say that they are of an episode.
	const own = [
		["tvdb_id", ids.tvdb === null && ids.episodeTvdb !== null ? String(ids.episodeTvdb) : null],
		["imdb_id", media_type === "movie" ? null : ids.imdb],
	] as const;
	for (const [source, id] of own) {
		const found = id === null ? null : await lookup.byEpisode(source, id);
		if (found) return { state: "matched", title: found.title, ...(source === "imdb_id" && { place: found.place }) };
	}
	if (sought.title === null)
		return { state: "unmatched", reason: "The catalogue does not know this id", candidates: [] };
	return await searchTitle(sought, lookup);
}

/** Counts on from the season's end, as absolute numbers do. */
function countOn(seasons: SeasonSize[], { season, episode }: Place): Place | null {
	let left = episode;
	for (const each of seasons
		.filter((one) => one.season >= Math.max(1, season))
		.toSorted((a, b) => a.season - b.season)) {
		if (left <= each.episodes) return { season: each.season, episode: left };
		left -= each.episodes;
	}
	return null;
}

/**
 * Where the catalogue has the episode that a file numbers otherwise: a year as season, or numbers that count through. The
 * same place where it exists; null where nothing fits.
 */
export function renumber(seasons: SeasonSize[], place: Place): Place | null {
	const own = seasons.find(({ season }) => season === place.season);
	if (own && place.episode >= 0 && place.episode <= own.episodes) return place;
	const byYear = place.season >= 1900 ? seasons.filter(({ year, season }) => year === place.season && season > 0) : [];
	const [only] = byYear;
	if (byYear.length === 1 && only && place.episode <= only.episodes)
		return { season: only.season, episode: place.episode };
	return place.season === 0 || place.season >= 1900 ? null : countOn(seasons, place);
}

/**
 * Where a show has the episode of a record, where its numbers do not tell: by its name, or by its own id. Nothing where its
 * numbers count. `moved` is the reason why a person decides on the place, and stands alone where there is none.
 */
export async function placeEpisode(
	{ season, episode, episodeTitle, ids }: Pick<FileRecord, "season" | "episode" | "episodeTitle" | "ids">,
	{ showId, ...show }: { showId: number; lookup: Lookup; seasons: SeasonSize[] },
): Promise<{ place?: Place; moved?: string }> {
	if (episode === null && episodeTitle) {
		const place = await findByName(showId, { season, episodeTitle }, show);
		if (place && (season === null || place.season === season)) return { place };
		const name = `“${episodeTitle.slice(0, 80)}”`;
		const missing = season === null ? `The show has no episode ${name}` : `Season ${season} has no episode ${name}`;
		if (!place) return { moved: missing };
		return { place, moved: `${missing}: by its name it is S${place.season}E${place.episode}` };
	}
	if (season === null || episode === null || ids.episodeTvdb === null || show.seasons.length === 0) return {};
	const place = renumber(show.seasons, { season, episode });
	if (place?.season === season && place.episode === episode) return {};
	const own = await show.lookup.byEpisode("tvdb_id", String(ids.episodeTvdb));
	return own?.title.id === showId ? { place: own.place } : {};
}
