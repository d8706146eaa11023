// Rows that say what is either so or not: a title is saved, in a list, "not for me" or begun again; an episode was played so far.
// What is so stays as it is.
import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, titles } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { Reason } from "~/domain/import/reason";
import { type FactKind, isFact } from "~/domain/import/row-kinds";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { selectListings } from "../../library/own-lists/plan-listings.server";
import { hideTitles } from "../../library/store/hidden.server";
import { beginRounds } from "../../library/store/rounds.server";
import { FACTS, takeBackUnchanged } from "../../library/store/titles.server";
import { takeBackProgress, writeProgress } from "../../library/store/viewing-statements.server";
import { planSaves } from "../../library/store/watch-later.server";
import { whereTitles } from "../../library/store/where-titles.server";
import type { StoredRow } from "./import-rows.server";
import type { ImportWork } from "./imports.server";
import { planEntries, takeBackEntries } from "./lists-of-rows.server";
import { factKey } from "./plan-facts";

type PlacedRow = Pick<StoredRow, "kind" | "mediaType" | "id" | "season" | "episode"> & { listId?: string };

/** The facts that rows are of: each with its title and its episode. */
function listFacts(rows: PlacedRow[]) {
	return rows.flatMap(({ kind, mediaType, id, season, episode, listId }) => {
		if (!isFact(kind) || !mediaType || id === null) return [];
		return [{ kind, mediaType, id, season: season ?? 1, episode: episode ?? 1, listId: listId ?? "" }];
	});
}

/** What is so of the titles, episodes and lists that rows are of: of each title, by `factKey`. */
export async function readFacts(
	db: Database,
	profileId: ProfileId,
	rows: PlacedRow[],
): Promise<(title: TitleRef) => ReadonlySet<string>> {
	const facts = listFacts(rows);
	if (facts.length === 0) return () => new Set();
	const of = (kind: FactKind) => facts.filter((fact) => fact.kind === kind);
	const within = { profileId };
	const { mediaType, id, savedAt, hiddenAt, begunAt } = titles;
	const [found, listed, played] = await db.batch([
		db
			.select({ mediaType, id, watchLater: savedAt, hidden: hiddenAt, round: begunAt })
			.from(titles)
			.where(whereTitles({ profileId, titles: facts })),
		selectListings(
			db,
			of("list").map(({ listId: list, ...title }) => ({ ...title, kind: "list", list, at: 0 })),
		),
		db
			.select({ mediaType: episodes.mediaType, id: episodes.id, season: episodes.season, episode: episodes.episode })
			.from(episodes)
			.where(
				sql`${whereJsonRow(episodes, { within, rows: of("progress"), names: ["mediaType", "id", "season", "episode"] })}
					and played_at > 0`,
			),
	]);
	const keys = new Map<string, Set<string>>();
	const add = (title: TitleRef, key: string) => {
		const ofTitle = keys.get(titleKey(title)) ?? new Set();
		keys.set(titleKey(title), ofTitle.add(key));
	};
	for (const row of found) {
		for (const kind of ["watchLater", "hidden", "round"] as const) if (row[kind] !== null) add(row, kind);
	}
	for (const row of listed)
		if (row.sortKey !== null) add(row, factKey("list", { ...row, season: null, episode: null }));
	for (const row of played) add(row, factKey("progress", row));
	return (title) => keys.get(titleKey(title)) ?? new Set();
}

/** A row with the time since when it is so, which tells what it wrote from what a person makes so again. */
export interface TimedRow {
	row: StoredRow;
	addedAt: number;
}

const ofKind = (rows: TimedRow[], kind: FactKind) =>
	rows.flatMap(({ row, addedAt }) => {
		const { mediaType, id } = row;
		return row.kind === kind && mediaType && id !== null ? [{ mediaType, id, addedAt, row }] : [];
	});

/** How far episodes were played. */
const toProgress = (rows: TimedRow[]) =>
	ofKind(rows, "progress").map(({ mediaType, id, addedAt, row: { season, episode, record } }) => ({
		...{ kind: "progress" as const, mediaType, id, season: season ?? 1, episode: episode ?? 1, at: addedAt },
		...{ position: record.position ?? 0, duration: record.duration ?? 0 },
	}));

/** Where a show of Watch Later starts. */
const toStart = ({ season, episode }: StoredRow["record"]) =>
	season === null || episode === null ? {} : { nextSeason: season, nextEpisode: episode };

interface PlannedFacts {
	statements: BatchItem<"sqlite">[];
	/** Rows that are not written, with the reason. */
	refused: { row: StoredRow; reason: Reason }[];
}

const NOT_SAVED = { missing: { code: "noTitle" }, full: { code: "fullOfSaved" } } as const;

/** The statements that make what rows say so. Looks up the cards of titles that are saved or listed. */
export async function planFactChanges(work: ImportWork, rows: TimedRow[]): Promise<PlannedFacts> {
	const { db, catalogue, stored } = work;
	const { profileId } = stored;
	const at = Date.now();
	const toChanges = <Kind extends FactKind, ChangeKind extends string>(kind: Kind, changeKind: ChangeKind) =>
		ofKind(rows, kind).map(({ mediaType, id, addedAt, row }) => {
			return { row, change: { kind: changeKind, at, mediaType, id, since: addedAt } };
		});
	const saves = toChanges("watchLater", "save").map(({ row, change }) => ({
		row,
		change: { ...change, ...toStart(row.record) },
	}));
	const [hidden, begun] = [toChanges("hidden", "hide"), toChanges("round", "begin")];
	const progress = toProgress(rows);
	const [saved, entries] = await Promise.all([
		planSaves(db, catalogue, { profileId, changes: saves.map(({ change }) => change), isLive: true }),
		planEntries(work, rows),
	]);
	const changesOf = <Change>(some: { change: Change }[]) => some.map(({ change }) => change);
	return {
		statements: [
			...saved.statements,
			...entries.statements,
			...(hidden.length > 0 ? [hideTitles(db, { profileId, changes: changesOf(hidden), isLive: true })] : []),
			// A live one counts only where something was watched since.
			...(begun.length > 0 ? [beginRounds(db, { profileId, changes: changesOf(begun), isLive: false })] : []),
			...(progress.length > 0 ? [writeProgress(db, { profileId, changes: progress, isLive: false })] : []),
		],
		refused: [
			...entries.refused,
			...saved.refused.flatMap(({ change, reason }) => {
				const save = saves.find((other) => other.change === change);
				return save ? [{ row: save.row, reason: NOT_SAVED[reason] }] : [];
			}),
		],
	};
}

/** Those rows of which nothing is so, after they were written. */
export async function listNotSo(db: Database, profileId: ProfileId, rows: StoredRow[]): Promise<StoredRow[]> {
	const placed = rows.map((row) => ({ ...row, listId: row.playId ?? undefined }));
	const factsOf = await readFacts(db, profileId, placed);
	return placed.filter(({ kind, mediaType, id, ...place }) => {
		return isFact(kind) && mediaType && id !== null && !factsOf({ mediaType, id }).has(factKey(kind, place));
	});
}

/** Statements that take back what rows made so, unless it was changed since. For a batch. */
export function takeBackFacts(work: Pick<ImportWork, "db" | "stored">, rows: TimedRow[]) {
	const { db, stored } = work;
	const { profileId } = stored;
	return [
		takeBackUnchanged(db, FACTS.saved, { profileId, titles: ofKind(rows, "watchLater") }),
		takeBackUnchanged(db, FACTS.hidden, { profileId, titles: ofKind(rows, "hidden") }),
		// Whatever was watched since.
		takeBackUnchanged(db, FACTS.begun, { profileId, titles: ofKind(rows, "round") }),
		takeBackProgress(db, { profileId, changes: toProgress(rows) }),
		...takeBackEntries(work, rows),
	] as const;
}
