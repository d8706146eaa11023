// Owns which copy of the database a visitor reads: any replica that has seen their own writes.
import { type Database, openDatabase } from "~/database/open.server";
import type { Platform } from "~/platform.server";

/** D1's bookmarks are hexadecimal groups with hyphens. Clients can send anything. */
const BOOKMARK = /^[0-9a-f]{8}(?:-[0-9a-f]{1,64}){1,6}$/;

export interface DatabaseSession {
	db: Database;
	/** The state that this visitor has seen, for their next request; null before the first query. */
	bookmark(): string | null;
}

/**
 * Opening costs nothing; only a query does. `needsPrimary`: the result decides about a change or a
 * privilege, so it must be the newest state, including the writes of others.
 */
export function openDatabaseSession(
	{ db }: Pick<Platform, "db">,
	{ bookmark, needsPrimary }: { bookmark: string | null; needsPrimary: boolean },
): DatabaseSession {
	const known = bookmark && BOOKMARK.test(bookmark) ? bookmark : "first-unconstrained";
	const session = db.withSession(needsPrimary ? "first-primary" : known);
	return { db: openDatabase(session), bookmark: () => session.getBookmark() };
}
