// What a profile has chosen, besides what it has of titles.
import { eq } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries } from "~/database/schema/library";
import type { ProfileId } from "../../accounts/profiles";

export interface Preferences {
	/** Whether lists leave out what was watched. */
	hideWatched: boolean;
}

const STANDARD: Preferences = { hideWatched: false };

/** For a batch; `toPreferences` takes the rows. */
export function selectPreferences(db: Database, profileId: ProfileId) {
	return db
		.select({ hideWatched: libraries.hideWatched })
		.from(libraries)
		.where(eq(libraries.profileId, profileId))
		.limit(1);
}

export function toPreferences([row]: Preferences[]): Preferences {
	return row ?? STANDARD;
}

export async function readPreferences(db: Database, profileId: ProfileId): Promise<Preferences> {
	return toPreferences(await selectPreferences(db, profileId));
}

export async function setPreferences(db: Database, profileId: ProfileId, preferences: Preferences): Promise<void> {
	await db
		.insert(libraries)
		.values({ profileId, ...preferences })
		.onConflictDoUpdate({ target: libraries.profileId, set: preferences });
}
