// The six sample titles that Watch Later suggests to a user who never saved a title.
import { sql } from "drizzle-orm";
import { jsonValues } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { libraries } from "~/database/schema/library";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import type { LaterState } from "~/domain/library/store/watch-later.server";
import { type SavedTitle, toSavedTitle } from "~/domain/library/types";
import { isResolved, resolveWithin } from "~/lib/deferred";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";

const SAMPLES: TitleRef[] = [
	{ mediaType: "movie", id: 27205 },
	{ mediaType: "tv", id: 1396 },
	{ mediaType: "movie", id: 603 },
	{ mediaType: "tv", id: 66732 },
	{ mediaType: "movie", id: 238 },
	{ mediaType: "tv", id: 1668 },
];

const SAMPLE_WAIT_MS = 1000;

function isSample(title: TitleRef): boolean {
	return SAMPLES.some((sample) => titleKey(sample) === titleKey(title));
}

/** Whether samples are suggested: nothing was ever saved, and not all samples were removed. */
export function hasSamples({ hasSaved, removedSamples }: LaterState): boolean {
	return !hasSaved && SAMPLES.some((sample) => !removedSamples.includes(titleKey(sample)));
}

/**
 * The samples that were not removed; one catalogue request each. A sample without a response within a
 * second is left out, so that the page does not wait longer for titles that the user did not save.
 */
export async function listSamples(catalogue: Catalogue, removed: string[]): Promise<SavedTitle[]> {
	const wanted = SAMPLES.filter((sample) => !removed.includes(titleKey(sample)));
	const looked = await Promise.all(
		wanted.map((sample) => resolveWithin(findSample(catalogue, sample), SAMPLE_WAIT_MS)),
	);
	return looked.flatMap((sample) => (isResolved(sample) && sample) || []);
}

async function findSample(catalogue: Catalogue, sample: TitleRef): Promise<SavedTitle | null> {
	const { title } = await findKnownTitle(catalogue, sample);
	return title && toSavedTitle(title);
}

/** Takes suggestions out for good. A statement for a batch, or none for other titles. */
export function removeSamples(db: Database, profileId: ProfileId, titles: TitleRef[]) {
	const removed = titles.filter(isSample).map(titleKey);
	if (removed.length === 0) return [];
	const all = sql`select value from json_each(${libraries.removedSamples}) union select value from ${jsonValues(removed)}`;
	const statement = db
		.insert(libraries)
		.values({ profileId, removedSamples: removed })
		.onConflictDoUpdate({
			target: libraries.profileId,
			set: { removedSamples: sql`(select json_group_array(value) from (${all}))` },
		});
	return [statement];
}
