// Says what the rows of an import become beside what the library has, place by place: a movie, a show or one episode. Each
// place is planned once, when all names of the import have been looked up, and again when a row comes to it later.
import { and, eq, inArray, sql } from "drizzle-orm";
import { whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { importRows } from "~/database/schema/imports";
import { plays } from "~/database/schema/library";
import type { ProfileId } from "~/domain/accounts/profiles";
import { groupBy } from "~/lib/group-by";
import { titleKey } from "../../catalogue/paths";
import type { MediaType, TitleRef } from "../../catalogue/types";
import { ofRemarks, type RatedRef, REMARKS } from "../../library/changes/remarks";
import { selectOwnRemarks, toRatedPlace, toRemarked } from "../../library/store/own-remarks.server";
import { wherePlay } from "../../library/store/play-statements.server";
import { readFacts } from "./facts-of-rows.server";
import { openRow, writePlanned } from "./import-rows.server";
import type { ImportWork } from "./imports.server";
import { withListIds } from "./lists-of-rows.server";
import { ROWS_OF_PLACE, type StoredTitle } from "./plan";
import { planTitle } from "./plan-title";

/** Rows of one step: a Worker has 128 MB. */
const ROWS = 2000;

const PLACE = ["mediaType", "id", "season", "episode"] as const;

/** The next places with rows that have not been planned, as many as one step has room for. */
async function findPlaces(db: Database, importId: string): Promise<RatedRef[]> {
	const { season, episode } = importRows;
	const [mediaType, id] = [sql<MediaType>`media_type`, sql<number>`media_id`];
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
function atPlaces(importId: string, places: RatedRef[]) {
	return whereJsonRow(importRows, { within: { importId }, rows: places, names: PLACE });
}

/** Leaves out what is too much for a place, so that no step works on more. */
function boundPlaces(db: Database, importId: string, places: RatedRef[]) {
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

/** The plays and remarks that the profile has at these places, by title. */
async function readStored(
	db: Database,
	{ profileId, places }: { profileId: ProfileId; places: RatedRef[] },
): Promise<(title: TitleRef) => Omit<StoredTitle, "facts">> {
	const within = { profileId };
	const [played, remarked] = await db.batch([
		db
			.select()
			.from(plays)
			.where(and(whereJsonRow(plays, { within, rows: places.map(toRatedPlace), names: PLACE }), wherePlay)),
		selectOwnRemarks(db, { profileId, places }),
	]);
	const [playsOf, remarksOf] = [groupBy(played, titleKey), groupBy(remarked, titleKey)];
	return (title) => ({
		plays: playsOf.get(titleKey(title)) ?? [],
		remarks: ofRemarks((name) =>
			(remarksOf.get(titleKey(title)) ?? []).flatMap(({ [name]: value, ...row }) => {
				const { season, episode } = toRemarked(row);
				return value === REMARKS[name].none ? [] : [{ season, episode, value }];
			}),
		),
	});
}

/** Plans the next places; true when nothing is left to plan. */
export async function planSome({ db, stored, options }: ImportWork): Promise<boolean> {
	const places = await findPlaces(db, stored.id);
	if (places.length === 0) return true;
	const titles = [...new Map(places.map((place) => [titleKey(place), place])).values()];
	await boundPlaces(db, stored.id, places);
	const rows = await db
		.select()
		.from(importRows)
		.where(and(atPlaces(stored.id, places), wherePlanned))
		.orderBy(importRows.row);
	const placed = await withListIds(db, stored, rows.map(openRow));
	const [storedOf, factsOf] = await Promise.all([
		readStored(db, { profileId: stored.profileId, places }),
		readFacts(db, stored.profileId, placed),
	]);
	const byTitle = groupBy(placed, ({ mediaType, id }) => `${mediaType}:${id}`);
	const planned = titles.flatMap((title) => {
		const storedTitle = { ...storedOf(title), facts: factsOf(title) };
		return planTitle(byTitle.get(titleKey(title)) ?? [], storedTitle, { options, now: Date.now(), title });
	});
	await writePlanned(db, stored, planned);
	return false;
}
