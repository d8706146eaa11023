// The deletion of old data, as the privacy page promises it.
import { gt, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { openDatabase } from "~/database/open.server";
import { deleteRows, updateRows } from "~/database/row-batches";
import {
	accountActivity,
	auditLog,
	emailVerifications,
	passwordAttempts,
	resetTokens,
	sessions,
} from "~/database/schema/accounts";
import { signals } from "~/database/schema/administration";
import { certificates } from "~/database/schema/catalogue";
import { type CountName, counts } from "~/database/schema/counts";
import { imports } from "~/database/schema/imports";
import { episodes, IS_EMPTY_EPISODE, IS_EMPTY_TITLE, listTitles, plays, titles } from "~/database/schema/library";
import { dayOf } from "~/lib/text/days";
import { REMARK_NAMES, REMARKS } from "../library/changes/remarks";
import { HISTORY_RETENTION_DAYS, UNDO_DAYS } from "../library/retention";
import { NOTHING_CLEARED } from "../library/store/clear-record.server";
import { NOT_OPENED } from "../library/store/watch-statement.server";
import { OUTCOME_COUNTS } from "../playback/server-health.server";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Twice the retention period: a client may send events that are one retention period old. */
const REPLAY_DAYS = 2 * HISTORY_RETENTION_DAYS;

interface Rule {
	table: SQLiteTable;
	/** How long a row is stored after the time that `isOld` compares. */
	days: number;
	/** The columns that are emptied, where the row stays. */
	empties?: Record<string, unknown>;
	/** Which rows are old. `before`: that many days ago, in milliseconds since 1970. */
	isOld: (before: number) => [SQL, ...SQL[]];
}

/** The other counts stay: the figures of the dashboard. */
const PLAYER_COUNTS: CountName[] = [...OUTCOME_COUNTS, "title.reported"];

/** By the name that the result of a run has for it. */
const RULES = {
	watchHistory: {
		table: titles,
		days: HISTORY_RETENTION_DAYS,
		isOld: (before) => [lt(titles.openedAt, before)],
		empties: NOT_OPENED,
	},
	/** What is left of titles: removals. */
	removedTitles: {
		table: titles,
		days: REPLAY_DAYS,
		isOld: (before) => [sql.raw(IS_EMPTY_TITLE), lt(titles.updatedAt, before)],
	},
	/** What is left of episodes: marks as not watched, and remarks that were removed. */
	removedEpisodes: {
		table: episodes,
		days: REPLAY_DAYS,
		isOld: (before) => [
			sql.raw(IS_EMPTY_EPISODE),
			lt(episodes.clearedAt, before),
			...REMARK_NAMES.map((name) => lt(episodes[REMARKS[name].time], before)),
		],
	},
	/** What is left of plays that were removed, and those that were cleared. */
	removedPlays: {
		table: plays,
		days: REPLAY_DAYS,
		isOld: (before) => [gt(plays.removedAt, 0), lt(plays.removedAt, before), lte(plays.addedAt, plays.removedAt)],
	},
	/** What is left of titles that were taken out of lists. */
	removedListTitles: {
		table: listTitles,
		days: REPLAY_DAYS,
		isOld: (before) => [isNull(listTitles.sortKey), lt(listTitles.changedAt, before)],
	},
	/** What else was cleared with them. */
	clearedTitles: {
		table: titles,
		days: UNDO_DAYS,
		isOld: (before) => [lt(titles.clearedAt, before)],
		empties: NOTHING_CLEARED,
	},
	/** With their rows: what nobody has applied, or made a choice in, for a day. */
	unappliedImports: {
		table: imports,
		days: 1,
		isOld: (before) => [lt(imports.askedAt, before), isNull(imports.appliedAt)],
	},
	/** With their rows: an import can be undone for as long. */
	imports: {
		table: imports,
		days: UNDO_DAYS,
		isOld: (before) => [lt(imports.createdAt, before), sql`coalesce(applied_at, 0) < ${before}`],
	},
	sessions: { table: sessions, days: 0, isOld: (before) => [lt(sessions.expiresAt, before)] },
	resetLinks: { table: resetTokens, days: 0, isOld: (before) => [lt(resetTokens.expiresAt, before)] },
	emailVerifications: {
		table: emailVerifications,
		days: 0,
		isOld: (before) => [lt(emailVerifications.expiresAt, before), isNull(emailVerifications.verifiedAt)],
	},
	passwordAttempts: { table: passwordAttempts, days: 0, isOld: (before) => [lt(passwordAttempts.expiresAt, before)] },
	activity: { table: accountActivity, days: 180, isOld: (before) => [lt(accountActivity.at, before)] },
	auditLines: { table: auditLog, days: 365, isOld: (before) => [lt(auditLog.at, before)] },
	/** With today: ninety days. */
	playerCounts: {
		table: counts,
		days: 89,
		isOld: (before) => [inArray(counts.name, PLAYER_COUNTS), lt(counts.day, dayOf(before))],
	},
	/** Those that are asked for are looked up again long before. */
	certificates: { table: certificates, days: 60, isOld: (before) => [lt(certificates.readAt, before)] },
	signals: { table: signals, days: 30, isOld: (before) => [lt(signals.at, before)] },
} satisfies Record<string, Rule>;

export type RuleName = keyof typeof RULES;

/** Returns the number of removed rows. */
export async function removeOldRows(d1: D1Database, name: RuleName): Promise<number> {
	const { table, days, isOld, empties }: Rule = RULES[name];
	const [db, old] = [openDatabase(d1), isOld(Date.now() - days * DAY_MS)];
	return await (empties ? updateRows(db, table, empties, old) : deleteRows(db, table, old));
}

/** Returns the number of removed rows of each kind. */
export async function removeOldData(d1: D1Database): Promise<Record<RuleName, number>> {
	const counts: [string, number][] = [];
	for (const name of Object.keys(RULES) as RuleName[]) counts.push([name, await removeOldRows(d1, name)]);
	return Object.fromEntries(counts) as Record<RuleName, number>;
}
