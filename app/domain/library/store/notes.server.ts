// Lists the notes of titles and episodes. `remark-statements.server.ts` writes them; those of plays are with the plays.
import { and, desc, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { episodes } from "~/database/schema/library";
import type { PlaceNote } from "~/domain/library/types";
import { readCursor, writeCursor } from "~/lib/http/cursor";
import type { ProfileId } from "../../accounts/profiles";
import { toPlaceNote } from "./own-remarks.server";

/** Milliseconds, and the row's id. */
const CursorSchema = z.tuple([z.int(), z.int()]);

interface NotesOf {
	profileId: ProfileId;
	/** Those that come after this one. */
	before?: z.infer<typeof CursorSchema>;
	limit: number;
}

/** Newest first. */
export async function selectNotes(db: Database, { profileId, before, limit }: NotesOf) {
	const { mediaType, id, season, episode, note, notedAt } = episodes;
	const rowid = sql<number>`${episodes}.rowid`;
	return await db
		.select({ mediaType, id, season, episode, note, notedAt, rowid: rowid.as("row_id") })
		.from(episodes)
		.where(
			and(
				eq(episodes.profileId, profileId),
				// Written out, so that SQLite finds the index of these rows.
				sql`note <> ''`,
				before && sql`(noted_at, ${rowid}) < (${before[0]}, ${before[1]})`,
			),
		)
		.orderBy(desc(notedAt), desc(rowid))
		.limit(limit);
}

/** Null when the cursor is not valid. */
export async function listNotes(
	db: Database,
	{ profileId, limit, cursor }: Omit<NotesOf, "before"> & { cursor?: string },
): Promise<{ notes: PlaceNote[]; nextCursor: string | null } | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const rows = await selectNotes(db, { profileId, before, limit: limit + 1 });
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return {
		notes: rows.slice(0, limit).map(({ rowid: _, ...row }) => toPlaceNote(row)),
		nextCursor: last ? writeCursor([last.notedAt, last.rowid]) : null,
	};
}
