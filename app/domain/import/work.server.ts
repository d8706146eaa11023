// Matches, applies and undoes an import in bounded steps. Each step can be repeated: a request that is cut off leaves work
// that the next one takes up, from the import's page, from a program that waits for it or from the clock.
import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { importRows, imports } from "~/database/schema/imports";
import { plays, watchLater } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { groupBy } from "~/lib/group-by";
import type { Platform } from "~/platform.server";
import { type OpenCatalogue, openCatalogue, UpstreamError } from "../catalogue/catalogue.server";
import type { TitleRef } from "../catalogue/types";
import { addPlays, isPlay, type NewPlay, removePlays } from "../library/play-statements.server";
import { readRatingsOf, writeRating } from "../library/ratings.server";
import { PLAYS_MAX, readRecordSize } from "../library/record-size.server";
import { importLater, removeUnchangedFromLater } from "../library/watch-later.server";
import { readRecord, type StoredRow } from "./import-rows.server";
import { isIdle, readOptions, type StoredImport } from "./imports.server";
import { findSeasonSizes, openLookup } from "./lookup.server";
import { type Candidate, type Lookup, matchTitle, renumber, type SeasonSize } from "./match";
import { readMoment } from "./moment";
import { type KnownTitle, type PlacedRecord, type Planned, type PlanOptions, planTitle, timeOf } from "./plan";

/** Milliseconds that one request works at most, and for which no other one does. */
const STEP_MS = 8000;
const LEASE_MS = 30_000;
/** Titles that one step looks up at a time. */
const TITLES = 4;
/** Rows that one step applies or takes back. */
const ROWS = 200;
/** Rows that one statement changes. */
const CHANGES = 500;

/** Null while another request works on it or on another import of the same profile, and where there is nothing to do. */
async function take(db: Database, id: string): Promise<StoredImport | null> {
	const now = Date.now();
	const [taken] = await db
		.update(imports)
		.set({ leaseUntil: now + LEASE_MS })
		.where(
			and(
				eq(imports.id, id),
				isIdle(now),
				inArray(imports.state, ["matching", "applying", "undoing"]),
				sql`not exists (select 1 from ${imports} as other
					where other.user_id = ${imports.userId} and other.lease_until >= ${now})`,
			),
		)
		.returning();
	return taken ?? null;
}

/** What the profile has of a title. */
async function readKnown(db: Database, userId: ProfileId, { mediaType, id }: TitleRef): Promise<KnownTitle> {
	const [known, rated, saved] = await Promise.all([
		db
			.select()
			.from(plays)
			.where(and(eq(plays.userId, userId), eq(plays.mediaType, mediaType), eq(plays.id, id), isPlay)),
		readRatingsOf(db, { userId, mediaType, id }),
		db
			.select({ id: watchLater.id })
			.from(watchLater)
			.where(and(eq(watchLater.userId, userId), eq(watchLater.mediaType, mediaType), eq(watchLater.id, id))),
	]);
	return { plays: known, ratings: rated, isSaved: saved.length > 0 };
}

type Change = Pick<
	StoredRow,
	"row" | "state" | "reason" | "mediaType" | "id" | "season" | "episode" | "copy" | "candidates"
>;

async function writeChanges(db: Database, importId: string, changes: Change[]): Promise<void> {
	const value = (name: string) => sql.raw(`value ->> '${name}'`);
	for (let at = 0; at < changes.length; at += CHANGES) {
		// Materialized: SQLite would otherwise parse the list once for every row of the import.
		await db.run(sql`with given as materialized (select ${value("row")} as at, value from
				json_each(${JSON.stringify(changes.slice(at, at + CHANGES))}))
			update ${importRows} set state = ${value("state")}, reason = ${value("reason")},
			media_type = ${value("mediaType")}, media_id = ${value("id")}, season = ${value("season")}, episode = ${value("episode")},
			copy = ${value("copy")}, candidates = ${value("candidates")}
			from given where import_id = ${importId} and row = at`);
	}
}

interface Placed extends PlacedRecord {
	/** The catalogue numbers the episode otherwise. */
	moved: string | null;
}

function toPlaced(row: StoredRow, title: TitleRef, seasons: SeasonSize[]): Placed {
	const record = readRecord(row);
	if (title.mediaType === "movie") {
		const place = record.kind === "play" ? 1 : null;
		return { row: row.row, record, season: place, episode: place, moved: null };
	}
	const [season, episode] = row.isChosen ? [row.season, row.episode] : [record.season, record.episode];
	if (season === null || episode === null || seasons.length === 0)
		return { row: row.row, record, season, episode, moved: null };
	const place = renumber(seasons, { season, episode });
	if (row.isChosen || (place?.season === season && place.episode === episode))
		return { row: row.row, record, season, episode, moved: null };
	const named = `S${season}E${episode}`;
	const moved = place
		? `The catalogue has no ${named}: counted through, it is S${place.season}E${place.episode}`
		: `The catalogue has no ${named}`;
	return { row: row.row, record, season: place?.season ?? season, episode: place?.episode ?? episode, moved };
}

interface Group {
	db: Database;
	catalogue: OpenCatalogue;
	stored: StoredImport;
	options: PlanOptions;
}

/** Plans rows whose title is known. */
async function planRows({ db, catalogue, stored, options }: Group, rows: StoredRow[], title: TitleRef): Promise<void> {
	const seasons = title.mediaType === "tv" ? await findSeasonSizes(catalogue, title.id) : [];
	// Rows of the same title under other names have been planned before, or are planned after.
	const earlier = await db
		.select()
		.from(importRows)
		.where(
			and(
				eq(importRows.importId, stored.id),
				eq(importRows.mediaType, title.mediaType),
				eq(importRows.id, title.id),
				inArray(importRows.state, ["ready", "present"]),
				eq(importRows.isApplied, false),
			),
		);
	const all = new Map([...earlier, ...rows].map((row) => [row.row, row]));
	const placed = [...all.values()].map((row) => toPlaced(row, title, seasons));
	const known = await readKnown(db, stored.userId, title);
	const open = placed.filter(({ moved }) => moved === null);
	const planned = new Map<number, Planned>(
		planTitle(open, known, { options, now: Date.now() }).map((each) => [each.row, each]),
	);
	const changes = placed.map(({ row, season, episode, moved }): Change => {
		const base = { row, ...title, season, episode, candidates: null };
		const plan = planned.get(row);
		if (plan) return { ...base, state: plan.state, reason: plan.reason, copy: plan.copy };
		return { ...base, state: "ambiguous", reason: moved ?? "It could not be placed", copy: 0 };
	});
	await writeChanges(db, stored.id, changes);
}

/** The title that a person chose for the same name in another import. */
async function findChosen(db: Database, userId: ProfileId, key: string): Promise<TitleRef | null> {
	const [chosen] = await db
		.select({ mediaType: importRows.mediaType, id: importRows.id })
		.from(importRows)
		.innerJoin(imports, eq(imports.id, importRows.importId))
		.where(
			and(
				eq(imports.userId, userId),
				eq(importRows.titleKey, key),
				eq(importRows.isChosen, true),
				sql`media_id is not null`,
			),
		)
		.limit(1);
	return chosen?.mediaType && chosen.id !== null ? { mediaType: chosen.mediaType, id: chosen.id } : null;
}

async function matchGroup(group: Group, key: string, lookup: Lookup): Promise<void> {
	const { db, stored } = group;
	const rows = await db
		.select()
		.from(importRows)
		.where(and(eq(importRows.importId, stored.id), eq(importRows.titleKey, key), eq(importRows.state, "pending")));
	const chosen = groupBy(
		rows.filter(({ isChosen, id }) => isChosen && id !== null),
		({ mediaType, id }) => `${mediaType}:${id}`,
	);
	for (const [, same] of chosen) {
		const [first] = same;
		if (first?.mediaType && first.id !== null)
			await planRows(group, same, { mediaType: first.mediaType, id: first.id });
	}
	const others = rows.filter(({ isChosen, id }) => !(isChosen && id !== null));
	const [first] = others;
	if (!first) return;
	const remembered = await findChosen(db, stored.userId, key);
	const match = remembered ?? (await matchTitle(readRecord(first), lookup));
	if (!("state" in match)) return await planRows(group, others, match);
	if (match.state === "matched")
		return await planRows(group, others, { mediaType: match.title.mediaType, id: match.title.id });
	const candidates = JSON.stringify(match.candidates satisfies Candidate[]);
	const changes = others.map((row): Change => {
		const { season, episode } = readRecord(row);
		return {
			row: row.row,
			state: match.state,
			reason: match.reason,
			mediaType: null,
			id: null,
			season,
			episode,
			copy: 0,
			candidates,
		};
	});
	await writeChanges(db, stored.id, changes);
}

/** True when nothing is left to look up. */
async function matchSome(group: Group, lookup: Lookup): Promise<boolean> {
	const { db, stored } = group;
	const pending = await db
		.selectDistinct({ key: importRows.titleKey })
		.from(importRows)
		.where(and(eq(importRows.importId, stored.id), eq(importRows.state, "pending")))
		.limit(TITLES);
	// One after another: two names may mean the same title.
	for (const { key } of pending) if (key !== null) await matchGroup(group, key, lookup);
	if (pending.length > 0) return false;
	await db
		.update(imports)
		.set({ state: stored.appliedAt === null ? "ready" : "applied" })
		.where(and(eq(imports.id, stored.id), eq(imports.state, "matching")));
	return true;
}

function toNewPlay(row: StoredRow, stored: StoredImport, options: PlanOptions): NewPlay[] {
	const record = readRecord(row);
	const at = timeOf(record, options);
	if (!at || !row.mediaType || row.id === null || row.season === null || row.episode === null) return [];
	const place = { mediaType: row.mediaType, id: row.id, season: row.season, episode: row.episode };
	return [
		{
			...place,
			...at,
			copy: row.copy,
			source: "import",
			addedAt: Date.now(),
			importId: stored.id,
			sourceId: record.sourceId ?? undefined,
		},
	];
}

async function setRows(db: Database, importId: string, rows: StoredRow[], part: Partial<StoredRow>): Promise<void> {
	const numbers = JSON.stringify(rows.map(({ row }) => row));
	await db
		.update(importRows)
		.set(part)
		.where(and(eq(importRows.importId, importId), sql`row in (select value from json_each(${numbers}))`));
}

/** When something was rated or saved; the time of applying where that is not known, or would be later. */
function toAddedAt({ stored, options }: Pick<Group, "stored" | "options">, text: string | null): number {
	const at = readMoment(text, options)?.watchedAt ?? 0;
	const appliedAt = stored.appliedAt ?? Date.now();
	return at > 0 && at < appliedAt ? at : appliedAt;
}

async function applyRatings({ db, stored, options }: Group, rows: StoredRow[]): Promise<void> {
	const { userId } = stored;
	for (const row of rows) {
		const { rating, added_at } = readRecord(row);
		if (!row.mediaType || row.id === null || rating === null) continue;
		const title = { mediaType: row.mediaType, id: row.id };
		const former = (await readRatingsOf(db, { userId, ...title })).find(
			({ season, episode }) => season === row.season && episode === row.episode,
		);
		if (!row.isApplied && former?.rating !== rating)
			await setRows(db, stored.id, [row], { formerRating: former?.rating ?? 0 });
		const rated = await writeRating(db, {
			userId,
			...title,
			season: row.season,
			episode: row.episode,
			rating,
			...{ ratedAt: toAddedAt({ stored, options }, added_at), isImported: true },
		});
		if (!rated.ok)
			await setRows(db, stored.id, [row], { state: "leftOut", reason: "You have 100,000 ratings, which is the most" });
	}
}

/** The titles that rows save, with the time that tells them from those which a person saves again. */
function listSaved({ stored, options }: Group, rows: StoredRow[]): (TitleRef & { addedAt: number })[] {
	return rows.flatMap((row) => {
		const addedAt = toAddedAt({ stored, options }, readRecord(row).added_at);
		return row.mediaType && row.id !== null ? [{ mediaType: row.mediaType, id: row.id, addedAt }] : [];
	});
}

/** Ready rows in their order. True when nothing is left. */
async function applySome(group: Group): Promise<boolean> {
	const { db, catalogue, stored, options } = group;
	const { userId } = stored;
	const rows = await db
		.select()
		.from(importRows)
		.where(and(eq(importRows.importId, stored.id), eq(importRows.state, "ready"), eq(importRows.isApplied, false)))
		.orderBy(importRows.row)
		.limit(ROWS);
	if (rows.length === 0) {
		await db
			.update(imports)
			.set({ state: "applied" })
			.where(and(eq(imports.id, stored.id), eq(imports.state, "applying")));
		return true;
	}
	const ofKind = (kind: StoredRow["kind"]) => rows.filter((row) => row.kind === kind);
	const { plays: count } = await readRecordSize(db, userId);
	const room = Math.max(0, PLAYS_MAX - count);
	const watched = ofKind("play");
	await addPlays(db, { userId, plays: watched.slice(0, room).flatMap((row) => toNewPlay(row, stored, options)) });
	await applyRatings(group, ofKind("rating"));
	const saved = listSaved(group, ofKind("watchLater"));
	for (let at = 0; at < saved.length; at += 20)
		await importLater(db, catalogue, { userId, titles: saved.slice(at, at + 20) });
	const full = watched.slice(room);
	await setRows(
		db,
		stored.id,
		rows.filter((row) => !full.includes(row)),
		{ isApplied: true },
	);
	await setRows(db, stored.id, full, { state: "leftOut", reason: "You have 100,000 plays, which is the most" });
	return false;
}

/** True when nothing is left to take back. What was changed since stays. */
async function undoSome(group: Group): Promise<boolean> {
	const { db, stored } = group;
	const { userId } = stored;
	const rows = await db
		.select()
		.from(importRows)
		.where(and(eq(importRows.importId, stored.id), eq(importRows.state, "ready"), eq(importRows.isApplied, true)))
		.limit(ROWS);
	const own = await db
		.select({ id: plays.playId })
		.from(plays)
		.where(and(eq(plays.importId, stored.id), eq(plays.source, "import"), isPlay))
		.limit(ROWS * 5);
	await removePlays(db, { userId, ids: own.map(({ id }) => id), now: Date.now() });
	for (const row of rows.filter(({ kind }) => kind === "rating")) {
		if (!row.mediaType || row.id === null) continue;
		const title = { mediaType: row.mediaType, id: row.id };
		const current = (await readRatingsOf(db, { userId, ...title })).find(
			({ season, episode }) => season === row.season && episode === row.episode,
		);
		if (current?.rating !== readRecord(row).rating) continue;
		await writeRating(db, { userId, ...title, season: row.season, episode: row.episode, rating: row.formerRating });
	}
	const saved = listSaved(
		group,
		rows.filter(({ kind }) => kind === "watchLater"),
	);
	if (saved.length > 0) await removeUnchangedFromLater(db, { userId, titles: saved });
	await setRows(db, stored.id, rows, { isApplied: false });
	if (rows.length > 0 || own.length > 0) return false;
	await db
		.update(imports)
		.set({ state: "undone" })
		.where(and(eq(imports.id, stored.id), eq(imports.state, "undoing")));
	return true;
}

/** Works on an import until it is done or the time of one request is over. While the catalogue is down, nothing is lost. */
export async function workOn(platform: Platform, id: string): Promise<void> {
	const db = openDatabase(platform.db);
	const stored = await take(db, id);
	if (!stored) return;
	const group = { db, stored, catalogue: openCatalogue(platform), options: readOptions(stored) };
	const lookup = openLookup(group.catalogue);
	const until = Date.now() + STEP_MS;
	const step = {
		matching: () => matchSome(group, lookup),
		applying: () => applySome(group),
		undoing: () => undoSome(group),
	}[stored.state as "matching"];
	try {
		let isDone = false;
		while (!isDone && Date.now() < until) {
			const [now] = await db.select({ state: imports.state }).from(imports).where(eq(imports.id, id)).limit(1);
			isDone = now?.state !== stored.state || (await step());
		}
	} catch (error) {
		if (!(error instanceof UpstreamError)) throw error;
	} finally {
		await db.update(imports).set({ leaseUntil: 0 }).where(eq(imports.id, id));
	}
}

/** Imports that nobody waits for: the tab was closed, or the server started anew. */
export async function workOnOne(platform: Platform): Promise<void> {
	const db = openDatabase(platform.db);
	const [waiting] = await db
		.select({ id: imports.id })
		.from(imports)
		.where(and(inArray(imports.state, ["matching", "applying", "undoing"]), lt(imports.leaseUntil, Date.now())))
		.limit(1);
	if (waiting) await workOn(platform, waiting.id);
}
