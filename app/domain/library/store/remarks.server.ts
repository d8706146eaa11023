// Lists the remarks of titles and episodes, and counts them. `remark-statements.server.ts` writes them; those of plays are with the plays.
import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { episodes, libraries } from "~/database/schema/library";
import {
	isByMediaType,
	REMARKS,
	type RemarkByMediaType,
	type Remarked,
	type RemarkName,
} from "~/domain/library/changes/remarks";
import { type Page, pageOf, readCursor, writeCursor } from "~/lib/http/cursor";
import type { ProfileId } from "../../accounts/profiles";
import type { MediaType } from "../../catalogue/types";
import { toRemarked } from "./own-remarks.server";

/** Milliseconds, and the row's id. */
const CursorSchema = z.tuple([z.int(), z.int()]);

/** Those of others have the names of their lists. */
const COUNTERS: Record<RemarkByMediaType, Record<MediaType, SQLiteColumn>> = {
	rating: { movie: libraries.ratedMovies, tv: libraries.ratedShows },
};

/** Read from counters. */
export function selectCount(name: RemarkName, mediaType?: MediaType): SQL<number> {
	if (!isByMediaType(name)) return sql<number>`${libraries[REMARKS[name].list]}`;
	const { movie, tv } = COUNTERS[name];
	return mediaType ? sql<number>`${COUNTERS[name][mediaType]}` : sql<number>`${movie} + ${tv}`;
}

export async function countRemarks(
	db: Database,
	{ profileId, name, mediaType }: { profileId: ProfileId; name: RemarkName; mediaType?: MediaType },
): Promise<number> {
	const counted = db.select({ total: selectCount(name, mediaType) }).from(libraries);
	const [row] = await counted.where(eq(libraries.profileId, profileId)).limit(1);
	return row?.total ?? 0;
}

interface RemarksOf {
	profileId: ProfileId;
	/** Of a remark that is counted by it. */
	mediaType?: MediaType;
	/** Those that come after this one. */
	before?: z.infer<typeof CursorSchema>;
	limit: number;
}

/** Written out, so that SQLite finds the index of these rows. */
export const isSaid = (name: RemarkName) =>
	sql.raw(typeof REMARKS[name].none === "number" ? `${name} > 0` : `${name} <> ''`);

/** Newest first. */
export async function selectRemarks<Name extends RemarkName>(
	db: Database,
	name: Name,
	{ profileId, mediaType, before, limit }: RemarksOf,
): Promise<{ remark: Remarked<Name>; cursor: z.infer<typeof CursorSchema> }[]> {
	const rowid = sql<number>`${episodes}.rowid`;
	const time = episodes[REMARKS[name].time];
	const types = mediaType ? [mediaType] : (["movie", "tv"] as const);
	const ranges = isByMediaType(name) ? types.map((type) => sql`media_type = ${type}`) : [sql`true`];
	const latest = ranges.map(
		(isInRange) => sql`select rowid from (select rowid from ${episodes}
			where profile_id = ${profileId} and ${isInRange} and ${isSaid(name)}
				and ${before ? sql`(${sql.raw(REMARKS[name].timeName)}, rowid) < (${before[0]}, ${before[1]})` : sql`true`}
			order by ${sql.raw(REMARKS[name].timeName)} desc, rowid desc limit ${limit})`,
	);
	const rows = await db
		.select({
			...{ mediaType: episodes.mediaType, id: episodes.id, season: episodes.season, episode: episodes.episode },
			...{ value: episodes[name], at: time, rowid: rowid.as("row_id") },
		})
		.from(episodes)
		.where(sql`${rowid} in (${sql.join(latest, sql` union all `)})`)
		.orderBy(desc(time), desc(rowid))
		.limit(limit);
	return rows.map(({ value, at, rowid: row, ...place }) => ({
		remark: { ...toRemarked(place), [name]: value, [REMARKS[name].time]: at } as unknown as Remarked<Name>,
		cursor: [at, row],
	}));
}

/** Newest first; null when the cursor is not valid. */
export async function listRemarks<Name extends RemarkName>(
	db: Database,
	name: Name,
	{ limit, cursor, ...of }: Omit<RemarksOf, "before"> & { cursor?: string },
): Promise<Page<Remarked<Name>> | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const rows = await selectRemarks(db, name, { ...of, before, limit: limit + 1 });
	const page = pageOf(rows, limit, (last) => writeCursor(last.cursor));
	return { ...page, entries: page.entries.map(({ remark }) => remark) };
}
