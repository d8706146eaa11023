// How much one profile's record of what was played and watched may hold, and holds.
import { eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries } from "~/database/schema/library";
import type { LibraryTotals } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";

/** Episodes and movies of which it holds something. */
export const EPISODES_MAX = 100_000;
export const PLAYS_MAX = 100_000;
export const RATINGS_MAX = 100_000;
/** Notes on titles and episodes; each play may have one beside them. */
export const NOTES_MAX = 10_000;

interface RecordSize {
	/** Episodes and movies of which the record holds something. */
	episodes: number;
	plays: number;
	ratings: number;
	/** Of titles and episodes. */
	notes: number;
}

/** Read from counters; no row before the first entry. */
export function selectRecordSize(db: Database, profileId: ProfileId) {
	return db
		.select({
			episodes: libraries.episodes,
			plays: sql<number>`${libraries.moviePlays} + ${libraries.showPlays}`,
			ratings: sql<number>`${libraries.ratedMovies} + ${libraries.ratedShows}`,
			notes: libraries.notes,
		})
		.from(libraries)
		.where(eq(libraries.profileId, profileId))
		.limit(1);
}

/** Whether nothing more can be added to the record of what was watched. */
export function isRecordFull(size: RecordSize | undefined): boolean {
	return size !== undefined && (size.episodes >= EPISODES_MAX || size.plays >= PLAYS_MAX);
}

export async function readRecordSize(db: Database, profileId: ProfileId): Promise<RecordSize> {
	const [row] = await selectRecordSize(db, profileId);
	return row ?? { episodes: 0, plays: 0, ratings: 0, notes: 0 };
}

/** What goes with a library that is deleted, read from counters. */
export async function readLibraryTotals(db: Database, profileId: ProfileId): Promise<LibraryTotals> {
	const [row] = await db.select().from(libraries).where(eq(libraries.profileId, profileId)).limit(1);
	return {
		plays: row ? row.moviePlays + row.showPlays : 0,
		ratings: row ? row.ratedMovies + row.ratedShows : 0,
		notes: row?.notes ?? 0,
		saved: row?.saved ?? 0,
		opened: row ? row.movies + row.shows : 0,
	};
}

/** Episodes and movies of which the record holds something. */
export async function countViewings(db: Database, profileId: ProfileId): Promise<number> {
	return (await readRecordSize(db, profileId)).episodes;
}
