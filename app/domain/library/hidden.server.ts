// "Not for me": titles that a profile's lists leave out. The catalogue applies them where it applies blocked titles.
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { titles } from "~/database/schema/library";
import { readCursor, writeCursor } from "~/lib/cursor";
import type { ProfileId } from "../accounts/profiles";
import type { TitleRef } from "../catalogue/types";
import { isLaterFact, whereTitle, writeTitles } from "./titles.server";
import type { HiddenTitle } from "./types";

/** Titles that one profile may hide. Every page with a list reads all of them. */
export const HIDDEN_MAX = 1000;

const isHidden = sql`hidden_at is not null`;

const COLUMNS = {
	...{ mediaType: titles.mediaType, id: titles.id, name: titles.name, year: titles.year },
	hiddenAt: sql<number>`${titles.hiddenAt}`,
};

const CursorSchema = z.tuple([z.int(), z.enum(["movie", "tv"]), z.int()]);

/**
 * Titles that are hidden already keep their time, and those that were shown again since stay so. Beyond the limit, the ones
 * hidden first are left out. Returns how many are new.
 */
export async function hideTitles(
	db: Database,
	{ userId, titles: hidden }: { userId: ProfileId; titles: HiddenTitle[] },
): Promise<number> {
	const now = Date.now();
	const changes = hidden.map((title) => ({ ...title, hiddenAt: Math.min(title.hiddenAt, now) }));
	const added = await writeTitles(db, {
		columns: {
			userId: sql`${userId}`,
			mediaType: sql`value ->> 'mediaType'`,
			id: sql`value ->> 'id'`,
			hiddenAt: sql`value ->> 'hiddenAt'`,
			hiddenChangedAt: sql`value ->> 'hiddenAt'`,
		},
		set: { hiddenAt: sql`excluded.hidden_at`, hiddenChangedAt: sql`excluded.hidden_changed_at` },
		setWhere: isLaterFact.hidden,
		from: sql`from (select value from json_each(${JSON.stringify(changes)})
			where not exists (select 1 from ${titles} where user_id = ${userId} and media_type = value ->> 'mediaType'
				and media_id = value ->> 'id' and ${isHidden})
			order by value ->> 'hiddenAt' desc
			limit max(0, ${HIDDEN_MAX} - (select count(*) from ${titles} where user_id = ${userId} and ${isHidden}))) where true`,
	}).returning({ id: titles.id });
	return added.length;
}

/** Null where there is no room for it. */
export async function hideTitle(db: Database, userId: ProfileId, title: TitleRef): Promise<HiddenTitle | null> {
	const { mediaType, id } = title;
	await hideTitles(db, { userId, titles: [{ mediaType, id, hiddenAt: Date.now() }] });
	const [row] = await db
		.select(COLUMNS)
		.from(titles)
		.where(and(whereTitle({ userId, mediaType, id }), isHidden))
		.limit(1);
	return row ?? null;
}

export async function showTitle(db: Database, userId: ProfileId, { mediaType, id }: TitleRef): Promise<void> {
	const now = Date.now();
	await db
		.update(titles)
		.set({ hiddenAt: null, hiddenChangedAt: now, updatedAt: now })
		.where(and(whereTitle({ userId, mediaType, id }), isHidden));
}

/** Newest first; null when the cursor is not valid. */
export async function listHidden(
	db: Database,
	{ userId, limit, cursor }: { userId: ProfileId; limit: number; cursor?: string },
): Promise<{
	titles: (HiddenTitle & { name: string | null; year: number | null })[];
	total: number;
	nextCursor: string | null;
} | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const { mediaType, id, hiddenAt } = titles;
	const isAfter = before && sql`(${hiddenAt}, ${mediaType}, ${id}) < (${before[0]}, ${before[1]}, ${before[2]})`;
	const [rows, total] = await Promise.all([
		db
			.select(COLUMNS)
			.from(titles)
			.where(and(eq(titles.userId, userId), isHidden, isAfter))
			.orderBy(desc(hiddenAt), desc(mediaType), desc(id))
			.limit(limit + 1),
		db.$count(titles, and(eq(titles.userId, userId), isHidden)),
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
		.select({ mediaType: titles.mediaType, id: titles.id })
		.from(titles)
		.where(and(eq(titles.userId, userId), isHidden))
		.limit(HIDDEN_MAX);
}
