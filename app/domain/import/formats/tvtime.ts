// TV Time, which closed in July 2026: the GDPR zip, the export of the browser extension, Liberator and older CSV files. Its
// ids of shows and episodes are TheTVDB's. Columns are read by their names: every account has others, in another order.
import { isRecord } from "~/lib/is-record";
import { toInvalid } from "../columns";
import { type OpenFile, type Reader, type Reading, unused } from "../format";
import {
	type FileRecord,
	isTrue,
	readCount,
	readId,
	readImdb,
	readMediaType,
	readObjects,
	readRating,
	readText,
	readYear,
	toRecord,
} from "../record";
import { type Cells, hasColumns, type Table } from "../table";

type Entry = Record<string, unknown>;

/** "Dark (2017)" is the show and its year. */
function splitYear(name: string | null): { title: string | null; year: number | null } {
	const match = /^(.+?) \((\d{4})\)$/.exec(name ?? "");
	return match ? { title: match[1] ?? null, year: readYear(match[2]) } : { title: name, year: null };
}

/** The show's id by its name, from files that have both. */
function findShowIds(files: OpenFile[]): Map<string, number> {
	const ids = new Map<string, number>();
	for (const { table } of files) {
		if (!table) continue;
		for (const { cells } of table.rows) {
			const id = readId(cells.tv_show_id ?? cells.s_id ?? cells.series_id);
			const name = readText(cells.tv_show_name ?? cells.series_name);
			if (id !== null && name !== null) ids.set(name, id);
		}
	}
	return ids;
}

/** Scores of episodes and movies by the id of the vote, as Trakt verified them. */
const STARS: Record<string, number> = { "1": 1, "27": 2, "28": 3, "29": 4, "3": 5 };

type Read = (file: string, cells: Cells, line: number, ids: Map<string, number>) => FileRecord[];

function readEpisode(cells: Cells, ids: Map<string, number>): Partial<FileRecord> {
	const name = readText(cells.tv_show_name ?? cells.series_name ?? cells.show_name);
	return {
		...{ media_type: "tv", ...splitYear(name) },
		season: readCount(cells.season_number ?? cells.episode_season_number ?? cells.s_no),
		episode: readCount(cells.episode_number ?? cells.ep_no),
		ids: {
			...{ tmdb: null, imdb: null, episodeTmdb: null },
			tvdb: readId(cells.s_id ?? cells.series_id ?? cells.tv_show_id) ?? ids.get(name ?? "") ?? null,
			episodeTvdb: readId(cells.episode_id) ?? readId(cells.ep_id),
		},
	};
}

function isBulk(cells: Cells): boolean {
	return readText(cells.bulk_type) !== null;
}

const readTracking: Read = (file, cells, line, ids) => {
	const { key = "" } = cells;
	const episode = readEpisode(cells, ids);
	if (/^(?:watch|rewatch)-episode/.test(key)) {
		const watched_at = readText(cells.created_at);
		return [
			toRecord(file, line, { ...episode, kind: "play", watched_at, sourceId: `tvtime:${key}`, isBulk: isBulk(cells) }),
		];
	}
	const show = { ...episode, season: null, episode: null };
	if (key.startsWith("user-series") && isTrue(cells.is_for_later)) {
		return [toRecord(file, line, { ...show, kind: "watchLater", added_at: readText(cells.created_at) })];
	}
	return [toRecord(file, line, { ...show, leftOut: "Totals and the status of shows follow from the plays" })];
};

/** The watch's own second where the file has it: the other date is when the row was made. */
function readMovieTime(cells: Cells): string | null {
	const seconds = /^watch-date-(\d{9,10})$/.exec(cells.watch_date_range_key ?? "")?.[1];
	return seconds ? `${seconds}000`.padStart(13, "0") : (readText(cells.watch_date) ?? readText(cells.created_at));
}

const readOldTracking: Read = (file, cells, line, ids) => {
	const { type = "", entity_type: entity = "" } = cells;
	const isMovie = entity === "movie" || (entity === "" && Boolean(cells.movie_name));
	const base = isMovie
		? { media_type: "movie" as const, title: readText(cells.movie_name), year: readYear(cells.release_date) }
		: readEpisode(cells, ids);
	const record = (part: Partial<FileRecord>) => [toRecord(file, line, { ...base, ...part })];
	if (type === "watch" || type === "rewatch") {
		if (!isMovie && (base as Partial<FileRecord>).episode === null)
			return record({ leftOut: "This row names no episode" });
		const watched_at = isMovie ? readMovieTime(cells) : readText(cells.created_at);
		const uuid = readText(cells.uuid);
		return record({
			kind: "play",
			watched_at,
			sourceId: uuid && `tvtime:${type}:${uuid}:${watched_at}`,
			isBulk: isBulk(cells),
		});
	}
	if (type === "towatch" && isMovie) return record({ kind: "watchLater", added_at: readText(cells.created_at) });
	return record({ leftOut: `TV Time's “${type.slice(0, 40)}” has no place here` });
};

const readRewatched: Read = (file, cells, line, ids) => {
	const times = Math.min(readCount(cells.cpt) ?? 0, 100);
	const episode = readEpisode(cells, ids);
	if (times === 0) return [toRecord(file, line, { ...episode, leftOut: "This row counts no rewatch" })];
	return Array.from({ length: times }, (_, index) =>
		toRecord(file, line, { ...episode, kind: "play", sourceId: `tvtime:cpt:${cells.episode_id}:${index + 1}` }),
	);
};

const readSeen: Read = (file, cells, line, ids) => [
	toRecord(file, line, {
		...readEpisode(cells, ids),
		kind: "play",
		watched_at: readText(cells.created_at ?? cells.ts),
		isSummary: true,
	}),
];

const readVote: Read = (file, cells, line, ids) => {
	const isMovie = Boolean(cells.movie_name);
	const base = isMovie ? { media_type: "movie" as const, title: readText(cells.movie_name) } : readEpisode(cells, ids);
	const vote = (cells.vote_key ?? "").split("-").at(-1) ?? "";
	const stars = STARS[vote];
	const invalid = stars === undefined ? "It is not known which rating this vote of TV Time means" : null;
	return [toRecord(file, line, { ...base, kind: "rating", rating: stars === undefined ? null : stars * 2, invalid })];
};

const readForLater: Read = (file, cells, line) => {
	const show = {
		media_type: "tv" as const,
		...splitYear(readText(cells.tv_show_name)),
		ids: { tvdb: readId(cells.tv_show_id) },
	};
	const isLater = cells.status === "for_later";
	const part = isLater
		? { kind: "watchLater" as const, added_at: readText(cells.created_at) }
		: { leftOut: "This status has no place here" };
	return [toRecord(file, line, { ...show, ...part } as Parameters<typeof toRecord>[2])];
};

const readNothing =
	(reason: string): Read =>
	(file, cells, line) => [
		toRecord(file, line, { media_type: "tv", title: readText(cells.tv_show_name ?? cells.name), leftOut: reason }),
	];

interface Part {
	kind: string;
	fits: (table: Table, name: string) => boolean;
	read: Read;
}

const PARTS: Part[] = [
	{
		kind: "TV Time tracking",
		fits: (table) =>
			hasColumns(table, "key") && table.header.some((name) => /^(?:s_id|ep_id|ep_no|gsi|is_unitary)$/.test(name)),
		read: readTracking,
	},
	{
		kind: "TV Time tracking of movies",
		fits: (table) => hasColumns(table, "type", "entity_type"),
		read: readOldTracking,
	},
	{ kind: "TV Time rewatches", fits: (table) => hasColumns(table, "cpt", "episode_number"), read: readRewatched },
	{
		kind: "TV Time feelings",
		fits: (table, name) => hasColumns(table, "vote_key") && /emotion/.test(name),
		read: readNothing("Feelings have no place here"),
	},
	{ kind: "TV Time ratings", fits: (table) => hasColumns(table, "vote_key"), read: readVote },
	{ kind: "TV Time watch later", fits: (table) => hasColumns(table, "tv_show_id", "status"), read: readForLater },
	{
		kind: "TV Time ratings of shows",
		fits: (table) => hasColumns(table, "tv_show_id", "rating"),
		read: readNothing("The scale of these ratings is not known"),
	},
	{
		kind: "TV Time shows",
		fits: (table) => hasColumns(table, "tv_show_id", "tv_show_name"),
		read: readNothing("Followed shows follow from the plays"),
	},
	{
		kind: "TV Time lists",
		fits: (table) => hasColumns(table, "objects", "s_key"),
		read: readNothing("Lists have no place here"),
	},
	{
		kind: "TV Time seen episodes",
		fits: (table) =>
			hasColumns(table, "episode_number") &&
			table.header.some((name) => /^(?:tv_show_name|show_name)$/.test(name)) &&
			hasColumns(table, "episode_id"),
		read: readSeen,
	},
];

const readSeries = (path: string, shows: Entry[]): FileRecord[] =>
	shows.flatMap((show, index) => {
		const ids = isRecord(show.id) ? show.id : {};
		const base = {
			media_type: "tv" as const,
			...splitYear(readText(show.title)),
			ids: { tvdb: readId(ids.tvdb), imdb: readImdb(ids.imdb) },
		};
		const found: FileRecord[] = [];
		for (const season of readObjects(show.seasons)) {
			for (const episode of readObjects(season.episodes).filter(({ is_watched }) => isTrue(is_watched))) {
				const own = isRecord(episode.id) ? episode.id : {};
				const place = { season: readCount(season.number), episode: readCount(episode.number) };
				const play = { ...base, ...place, kind: "play" as const, ids: { ...base.ids, episodeTvdb: readId(own.tvdb) } };
				found.push(toRecord(path, index + 1, { ...play, watched_at: readText(episode.watched_at) }));
				const again = Math.min(readCount(episode.rewatch_count) ?? 0, 100);
				for (let time = 1; time <= again; time += 1)
					found.push(toRecord(path, index + 1, { ...play, sourceId: `tvtime:again:${readId(own.tvdb)}:${time}` }));
			}
		}
		if (/watch_later|not_started_yet/.test(String(show.status))) {
			found.push(toRecord(path, index + 1, { ...base, kind: "watchLater", added_at: readText(show.created_at) }));
		}
		return found.length > 0
			? found
			: [toRecord(path, index + 1, { ...base, leftOut: "Nothing of this show was watched" })];
	});

function readWatchedRow(path: string, line: number, cells: Entry, base: Partial<FileRecord>): FileRecord[] {
	if (!isTrue(cells.is_watched)) {
		const isMovie = base.media_type === "movie";
		const part = isMovie
			? { kind: "watchLater" as const, added_at: readText(cells.created_at) }
			: { leftOut: "This episode was not watched" };
		return [toRecord(path, line, { ...base, ...part })];
	}
	const play = { ...base, kind: "play" as const };
	const again = Math.min(readCount(cells.rewatch_count) ?? 0, 100);
	const own = readText(cells.uuid) ?? `${base.ids?.tvdb}:${base.season}:${base.episode}`;
	return [
		toRecord(path, line, { ...play, watched_at: readText(cells.watched_at) }),
		...Array.from({ length: again }, (_, time) =>
			toRecord(path, line, { ...play, sourceId: `tvtime:again:${own}:${time + 1}` }),
		),
	];
}

function readExtension({ path, table, json, name }: OpenFile, files: OpenFile[]): Reading | null {
	const entries = readObjects(json);
	if (entries.some((entry) => isRecord(entry.id) && Array.isArray(entry.seasons))) {
		return { kind: "TV Time shows", records: readSeries(path, entries) };
	}
	if (entries.some((entry) => isRecord(entry.id) && "is_watched" in entry)) {
		const records = entries.flatMap((entry, index) => {
			const ids = isRecord(entry.id) ? entry.id : {};
			const base = { media_type: "movie" as const, title: readText(entry.title), year: readYear(entry.year) };
			return readWatchedRow(
				path,
				index + 1,
				entry,
				toRecord(path, index + 1, { ...base, ids: { imdb: readImdb(ids.imdb) } }),
			);
		});
		return { kind: "TV Time movies", records };
	}
	if (!table || !hasColumns(table, "is_watched") || hasColumns(table, "is_watchlisted")) return null;
	// The JSON file beside it has the same watches.
	const isMovies = !table.header.some((column) => /^(?:season|season_number)$/.test(column));
	const twin = isMovies ? /movies.*\.json$/ : /series.*\.json$/;
	if (files.some((other) => other.name !== name && twin.test(other.name) && Array.isArray(other.json))) {
		return unused("TV Time export (CSV)", "The JSON file beside it says the same");
	}
	const records = table.rows.flatMap((row) => {
		if (row.problem) return [toInvalid(path, row)];
		const { cells, line } = row;
		const base = isMovies
			? {
					media_type: "movie" as const,
					title: readText(cells.title),
					year: readYear(cells.year),
					ids: { imdb: readImdb(cells.imdb_id) },
				}
			: {
					...{ media_type: "tv" as const, ...splitYear(readText(cells.title ?? cells.show_title)) },
					...{
						season: readCount(cells.season ?? cells.season_number),
						episode: readCount(cells.episode ?? cells.episode_number),
					},
					ids: {
						...{ tvdb: readId(cells.series_tvdb_id), imdb: readImdb(cells.series_imdb_id) },
						episodeTvdb: readId(cells.tvdb_id ?? cells.episode_tvdb_id),
					},
				};
		return readWatchedRow(path, line, cells, toRecord(path, line, base));
	});
	return { kind: isMovies ? "TV Time movies" : "TV Time episodes", records };
}

function readLiberator(path: string, table: Table): FileRecord[] {
	return table.rows.flatMap((row) => {
		if (row.problem) return [toInvalid(path, row)];
		const { cells, line } = row;
		const isEpisode = cells.type === "episode";
		const ids = {
			imdb: isEpisode ? null : readImdb(cells.imdb_id),
			...(isEpisode
				? { episodeTvdb: readId(cells.tvdb_id) }
				: { tvdb: cells.type === "show" ? readId(cells.tvdb_id) : null }),
		};
		const base = {
			media_type: readMediaType(cells.type),
			title: readText(cells.title),
			season: readCount(cells.season),
			episode: readCount(cells.episode),
			ids,
		};
		const found: FileRecord[] = [];
		if (isTrue(cells.is_watched) && cells.type !== "show")
			found.push(toRecord(path, line, { ...base, kind: "play", watched_at: readText(cells.watched_at) }));
		// A show with any episode to come is marked as saved, so only movies are.
		if (isTrue(cells.is_watchlisted) && cells.type === "movie" && !isTrue(cells.is_watched))
			found.push(toRecord(path, line, { ...base, kind: "watchLater" }));
		const rating = readRating(cells.rating);
		if (rating !== null) found.push(toRecord(path, line, { ...base, kind: "rating", rating }));
		return found.length > 0
			? found
			: [toRecord(path, line, { ...base, leftOut: "This row has no watch and no rating" })];
	});
}

export const readTvTime: Reader = (file, files) => {
	const { path, table, name } = file;
	if (table && hasColumns(table, "type", "is_watched", "is_watchlisted"))
		return { kind: "TV Time Liberator", records: readLiberator(path, table) };
	const extension = readExtension(file, files);
	if (extension) return extension;
	if (!table) return null;
	if (/^tvtime-(?:lists|failed|series)\b/.test(name) && hasColumns(table, "uuid"))
		return unused("TV Time list", "This file has no watches");
	if (
		hasColumns(table, "media_type", "tmdb_id", "watched_at") &&
		hasColumns(table, "type", "imdb_id") &&
		!hasColumns(table, "season")
	) {
		const records = table.rows.map((row): FileRecord => {
			if (row.problem) return toInvalid(path, row);
			const { cells, line } = row;
			const isMovie = cells.media_type === "movie";
			const base = {
				media_type: readMediaType(cells.media_type),
				title: readText(cells.title),
				year: readYear(cells.year),
				ids: { tmdb: readId(cells.tmdb_id), imdb: readImdb(cells.imdb_id) },
			};
			return toRecord(
				path,
				line,
				isMovie && readText(cells.watched_at)
					? { ...base, kind: "play", watched_at: readText(cells.watched_at) }
					: { ...base, leftOut: "This export of TV Time is right for watched movies only" },
			);
		});
		return { kind: "TV Time extractor", records };
	}
	const part = PARTS.find(({ fits }) => fits(table, name));
	if (!part) return null;
	const ids = findShowIds(files);
	const records = table.rows.flatMap((row) =>
		row.problem ? [toInvalid(path, row)] : part.read(path, row.cells, row.line, ids),
	);
	return { kind: part.kind, records };
};
