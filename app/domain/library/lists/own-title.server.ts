// Reads what the pages of one title show of a user's own: one batch, so one round trip to the database.
import { sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import type { OwnRemarks } from "~/domain/library/changes/remarks";
import { findResumePoint, type Viewing } from "~/domain/library/next/next-up";
import { selectListsFor } from "~/domain/library/own-lists/lists.server";
import type { ListOfTitle } from "~/domain/library/own-lists/own-lists";
import { selectHidden } from "~/domain/library/store/hidden.server";
import { selectOwnRemarks, toOwnRemarks } from "~/domain/library/store/own-remarks.server";
import { preferencesOf, selectPreferences } from "~/domain/library/store/preferences.server";
import { isRecordFull, selectRecordSize } from "~/domain/library/store/record-size.server";
import {
	isBegunAgain,
	selectLikelySeasons,
	selectSeasonViewings,
	selectViewings,
	toViewings,
} from "~/domain/library/store/viewings.server";
import { selectSaved } from "~/domain/library/store/watch-later.server";
import type { ProfileId } from "../../accounts/profiles";
import type { EpisodeNumber, EpisodeRef, TitleRef } from "../../catalogue/types";

export interface OwnTitle {
	/** The preference. */
	hideWatched: boolean;
	/** What `decideNextUp` needs. */
	viewings: Viewing[];
	/** All of some seasons, by episode; a movie is its own first season. */
	seasons: ReadonlyMap<number, Viewing[]>;
	/** Whether it was begun again, and nothing of it was watched since. */
	isBegunAgain: boolean;
	isInWatchLater: boolean;
	remarks: OwnRemarks;
	/** The person's lists, by name. */
	ownLists: ListOfTitle[];
	/** All titles that the user has hidden from lists. */
	hidden: TitleRef[];
}

/** A page of a title. */
export interface TitlePage extends TitleRef {
	/** The season that it shows; null: that where the visitor goes on. */
	season: number | null;
	/** The episode that it is about, if it is about one. */
	episode?: EpisodeNumber | null;
}

function inSeason(rows: Parameters<typeof toViewings>[0], number: number): Viewing[] {
	return toViewings(rows.filter((row) => row.season === number));
}

/** For title pages. */
export async function readOwnTitle(
	db: Database,
	{ profileId, mediaType, id, season, episode = null }: TitlePage & { profileId: ProfileId },
): Promise<OwnTitle> {
	const place = { mediaType, id, season: episode?.season ?? null, episode: episode?.episode ?? null };
	const seasons = season === null ? selectLikelySeasons({ profileId, mediaType, id }) : sql`select ${season} as number`;
	const [viewings, numbers, seasonViewings, saved, remarked, lists, hidden, preferences] = await db.batch([
		selectViewings(db, { profileId, titles: [{ mediaType, id }] }),
		db.select({ number: sql<number>`number` }).from(sql`(${seasons})`),
		selectSeasonViewings(db, { profileId, mediaType, id, seasons }),
		selectSaved(db, { profileId, mediaType, id }),
		selectOwnRemarks(db, { profileId, places: [place] }),
		selectListsFor(db, profileId, { mediaType, id }),
		selectHidden(db, profileId),
		selectPreferences(db, profileId),
	]);
	return {
		viewings: toViewings(viewings),
		seasons: new Map(numbers.map(({ number }) => [number, inSeason(seasonViewings, number)])),
		isBegunAgain: isBegunAgain(viewings),
		isInWatchLater: saved.length > 0,
		remarks: toOwnRemarks(remarked)(place),
		ownLists: lists.map(({ hasTitle, ...list }) => ({ ...list, hasTitle: hasTitle === 1 })),
		hidden,
		hideWatched: preferencesOf(preferences).hideWatched,
	};
}

export interface OwnPlayback extends Pick<OwnTitle, "isInWatchLater" | "remarks" | "hidden"> {
	/** Those of the episode's season; a movie's own. */
	viewings: Viewing[];
	/** Seconds from the start at which to resume; 0 where nothing is unfinished. */
	resumeAt: number;
	/** Whether nothing more can be added to the record of what was watched. */
	isRecordFull: boolean;
}

/** For watch pages. */
export async function readOwnPlayback(
	db: Database,
	{ profileId, playable }: { profileId: ProfileId; playable: EpisodeRef },
): Promise<OwnPlayback> {
	const { mediaType, id, season, episode } = playable;
	const place = mediaType === "tv" ? playable : { mediaType, id, season: null, episode: null };
	const [rows, [library], saved, remarked, hidden] = await db.batch([
		selectSeasonViewings(db, { profileId, mediaType, id, seasons: sql`select ${season}` }),
		selectRecordSize(db, profileId),
		selectSaved(db, { profileId, mediaType, id }),
		selectOwnRemarks(db, { profileId, places: [place] }),
		selectHidden(db, profileId),
	]);
	const viewings = toViewings(rows);
	return {
		viewings,
		resumeAt: findResumePoint(viewings, { season, episode }),
		isRecordFull: isRecordFull(library),
		isInWatchLater: saved.length > 0,
		remarks: toOwnRemarks(remarked)(place),
		hidden,
	};
}
