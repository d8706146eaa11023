// Marquee's own files: the personal export, version 3, and the CSV of it and of an import's report.
import { z } from "zod";
import { ofRemarkLists, REMARK_NAMES, REMARKS, type RemarkName } from "~/domain/library/changes/remarks";
import { SECONDS_MAX } from "~/domain/library/next/progress";
import { PREFERENCES_AT_FIRST } from "~/domain/library/text-preferences";
import { isRecord } from "~/lib/is-record";
import type { Reader } from "../reading/format";
import { readItems, readRows, toParts } from "../reading/lines";
import { readOwnList } from "../reading/own-list";
import {
	isTrue,
	type Part,
	readCount,
	readId,
	readIds,
	readMediaType,
	readNumber,
	readObjects,
	readText,
	readYear,
	toRemarkPart,
} from "../reading/record";
import { type Cells, hasColumns } from "../reading/table";
import type { Reason } from "../reason";
import { noRemark } from "../row-kinds";

const Title = z.object({
	media_type: z.enum(["movie", "tv"]),
	media_id: z.union([z.string(), z.int()]),
	title: z.string().nullish(),
	year: z.int().nullish(),
});
const Place = { season: z.int().nullish(), episode: z.int().nullish() };
const Play = Title.extend({
	...Place,
	id: z.union([z.string(), z.int()]).nullish(),
	watched_at: z.string().nullable(),
	note: z.string().nullish(),
});
const Later = Title.extend({ added_at: z.string(), nextSeason: z.int().nullish(), nextEpisode: z.int().nullish() });
const Hidden = Title.extend({ hidden_at: z.string() });
const Round = Title.extend({ began_at: z.string() });
const Seconds = z.int().min(0).max(SECONDS_MAX);
const Progress = Title.extend({ ...Place, position: Seconds, duration: Seconds, last_played: z.string() });
const Entry = Title.extend({ added_at: z.string(), list: z.string() });
const Export = z
	.object({ format: z.literal("marquee-export"), version: z.literal(3), plays: z.array(z.unknown()) })
	.loose();

/** The file may be a response of /api. */
const parseExport = (json: unknown) => Export.safeParse(isRecord(json) && isRecord(json.data) ? json.data : json);

/** The people of a personal export, each with the export of their own library; none where it is that of one person. */
export function readPeople(json: unknown): { name: string; library: unknown }[] {
	const parsed = parseExport(json);
	const people = parsed.success ? readObjects(parsed.data.profiles).slice(0, PEOPLE_MAX) : [];
	if (people.length < 2) return [];
	return people.map((person) => ({
		name: String(person.name ?? ""),
		library: person.is_first === true ? parsed.data : { ...parsed.data, ...EMPTY, ...person },
	}));
}

/** Members of an export that an import does not write. */
const LEFT_OUT: Record<string, Reason> = {
	watch_history: { code: "openedLast" },
};

/** What a person has nothing of. */
const EMPTY = {
	...{ preferences: {}, plays: [], watch_later: [], watch_history: [], progress: [], rounds: [], hidden: [] },
	...{ lists: [], list_titles: [] },
	...ofRemarkLists(() => []),
};
const PEOPLE_MAX = 20;

type Title = z.infer<typeof Title> & { season?: number | null; episode?: number | null };

/** Two plays of one day are told apart by their ids; undated ones by how many there are. */
function toSourceId(id: string | number | null | undefined, watchedAt: string | null): string | null {
	return id && watchedAt !== null ? `marquee:${id}` : null;
}

/** A row of the CSV: what it is stands in its column `kind`. */
function readRow(cells: Cells): Part[] {
	const kind = cells.kind?.toLowerCase();
	const episode = readCount(cells.episode);
	const base: Part = {
		media_type: readMediaType(cells.media_type),
		title: readText(cells.title),
		year: readYear(cells.year),
		season: readCount(cells.season),
		episode,
		episodeTitle: episode === null ? readText(cells.episode_title) : null,
		ids: readIds(cells.tmdb_id, cells.imdb_id, cells.tvdb_id),
	};
	const watched_at = readText(cells.watched_at);
	if (kind === "play") {
		const sourceId = readText(cells.source_id) ?? toSourceId(readText(cells.id), watched_at);
		return withNote({ ...base, kind, watched_at, sourceId }, cells.note);
	}
	if (kind === "watchlater") return [{ ...base, kind: "watchLater", added_at: readText(cells.added_at) }];
	const fact = { ...base, added_at: readText(cells.added_at) };
	if (kind === "list") return [{ ...fact, ...readOwnList(cells.list, cells.note).part }];
	if (kind === "hidden" || kind === "round") return [{ ...fact, kind }];
	if (kind === "progress")
		return [{ ...fact, kind, position: readCell(cells.position), duration: readCell(cells.duration) }];
	const name = REMARK_NAMES.find((remark) => remark === kind);
	if (name) return toParts(base, [toSaid(name, cells)], noRemark(name));
	const text = readText(cells.reason)?.slice(0, 300) ?? null;
	return [{ ...base, leftOut: text === null ? { code: "noPlaceHere" } : { code: "stated", text } }];
}

/** Seconds of a cell. */
function readCell(text: string | undefined): number | null {
	const seconds = readNumber(text);
	return seconds !== null && Number.isInteger(seconds) && seconds >= 0 && seconds <= SECONDS_MAX ? seconds : null;
}

/** The play, and what is noted of it. */
function withNote(play: Part, text: unknown): Part[] {
	const note = toRemarkPart("note", text);
	return note ? [play, { ...play, ...note, isOfPlay: true }] : [play];
}

/** In the report of an import a note may be of a play, which it names by its time and its id. */
function toSaid(name: RemarkName, cells: Cells): Part | null {
	const remark = toRemarkPart(name, cells[name]);
	const play = { isOfPlay: true, watched_at: readText(cells.watched_at), sourceId: readText(cells.source_id) };
	const added_at = readText(cells[REMARKS[name].timeName]);
	return remark && { ...remark, added_at, ...(isTrue(cells.of_play) && play) };
}

/** An entry of the list of a remark. */
function readRemark(name: RemarkName, value: unknown): Part[] {
	const { timeName } = REMARKS[name];
	const Remark = Title.extend({ ...Place, [name]: z.unknown(), [timeName]: z.string() });
	return readEntry(value, Remark, (entry: Record<string, unknown>) => {
		const remark = toRemarkPart(name, entry[name]);
		return remark ? { ...remark, added_at: String(entry[timeName]) } : { leftOut: noRemark(name) };
	});
}

/** An entry of a list of the export. `toPart`: what entries of this list say. */
function readEntry<Schema extends z.ZodType<Title>>(
	value: unknown,
	schema: Schema,
	toPart: (entry: z.output<Schema>) => Part | Part[],
): Part[] {
	const entry = schema.safeParse(value);
	if (!entry.success) return [{ invalid: { code: "otherShape" } }];
	const { media_type, media_id, season, episode, title = null, year = null } = entry.data;
	const place = media_type === "tv" ? { season: season ?? null, episode: episode ?? null } : {};
	const base: Part = { media_type, title, year, ...place, ids: { tmdb: readId(media_id) } };
	return toParts(base, [toPart(entry.data)].flat());
}

/** A row of our CSV for Trakt, where an episode's id does not name its show: columns of our own do. */
function readTraktRow(cells: Cells): Part[] {
	const media_type = readMediaType(cells.type);
	const episode = readCount(cells.episode_number);
	const base: Part = {
		media_type,
		season: readCount(cells.season_number),
		episode,
		ids: { tmdb: readId(episode === null ? cells.tmdb_id : cells.show_tmdb_id) },
	};
	const [watched, saved] = [readText(cells.watched_at), readText(cells.watchlisted_at)];
	const watched_at = watched === "unknown" ? null : watched;
	const rating = toRemarkPart("rating", cells.rating);
	return toParts(
		base,
		[
			watched !== null && { kind: "play", watched_at, sourceId: toSourceId(readText(cells.play_id), watched_at) },
			saved !== null && { kind: "watchLater", added_at: saved },
			rating && { ...rating, added_at: readText(cells.rated_at) },
		],
		{ code: "nothingSaid" },
	);
}

export const readMarquee: Reader = ({ path, json, table }) => {
	if (table && hasColumns(table, "show_tmdb_id", "season_number", "episode_number", "play_id"))
		return { kind: "Marquee CSV for Trakt", records: readRows(path, table.rows, readTraktRow) };
	if (table && hasColumns(table, "kind", "media_type", "tmdb_id", "watched_at", "rated_at"))
		return { kind: "Marquee CSV", records: readRows(path, table.rows, readRow) };
	const parsed = parseExport(json);
	if (!parsed.success) return null;
	const { plays, watch_later: later, list_titles: entriesOfLists, ...others } = parsed.data;
	const { progress, rounds, hidden, preferences } = others;
	const lists = readObjects(parsed.data.lists).map(({ name, note }) => readOwnList(name, note));
	const byName = new Map(lists.map(({ part }) => [part.list, part]));
	const toList = (name: string) => byName.get(name) ?? readOwnList(name, null).part;
	const filled = new Set(readObjects(entriesOfLists).map(({ list }) => list));
	const emptyLists = lists.filter(({ part }) => !filled.has(part.list));
	const readList = <Schema extends z.ZodType<Title>>(
		list: unknown,
		schema: Schema,
		toPart: (entry: z.output<Schema>) => Part | Part[],
	) => (Array.isArray(list) ? list : []).map((value) => readEntry(value, schema, toPart));
	const entries = [
		...readList(plays, Play, ({ id, watched_at, note }) => {
			return withNote({ kind: "play", watched_at, sourceId: toSourceId(id, watched_at) }, note);
		}),
		...REMARK_NAMES.flatMap((name) => {
			const list = parsed.data[REMARKS[name].list];
			return (Array.isArray(list) ? list : []).map((value) => readRemark(name, value));
		}),
		// Of a show, the episode that it starts with.
		...readList(later, Later, ({ added_at, nextSeason: season = null, nextEpisode: episode = null }) => {
			return { kind: "watchLater", added_at, season, episode };
		}),
		...readList(entriesOfLists, Entry, ({ list, added_at }) => ({ ...toList(list), added_at })),
		...emptyLists.map((list): Part[] => [{ title: list.part.list, leftOut: { code: "emptyList" } }]),
		...readList(progress, Progress, ({ last_played: added_at, position, duration }) => {
			return { kind: "progress", added_at, position, duration };
		}),
		...readList(rounds, Round, ({ began_at: added_at }) => ({ kind: "round", added_at })),
		...readList(hidden, Hidden, ({ hidden_at: added_at }) => ({ kind: "hidden", added_at })),
		...Object.entries(LEFT_OUT).flatMap(([name, leftOut]) => readList(parsed.data[name], Title, () => ({ leftOut }))),
		...Object.entries(PREFERENCES_AT_FIRST)
			.filter(([name, atFirst]) => isRecord(preferences) && (preferences[name] ?? atFirst) !== atFirst)
			.map(([name]): Part[] => [{ title: name, leftOut: { code: "preference" } }]),
	];
	return { kind: "Marquee export", records: readItems(path, entries, (parts) => parts) };
};
