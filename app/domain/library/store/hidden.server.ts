// "Not for me": titles that a profile's lists leave out. The catalogue applies them where it applies blocked titles.
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { titles } from "~/database/schema/library";
import type { HiddenTitle } from "~/domain/library/types";
import { type Page, pageOf, readCursor, writeCursor } from "~/lib/http/cursor";
import type { ProfileId } from "../../accounts/profiles";
import { type Changed, FACTS, isLater, writeTitles } from "./titles.server";

/** Titles that one profile may hide. Every page with a list reads all of them. */
export const HIDDEN_MAX = 1000;

const whereHidden = sql`hidden_at is not null`;

const COLUMNS = {
	mediaType: titles.mediaType,
	id: titles.id,
	name: titles.name,
	year: titles.year,
	hiddenAt: sql<number>`${titles.hiddenAt}`,
};

const CursorSchema = z.tuple([z.int(), z.enum(["movie", "tv"]), z.int()]);

/**
 * Hides titles, for a batch. Those that are hidden already keep their time, and those that were shown again since stay so. Beyond
 * the limit, the ones hidden first are left out.
 */
export function hideTitles(db: Database, { profileId, changes, isLive }: Changed<"hide">) {
	const rows = changes.map(({ mediaType, id, at, since = at }) => ({ mediaType, id, at, hiddenAt: since }));
	const { from, columns } = jsonRows(rows, ["mediaType", "id", "at", "hiddenAt"]);
	const isNew = sql`not exists (select 1 from ${titles} where profile_id = ${profileId} and media_type = ${columns.mediaType}
		and media_id = ${columns.id} and ${whereHidden})`;
	const room = sql`max(0, ${HIDDEN_MAX} - (select count(*) from ${titles} where profile_id = ${profileId} and ${whereHidden}))`;
	return writeTitles(db, {
		columns: {
			profileId: sql`${profileId}`,
			mediaType: sql`media_type`,
			id: sql`media_id`,
			hiddenAt: sql`hidden_at`,
			hiddenChangedAt: sql`at`,
		},
		set: { hiddenAt: sql`excluded.hidden_at`, hiddenChangedAt: sql`excluded.hidden_changed_at` },
		setWhere: isLive ? undefined : isLater(FACTS.hidden),
		from: sql`from (select ${columns.mediaType} as media_type, ${columns.id} as media_id, ${columns.hiddenAt} as hidden_at,
			${columns.at} as at from ${from} where ${isNew} order by hidden_at desc limit ${room}) where true`,
	});
}

export async function countHidden(db: Database, profileId: ProfileId): Promise<number> {
	return await db.$count(titles, and(eq(titles.profileId, profileId), whereHidden));
}

/** Newest first; null when the cursor is not valid. */
export async function listHidden(
	db: Database,
	{ profileId, limit, cursor }: { profileId: ProfileId; limit: number; cursor?: string },
): Promise<(Page<HiddenTitle & { name: string | null; year: number | null }> & { total: number }) | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const { mediaType, id, hiddenAt } = titles;
	const isAfter = before && sql`(${hiddenAt}, ${mediaType}, ${id}) < (${before[0]}, ${before[1]}, ${before[2]})`;
	const [rows, total] = await Promise.all([
		db
			.select(COLUMNS)
			.from(titles)
			.where(and(eq(titles.profileId, profileId), whereHidden, isAfter))
			.orderBy(desc(hiddenAt), desc(mediaType), desc(id))
			.limit(limit + 1),
		countHidden(db, profileId),
	]);
	return { ...pageOf(rows, limit, (last) => writeCursor([last.hiddenAt, last.mediaType, last.id])), total };
}

/** All of a profile's, for a batch. */
export function selectHidden(db: Database, profileId: ProfileId) {
	return db
		.select({ mediaType: titles.mediaType, id: titles.id })
		.from(titles)
		.where(and(eq(titles.profileId, profileId), whereHidden))
		.limit(HIDDEN_MAX);
}
