// Finds the title of a record: by the file's own TMDB id, then by IMDb's and TheTVDB's, then by name and year with exactly
// one exact hit. Everything else is for a person to choose.

import { toWords } from "~/domain/import/reading/exact-words";
import type { FileRecord } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import { splitTitle } from "~/domain/import/title-parts";
import { remember } from "~/lib/caching/remember";
import type { EpisodeNumber, MediaType, TitleRef } from "../../catalogue/types";
import type { Candidate, Lookup } from "./lookup";
import { findByName } from "./place-episode";
import { ShowEpisodes } from "./show-episodes";

export type Match =
	/** `title`: with what the catalogue calls it, where that is known. `place`: of the episode, where only its own id or name tells it. */
	| { state: "matched"; title: TitleRef & Partial<Candidate>; place?: EpisodeNumber }
	| { state: "ambiguous" | "unmatched"; reason: Reason; candidates: Candidate[] };

/** Candidates of one row. */
const CANDIDATES_MAX = 5;

type Sought = Pick<FileRecord, "media_type" | "title" | "year" | "ids" | "season" | "episode"> &
	Partial<Pick<FileRecord, "kind" | "wholeTitle" | "episodeTitle" | "mayBeShow">>;

/** The id of an episode that nothing else in the record places. */
function findLoneEpisode({ media_type, season, episode, ids }: Sought): number | null {
	return media_type === "movie" || (season !== null && episode !== null) ? null : ids.episodeTvdb;
}

/** Equal for records of the same title, and of the same episode where its id alone names it. */
export function titleKeyOf(sought: Sought): string {
	const { media_type, title, year, ids, wholeTitle, mayBeShow } = sought;
	const lone = findLoneEpisode(sought);
	return JSON.stringify([
		...[media_type, ids.tmdb, ids.imdb, ids.tvdb, ids.tmdb || ids.imdb || ids.tvdb ? null : [title, year]],
		...(lone === null ? [] : [lone]),
		...(wholeTitle ? [wholeTitle] : []),
		...(mayBeShow ? ["or a show"] : []),
	]);
}

/** Titles that a search finds, and those of exactly the name. Where none is, names in the person's other language count. */
async function searchName(
	types: MediaType[],
	{ title, year }: { title: string; year: number | null },
	lookup: Lookup,
): Promise<{ candidates: Candidate[]; named: Candidate[] }> {
	const find = async (language?: string) => {
		const candidates = (await Promise.all(types.map((type) => lookup.search(type, title, year, language)))).flat();
		return { candidates, named: candidates.filter((candidate) => toWords(candidate.title) === toWords(title)) };
	};
	const english = await find();
	// A search finds names of every language; the language is that of the names it returns.
	if (english.named.length > 0 || english.candidates.length === 0 || lookup.language === null) return english;
	const translated = await find(lookup.language);
	return translated.named.length > 0 ? translated : english;
}

/** A play of "Show: Name", where no film is called so: a show alone has no play. */
async function searchPlayed({ title, year, media_type, kind }: Sought, lookup: Lookup): Promise<Match | null> {
	if (title === null || year !== null || media_type !== null || kind !== "play") return null;
	if (splitTitle(title).length === 1) return null;
	const films = await searchName(["movie"], { title, year }, lookup);
	return films.named.length === 0 ? await searchEpisode(title, lookup, false) : null;
}

/** What a service calls a movie, and is a show of exactly the name and the year, or an episode of one. */
async function searchShow({ title, year }: Sought, lookup: Lookup): Promise<Match | null> {
	const { named } = await searchName(["tv"], { title: title ?? "", year }, lookup);
	const [only, ...others] = year === null ? named : named.filter((show) => show.year === year);
	if (only) return others.length === 0 ? { state: "matched", title: only } : null;
	return await searchEpisode(title ?? "", lookup, false);
}

async function searchTitle(sought: Sought, lookup: Lookup): Promise<Match> {
	const played = await searchPlayed(sought, lookup);
	if (played) return played;
	const { title, year, media_type } = sought;
	const types: MediaType[] = media_type ? [media_type] : ["movie", "tv"];
	const search = async (within: number | null) => await searchName(types, { title: title ?? "", year: within }, lookup);
	const inYear = await search(year);
	// Services date a title differently by a year: the others are there to choose from.
	const { candidates: all, named } = inYear.candidates.length === 0 && year !== null ? await search(null) : inYear;
	const candidates = all.slice(0, CANDIDATES_MAX);
	const exact = year === null ? named : named.filter((candidate) => candidate.year === year);
	const [only] = exact;
	if (exact.length === 1 && only) return { state: "matched", title: only };
	const show = sought.mayBeShow && exact.length === 0 ? await searchShow(sought, lookup) : null;
	if (show) return show;
	const episode = media_type === null ? await searchEpisode(title ?? "", lookup, exact.length > 0) : null;
	if (episode) return episode;
	if (all.length === 0) return { state: "unmatched", reason: { code: "noTitle" }, candidates };
	const reason: Reason =
		exact.length > 1 ? { code: "severalNamed" } : year === null ? { code: "noneNamed" } : { code: "noneNamedOfYear" };
	return { state: "ambiguous", reason, candidates: (exact.length > 1 ? exact : candidates).slice(0, CANDIDATES_MAX) };
}

/** Places at which a name is split into a show's and an episode's. */
const SPLITS_MAX = 3;

/**
 * "Show: Name", and "Show: Season's name: Name", where nothing has the whole name: both parts need exactly one exact hit. The
 * longest name of a show goes first. `isChosen`: only shows that a person chose count.
 */
async function searchEpisode(title: string, lookup: Lookup, isChosen: boolean): Promise<Match | null> {
	const parts = splitTitle(title);
	for (let at = Math.min(parts.length - 1, SPLITS_MAX); at > 0; at -= 1) {
		const name = title.slice(0, parts[at - 1]?.end);
		const chosen = lookup.chosen.get(toWords(name));
		if (chosen === undefined && isChosen) continue;
		const { named } =
			chosen === undefined ? await searchName(["tv"], { title: name, year: null }, lookup) : { named: [] };
		const show = chosen ?? named[0];
		if (!show || named.length > 1) continue;
		const sought = { season: null, name: title.slice(parts[at]?.start), isShow: chosen !== undefined };
		const place = await findByName(await openShow(show.id, lookup), sought);
		if (place) return { state: "matched", title: show, place };
	}
	return null;
}

/** By the look-ups that read them. */
const showsOf = new WeakMap<Lookup, Map<number, Promise<ShowEpisodes>>>();

/** The episodes of a show, read once for all rows that are looked up together. */
export async function openShow(id: number, lookup: Lookup): Promise<ShowEpisodes> {
	const open = showsOf.get(lookup) ?? new Map<number, Promise<ShowEpisodes>>();
	showsOf.set(lookup, open);
	return await remember(open, id, () => ShowEpisodes.open(id, lookup));
}

/** The show that a person chose for other rows of its name. */
function findChosenShow({ title, media_type, season, episodeTitle }: Sought, lookup: Lookup): Match | null {
	const isOfShow = media_type === "tv" || season !== null || Boolean(episodeTitle);
	const show = isOfShow ? lookup.chosen.get(toWords(title ?? "")) : undefined;
	return show === undefined ? null : { state: "matched", title: show };
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
		const candidates = await Promise.all(types.map((mediaType) => lookup.byId({ mediaType, id: ids.tmdb as number })));
		const titles = candidates.filter((candidate) => candidate !== null);
		const [only] = titles;
		if (titles.length === 1 && only) return { state: "matched", title: only };
		if (titles.length > 1) both = titles;
	}
	const isMeant = ({ mediaType, id }: TitleRef) =>
		both.length === 0 || both.some((title) => title.mediaType === mediaType && title.id === id);
	const external = [
		["imdb_id", ids.imdb],
		["tvdb_id", ids.tvdb === null ? null : String(ids.tvdb)],
	] as const;
	for (const [source, id] of external) {
		if (id === null) continue;
		const all = await lookup.byExternal(source, id);
		const titles = all.filter((title) => (media_type === null || title.mediaType === media_type) && isMeant(title));
		const [only] = titles;
		if (titles.length === 1 && only) return { state: "matched", title: only };
		if (titles.length > 1)
			return { state: "ambiguous", reason: { code: "severalOfId" }, candidates: titles.slice(0, CANDIDATES_MAX) };
	}
	if (both.length > 0) return { state: "ambiguous", reason: { code: "idOfTwo" }, candidates: both };
	// An episode knows its show better than a name does; IMDb's ids do not say that they are of an episode.
	const episodeIds = [
		["tvdb_id", ids.tvdb === null && ids.episodeTvdb !== null ? String(ids.episodeTvdb) : null],
		["imdb_id", media_type === "movie" ? null : ids.imdb],
	] as const;
	for (const [source, id] of episodeIds) {
		const ofEpisode = id === null ? null : await lookup.byEpisode(source, id);
		if (ofEpisode)
			return { state: "matched", title: ofEpisode.title, ...(source === "imdb_id" && { place: ofEpisode.place }) };
	}
	if (sought.title === null) return { state: "unmatched", reason: { code: "noId" }, candidates: [] };
	const { wholeTitle } = sought;
	const whole = wholeTitle ? await searchTitle({ ...sought, title: wholeTitle, media_type: null }, lookup) : null;
	if (whole?.state === "matched") return whole;
	const match = await searchTitle(sought, lookup);
	return match.state === "matched" ? match : (findChosenShow(sought, lookup) ?? match);
}
