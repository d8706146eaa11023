// What a profile has chosen, besides what it has of titles.
import { eq } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries } from "~/database/schema/library";
import { PREFERENCES_AT_FIRST, type Preferences } from "~/domain/library/text-preferences";
import { mapValues } from "~/lib/map-values";
import type { ProfileId } from "../../accounts/profiles";

const COLUMNS = mapValues(PREFERENCES_AT_FIRST, (_, name) => libraries[name]) as Pick<
	typeof libraries,
	keyof Preferences
>;

/** For a batch; `preferencesOf` takes the rows. */
export function selectPreferences(db: Database, profileId: ProfileId) {
	return db.select(COLUMNS).from(libraries).where(eq(libraries.profileId, profileId)).limit(1);
}

export function preferencesOf([row]: Preferences[]): Preferences {
	return row ?? PREFERENCES_AT_FIRST;
}

export async function readPreferences(db: Database, profileId: ProfileId): Promise<Preferences> {
	return preferencesOf(await selectPreferences(db, profileId));
}

/** Changes at least one; the others stay. Returns all of them. */
export async function setPreferences(
	db: Database,
	profileId: ProfileId,
	changes: Partial<Preferences>,
): Promise<Preferences> {
	const rows = await db
		.insert(libraries)
		.values({ profileId, ...changes })
		.onConflictDoUpdate({ target: libraries.profileId, set: changes })
		.returning(COLUMNS);
	return preferencesOf(rows);
}
