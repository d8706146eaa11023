// Trakt's export: a zip of JSON or CSV files, flat, in folders or in pages; and the CSV files that Trakt gave to VIPs and
// reads itself.
import { isRecord } from "~/lib/is-record";
import { type Columns, readRow } from "../columns";
import { type OpenFile, type Reader, type Reading, unused } from "../format";
import {
	type FileRecord,
	readCount,
	readId,
	readImdb,
	readNumber,
	readObjects,
	readRating,
	readText,
	readYear,
	toRecord,
} from "../record";
import { hasColumns, type Table } from "../table";

type Entry = Record<string, unknown>;

const of = (entry: Entry, name: string): Entry => (isRecord(entry[name]) ? (entry[name] as Entry) : {});

/** The subject of an entry: a movie, a show, or an episode of a show. */
function readSubject(entry: Entry): Partial<FileRecord> {
	const isMovie = isRecord(entry.movie);
	const title = of(entry, isMovie ? "movie" : "show");
	const [ids, episode] = [of(title, "ids"), of(entry, "episode")];
	const hasEpisode = !isMovie && isRecord(entry.episode);
	const own = of(episode, "ids");
	return {
		media_type: isMovie ? "movie" : isRecord(entry.show) ? "tv" : null,
		title: readText(title.title),
		year: readYear(title.year),
		season: hasEpisode ? readCount(episode.season) : null,
		episode: hasEpisode ? readCount(episode.number) : null,
		ids: {
			...{ tmdb: readId(ids.tmdb), imdb: readImdb(ids.imdb), tvdb: readId(ids.tvdb) },
			...{ episodeTmdb: readId(own.tmdb), episodeTvdb: readId(own.tvdb) },
		},
	};
}

/** "movie.ids.tmdb" becomes the value at that path, as in the JSON file. */
function toEntries(table: Table): Entry[] {
	return table.rows.map(({ cells }) => {
		const entry: Entry = {};
		for (const [path, value] of Object.entries(cells)) {
			if (value === "") continue;
			const names = path.split(".");
			const last = names.pop() ?? path;
			let at = entry;
			for (const name of names) at = at[name] = isRecord(at[name]) ? (at[name] as Entry) : {};
			at[last] = value;
		}
		return entry;
	});
}

function readHistory(file: string, entry: Entry, line: number): FileRecord[] {
	const id = readNumber(entry.id);
	const sourceId = id === null ? null : `trakt:${id}`;
	return [
		toRecord(file, line, { ...readSubject(entry), kind: "play", watched_at: readText(entry.watched_at), sourceId }),
	];
}

/** Titles with the number of plays and the last date only. */
function readSummary(file: string, entry: Entry, line: number): FileRecord[] {
	const subject = readSubject(entry);
	const base = { ...subject, kind: "play" as const, isSummary: true };
	if (!isRecord(entry.show)) return [toRecord(file, line, { ...base, watched_at: readText(entry.last_watched_at) })];
	const seasons = readObjects(entry.seasons);
	return seasons.flatMap((season) => {
		const episodes = readObjects(season.episodes);
		return episodes.map((episode) =>
			toRecord(file, line, {
				...base,
				...{ season: readCount(season.number), episode: readCount(episode.number) },
				watched_at: readText(episode.last_watched_at),
			}),
		);
	});
}

function readRated(file: string, entry: Entry, line: number): FileRecord[] {
	const subject = readSubject(entry);
	if (isRecord(entry.season))
		return [toRecord(file, line, { ...subject, leftOut: "Ratings of seasons have no place here" })];
	const rating = readRating(entry.rating);
	const invalid = rating === null ? "The rating is not between 1 and 10" : null;
	return [toRecord(file, line, { ...subject, kind: "rating", rating, added_at: readText(entry.rated_at), invalid })];
}

function readListed(file: string, entry: Entry, line: number): FileRecord[] {
	const subject = { ...readSubject(entry), added_at: readText(entry.listed_at) };
	if (!isRecord(entry.movie) && !isRecord(entry.show)) {
		return [toRecord(file, line, { ...subject, leftOut: "People have no place in Watch Later" })];
	}
	const isWhole = !isRecord(entry.episode) && !isRecord(entry.season);
	return [
		toRecord(
			file,
			line,
			isWhole ? { ...subject, kind: "watchLater" } : { ...subject, leftOut: "Watch Later holds whole titles only" },
		),
	];
}

function leaveOut(reason: string) {
	return (file: string, entry: Entry, line: number) => [
		toRecord(file, line, { ...readSubject(entry), leftOut: reason }),
	];
}

type Part = [name: RegExp, kind: string, read: (file: string, entry: Entry, line: number) => FileRecord[]];

/** By the file's name without its page and its ending. */
const PARTS: Part[] = [
	[/^(?:watched-)?history$/, "Trakt history", readHistory],
	[/^watched-(?:movies|shows)$/, "Trakt watched titles", readSummary],
	[/^ratings-(?:movies|shows|seasons|episodes)$/, "Trakt ratings", readRated],
	[/^(?:lists-)?watchlist$/, "Trakt watchlist", readListed],
	[/^lists-favorites$/, "Trakt favourites", leaveOut("Favourites have no place here")],
	[/^lists-list-/, "Trakt list", leaveOut("Lists have no place here")],
	[/^(?:watched-)?playback$/, "Trakt playback", leaveOut("Progress of playback is not taken over")],
	[/^hidden-/, "Trakt hidden titles", leaveOut("Hidden titles are not taken over")],
	[/^collection-/, "Trakt collection", leaveOut("Collections have no place here")],
	[/^comments-|^notes-/, "Trakt notes", leaveOut("Comments and notes have no place here")],
];
const ACCOUNT_DATA = /^(?:user-|network-|likes-|lists-lists|lists-collaborations)/;

function isTrakt(entries: Entry[]): boolean {
	const [first] = entries;
	if (!first) return false;
	const subject = [first.movie, first.show, first.episode].find(isRecord) as Entry | undefined;
	return isRecord(subject?.ids) && ["trakt", "slug"].some((name) => name in (subject.ids as Entry));
}

/** The kind that the entries themselves show, where the file has another name. */
function partByContent(entries: Entry[]): Part | undefined {
	const [first] = entries;
	if (!first) return undefined;
	const name =
		"rated_at" in first
			? "ratings-movies"
			: "listed_at" in first
				? "watchlist"
				: "last_watched_at" in first
					? "watched-movies"
					: "watched_at" in first
						? "history"
						: "";
	return PARTS.find(([pattern]) => pattern.test(name));
}

function listErrors(json: unknown): Reading {
	const missing = readObjects(json).map(({ endpoint }) => String(endpoint));
	const warnings =
		missing.length > 0 ? [`Trakt could not export everything: ${missing.slice(0, 20).join(", ")} is not complete`] : [];
	return { kind: "Trakt errors", records: [], warnings, reason: "A list of what Trakt could not export" };
}

function toStem(name: string): string {
	return name.replace(/\.(?:json|csv)$/, "").replace(/-\d+$/, "");
}

const VIP: Columns = {
	...{ title: "title", year: "year", media_type: "type", season: "season_number", episode: "episode_number" },
	...{ watched_at: "watched_at", added_at: "listed_at", rating: "rating", rated_at: "rated_at" },
	...{ tmdb: "tmdb_id", imdb: "imdb_id", tvdb: "tvdb_id" },
};
/** Names by which Trakt reads a CSV file itself. */
const ACCEPTED: Columns = {
	...VIP,
	...{ season: "season", episode: "episode", tmdb: "tmdb", imdb: "imdb", tvdb: "tvdb" },
};

function readTable(path: string, table: Table): Reading | null {
	if (hasColumns(table, "trakt_rating", "trakt_id")) {
		return { kind: "Trakt list (CSV)", records: table.rows.flatMap((row) => readRow(path, row, { columns: VIP })) };
	}
	if (hasColumns(table, "trakt_id") || hasColumns(table, "trakt", "watched_at")) {
		const isEpisodes = hasColumns(table, "episode") && !hasColumns(table, "type");
		const named = Object.fromEntries(
			Object.entries(ACCEPTED).map(([key, name]) => [key, table.header.includes(name) ? name : `${name}_id`]),
		);
		return {
			kind: "Trakt list (CSV)",
			records: table.rows.flatMap((row) =>
				readRow(path, row, { columns: named, mediaType: isEpisodes ? "tv" : "movie", isPlay: isEpisodes }),
			),
		};
	}
	return null;
}

function entriesOf({ json, table }: OpenFile): Entry[] | null {
	if (Array.isArray(json)) return readObjects(json);
	return table?.header.some((name) => /^(?:movie|show|episode)\.ids\./.test(name)) ? toEntries(table) : null;
}

export const readTrakt: Reader = (file) => {
	const stem = toStem(file.name);
	if (stem === "_errors" && Array.isArray(file.json)) return listErrors(file.json);
	const entries = entriesOf(file);
	if (entries && isTrakt(entries)) {
		const part = PARTS.find(([name]) => name.test(stem)) ?? partByContent(entries);
		if (!part) return unused("Trakt data", "This file of Trakt has no titles that belong in a library");
		const [, kind, read] = part;
		const numbered = Array.isArray(file.json) ? 1 : 2;
		const lines = Array.isArray(file.json) ? file.json : entries;
		const records = lines.flatMap((entry, index) =>
			isRecord(entry)
				? read(file.path, entry, index + numbered)
				: [toRecord(file.path, index + 1, { invalid: "This entry is not an object" })],
		);
		return { kind, records };
	}
	if (file.table) return readTable(file.path, file.table);
	if (file.json !== null && ACCOUNT_DATA.test(stem)) {
		return unused("Trakt account data", "This is Trakt's account data without the history");
	}
	const isEmpty = Array.isArray(file.json) && file.json.length === 0;
	const part = isEmpty ? PARTS.find(([name]) => name.test(stem)) : undefined;
	return part ? { kind: part[1], records: [] } : null;
};
