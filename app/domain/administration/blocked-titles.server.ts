// Owns the admin actions that block and unblock a title. Each writes an audit log entry.

import { openDatabase } from "~/database/open.server";
import type { Platform } from "~/platform.server";
import { recordAudit } from "../accounts/audit.server";
import type { User } from "../accounts/types";
import {
	type BlockedTitle,
	blockTitle,
	listBlockedTitles,
	type TitleName,
	unblockTitle,
} from "../catalogue/blocked-titles.server";

interface Act extends TitleName {
	actor: Pick<User, "id">;
}

function detailOf({ mediaType, id }: TitleName) {
	return { media_type: mediaType, media_id: String(id) };
}

/** The title disappears everywhere within a minute. Null only when it is unblocked at the same moment. */
export async function blockTitleAs(
	platform: Platform,
	{ actor, mediaType, id, reason }: Act & { reason: string },
): Promise<BlockedTitle | null> {
	const title = { mediaType, id };
	const blocked = await blockTitle(platform, { ...title, reason, actorId: actor.id });
	const entry = { actorId: actor.id, action: "title.block", outcome: "done", detail: detailOf(title) } as const;
	await recordAudit(openDatabase(platform.db), entry);
	return blocked;
}

/** False: the title was not blocked; the audit log records the attempt as refused. */
export async function unblockTitleAs(platform: Platform, { actor, mediaType, id }: Act): Promise<boolean> {
	const title = { mediaType, id };
	const isDone = await unblockTitle(platform, title);
	const entry = { actorId: actor.id, action: "title.unblock", detail: detailOf(title) } as const;
	await recordAudit(openDatabase(platform.db), { ...entry, outcome: isDone ? "done" : "refused" });
	return isDone;
}

export interface BlockedTitlePage {
	titles: BlockedTitle[];
	/** For the next page; null at the end. */
	nextCursor: string | null;
}

/** Newest first. */
export async function listBlockedTitlePage(
	platform: Platform,
	{ limit, cursor }: { limit: number; cursor?: number },
): Promise<BlockedTitlePage> {
	const rows = await listBlockedTitles(openDatabase(platform.db), { limit: limit + 1, before: cursor });
	const titles = rows.slice(0, limit);
	return { titles, nextCursor: rows.length > limit ? String(titles.at(-1)?.createdAt) : null };
}
