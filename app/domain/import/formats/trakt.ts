// Trakt's export: a zip of JSON or CSV files, flat, in folders or in pages; and the CSV files that Trakt gave to VIPs and
// reads itself.

import { parseJson } from "~/lib/http/parse-json";
import { isRecord } from "~/lib/is-record";
import { readCells, toOwnId } from "../reading/columns";
import { type OpenFile, openChosen, type Reader, type Reading, unused } from "../reading/format";
import { type Columns, guessColumns } from "../reading/guess-columns";
import { type Entry, readEntries, readRows, toParts } from "../reading/lines";
import { readOwnList } from "../reading/own-list";
import {
	type FileRecord,
	type Part,
	readCount,
	readId,
	readIds,
	readNumber,
	readObjects,
	readRating,
	readText,
	readYear,
	toRemarkPart,
} from "../reading/record";
import { type Cells, hasColumns, type Table } from "../reading/table";
import type { Reason } from "../reason";
import { noRemark, ofSeasons } from "../row-kinds";

const of = (entry: Entry, name: string): Entry => (isRecord(entry[name]) ? (entry[name] as Entry) : {});

/** The subject of an entry: a movie, a show, or an episode of a show. */
function readSubject(entry: Entry): Part {
	const isMovie = isRecord(entry.movie);
	const title = of(entry, isMovie ? "movie" : "show");
	const [ids, episode] = [of(title, "ids"), of(entry, "episode")];
	const hasEpisode = !isMovie && isRecord(entry.episode);
	const idsOfEpisode = of(episode, "ids");
	return {
		media_type: isMovie ? "movie" : isRecord(entry.show) ? "tv" : null,
		title: readText(title.title),
		year: readYear(title.year),
		season: hasEpisode ? readCount(episode.season) : null,
		episode: hasEpisode ? readCount(episode.number) : null,
		ids: {
			...readIds(ids.tmdb, ids.imdb, ids.tvdb),
			episodeTmdb: readId(idsOfEpisode.tmdb),
			episodeTvdb: readId(idsOfEpisode.tvdb),
		},
	};
}

/** Without a prototype: a column may be called `__proto__`. */
const newEntry = (): Entry => Object.create(null);

/** "movie.ids.tmdb" becomes the value at that path, as in the JSON file. */
function toEntry(cells: Cells): Entry {
	const entry = newEntry();
	for (const [path, value] of Object.entries(cells)) {
		if (value === "") continue;
		const names = path.split(".");
		const last = names.pop() ?? path;
		let at = entry;
		for (const name of names) at = at[name] = isRecord(at[name]) ? (at[name] as Entry) : newEntry();
		at[last] = value;
	}
	return entry;
}

function readHistory(entry: Entry): Part[] {
	const id = readNumber(entry.id);
	const sourceId = id === null ? null : `trakt:${id}`;
	return [{ ...readSubject(entry), kind: "play", watched_at: readText(entry.watched_at), sourceId }];
}

/** Titles with the number of plays and the last date only. */
function readSummary(entry: Entry): Part[] {
	const subject = readSubject(entry);
	const play: Part = { ...subject, kind: "play", isSummary: true };
	if (!isRecord(entry.show)) return [{ ...play, watched_at: readText(entry.last_watched_at) }];
	// A CSV file has the list as JSON in a cell.
	const seasons = readObjects(typeof entry.seasons === "string" ? parseJson(entry.seasons) : entry.seasons);
	const plays = seasons.flatMap((season) =>
		readObjects(season.episodes).map((episode) => ({
			season: readCount(season.number),
			episode: readCount(episode.number),
			watched_at: readText(episode.last_watched_at),
		})),
	);
	return plays.length > 0 ? toParts(play, plays) : [{ ...subject, leftOut: { code: "rowWithoutEpisode" } }];
}

function readRated(entry: Entry): Part[] {
	const subject = readSubject(entry);
	if (isRecord(entry.season)) return [{ ...subject, leftOut: ofSeasons("rating") }];
	const rating = readRating(entry.rating);
	const invalid: Reason | null = rating === null ? { code: "not1To10" } : null;
	return [{ ...subject, kind: "rating", rating, added_at: readText(entry.rated_at), invalid }];
}

function readListed(entry: Entry): Part[] {
	const subject = { ...readSubject(entry), added_at: readText(entry.listed_at) };
	if (!isRecord(entry.movie) && !isRecord(entry.show)) return [{ ...subject, leftOut: { code: "people" } }];
	const isWhole = !isRecord(entry.episode) && !isRecord(entry.season);
	return [isWhole ? { ...subject, kind: "watchLater" } : { ...subject, leftOut: { code: "wholeTitlesOnly" } }];
}

/** A comment, or a note of somebody who pays for them, which may be of one play. Both name the text as its file is called. */
function readComment(entry: Entry): Part[] {
	const subject = readSubject(entry);
	const [comment, noted, attached] = [of(entry, "comment"), of(entry, "note"), of(entry, "attached_to")];
	if (!isRecord(entry.movie) && !isRecord(entry.show)) return [{ ...subject, leftOut: { code: "notesOfTitles" } }];
	if (isRecord(entry.season)) return [{ ...subject, leftOut: ofSeasons("note") }];
	if (readId(comment.parent_id)) return [{ ...subject, leftOut: { code: "replies" } }];
	const note = toRemarkPart("note", comment.comment ?? noted.notes);
	if (!note) return [{ ...subject, leftOut: noRemark("note") }];
	const playId = attached.type === "history" ? readNumber(attached.id) : null;
	const play = playId !== null && { isOfPlay: true, sourceId: `trakt:${playId}` };
	return [{ ...subject, ...note, added_at: readText(comment.created_at ?? noted.created_at), ...play }];
}

function leaveOut(reason: Reason) {
	return (entry: Entry): Part[] => [{ ...readSubject(entry), leftOut: reason }];
}

/** An entry of a list of one's own. */
function readEntryOf(list: Part): (entry: Entry) => Part[] {
	return (entry) => readListed(entry).map((part) => (part.leftOut ? part : { ...part, ...list }));
}

/** By its id at Trakt: what the files say of each list. */
function findLists(files: OpenFile[]): Map<string, Entry> {
	const named = files.filter(({ name }) => /^(?:lists-)?lists(?:-\d+)?\.(?:json|csv)$/.test(name));
	const lists = named.flatMap(({ json, table }) =>
		table ? table.rows.map(({ cells }) => toEntry(cells)) : readObjects(json),
	);
	return new Map(lists.map((list) => [String(of(list, "ids").trakt), list]));
}

/** `lists-list-77-rainy-days-2.json`, which may be a second page, or the only one of "Rainy days 2". */
const LIST_NAME = /^(?:lists-)?list-(?:(\d+)-)?(.*)\.(?:json|csv)$/;

/** Where the lists' own file is missing, the name of the file tells the list's. */
function openList({ name }: OpenFile, lists: Map<string, Entry>) {
	const [, id = "", slug = ""] = LIST_NAME.exec(name) ?? [];
	const list = lists.get(id);
	if (list) return readOwnList(list.name, list.description);
	const words = slug.replaceAll("-", " ");
	return readOwnList(words.charAt(0).toUpperCase() + words.slice(1), null);
}

type Kind = [name: RegExp, kind: string, read: (entry: Entry) => Part[]];

const HISTORY = /^(?:watched-)?history$/;
const OWN_LIST = /^(?:lists-)?list-/;

/** By the file's name without its page and its ending. */
const KINDS: Kind[] = [
	[HISTORY, "Trakt history", readHistory],
	[/^watched-(?:movies|shows)$/, "Trakt watched titles", readSummary],
	[/^ratings-(?:movies|shows|seasons|episodes)$/, "Trakt ratings", readRated],
	[/^(?:lists-)?watchlist$/, "Trakt watchlist", readListed],
	[/^(?:lists-)?favorites$/, "Trakt favourites", leaveOut({ code: "favourites" })],
	[OWN_LIST, "Trakt list", readListed],
	[/^(?:watched-)?playback$/, "Trakt playback", leaveOut({ code: "progress" })],
	[/^hidden-/, "Trakt hidden titles", leaveOut({ code: "hiddenTitles" })],
	[/^collection-/, "Trakt collection", leaveOut({ code: "collections" })],
	[/^comments-|^notes-/, "Trakt comments and notes", readComment],
];
const ACCOUNT_DATA =
	/^(?:user-(?:settings|profile|last-activities|stats|saved-filters)|network-(?:follow|friends)|likes-(?:comments|lists)|lists-(?:lists|collaborations))/;
/** Names that other programs give to their files, too. */
const COMMON_NAME = /^(?:history|watchlist|favorites|playback|list-.*)$/;

/** Whether the entry is of Trakt: the first ones may be people, or damaged. */
function isOfTrakt(entry: Entry): boolean {
	const subject = [entry.movie, entry.show, entry.episode, entry.person].find(isRecord) as Entry | undefined;
	return isRecord(subject?.ids) && ["trakt", "slug"].some((name) => name in (subject.ids as Entry));
}

/** By a member that the entries have. */
const KIND_OF_MEMBER = [
	["rated_at", "ratings-movies"],
	["listed_at", "watchlist"],
	["last_watched_at", "watched-movies"],
	["watched_at", "history"],
] as const;

/** The kind that most entries show, where the file has another name. */
function kindByContent(entries: Entry[]): Kind | undefined {
	const [, name = ""] =
		KIND_OF_MEMBER.find(([member]) => entries.filter((entry) => member in entry).length * 2 > entries.length) ?? [];
	return KINDS.find(([pattern]) => pattern.test(name));
}

/** Parts of which nothing is imported, by how Trakt calls them. */
const UNUSED_PART = /\b(?:collection|likes|network|hidden|playback|favorites|user|lists-list)\b/;

/** What Trakt could not export, as far as it would have been imported. */
function listErrors(json: unknown): Reading {
	const missing = readObjects(json).flatMap(({ endpoint, fetchedPages, totalPages }) => {
		const name = String(endpoint).slice(0, 60);
		if (UNUSED_PART.test(name)) return [];
		const [fetched, total] = [readCount(fetchedPages), readCount(totalPages)];
		return fetched !== null && total ? `${name} (${fetched}/${total})` : name;
	});
	const warnings: Reason[] =
		missing.length > 0 ? [{ code: "incompleteTrakt", missing: missing.slice(0, 20).join(", ") }] : [];
	return { kind: "Trakt errors", records: [], warnings, reason: { code: "exportErrors" } };
}

function toStem(name: string): string {
	return name.replace(/\.(?:json|csv)$/, "").replace(/-\d+$/, "");
}

const VIP: Columns = {
	title: "title",
	year: "year",
	media_type: "type",
	season: "season_number",
	episode: "episode_number",
	watched_at: "watched_at",
	added_at: "listed_at",
	rating: "rating",
	rated_at: "rated_at",
	tmdb: "tmdb_id",
	imdb: "imdb_id",
	tvdb: "tvdb_id",
};

/** Lists of VIPs, where the ids of an episode's row are the show's, and of programs that use Trakt's ids. */
function readCsv(path: string, table: Table): Reading | null {
	const isVip = hasColumns(table, "trakt_rating", "trakt_id");
	if (!isVip && !hasColumns(table, "trakt_id") && !hasColumns(table, "trakt", "watched_at")) return null;
	const columns = isVip ? VIP : guessColumns(table);
	const isEpisodes = hasColumns(table, "episode") && !hasColumns(table, "type");
	/** IMDb's ids say what they are of. */
	const usual = columns.media_type || columns.tmdb ? ("movie" as const) : undefined;
	const options = {
		columns,
		mediaType: isEpisodes ? ("tv" as const) : usual,
		isPlay: columns.watched_at && table.header.includes(columns.watched_at) ? ("unlessOther" as const) : false,
	};
	return {
		kind: "Trakt list (CSV)",
		records: readRows(path, table.rows, (cells) => {
			const parts = readCells(cells, options);
			return isEpisodes ? parts.map(toOwnId) : parts;
		}),
	};
}

const isEntryColumn = (name: string) => /^(?:movie|show|episode|person)\.ids\./.test(name);

/** The list of a file: of a row that could not be read, null. */
function listEntries({ json, table }: OpenFile): unknown {
	if (!table?.header.some(isEntryColumn)) return json;
	return table.rows.map(({ cells, problem }) => (problem ? null : toEntry(cells)));
}

/** The lists of one object, by which the program traktexport calls them. */
function readMembers(file: OpenFile, json: Entry): Reading | null {
	const lists = Object.entries(json).flatMap(([name, value]): OpenFile[] =>
		Array.isArray(value) ? [{ ...file, name: `${name}.json`, json: value }] : [],
	);
	if (!lists.some(({ name }) => name === "history.json")) return null;
	const chosen = openChosen(lists);
	const readings = lists.flatMap((list) => readTrakt(list, chosen) ?? []);
	return readings.length > 0 ? { kind: "Trakt export", records: readings.flatMap(({ records }) => records) } : null;
}

/** The records of a list, of which each entry has one, in the order of their ranks. */
function byRank(records: FileRecord[], list: unknown[]): FileRecord[] {
	const rankOf = (entry: unknown) => (isRecord(entry) && readNumber(entry.rank)) || 0;
	const ranked = records.map((record, at) => ({ record, rank: rankOf(list[at]) }));
	return ranked.toSorted((one, other) => one.rank - other.rank).map(({ record }) => record);
}

const hasHistory = (files: OpenFile[]) => files.some(({ name }) => HISTORY.test(toStem(name)));
const hasTitles = (files: OpenFile[]) =>
	files.some(({ name }) => KINDS.some(([pattern]) => pattern.test(toStem(name))));

export const readTrakt: Reader = (file, chosen) => {
	const { path, json, table } = file;
	if (isRecord(json)) {
		const reading = readMembers(file, json);
		if (reading) return reading;
	}
	const stem = toStem(file.name);
	if (stem === "_errors" && Array.isArray(json)) return listErrors(json);
	const list = listEntries(file);
	const entries = readObjects(list).filter(isOfTrakt);
	if (Array.isArray(list) && entries.length > 0) {
		const kindOfFile = KINDS.find(([name]) => name.test(stem)) ?? kindByContent(entries);
		if (!kindOfFile) return unused("Trakt data", { code: "noTitlesOfTrakt" });
		const [pattern, kind, readUsual] = kindOfFile;
		const { part, warnings } =
			pattern === OWN_LIST ? openList(file, chosen.once(findLists)) : { part: null, warnings: [] };
		const read = part ? readEntryOf(part) : readUsual;
		const records = table
			? readRows(path, table.rows, (_cells, _row, at) => read(list[at]))
			: readEntries(path, list, read);
		const isAlone = read === readSummary && !chosen.once(hasHistory);
		return {
			kind,
			records: part ? byRank(records, list) : records,
			warnings: isAlone ? [{ code: "lastDatesOnly" }] : warnings,
		};
	}
	if (table) return readCsv(path, table);
	if (json !== null && ACCOUNT_DATA.test(stem)) {
		const reason: Reason = chosen.once(hasTitles) ? { code: "accountData" } : { code: "accountDataAlone" };
		return unused("Trakt account data", reason);
	}
	const isEmpty = Array.isArray(json) && json.length === 0;
	// An empty list is of Trakt by its name alone.
	const named = isEmpty && !COMMON_NAME.test(stem) ? KINDS.find(([name]) => name.test(stem)) : undefined;
	return named ? { kind: named[1], records: [] } : null;
};
