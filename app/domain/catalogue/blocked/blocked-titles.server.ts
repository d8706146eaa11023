// Blocked titles are hidden from everyone because of a rights holder's notice.

import { and, desc, eq, exists, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { blockedTitles } from "~/database/schema/catalogue";
import { selectColumns } from "~/database/select-columns";
import type { Platform } from "~/platform.server";
import { commit, type Terms } from "../../accounts/terms.server";
import { publishBlocked } from "../content-state.server";
import type { TitleRef } from "../types";

export interface BlockedTitle extends TitleRef {
	/** For owners: who asked, and when. */
	reason: string;
	/** Milliseconds; no two titles have the same. */
	createdAt: number;
	/** Null where the account was deleted. */
	actorId: string | null;
}

function whereTitle({ mediaType, id }: TitleRef) {
	return and(eq(blockedTitles.mediaType, mediaType), eq(blockedTitles.id, id));
}

/** Newest first; `before`: the `createdAt` of the last one seen. */
export async function listBlockedTitles(
	db: Database,
	{ limit, before = Number.MAX_SAFE_INTEGER }: { limit: number; before?: number },
): Promise<BlockedTitle[]> {
	return await db
		.select({
			mediaType: blockedTitles.mediaType,
			id: blockedTitles.id,
			reason: blockedTitles.reason,
			createdAt: blockedTitles.createdAt,
			actorId: blockedTitles.actorId,
		})
		.from(blockedTitles)
		.where(sql`${blockedTitles.createdAt} < ${before}`)
		.orderBy(desc(blockedTitles.createdAt))
		.limit(limit);
}

/** Blocking again changes only the reason. This isolate knows at once, the others within a minute. */
export async function blockTitle(
	platform: Pick<Platform, "db" | "cache" | "isolate" | "purgePages" | "waitUntil">,
	{ mediaType, id, reason, actorId }: TitleRef & { reason: string; actorId: string },
	terms: Terms = {},
): Promise<BlockedTitle | null> {
	const db = openDatabase(platform.db);
	const newest = sql`(select coalesce(max(${blockedTitles.createdAt}), 0) + 1 from ${blockedTitles})`;
	const condition = terms.isAllowed ?? sql`true`;
	const values = { mediaType, id, reason, actorId, createdAt: sql`max(${Date.now()}, ${newest})` };
	const change = db
		.insert(blockedTitles)
		.select(selectColumns(blockedTitles, values, sql`where ${condition}`))
		.onConflictDoUpdate({ target: [blockedTitles.mediaType, blockedTitles.id], set: { reason } })
		.returning();
	const [row] = await commit(db, change, { terms, condition });
	await publishBlocked(platform);
	return row ? { mediaType, id, reason: row.reason, createdAt: row.createdAt, actorId: row.actorId } : null;
}

/** False where the title was not blocked. Other isolates notice within a minute. */
export async function unblockTitle(
	platform: Pick<Platform, "db" | "cache" | "isolate" | "purgePages" | "waitUntil">,
	title: TitleRef,
	terms: Terms = {},
): Promise<boolean> {
	const db = openDatabase(platform.db);
	const where = and(whereTitle(title), terms.isAllowed);
	const id = blockedTitles.id;
	const removed = await commit(db, db.delete(blockedTitles).where(where).returning({ id }), {
		terms,
		condition: exists(db.select({ id }).from(blockedTitles).where(where)),
	});
	await publishBlocked(platform);
	return removed.length > 0;
}
