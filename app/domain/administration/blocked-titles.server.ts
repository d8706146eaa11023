// Owns the admin actions that block and unblock a title. Each writes an audit log entry.

import { openDatabase } from "~/database/open.server";
import type { Platform } from "~/platform.server";
import { recordRefusedAct, termsOf } from "../accounts/audit.server";
import type { AuditAction } from "../accounts/audit-actions";
import type { Actor } from "../accounts/terms.server";
import {
	type BlockedTitle,
	blockTitle,
	listBlockedTitles,
	unblockTitle,
} from "../catalogue/blocked/blocked-titles.server";
import type { TitleRef } from "../catalogue/types";

interface Act extends TitleRef {
	actor: Actor;
}

function entryOf({ actor, mediaType, id }: Act, action: AuditAction) {
	return { actor, action, detail: { media_type: mediaType, media_id: String(id) } };
}

/** The title disappears everywhere within a minute. */
export async function blockTitleAs(
	platform: Platform,
	{ reason, ...act }: Act & { reason: string },
): Promise<BlockedTitle | null> {
	const db = openDatabase(platform.db);
	const { actor, ...title } = act;
	const entry = entryOf(act, "title.block");
	const blocked = await blockTitle(platform, { ...title, reason, actorId: actor.id, terms: termsOf(db, entry) });
	if (!blocked) await recordRefusedAct(db, entry);
	return blocked;
}

/** False: the title was not blocked; the audit log records the attempt as refused. */
export async function unblockTitleAs(platform: Platform, act: Act): Promise<boolean> {
	const db = openDatabase(platform.db);
	const { actor, ...title } = act;
	const entry = entryOf(act, "title.unblock");
	const isDone = await unblockTitle(platform, { ...title, terms: termsOf(db, entry) });
	if (!isDone) await recordRefusedAct(db, entry);
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
