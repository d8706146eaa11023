// "Not for me": titles that a profile's lists leave out. The catalogue applies them where it applies blocked titles.
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { hiddenTitles } from "~/database/schema/library";
import { readCursor, writeCursor } from "~/lib/cursor";
import type { ProfileId } from "../accounts/profiles";
import type { TitleRef } from "../catalogue/types";
import type { HiddenTitle } from "./types";

/** Titles that one profile may hide. Every page with a list reads all of them. */
export const HIDDEN_MAX = 1000;

const COLUMNS = { mediaType: hiddenTitles.mediaType, id: hiddenTitles.id, hiddenAt: hiddenTitles.hiddenAt };

const CursorSchema = z.tuple([z.int(), z.enum(["movie", "tv"]), z.int()]);

function whereTitle(userId: ProfileId, { mediaType, id }: TitleRef) {
	return and(eq(hiddenTitles.userId, userId), eq(hiddenTitles.mediaType, mediaType), eq(hiddenTitles.id, id));
}

/** Titles that are hidden already keep their time. Beyond the limit, the ones hidden first are left out. Returns how many are new. */
export async function hideTitles(
	db: Database,
	{ userId, titles }: { userId: ProfileId; titles: HiddenTitle[] },
): Promise<number> {
	const now = Date.now();
	const given = JSON.stringify(titles.map((title) => ({ ...title, hiddenAt: Math.min(title.hiddenAt, now) })));
	const added = await db.all(sql`
		insert into ${hiddenTitles} (user_id, media_type, media_id, hidden_at)
		select ${userId}, value ->> 'mediaType', value ->> 'id', value ->> 'hiddenAt' from json_each(${given})
		where not exists (select 1 from ${hiddenTitles}
			where user_id = ${userId} and media_type = value ->> 'mediaType' and media_id = value ->> 'id')
		order by value ->> 'hiddenAt' desc
		limit max(0, ${HIDDEN_MAX} - (select count(*) from ${hiddenTitles} where user_id = ${userId}))
		on conflict do nothing
		returning media_id`);
	return added.length;
}

/** Null where there is no room for it. */
export async function hideTitle(db: Database, userId: ProfileId, title: TitleRef): Promise<HiddenTitle | null> {
	await hideTitles(db, { userId, titles: [{ mediaType: title.mediaType, id: title.id, hiddenAt: Date.now() }] });
	const [row] = await db.select(COLUMNS).from(hiddenTitles).where(whereTitle(userId, title)).limit(1);
	return row ?? null;
}

export async function showTitle(db: Database, userId: ProfileId, title: TitleRef): Promise<void> {
	await db.delete(hiddenTitles).where(whereTitle(userId, title));
}

/** Newest first; null when the cursor is not valid. */
export async function listHidden(
	db: Database,
	{ userId, limit, cursor }: { userId: ProfileId; limit: number; cursor?: string },
): Promise<{ titles: HiddenTitle[]; total: number; nextCursor: string | null } | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const { mediaType, id, hiddenAt } = hiddenTitles;
	const isAfter = before && sql`(${hiddenAt}, ${mediaType}, ${id}) < (${before[0]}, ${before[1]}, ${before[2]})`;
	const [rows, total] = await Promise.all([
		db
			.select(COLUMNS)
			.from(hiddenTitles)
			.where(and(eq(hiddenTitles.userId, userId), isAfter))
			.orderBy(desc(hiddenAt), desc(mediaType), desc(id))
			.limit(limit + 1),
		db.$count(hiddenTitles, eq(hiddenTitles.userId, userId)),
	]);
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return {
		titles: rows.slice(0, limit),
		total,
		nextCursor: last ? writeCursor([last.hiddenAt, last.mediaType, last.id]) : null,
	};
}

/** All of a profile's, for a batch. */
export function selectHidden(db: Database, userId: ProfileId) {
	return db
		.select({ mediaType: hiddenTitles.mediaType, id: hiddenTitles.id })
		.from(hiddenTitles)
		.where(eq(hiddenTitles.userId, userId))
		.limit(HIDDEN_MAX);
}
