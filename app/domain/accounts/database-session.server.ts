// Owns which copy of the database a visitor reads: any replica that has seen their own writes.
import { type Database, openDatabase } from "~/database/open.server";
import type { Platform } from "~/platform.server";

/** What D1 gives as bookmarks: hexadecimal groups with hyphens. Anything else is somebody's invention. */
const BOOKMARK = /^[0-9a-f]{8}(?:-[0-9a-f]{1,64}){1,6}$/;

export interface DatabaseSession {
	db: Database;
	/** The state that this visitor has seen, for their next request; null as long as nothing was asked. */
	bookmark(): string | null;
}

/**
 * Opening costs nothing; only a query does. `needsPrimary`: what is read here decides about a change or about a
 * privilege, so the newest state counts, whoever brought it about.
 */
export function openDatabaseSession(
	{ db }: Pick<Platform, "db">,
	{ bookmark, needsPrimary }: { bookmark: string | null; needsPrimary: boolean },
): DatabaseSession {
	const known = bookmark && BOOKMARK.test(bookmark) ? bookmark : "first-unconstrained";
	const session = db.withSession(needsPrimary ? "first-primary" : known);
	return { db: openDatabase(session), bookmark: () => session.getBookmark() };
}
