// The names of a profile's titles as they were last known: a title that the catalogue no longer has keeps its name.
import { and, type SQL, sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { runBatch } from "~/database/row-batches";
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

/** Gives titles of one profile the names that another one has of them, for a batch. */
export function copyNames(
	db: Database,
	{ from, to, titles: wanted }: { from: ProfileId; to: ProfileId; titles: TitleRef[] },
) {
	const { from: rows, columns } = jsonRows(wanted, ["mediaType", "id"]);
	const isTitle = (table: SQL) => sql`${table}.media_type = ${columns.mediaType} and ${table}.media_id = ${columns.id}`;
	return db
		.update(titles)
		.set({ name: sql`named.name`, year: sql`named.year` })
		.from(sql`${rows} cross join ${titles} as named on named.profile_id = ${from} and ${isTitle(sql`named`)}`)
		.where(
			sql`${titles}.profile_id = ${to} and ${isTitle(sql`${titles}`)} and ${titles}.name is null and named.name is not null`,
		);
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

interface Naming extends TitlesOf {
	most?: number;
	/** Other profiles that get the names, of their titles. */
	alsoOf?: { profileId: ProfileId; changes: TitleRef[] }[];
}

/** Looks up the English names of titles that have none, of the first `most`, and keeps them. While the catalogue is down they stay without. */
export async function nameTitles(
	db: Database,
	catalogue: Catalogue,
	{ profileId, titles: unnamed, most = LOOK_UPS_MAX, alsoOf = [] }: Naming,
): Promise<LookedUp> {
	const distinct = new Map(unnamed.map(({ mediaType, id }) => [titleKey({ mediaType, id }), { mediaType, id }]));
	const english = catalogue.inEnglish();
	const looked = await Promise.all(
		[...distinct.values()].slice(0, most).map(async (ref) => ({ ref, ...(await findKnownTitle(english, ref)) })),
	);
	const named = looked.flatMap(({ ref, title }) => {
		if (!title) return [];
		const { title: name, year } = cardOfTitle(title);
		return [{ ...ref, name, year }];
	});
	if (named.length > 0) {
		const ofOthers = alsoOf.map((other) => {
			const keys = new Set(other.changes.map(titleKey));
			return keepNames(
				db,
				other.profileId,
				named.filter((title) => keys.has(titleKey(title))),
			);
		});
		await runBatch(db, [keepNames(db, profileId, named), ...ofOthers]);
	}
	return { named, gone: looked.filter(({ isGone }) => isGone).length };
}
