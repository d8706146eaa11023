// The names of a profile's titles as they were last known: a title that the catalogue no longer has keeps its name.
import { and, sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { titles } from "~/database/schema/library";
import type { ProfileId } from "../../accounts/profiles";
import { cardOfTitle } from "../../catalogue/cards";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { MediaType, TitleRef } from "../../catalogue/types";
import { findKnownTitle } from "./known-title.server";
import { writeTitles } from "./titles.server";
import { whereTitles } from "./where-titles.server";

/** Titles that one call looks up. */
const LOOK_UPS_MAX = 20;

export interface TitleName {
	name: string;
	year: number | null;
}

interface TitlesOf {
	profileId: ProfileId;
	titles: TitleRef[];
}

/** By `titleKey`; without those of which none is known. One statement. */
export async function readNames(
	db: Database,
	{ profileId, titles: wanted }: TitlesOf,
): Promise<Map<string, TitleName>> {
	if (wanted.length === 0) return new Map();
	const { mediaType, id, year } = titles;
	const rows = await db
		.select({ mediaType, id, name: sql<string>`${titles.name}`.as("name"), year })
		.from(titles)
		.where(and(whereTitles({ profileId, titles: wanted }), sql`name is not null`));
	return new Map(rows.map(({ name, year, ...title }) => [titleKey(title), { name, year }]));
}

/** Stores names of titles that have none, for a batch. */
export function keepNames(db: Database, profileId: ProfileId, named: (TitleRef & TitleName)[]) {
	const { from, columns } = jsonRows(named, ["mediaType", "id", "name", "year"]);
	return writeTitles(db, {
		columns: { profileId: sql`${profileId}`, ...columns },
		set: { name: sql`excluded.name`, year: sql`excluded.year` },
		setWhere: sql`${titles.name} is null`,
		from: sql`from ${from} where true`,
	});
}

/** The items of responses with the names of their titles, batch by batch; null where none is known. */
export async function* withNames<Item extends { media_type: MediaType; media_id: string }>(
	db: Database,
	profileId: ProfileId,
	batches: AsyncIterable<Item[]>,
): AsyncGenerator<(Item & { title: string | null; year: number | null })[]> {
	for await (const batch of batches) {
		const refs = batch.map(({ media_type: mediaType, media_id }) => ({ mediaType, id: Number(media_id) }));
		const distinct = new Map(refs.map((title) => [titleKey(title), title]));
		const names = await readNames(db, { profileId, titles: [...distinct.values()] });
		yield batch.map((item, at) => {
			const kept = refs[at] && names.get(titleKey(refs[at]));
			return { ...item, title: kept?.name ?? null, year: kept?.year ?? null };
		});
	}
}

interface LookedUp {
	named: (TitleRef & TitleName)[];
	/** Titles that the catalogue does not have. */
	gone: number;
}

/** Looks up the names of titles that have none, of the first `most`, and keeps them. While the catalogue is down they stay without. */
export async function nameTitles(
	db: Database,
	catalogue: Catalogue,
	{ profileId, titles: unnamed, most = LOOK_UPS_MAX }: TitlesOf & { most?: number },
): Promise<LookedUp> {
	const distinct = new Map(unnamed.map(({ mediaType, id }) => [titleKey({ mediaType, id }), { mediaType, id }]));
	const looked = await Promise.all(
		[...distinct.values()].slice(0, most).map(async (ref) => ({ ref, ...(await findKnownTitle(catalogue, ref)) })),
	);
	const named = looked.flatMap(({ ref, title }) => {
		if (!title) return [];
		const { title: name, year } = cardOfTitle(title);
		return [{ ...ref, name, year }];
	});
	if (named.length > 0) await keepNames(db, profileId, named);
	return { named, gone: looked.filter(({ isGone }) => isGone).length };
}
