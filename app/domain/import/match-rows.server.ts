// Looks the titles of an import's rows up and plans what the rows become, many titles at a time.

import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import { plays, ratings, watchLater } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { groupBy } from "~/lib/group-by";
import { mapSideBySide } from "~/lib/side-by-side";
import { UpstreamError } from "../catalogue/catalogue.server";
import { titleKey } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";
import { toRating } from "../library/own-ratings.server";
import { isPlay } from "../library/play-statements.server";
import { whereTitles } from "../library/where-titles.server";
import { readRecord, type StoredRow } from "./import-rows.server";
import { type ImportWork, isHeld } from "./imports.server";
import { openLookup } from "./lookup.server";
import {
	type Candidate,
	type Lookup,
	type Match,
	matchTitle,
	type Place,
	placeEpisode,
	renumber,
	type SeasonSize,
} from "./match";
import { isOfAnother, type KnownTitle, type PlacedRecord, type Planned, planTitle } from "./plan";

/** Rows that wait to be looked up, among whose titles one step chooses. */
const WINDOW = 1000;
/** Titles of one step. */
const TITLES = 40;
/** Rows of one step: a Worker has 128 MB. Of a title with more, the rest is planned in the next steps. */
const ROWS = 5000;
/** Rows of the same titles that were planned before and are planned with them. */
const PLANNED = 20_000;
/** Titles that are looked up side by side; one network may have so many requests to the upstream. */
const LOOK_UPS = 6;
/** Milliseconds after which a step begins no other title: some need many look-ups, and its lease is 30 seconds. */
const BEGINS_WITHIN_MS = 10_000;
/** Rows that one statement changes. */
const CHANGES = 500;

/** Titles of one step that cannot be read while the catalogue answers for the others; more mean that it is down. */
const FAILURES = 2;
/** Milliseconds after which the last titles of an import are given up, if all others were read. */
const PATIENCE_MS = 10 * 60 * 1000;
const UNREAD: Exclude<Match, { state: "matched" }> = {
	...{ state: "unmatched", candidates: [] },
	reason: "The catalogue could not be read for this title: search for it",
};

type Change = Pick<
	StoredRow,
	"row" | "state" | "reason" | "mediaType" | "id" | "season" | "episode" | "copy" | "undatedCopy" | "candidates"
>;

/** Nothing, once a person has changed the import: the rows are looked up anew. */
async function writeChanges({ db, stored }: ImportWork, changes: Change[]): Promise<void> {
	const value = (name: string) => sql.raw(`value ->> '${name}'`);
	for (let at = 0; at < changes.length; at += CHANGES) {
		const given = JSON.stringify(changes.slice(at, at + CHANGES));
		// With a limit SQLite reads the list once, and not for every row of the import.
		await db.run(sql`update ${importRows} set state = ${value("state")}, reason = ${value("reason")},
			media_type = ${value("mediaType")}, media_id = ${value("id")}, season = ${value("season")}, episode = ${value("episode")},
			copy = ${value("copy")}, undated_copy = ${value("undatedCopy")}, candidates = ${value("candidates")}
			from (select value, ${value("row")} as at from json_each(${given}) limit ${CHANGES}) where import_id = ${stored.id} and row = at
				and exists (select 1 from ${imports} where ${isHeld(stored)})`);
	}
}

/** What the profile has of each title, by `titleKey`. */
async function readKnown(db: Database, userId: ProfileId, titles: TitleRef[]): Promise<Map<string, KnownTitle>> {
	const [played, rated, saved] = await db.batch([
		db
			.select()
			.from(plays)
			.where(and(whereTitles(plays, { userId, titles }), isPlay)),
		db
			.select()
			.from(ratings)
			.where(and(whereTitles(ratings, { userId, titles }), sql`rating > 0`)),
		db
			.select({ mediaType: watchLater.mediaType, id: watchLater.id })
			.from(watchLater)
			.where(whereTitles(watchLater, { userId, titles })),
	]);
	const [playsOf, ratingsOf, savedOf] = [
		groupBy(played, titleKey),
		groupBy(rated.map(toRating), titleKey),
		groupBy(saved, titleKey),
	];
	return new Map(
		titles.map((title) => {
			const key = titleKey(title);
			const known = { plays: playsOf.get(key) ?? [], ratings: ratingsOf.get(key) ?? [], isSaved: savedOf.has(key) };
			return [key, known];
		}),
	);
}

interface Placed extends PlacedRecord {
	/** The catalogue numbers the episode otherwise, or does not have it. */
	moved: string | null;
}

/** A row of a known title. */
interface RowOfTitle {
	row: StoredRow;
	/** Of the episode, where only its own id or name tells it. */
	place?: Place;
	/** Why a person decides on the place. */
	moved?: string;
}

function toPlaced({ row, place: found, moved }: RowOfTitle, title: TitleRef, seasons: SeasonSize[]): Placed {
	const record = readRecord(row);
	const placed = { row: row.row, record, moved: null };
	if (title.mediaType === "movie") {
		const place = record.kind === "play" ? 1 : null;
		return { ...placed, season: place, episode: place };
	}
	const isPlaced = row.isChosen && row.episode !== null;
	if (moved && !isPlaced) return { ...placed, season: record.season, episode: null, ...found, moved };
	const { season, episode } = isPlaced ? row : (found ?? record);
	if (episode === null || seasons.length === 0) return { ...placed, season, episode };
	const place = renumber(seasons, { season: season ?? 1, episode });
	const isOnlySeason = season === null && seasons.filter((each) => each.season > 0).length === 1;
	if (place && (isOnlySeason || (place.season === season && place.episode === episode))) return { ...placed, ...place };
	const missing =
		season === null && place
			? "The row names no season"
			: `The catalogue has no ${season === null ? "episode " : `S${season}E`}${episode}`;
	if (!place) return { ...placed, season, episode: null, moved: missing };
	return { ...placed, ...place, moved: `${missing}: counted through, it is S${place.season}E${place.episode}` };
}

function isChanged(row: StoredRow, change: Change): boolean {
	const names = ["state", "reason", "id", "season", "episode", "copy", "undatedCopy"] as const;
	return names.some((name) => row[name] !== change[name]);
}

/** What the rows of one title become, those of other names of the title included. */
function planRows(
	rows: RowOfTitle[],
	{
		title,
		known,
		seasons,
		options,
	}: { title: TitleRef; known: KnownTitle; seasons: SeasonSize[] } & Pick<ImportWork, "options">,
): Change[] {
	const placed = rows.map((row) => toPlaced(row, title, seasons));
	const open = placed.filter(({ moved }) => moved === null);
	const planned = new Map(planTitle(open, known, { options, now: Date.now() }).map((plan) => [plan.row, plan]));
	const changes = placed.map(({ row, season, episode, moved }): Change => {
		const open = { state: "ambiguous", reason: moved ?? "It could not be placed", copy: 0 } as const;
		const { state, reason, copy, undatedCopy }: Omit<Planned, "row"> = planned.get(row) ?? open;
		const place = { ...title, season, episode, copy, undatedCopy: undatedCopy ?? null };
		return { row, ...place, candidates: null, state, reason };
	});
	return changes.filter((change, index) => rows[index] && isChanged(rows[index].row, change));
}

interface Found {
	title: TitleRef;
	rows: RowOfTitle[];
	seasons: SeasonSize[];
}

/** `changes`: of the rows that wait for a choice. */
interface LookedUp {
	found: Found[];
	changes: Change[];
}

function leaveOpen(rows: StoredRow[], { state, reason, candidates }: Exclude<Match, { state: "matched" }>): Change[] {
	const listed = JSON.stringify(candidates satisfies Candidate[]);
	return rows.map((row) => {
		const { season, episode } = readRecord(row);
		const nowhere = { mediaType: null, id: null, season, episode, copy: 0, undatedCopy: null };
		return { row: row.row, state, reason, ...nowhere, candidates: listed };
	});
}

/** A row of another person of the file is not looked up. A choice that was made for it is kept. */
function leaveOut({ row, mediaType, id, season, episode, candidates }: StoredRow): Change {
	const leftOut = { state: "leftOut", reason: "Another person of the file watched it" } as const;
	return { ...{ row, mediaType, id, season, episode, candidates }, ...leftOut, copy: 0, undatedCopy: null };
}

function splitByPerson(rows: StoredRow[], options: ImportWork["options"]) {
	const groups = groupBy(rows, (row) => (isOfAnother(readRecord(row), options) ? "others" : "wanted"));
	return { wanted: groups.get("wanted") ?? [], others: groups.get("others") ?? [] };
}

/** A title that a person chose exists, or the rows wait for another one. */
async function checkChoice(title: TitleRef, lookup: Lookup): Promise<Match> {
	if (await lookup.byId(title)) return { state: "matched", title };
	return { state: "unmatched", reason: "The catalogue has no such title", candidates: [] };
}

/** Looks the rows of one name up; those whose title a person chose have it. Begins with no further row after `until`. */
async function lookUpRows(
	rows: StoredRow[],
	{
		lookup,
		options,
		remembered,
		until,
	}: { lookup: Lookup; remembered: TitleRef | undefined; until: number } & Pick<ImportWork, "options">,
): Promise<LookedUp> {
	const { wanted, others } = splitByPerson(rows, options);
	const groups = groupBy(wanted, ({ isChosen, mediaType, id }) =>
		isChosen && mediaType && id !== null ? titleKey({ mediaType, id }) : "",
	);
	const result: LookedUp = { found: [], changes: others.map(leaveOut) };
	for (const [chosen, same] of groups) {
		const [first] = same;
		if (!first) continue;
		const title =
			chosen !== "" && first.mediaType && first.id !== null ? { mediaType: first.mediaType, id: first.id } : remembered;
		const match = await (title ? checkChoice(title, lookup) : matchTitle(readRecord(first), lookup));
		if (match.state !== "matched") {
			result.changes.push(...leaveOpen(same, match));
			continue;
		}
		const { title: found, place } = match;
		const seasons = found.mediaType === "tv" ? await lookup.seasons(found.id) : [];
		const placed: RowOfTitle[] = [];
		for (const row of same) {
			const own = place ? { place } : await placeEpisode(readRecord(row), { showId: found.id, lookup, seasons });
			placed.push({ row, ...own });
			if (Date.now() > until) break;
		}
		result.found.push({ title: found, rows: placed, seasons });
	}
	return result;
}

/** Titles that the profile chose for the same names in other imports, the latest choice of each. */
async function findChosen({ db, stored }: ImportWork, keys: string[]): Promise<Map<string, TitleRef>> {
	const chosen = await db
		.select({
			key: importRows.titleKey,
			mediaType: importRows.mediaType,
			id: importRows.id,
			latest: sql`max(${imports.createdAt})`,
		})
		.from(importRows)
		.innerJoin(imports, eq(imports.id, importRows.importId))
		.where(
			and(
				// Its own rows have what was chosen for them.
				and(eq(imports.userId, stored.userId), ne(imports.id, stored.id)),
				sql`${importRows.titleKey} in (select value from json_each(${JSON.stringify(keys)}))`,
				eq(importRows.isChosen, true),
				sql`media_id is not null`,
			),
		)
		.groupBy(importRows.titleKey);
	return new Map(
		chosen.flatMap(({ key, mediaType, id }) => (key && mediaType && id !== null ? [[key, { mediaType, id }]] : [])),
	);
}

/** The names of the next rows that are to be looked up, as many as one step has room for. */
async function findNames(db: Database, importId: string): Promise<string[]> {
	const rows = await db
		.select({ key: importRows.titleKey })
		.from(importRows)
		.where(and(eq(importRows.importId, importId), eq(importRows.state, "pending")))
		.orderBy(importRows.row)
		.limit(WINDOW);
	const names = [...new Set(rows.flatMap(({ key }) => key ?? []))].slice(0, TITLES);
	const counted = await db
		.select({ key: importRows.titleKey, rows: sql<number>`count(*)` })
		.from(importRows)
		.where(
			and(eq(importRows.importId, importId), sql`title_key in (select value from json_each(${JSON.stringify(names)}))`),
		)
		.groupBy(importRows.titleKey);
	const numbers = new Map(counted.map(({ key, rows: number }) => [key, number]));
	let room = ROWS;
	return names.filter((name, at) => {
		room -= numbers.get(name) ?? 0;
		return at === 0 || room >= 0;
	});
}

/** Rows of the same titles under other names, which are planned with them. */
async function readPlanned(db: Database, importId: string, titles: TitleRef[]): Promise<StoredRow[]> {
	return await db
		.select()
		.from(importRows)
		.where(
			and(
				sql`rowid in (select known.rowid from json_each(${JSON.stringify(titles)}) as given cross join ${importRows} as known
					where known.import_id = ${importId} and known.media_type = given.value ->> 'mediaType'
						and known.media_id = given.value ->> 'id')`,
				inArray(importRows.state, ["ready", "present"]),
				eq(importRows.isApplied, false),
			),
		)
		.orderBy(importRows.row)
		.limit(PLANNED);
}

async function planFound(work: ImportWork, found: Found[]): Promise<Change[]> {
	const { db, stored, options } = work;
	const byTitle = groupBy(found, ({ title }) => titleKey(title));
	const titles = [...byTitle.values()].flatMap(([first]) => first?.title ?? []);
	if (titles.length === 0) return [];
	const [known, planned] = await Promise.all([
		readKnown(db, stored.userId, titles),
		readPlanned(db, stored.id, titles),
	]);
	return titles.flatMap((title) => {
		const key = titleKey(title);
		const names = byTitle.get(key) ?? [];
		const rows = new Map<number, RowOfTitle>();
		for (const row of planned) {
			if (row.mediaType === title.mediaType && row.id === title.id) rows.set(row.row, { row, place: toPlace(row) });
		}
		for (const own of names.flatMap((each) => each.rows)) rows.set(own.row.row, own);
		return planRows([...rows.values()], {
			...{ title, options, seasons: names[0]?.seasons ?? [] },
			known: known.get(key) ?? { plays: [], ratings: [], isSaved: false },
		});
	});
}

/** Where a row was placed; undefined for a whole title. */
function toPlace({ season, episode }: StoredRow): Place | undefined {
	return season === null || episode === null ? undefined : { season, episode };
}

/** True when nothing is left to look up. Throws `UpstreamError` when the catalogue is down, after what was found is stored. */
export async function matchSome(work: ImportWork): Promise<boolean> {
	const { db, stored, catalogue, options } = work;
	const names = await findNames(db, stored.id);
	if (names.length === 0) {
		await db
			.update(imports)
			.set({ state: stored.appliedAt === null ? "ready" : "applied" })
			.where(and(isHeld(stored), eq(imports.state, "matching")));
		return true;
	}
	const lookup = openLookup(catalogue, options.language);
	const [rows, chosen] = await Promise.all([
		db
			.select()
			.from(importRows)
			.where(
				and(
					eq(importRows.importId, stored.id),
					sql`title_key in (select value from json_each(${JSON.stringify(names)}))`,
					eq(importRows.state, "pending"),
				),
			)
			.orderBy(importRows.row)
			.limit(ROWS),
		findChosen(work, names),
	]);
	const failures: { error: UpstreamError; own: StoredRow[] }[] = [];
	const until = Date.now() + BEGINS_WITHIN_MS;
	const looked = await mapSideBySide(
		[...groupBy(rows, ({ titleKey: key }) => key ?? "")],
		LOOK_UPS,
		async ([key, own]): Promise<LookedUp | null> => {
			if (failures.length > FAILURES || Date.now() > until) return null;
			try {
				return await lookUpRows(own, { lookup, options, remembered: chosen.get(key), until });
			} catch (error) {
				if (!(error instanceof UpstreamError)) throw error;
				failures.push({ error, own });
				return null;
			}
		},
	);
	const known = looked.filter((each) => each !== null);
	const found = known.flatMap((each) => each.found);
	const [failure] = failures;
	const isLate = Date.now() - stored.createdAt > PATIENCE_MS;
	const isDown = failures.length > FAILURES || (known.length <= failures.length && !isLate);
	// One title that the catalogue cannot read holds the import up otherwise, again and again.
	const broken = failures.filter(({ error }) => error.status === 502);
	const unread = (isDown ? [] : broken).flatMap(({ own }) => {
		const { wanted, others } = splitByPerson(own, options);
		return [...leaveOpen(wanted, UNREAD), ...others.map(leaveOut)];
	});
	const changes = [...known.flatMap((each) => each.changes), ...unread];
	await writeChanges(work, [...changes, ...(await planFound(work, found))]);
	if (failure && (isDown || unread.length === 0)) throw failure.error;
	return false;
}
