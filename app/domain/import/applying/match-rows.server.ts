// Looks the titles of an import's rows up, many names at a time, and says where in the catalogue each row belongs.
// `plan-rows.server.ts` says afterwards what the rows become.

import { and, eq, inArray, sql } from "drizzle-orm";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import { isOfEpisode, isOfWholeTitle } from "~/domain/import/row-kinds";
import { groupBy } from "~/lib/group-by";
import { mapSideBySide } from "~/lib/side-by-side";
import { UpstreamError } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { listChosen } from "./chosen-titles.server";
import { toOwnName } from "./differences";
import { type MatchedRow, openRow, type StoredRow, writeMatched } from "./import-rows.server";
import type { ImportWork } from "./imports.server";
import type { Candidate, Lookup } from "./lookup";
import { openLookup } from "./lookup.server";
import { type Match, matchTitle, openShow } from "./match";
import { type Placed, placeEpisode } from "./place-episode";
import { findLeftOut } from "./plan";

/** Titles of one step. */
const TITLES = 40;
/** Rows of one step: a Worker has 128 MB. Of a name with more, the rest is placed in the next steps. */
const ROWS = 5000;
/** Titles that are looked up side by side; one network may have so many requests to the upstream. */
const LOOK_UPS = 6;
/** Milliseconds after which a step begins no other title: some need many look-ups, and its lease is 30 seconds. */
const BEGINS_WITHIN_MS = 10_000;

/** Titles of one step that cannot be read while the catalogue answers for the others; more mean that it is down. */
const FAILURES = 2;
/** Milliseconds after which the last titles of an import are given up, if all others were read. */
const PATIENCE_MS = 10 * 60 * 1000;
const UNREAD: Exclude<Match, { state: "matched" }> = {
	...{ state: "unmatched", candidates: [] },
	reason: { code: "unreadTitle" },
};

const NO_TITLE: typeof UNREAD = { state: "unmatched", reason: { code: "noTitle" }, candidates: [] };

/** Of a whole title. */
const NOWHERE = { season: null, episode: null };

/** Where the catalogue has the row, or why a person decides on that. */
function placeRow({ row, record }: StoredRow, title: Candidate, { season, episode, moved }: Placed): MatchedRow {
	const { mediaType, id } = title;
	const state = moved === undefined ? "found" : "ambiguous";
	return { row, state, reason: moved ?? null, mediaType, id, season, episode, ...toOwnName(record, title) };
}

/** `isChosen`: a person chose the title. */
async function findPlace(
	row: StoredRow,
	title: TitleRef,
	{ lookup, isChosen }: { lookup: Lookup; isChosen: boolean },
): Promise<Placed> {
	const { record } = row;
	if (title.mediaType === "movie")
		return isOfEpisode(record.kind) || record.isOfPlay ? { season: 1, episode: 1 } : NOWHERE;
	if (isOfWholeTitle(record.kind)) return NOWHERE;
	const isPlaced = row.isChosen && row.episode !== null;
	const placeable = isPlaced
		? { ...record, ids: { ...record.ids, episodeTvdb: null }, season: row.season, episode: row.episode }
		: record;
	return await placeEpisode(placeable, await openShow(title.id, lookup), { lookup, isChosen });
}

function leaveOpen(
	rows: StoredRow[],
	{ state, reason, candidates }: Exclude<Match, { state: "matched" }>,
): MatchedRow[] {
	return rows.map(({ row, record: { season, episode } }) => ({ row, state, reason, season, episode, candidates }));
}

/** Null: it is looked up. A choice that was made for a row that an answer leaves out is kept. */
function leaveOut(stored: StoredRow, options: ImportWork["options"]): MatchedRow | null {
	const { row, record, mediaType, id, season, episode, name, year, candidates } = stored;
	const reason = findLeftOut(record, options);
	return reason && { row, state: "leftOut", reason, mediaType, id, season, episode, name, year, candidates };
}

/** A title that a person chose exists, or the rows wait for another one. */
async function checkChoice(title: TitleRef, lookup: Lookup): Promise<Match> {
	const candidate = await lookup.byId(title);
	return candidate ? { state: "matched", title: candidate } : NO_TITLE;
}

/** With what the catalogue calls it, which an episode's own id does not say; null where it has no such title. */
async function nameMatched(
	{ title, year = null, ...ref }: Extract<Match, { state: "matched" }>["title"],
	lookup: Lookup,
): Promise<Candidate | null> {
	return title === undefined ? await lookup.byId(ref) : { ...ref, title, year };
}

/** Looks the rows of one name up; those whose title a person chose, for them or for the name, have it. Begins with no further row after `until`. */
async function lookUpRows(
	rows: StoredRow[],
	{ lookup, until }: { lookup: Lookup; until: number },
): Promise<MatchedRow[]> {
	const groups = groupBy(rows, ({ isChosen, mediaType, id }) =>
		isChosen && mediaType && id !== null ? titleKey({ mediaType, id }) : "",
	);
	const changes: MatchedRow[] = [];
	for (const [chosen, same] of groups) {
		const [first] = same;
		if (!first) continue;
		const title =
			chosen !== "" && first.mediaType && first.id !== null
				? { mediaType: first.mediaType, id: first.id }
				: lookup.chosen.get(first.titleKey ?? "");
		const match = await (title ? checkChoice(title, lookup) : matchTitle(first.record, lookup));
		if (match.state !== "matched") {
			changes.push(...leaveOpen(same, match));
			continue;
		}
		const { place } = match;
		const matchedTitle = await nameMatched(match.title, lookup);
		if (!matchedTitle) {
			changes.push(...leaveOpen(same, NO_TITLE));
			continue;
		}
		for (const row of same) {
			const placed = place ?? (await findPlace(row, matchedTitle, { lookup, isChosen: title !== undefined }));
			changes.push(placeRow(row, matchedTitle, placed));
			if (Date.now() > until) break;
		}
	}
	return changes;
}

/** The next names that are to be looked up, as many as one step has room for. */
async function findNames(db: Database, importId: string): Promise<string[]> {
	const { titleKey: key } = importRows;
	const pending = await db
		.select({ key, rows: sql<number>`count(*)` })
		.from(importRows)
		.where(and(eq(importRows.importId, importId), sql`state = 'pending'`))
		.groupBy(key)
		.orderBy(key)
		.limit(TITLES);
	let room = ROWS;
	return pending.flatMap(({ key: name, rows }, at) => {
		room -= rows;
		return name !== null && (at === 0 || room >= 0) ? [name] : [];
	});
}

/** True when nothing is left to look up. Throws `UpstreamError` when the catalogue is down, after what was found is stored. */
export async function matchSome(work: ImportWork): Promise<boolean> {
	const { db, stored, catalogue, options } = work;
	const names = await findNames(db, stored.id);
	if (names.length === 0) return true;
	const whereNamed = inArray(importRows.titleKey, jsonValues(names));
	const [rows, chosen] = await Promise.all([
		db
			.select()
			.from(importRows)
			.where(and(eq(importRows.importId, stored.id), whereNamed, sql`state = 'pending'`))
			// By the index of the names, not by that of the rows' order.
			.orderBy(sql`+${importRows.row}`)
			.limit(ROWS),
		listChosen(db, stored),
	]);
	const lookup = openLookup(catalogue, { language: options.language, chosen });
	const failures: { error: UpstreamError; rows: StoredRow[] }[] = [];
	const pending = rows.map(openRow);
	const leftOut = pending.flatMap((row) => leaveOut(row, options) ?? []);
	const wanted = pending.filter(({ record }) => findLeftOut(record, options) === null);
	const until = Date.now() + BEGINS_WITHIN_MS;
	const looked = await mapSideBySide(
		[...groupBy(wanted, ({ titleKey: key }) => key ?? "")],
		LOOK_UPS,
		async ([, sameName]): Promise<MatchedRow[] | null> => {
			if (failures.length > FAILURES || Date.now() > until) return null;
			try {
				return await lookUpRows(sameName, { lookup, until });
			} catch (error) {
				if (!(error instanceof UpstreamError)) throw error;
				failures.push({ error, rows: sameName });
				return null;
			}
		},
	);
	const matched = looked.filter((rows) => rows !== null);
	const [failure] = failures;
	const isLate = Date.now() - stored.createdAt > PATIENCE_MS;
	const isDown = failures.length > FAILURES || (matched.length <= failures.length && !isLate);
	// One title that the catalogue cannot read holds the import up otherwise, again and again.
	const broken = failures.filter(({ error }) => error.status === 502);
	const unread = (isDown ? [] : broken).flatMap(({ rows: failed }) => leaveOpen(failed, UNREAD));
	await writeMatched(db, stored, [...leftOut, ...matched.flat(), ...unread]);
	if (failure && (isDown || unread.length === 0)) throw failure.error;
	return false;
}
