// Selects some titles of one user.
import type { SQL } from "drizzle-orm";
import { whereJsonRow } from "~/database/json-rows";
import { titles } from "~/database/schema/library";
import type { ProfileId } from "../../accounts/profiles";
import type { TitleRef } from "../../catalogue/types";

/**
 * Has one parameter for all titles, because D1 allows at most a hundred. Looks each title up by the primary key; SQLite
 * would read all of the user's rows to compare pairs.
 */
export function whereTitles({ profileId, titles: wanted }: { profileId: ProfileId; titles: TitleRef[] }): SQL {
	const rows = wanted.map(({ mediaType, id }) => ({ mediaType, id }));
	return whereJsonRow(titles, { within: { profileId }, rows, names: ["mediaType", "id"] });
}
