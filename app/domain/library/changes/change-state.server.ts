// What the library holds of the facts that changes are of: read before a change for its Undo, and after it for what was not taken.
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { jsonValues, whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes, libraries, plays, titles } from "~/database/schema/library";
import { keyOfListing, type ListTitleRow, selectListings } from "~/domain/library/own-lists/plan-listings.server";
import { toRatedPlace } from "~/domain/library/store/own-remarks.server";
import { whereInHistory } from "~/domain/library/store/watch-history.server";
import { toEntry } from "~/domain/library/store/watch-statement.server";
import { whereTitles } from "~/domain/library/store/where-titles.server";
import type { WatchEntry } from "~/domain/library/types";
import type { ProfileId } from "../../accounts/profiles";
import { episodeKey, titleKey } from "../../catalogue/paths";
import type { EpisodeRef } from "../../catalogue/types";
import type { Change } from "./changes";
import { readRemark } from "./remarks";

export type TitleState = typeof titles.$inferSelect & { isInHistory: number };

export interface LibraryState {
	/** By `titleKey`. */
	titles: Map<string, TitleState>;
	/** By id. */
	plays: Map<string, typeof plays.$inferSelect>;
	/** By `episodeKey`: of remarks their place, of progress that may be late its episode. */
	episodes: Map<string, typeof episodes.$inferSelect>;
	/** Undefined before the first entry. */
	library: typeof libraries.$inferSelect | undefined;
	/** Titles of lists, by `changeKey`. */
	listed: Map<string, ListTitleRow>;
}

export interface StateReading {
	/** For a batch. */
	statements: BatchItem<"sqlite">[];
	/** What they have read. */
	read(results: unknown[]): LibraryState;
}

function distinct<Row>(rows: Row[], keyOf: (row: Row) => string): Row[] {
	return [...new Map(rows.map((row) => [keyOf(row), row])).values()];
}

const PLACE = ["mediaType", "id", "season", "episode"] as const;

const placeOf = ({ mediaType, id, season, episode }: EpisodeRef) => ({ mediaType, id, season, episode });

/** Each row is found by the primary key of its table. */
export function selectState(
	db: Database,
	{ profileId, changes, mayBeLate }: { profileId: ProfileId; changes: Change[]; mayBeLate: boolean },
): StateReading {
	const titleRefs = distinct(changes, titleKey);
	const places = changes.flatMap((change) => {
		const remark = readRemark(change);
		if (remark) return [toRatedPlace(remark)];
		return change.kind === "progress" && mayBeLate ? [placeOf(change)] : [];
	});
	const ids = changes.flatMap((change) => ("playId" in change && change.playId !== undefined ? [change.playId] : []));
	const rows = distinct(places, episodeKey);
	const listings = changes.filter((change) => change.kind === "list" || change.kind === "unlist");
	return {
		statements: [
			db
				.select({ ...getTableColumns(titles), isInHistory: whereInHistory })
				.from(titles)
				.where(whereTitles({ profileId, titles: titleRefs })),
			db
				.select()
				.from(plays)
				.where(and(eq(plays.profileId, profileId), sql`${plays.playId} in ${jsonValues(ids)}`)),
			db
				.select()
				.from(episodes)
				.where(whereJsonRow(episodes, { within: { profileId }, rows, names: PLACE })),
			db.select().from(libraries).where(eq(libraries.profileId, profileId)).limit(1),
			...(listings.length > 0 ? [selectListings(db, listings)] : []),
		],
		read(results) {
			const [titleRows, playRows, episodeRows, libraryRows, listRows] = results as [
				...[TitleState[], (typeof plays.$inferSelect)[]],
				...[(typeof episodes.$inferSelect)[], (typeof libraries.$inferSelect)[], ListTitleRow[]],
			];
			return {
				titles: new Map(titleRows.map((row) => [titleKey(row), row])),
				plays: new Map(playRows.map((row) => [row.playId, row])),
				episodes: new Map(episodeRows.map((row) => [episodeKey(row), row])),
				library: libraryRows[0],
				listed: new Map((listings.length > 0 ? listRows : []).map((row) => [keyOfListing(row), row])),
			};
		},
	};
}

/** The entry of the history that a change has opened or given back; null where it is not there. */
export function findEntry({ titles }: LibraryState, changes: Change[]): WatchEntry | null {
	const change = changes.find((candidate) => candidate.kind === "open");
	const title = change && titles.get(titleKey(change));
	if (!title) return null;
	const { mediaType, id, openedAt, firstOpenedAt, openedSeason, openedEpisode } = title;
	if (openedAt !== null) {
		const { position, duration, positionSeason, positionEpisode, updatedAt, name, year } = title;
		const place = { mediaType, id, season: openedSeason, episode: openedEpisode };
		const times = { watchedAt: firstOpenedAt ?? openedAt, lastWatched: openedAt, updatedAt };
		return toEntry({ ...place, position, duration, positionSeason, positionEpisode, ...times, name, year });
	}
	// A show that is listed for its record.
	const { season, episode, since } = change;
	if (!title.isInHistory || since === undefined) return null;
	const times = { watchedAt: since, lastWatched: since, updatedAt: title.updatedAt };
	return { mediaType, id, season, episode, position: 0, duration: 0, ...times };
}
