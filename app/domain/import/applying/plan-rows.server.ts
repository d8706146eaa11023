// Says what the rows of an import become beside what the library has, place by place: a movie, a show or one episode. Each
// place is planned once, when all names of the import have been looked up, and again when a row comes to it later.
import { and, eq, inArray, sql } from "drizzle-orm";
import { isJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import { episodes, HAS_REMARK, plays, titles as titleRows, WHOLE_TITLE } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { groupBy } from "~/lib/group-by";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { ofRemarks, REMARKS } from "../../library/changes/remarks";
import { toRemarked } from "../../library/store/own-remarks.server";
import { isPlay } from "../../library/store/play-statements.server";
import { whereTitles } from "../../library/store/where-titles.server";
import { openRow, type StoredRow, writePlanned } from "./import-rows.server";
import type { ImportWork } from "./imports.server";
import { ROWS_OF_PLACE, type StoredTitle } from "./plan";
import { planTitle } from "./plan-title";

/** Rows of one step: a Worker has 128 MB. */
const ROWS = 2000;

const PLACE = ["mediaType", "id", "season", "episode"] as const;
type Place = Pick<StoredRow, (typeof PLACE)[number]>;

/** The next places with rows that have not been planned, as many as one step has room for. */
async function findPlaces(db: Database, importId: string): Promise<Place[]> {
	const { mediaType, id, season, episode } = importRows;
	const places = await db
		.select({ mediaType, id, season, episode, rows: sql<number>`count(*)` })
		.from(importRows)
		.where(and(eq(importRows.importId, importId), sql`state = 'found'`))
		.groupBy(mediaType, id, season, episode)
		.orderBy(mediaType, id, season, episode)
		.limit(ROWS);
	let room = ROWS;
	return places.filter(({ rows }, at) => {
		room -= Math.min(rows, ROWS_OF_PLACE);
		return at === 0 || room >= 0;
	});
}

/** The rows of these places of an import that are planned together. Each place is looked up by an index. */
function atPlaces(importId: string, places: Place[]) {
	return isJsonRow(importRows, { within: { importId }, rows: places, names: PLACE });
}

/** Leaves out what is too much for a place, so that no step works on more. */
function boundPlaces(db: Database, importId: string, places: Place[]) {
	const planned = db
		.select({
			row: importRows.row,
			nth: sql<number>`row_number() over (partition by media_type, media_id, season, episode order by state = 'found', row)`.as(
				"nth",
			),
		})
		.from(importRows)
		.where(and(atPlaces(importId, places), wherePlanned))
		.as("planned");
	const beyond = db.select({ row: planned.row }).from(planned).where(sql`nth > ${ROWS_OF_PLACE}`);
	return db
		.update(importRows)
		.set({ state: "leftOut", reason: { code: "tooManyOfTitle" } })
		.where(and(eq(importRows.importId, importId), inArray(importRows.row, beyond)));
}

const wherePlanned = inArray(importRows.state, ["found", "ready", "present"]);

/** What the profile has at these places, by `titleKey` of their titles. */
async function readKnown(
	db: Database,
	{ profileId, places, titles }: { profileId: ProfileId; places: Place[]; titles: TitleRef[] },
): Promise<Map<string, StoredTitle>> {
	const rows = places.map(({ season, episode, ...title }) => ({
		...title,
		season: season ?? WHOLE_TITLE,
		episode: episode ?? WHOLE_TITLE,
	}));
	const at = (table: typeof plays | typeof episodes) => isJsonRow(table, { within: { profileId }, rows, names: PLACE });
	const [played, remarked, saved] = await db.batch([
		db
			.select()
			.from(plays)
			.where(and(at(plays), isPlay)),
		db
			.select()
			.from(episodes)
			.where(and(at(episodes), sql.raw(`(${HAS_REMARK})`))),
		db
			.select({ mediaType: titleRows.mediaType, id: titleRows.id })
			.from(titleRows)
			.where(and(whereTitles({ profileId, titles }), sql`saved_at is not null`)),
	]);
	const [playsOf, remarksOf, savedOf] = [
		groupBy(played, titleKey),
		groupBy(remarked, titleKey),
		groupBy(saved, titleKey),
	];
	return new Map(
		titles.map((title) => {
			const key = titleKey(title);
			const remarks = remarksOf.get(key) ?? [];
			const stored: StoredTitle = {
				plays: playsOf.get(key) ?? [],
				remarks: ofRemarks((name) =>
					remarks.flatMap(({ [name]: value, ...row }) => {
						const { season, episode } = toRemarked(row);
						return value === REMARKS[name].none ? [] : [{ season, episode, value }];
					}),
				),
				isSaved: savedOf.has(key),
			};
			return [key, stored] as const;
		}),
	);
}

const NOTHING: StoredTitle = { plays: [], remarks: ofRemarks(() => []), isSaved: false };

/** Plans the next places; true when nothing is left to plan. */
export async function planSome(work: ImportWork): Promise<boolean> {
	const { db, stored, options } = work;
	const places = await findPlaces(db, stored.id);
	if (places.length === 0) return true;
	const titles = [...groupBy(places, ({ mediaType, id }) => `${mediaType} ${id}`).values()].flatMap(
		([first]): TitleRef[] =>
			first?.mediaType && first.id !== null ? [{ mediaType: first.mediaType, id: first.id }] : [],
	);
	await boundPlaces(db, stored.id, places);
	const [rows, storedTitles] = await Promise.all([
		db
			.select()
			.from(importRows)
			.where(and(atPlaces(stored.id, places), wherePlanned))
			.orderBy(importRows.row),
		readKnown(db, { profileId: stored.profileId, places, titles }),
	]);
	const byTitle = groupBy(rows.map(openRow), ({ mediaType, id }) => `${mediaType} ${id}`);
	const planned = titles.flatMap((title) =>
		planTitle(byTitle.get(`${title.mediaType} ${title.id}`) ?? [], storedTitles.get(titleKey(title)) ?? NOTHING, {
			options,
			now: Date.now(),
			title,
		}),
	);
	await writePlanned(db, stored, planned);
	return false;
}
