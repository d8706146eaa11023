// The rows of `title_reports`: how often visitors said that a title does not play on a server, by day. No person is in them.
import { desc, gte, sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import { type Database, openDatabase } from "~/database/open.server";
import { titleReports } from "~/database/schema/playback";
import { selectColumns } from "~/database/select-columns";
import { dayOf, lastDays } from "~/lib/days";
import type { TitleRef } from "../catalogue/types";

/** Rows of a day. Somebody who forges reports fills no more; titles that were reported before still count. */
const ROWS_A_DAY = 500;

export interface TitleReport extends TitleRef {
	serverId: number;
	reported: number;
}

/** Adds the reports to those of the day. */
export async function writeTitleReports(d1: D1Database, reports: TitleReport[]): Promise<void> {
	const day = dayOf(Date.now());
	const { from, columns } = jsonRows(reports, ["mediaType", "id", "serverId", "reported"]);
	const isOfDay = sql`day = ${day}`;
	const isCounted = sql`exists (select 1 from ${titleReports} where ${isOfDay} and media_type = ${columns.mediaType}
		and media_id = ${columns.id} and server_id = ${columns.serverId})`;
	const rows = sql`from ${from} where (select count(*) from ${titleReports} where ${isOfDay}) < ${ROWS_A_DAY} or ${isCounted}`;
	await openDatabase(d1)
		.insert(titleReports)
		.select(selectColumns(titleReports, { day: sql`${day}`, ...columns }, rows))
		.onConflictDoUpdate({
			target: [titleReports.day, titleReports.mediaType, titleReports.id, titleReports.serverId],
			set: { reported: sql`${titleReports.reported} + excluded.reported` },
		});
}

/** The titles that were reported most in the last days, by server; at most `limit`. */
export async function listTitleReports(
	db: Database,
	{ days, limit }: { days: number; limit: number },
): Promise<TitleReport[]> {
	const [first = ""] = lastDays(days);
	const { day, mediaType, id, serverId } = titleReports;
	const reported = sql<number>`sum(${titleReports.reported})`.mapWith(Number);
	return await db
		.select({ mediaType, id, serverId, reported })
		.from(titleReports)
		.where(gte(day, first))
		.groupBy(mediaType, id, serverId)
		.orderBy(desc(reported), mediaType, id, serverId)
		.limit(limit);
}
