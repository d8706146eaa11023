// How much one profile's record of what was played and watched may hold, and holds.
import { eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries } from "~/database/schema/library";
import { ofRemarkLists, type RemarkCounts } from "~/domain/library/changes/remarks";
import type { LibraryTotals } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import { selectCount } from "./remarks.server";

/** Episodes and movies of which it holds something. */
export const EPISODES_MAX = 100_000;
export const PLAYS_MAX = 100_000;

export interface RecordSize extends RemarkCounts {
	/** Episodes and movies of which the record holds something. */
	episodes: number;
	plays: number;
}

const NOTHING: RecordSize = { episodes: 0, plays: 0, ...ofRemarkLists(() => 0) };

/** Read from counters; no row before the first entry. */
export function selectRecordSize(db: Database, profileId: ProfileId) {
	return db
		.select({
			episodes: libraries.episodes,
			plays: sql<number>`${libraries.moviePlays} + ${libraries.showPlays}`,
			...ofRemarkLists((name) => selectCount(name)),
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
	return row ?? NOTHING;
}

/** What goes with a library that is deleted, read from counters. */
export async function readLibraryTotals(db: Database, profileId: ProfileId): Promise<LibraryTotals> {
	const { saved, movies, shows } = libraries;
	const [[size], [row]] = await db.batch([
		selectRecordSize(db, profileId),
		db
			.select({ saved, opened: sql<number>`${movies} + ${shows}` })
			.from(libraries)
			.where(eq(libraries.profileId, profileId))
			.limit(1),
	]);
	const { episodes: _, ...held } = size ?? NOTHING;
	return { ...held, ...(row ?? { saved: 0, opened: 0 }) };
}

/** Episodes and movies of which the record holds something. */
export async function countViewings(db: Database, profileId: ProfileId): Promise<number> {
	return (await readRecordSize(db, profileId)).episodes;
}
