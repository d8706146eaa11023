// The rows of `title_reports`: how often visitors said that a title does not play on a server, by day. No person is in them.
import { desc, gte, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { titleReports } from "~/database/schema/playback";
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
	await openDatabase(d1).run(sql`
		insert into title_reports (day, media_type, media_id, server_id, reported)
		select ${day}, value ->> 'mediaType', value ->> 'id', value ->> 'serverId', value ->> 'reported'
		from json_each(${JSON.stringify(reports)})
		where (select count(*) from title_reports where day = ${day}) < ${ROWS_A_DAY} or exists (
			select 1 from title_reports where day = ${day} and media_type = value ->> 'mediaType'
				and media_id = value ->> 'id' and server_id = value ->> 'serverId'
		)
		on conflict (day, media_type, media_id, server_id) do update set reported = reported + excluded.reported
	`);
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
