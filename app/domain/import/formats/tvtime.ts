// TV Time, which closed in July 2026: the GDPR zip, older CSV files, and the copies that other programs wrote. Its ids of
// shows and episodes are TheTVDB's. Columns are read by their names: every account has others, in another order.
import { type OpenFile, type Reader, unused } from "../reading/format";
import { readRows, toPlays, toRewatches } from "../reading/lines";
import { isTrue, type Part, readCount, readId, readText, readYear } from "../reading/record";
import { type Cells, hasColumns, type Table } from "../reading/table";
import type { Reason } from "../reason";
import { isExtractor, readExtension, readExtractor, readLiberator } from "./tvtime-copies";
import { readNumbers, splitYear } from "./tvtime-names";

/** What the files of one export say together. */
interface Facts {
	/** The show's id by its name, from files that have both. */
	ids: Map<string, number>;
	/** How many rewatches of an episode have a row of their own in the newer and in the older tracking, by the episode's id. */
	rewatches: Map<number, number>;
	oldRewatches: Map<number, number>;
	/** By the uuid, from the older tracking: votes lack the years, and not every counted rewatch has a row. */
	movies: Map<string, { title: string | null; year: number | null; rewatches: number }>;
}

function findFacts(files: OpenFile[]): Facts {
	const facts: Facts = { ids: new Map(), rewatches: new Map(), oldRewatches: new Map(), movies: new Map() };
	const count = (counts: Map<number, number>, cells: Cells) => {
		const id = readEpisodeId(cells);
		if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
	};
	for (const { table } of files) {
		for (const { cells } of table?.rows ?? []) {
			const id = readId(cells.tv_show_id ?? cells.s_id ?? cells.series_id);
			const name = readText(cells.tv_show_name ?? cells.series_name);
			if (id !== null && name !== null) facts.ids.set(name, id);
			if (cells.key?.startsWith("rewatch-episode")) count(facts.rewatches, cells);
			const isAgain = cells.type === "rewatch";
			if (!isOldMovie(cells)) {
				if (isAgain) count(facts.oldRewatches, cells);
			} else if (cells.uuid) {
				const [movie, other] = [readMovie(cells), facts.movies.get(cells.uuid)];
				const named = { title: other?.title ?? movie.title, year: other?.year ?? movie.year };
				facts.movies.set(cells.uuid, { ...named, rewatches: (other?.rewatches ?? 0) + Number(isAgain) });
			}
		}
	}
	return facts;
}

/** Of the older tracking. */
const isOldMovie = ({ type, entity_type: entity, movie_name: name }: Cells) =>
	type !== undefined && (entity === "movie" || (entity === undefined && name !== undefined));

/** Accounts have it in one of the two columns, or in both. */
function readEpisodeId(cells: Cells): number | null {
	return readId(cells.episode_id) ?? readId(cells.ep_id);
}

/** Scores of episodes and movies by the id of the vote, as Trakt verified them. */
const STARS = new Map<string, number>([
	["1", 1],
	["27", 2],
	["28", 3],
	["29", 4],
	["3", 5],
]);

type Read = (cells: Cells, facts: Facts) => Part[];

function readEpisode(cells: Cells, { ids }: Facts): Part {
	const name = readText(cells.tv_show_name ?? cells.series_name ?? cells.show_name);
	const numbers = {
		season: readCount(cells.season_number ?? cells.episode_season_number ?? cells.s_no),
		episode: readCount(cells.episode_number ?? cells.ep_no),
	};
	return {
		media_type: "tv",
		...splitYear(name),
		...readNumbers(numbers, isTrue(cells.is_special)),
		ids: {
			tvdb: readId(cells.s_id ?? cells.series_id ?? cells.tv_show_id) ?? ids.get(name ?? "") ?? null,
			episodeTvdb: readEpisodeId(cells),
		},
	};
}

/** How many of the counted rewatches of an episode have no date. The older tracking's count where the newer has none. */
function countUndated(counted: number, cells: Cells, { rewatches, oldRewatches }: Facts): number {
	const id = readEpisodeId(cells) ?? 0;
	return counted - (rewatches.get(id) ?? oldRewatches.get(id) ?? 0);
}

function isBulk(cells: Cells): boolean {
	return readText(cells.bulk_type) !== null;
}

/** A show whose rows TV Time made up. */
const FABRICATED = 10000018;

const readTracking: Read = (cells, facts) => {
	const { key = "" } = cells;
	const episode = readEpisode(cells, facts);
	if (readId(cells.s_id) === FABRICATED) return [{ ...episode, leftOut: { code: "fabricated" } }];
	if (/^(?:watch|rewatch)-episode/.test(key)) {
		const isRewatch = key.startsWith("rewatch");
		const watched_at = readText(cells.created_at);
		const again = isRewatch ? 0 : countUndated(readCount(cells.rewatch_count) ?? 0, cells, facts);
		const sourceId = `tvtime:${key}`;
		const play: Part = { ...episode, kind: "play", watched_at, sourceId, isBulk: isBulk(cells), isRewatch };
		return toPlays(play, `tvtime:cpt:${readEpisodeId(cells)}`, again);
	}
	const show = { ...episode, season: null, episode: null };
	const isLater = key.startsWith("user-series") && isTrue(cells.is_for_later) && !isTrue(cells.is_archived);
	if (isLater) return [{ ...show, kind: "watchLater", added_at: readText(cells.created_at) }];
	return [{ ...show, leftOut: { code: "totalsFollow" } }];
};

/** The watch's own second where the file has it: the other date is when the row was made. */
function readWatchTime(cells: Cells): string | null {
	const seconds = /^watch-date-(\d{9,10})$/.exec(cells.watch_date_range_key ?? "")?.[1];
	const stated = readText(cells.watch_date);
	const epoch = seconds ?? /^\d{9,10}$/.exec(stated ?? "")?.[0];
	return epoch ? `${epoch}000`.padStart(13, "0") : (stated ?? readText(cells.created_at));
}

/** "movie-alpha-the-lion-king" has the English name where the other one is missing. */
function readSlug(key: string | undefined): string | null {
	return readText(/^[a-z]+-alpha-(.+)$/.exec(key ?? "")?.[1]?.replaceAll("-", " "));
}

function readMovie(cells: Cells) {
	return { title: readText(cells.movie_name) ?? readSlug(cells.alpha_range_key), year: readYear(cells.release_date) };
}

const readOldTracking: Read = (cells, facts) => {
	const { type = "", uuid = "" } = cells;
	const isMovie = isOldMovie(cells);
	const base: Part = isMovie ? { media_type: "movie", ...readMovie(cells) } : readEpisode(cells, facts);
	const counted = isMovie && type !== "rewatch" ? (readCount(cells.rewatch_count) ?? 0) : 0;
	const undated = counted - (facts.movies.get(uuid)?.rewatches ?? 0);
	const again = toRewatches({ ...base, kind: "play" }, `tvtime:again:${uuid}`, undated);
	if (type === "rewatch_count" && again.length > 0) return again;
	if (type === "watch" || type === "rewatch") {
		if (!isMovie && base.episode === null) return [{ ...base, leftOut: { code: "rowWithoutEpisode" } }];
		if (type === "rewatch" && facts.rewatches.has(readEpisodeId(cells) ?? 0))
			return [{ ...base, leftOut: { code: "trackingTells" } }];
		const watched_at = readWatchTime(cells);
		const play: Part = {
			...base,
			kind: "play",
			watched_at,
			sourceId: `tvtime:${type}:${uuid || readEpisodeId(cells)}:${watched_at}`,
			isRewatch: type === "rewatch",
			isBulk: isBulk(cells),
			// The newer tracking has the same watch of an episode.
			isSummary: type === "watch" && !isMovie,
		};
		return [play, ...again];
	}
	if (type === "towatch" && isMovie) return [{ ...base, kind: "watchLater", added_at: readText(cells.created_at) }];
	return [{ ...base, leftOut: { code: "typeOfTvTime", type: type.slice(0, 40) } }];
};

const readRewatched: Read = (cells, facts) => {
	const counted = readCount(cells.cpt) ?? 0;
	const episode = readEpisode(cells, facts);
	if (counted === 0) return [{ ...episode, leftOut: { code: "noRewatch" } }];
	const times = countUndated(counted, cells, facts);
	if (times <= 0) return [{ ...episode, leftOut: { code: "trackingTells" } }];
	return toRewatches({ ...episode, kind: "play" }, `tvtime:cpt:${readEpisodeId(cells)}`, times);
};

const readSeen: Read = (cells, facts) => {
	const time = cells.created_at ?? cells.ts;
	const sourceId = `tvtime:seen:${readEpisodeId(cells)}:${time ?? ""}`;
	return [{ ...readEpisode(cells, facts), kind: "play", watched_at: readText(time), sourceId, isSummary: true }];
};

const readVote: Read = (cells, facts) => {
	const movie = facts.movies.get(cells.uuid ?? "");
	const title = readText(cells.movie_name) ?? movie?.title;
	const base: Part = title ? { media_type: "movie", title, year: movie?.year ?? null } : readEpisode(cells, facts);
	const stars = STARS.get((cells.vote_key ?? "").split("-").at(-1) ?? "");
	if (stars === undefined) return [{ ...base, kind: "rating", invalid: { code: "unknownVote" } }];
	return [{ ...base, kind: "rating", rating: stars * 2 }];
};

const readForLater: Read = (cells) => {
	const ids = { tvdb: readId(cells.tv_show_id) };
	const show: Part = { media_type: "tv", ...splitYear(readText(cells.tv_show_name)), ids };
	if (cells.status !== "for_later") return [{ ...show, leftOut: { code: "thisStatus" } }];
	return [{ ...show, kind: "watchLater", added_at: readText(cells.created_at) }];
};

const readNothing =
	(reason: Reason): Read =>
	(cells) => [{ media_type: "tv", title: readText(cells.tv_show_name ?? cells.name), leftOut: reason }];

interface Kind {
	kind: string;
	fits: (table: Table, name: string) => boolean;
	read: Read;
}

const KINDS: Kind[] = [
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
		read: readNothing({ code: "feelings" }),
	},
	{ kind: "TV Time ratings", fits: (table) => hasColumns(table, "vote_key"), read: readVote },
	{ kind: "TV Time watch later", fits: (table) => hasColumns(table, "tv_show_id", "status"), read: readForLater },
	{
		kind: "TV Time ratings of shows",
		fits: (table) => hasColumns(table, "tv_show_id", "rating"),
		read: readNothing({ code: "unknownScale" }),
	},
	{
		kind: "TV Time shows",
		fits: (table) => hasColumns(table, "tv_show_id", "tv_show_name") && !hasColumns(table, "episode_number"),
		read: readNothing({ code: "followedShows" }),
	},
	{
		kind: "TV Time lists",
		fits: (table) => hasColumns(table, "objects", "s_key"),
		read: readNothing({ code: "lists" }),
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

export const readTvTime: Reader = (file, chosen) => {
	const { path, table, name } = file;
	if (table && hasColumns(table, "type", "is_watched", "is_watchlisted"))
		return { kind: "TV Time Liberator", records: readLiberator(path, table) };
	const extension = readExtension(file, chosen);
	if (extension) return extension;
	if (!table) return null;
	if (/^tvtime-(?:lists|failed|series)\b/.test(name) && hasColumns(table, "uuid"))
		return unused("TV Time list", { code: "noWatches" });
	if (isExtractor(table)) return { kind: "TV Time extractor", records: readExtractor(path, table) };
	const kind = KINDS.find(({ fits }) => fits(table, name));
	if (!kind) return null;
	const facts = chosen.once(findFacts);
	return { kind: kind.kind, records: readRows(path, table.rows, (cells) => kind.read(cells, facts)) };
};
