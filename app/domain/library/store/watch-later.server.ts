// Saves titles to Watch Later, and takes them out.
import { and, eq, type SQL, sql } from "drizzle-orm";
import { jsonRows } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { libraries, titles } from "~/database/schema/library";
import type { ChangeOf } from "~/domain/library/changes/changes";
import { lookUp, type NotSavedReason, whereSaved } from "~/domain/library/lists/later-rows.server";
import type { SavedTitle } from "~/domain/library/types";
import { mapSideBySide } from "~/lib/side-by-side";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { TITLES_MAX } from "./limits.server";
import { type Changed, FACTS, isLater, type TitleOfProfile, whereTitle, writeTitles } from "./titles.server";
import { whereTitles } from "./where-titles.server";

type Save = ChangeOf<"save">;

/** Titles whose cards are looked up at a time. */
const LOOK_UPS_AT_ONCE = 20;

/** Whether the person says where the show starts; what Undo gives back says nothing of a show that is saved. */
function isStartGiven({ nextSeason, nextEpisode, since }: Save): boolean {
	return since === undefined && (nextSeason !== undefined || nextEpisode !== undefined);
}

interface SavedRow {
	change: Save;
	/** Null while the catalogue is down. */
	card: SavedTitle | null;
	start: { nextSeason?: number; nextEpisode?: number };
}

/** A title that is saved already keeps its time, and where it starts unless that is given. */
function writeSaved(
	db: Database,
	{
		profileId,
		source,
		saved,
		isLive,
	}: { source: Catalogue["source"]; saved: SavedRow[] } & Omit<Changed<"save">, "changes">,
) {
	const rows = saved.map(({ change, card, start: { nextSeason = 1, nextEpisode = 1 } }) => {
		const { mediaType, id, at, since = at } = change;
		const place = { mediaType, id, at, since, isStartGiven: isStartGiven(change), nextSeason, nextEpisode };
		return { ...place, card, name: card?.title, year: card?.year };
	});
	const names = ["mediaType", "id", "at", "since", "isStartGiven", "nextSeason", "nextEpisode", "card", "name", "year"];
	const { from, columns } = jsonRows(JSON.stringify(rows), names);
	const { mediaType, id, at, since, card, name, year } = columns as Record<string, SQL>;
	const startOf = (sent: SQL | undefined, column: string) =>
		sql`iif(stored.saved_at is null or ${columns.isStartGiven}, ${sent}, stored.${sql.identifier(column)})`;
	return writeTitles(db, {
		columns: {
			profileId: sql`${profileId}`,
			mediaType,
			id,
			card,
			name,
			year,
			nextSeason: startOf(columns.nextSeason, "next_season"),
			nextEpisode: startOf(columns.nextEpisode, "next_episode"),
			cardSource: sql`iif(${card} is null, null, ${source})`,
			savedAt: since,
			savedChangedAt: at,
		},
		set: {
			savedAt: sql`coalesce(${titles.savedAt}, excluded.saved_at)`,
			savedChangedAt: sql`excluded.saved_changed_at`,
			nextSeason: sql`excluded.next_season`,
			nextEpisode: sql`excluded.next_episode`,
			name: sql`coalesce(excluded.name, ${titles.name})`,
			year: sql`coalesce(excluded.year, ${titles.year})`,
			card: sql`coalesce(excluded.card, ${titles.card})`,
			cardSource: sql`coalesce(excluded.card_source, ${titles.cardSource})`,
		},
		setWhere: isLive ? undefined : isLater(FACTS.saved),
		from: sql`from ${from} left join ${titles} as stored on stored.profile_id = ${profileId}
			and stored.media_type = ${mediaType} and stored.media_id = ${id} where true`,
	});
}

/** What saves titles, and why others are not saved. */
export interface PlannedSaves {
	statements: ReturnType<typeof writeSaved>[];
	refused: { change: Save; reason: NotSavedReason }[];
}

/**
 * Looks up what the cards show, with a request to the catalogue for each title, and makes the statement
 * that saves them, as far as there is room; the newest first. While the catalogue is down titles are saved without their cards,
 * which the next list looks up.
 */
export async function planSaves(
	db: Database,
	catalogue: Catalogue,
	{ profileId, changes, isLive }: Changed<"save">,
): Promise<PlannedSaves> {
	if (changes.length === 0) return { statements: [], refused: [] };
	const [{ total }, rows] = await Promise.all([
		readLaterState(db, profileId),
		db
			.select({ mediaType: titles.mediaType, id: titles.id, card: titles.card })
			.from(titles)
			.where(and(whereTitles({ profileId, titles: changes }), whereSaved)),
	]);
	const cards = new Map(rows.map((row) => [titleKey(row), row.card]));
	// What is saved already is given back or imported again without a look.
	const needsLookUp = (change: Save) => change.since === undefined || (cards.get(titleKey(change)) ?? null) === null;
	const looked = await mapSideBySide(changes.filter(needsLookUp), LOOK_UPS_AT_ONCE, async (change) => ({
		change,
		result: await lookUp(catalogue, change),
	}));
	const accepted = looked.flatMap(({ change, result }) =>
		result.ok ? [{ change, card: result.title, start: result.start }] : [],
	);
	const [existing, fresh] = [true, false].map((isKnown) =>
		accepted.filter(({ change }) => cards.has(titleKey(change)) === isKnown),
	) as [SavedRow[], SavedRow[]];
	const newestFirst = fresh.toSorted((one, other) => savedAt(other.change) - savedAt(one.change));
	const room = Math.max(0, TITLES_MAX - total);
	const saved = [...existing, ...newestFirst.slice(0, room)];
	return {
		statements: saved.length > 0 ? [writeSaved(db, { profileId, source: catalogue.source, saved, isLive })] : [],
		refused: [
			...looked.flatMap(({ change, result }) => (result.ok ? [] : [{ change, reason: result.reason }])),
			...newestFirst.slice(room).map(({ change }) => ({ change, reason: "full" as const })),
		],
	};
}

function savedAt({ at, since = at }: Save): number {
	return since;
}

/** One row when the title is saved, else none. */
export function selectSaved(db: Database, title: TitleOfProfile) {
	return db
		.select({ id: titles.id })
		.from(titles)
		.where(and(whereTitle(title), whereSaved))
		.limit(1);
}

export interface LaterState {
	/** Number of saved titles; read from a counter. */
	total: number;
	/** Whether anything was ever saved. */
	hasSaved: boolean;
	/** Removed samples, by `titleKey`. */
	removedSamples: string[];
}

/** The row of `readLaterState`; none before the first entry. */
export function selectLaterState(db: Database, profileId: ProfileId) {
	return db
		.select({ total: libraries.saved, hasSaved: libraries.hasSaved, removedSamples: libraries.removedSamples })
		.from(libraries)
		.where(eq(libraries.profileId, profileId))
		.limit(1);
}

export async function readLaterState(db: Database, profileId: ProfileId): Promise<LaterState> {
	const [row] = await selectLaterState(db, profileId);
	return row ?? { total: 0, hasSaved: false, removedSamples: [] };
}
