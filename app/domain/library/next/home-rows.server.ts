import { eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { libraries } from "~/database/schema/library";
import { listMemories, type Memory } from "~/domain/library/diary/memory.server";
import { listRecommendations, type RecommendationReason } from "~/domain/library/discover/recommendations.server";
import { selectHidden } from "~/domain/library/store/hidden.server";
import { preferencesOf, selectPreferences } from "~/domain/library/store/preferences.server";
import { type RatedTitle, selectRatedTitles } from "~/domain/library/store/ratings.server";
import type { Preferences } from "~/domain/library/text-preferences";
import type { ProfileId } from "../../accounts/profiles";
import { type CardFacts, cardFacts } from "../../catalogue/cards";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { findTitle } from "../../catalogue/titles/titles.server";
import type { TitleRef } from "../../catalogue/types";
import type { BegunCard } from "./begun-card";
import { type BegunTitles, onlyOpenBegun, selectBegun, toBegunTitles } from "./begun-titles.server";
import {
	BEGUN_BATCH,
	type BegunRow,
	type LatestMovie,
	listUnfinishedCards,
	type NamedPerson,
	selectLatestMovies,
} from "./continue-watching.server";
import type { BegunRows } from "./home-hero";

interface RecommendedCard extends CardFacts {
	reason: RecommendationReason;
}

export interface LibraryRows {
	/** Resolves when it is known whether anything was begun; otherwise its rows are available and empty. Never rejects. */
	decided: Promise<unknown>;
	/** Whether the visitor has never watched, saved or rated a title. Never rejects; false when it cannot be read. */
	isNew: Promise<boolean>;
	/** Never rejects; empty when there is nothing to recommend. */
	recommended: Promise<RecommendedCard[]>;
	/** Never rejects; a row that cannot be read is empty. */
	begun: Promise<BegunRows<BegunCard>>;
	/** Never rejects; null on most days. */
	memory: Promise<MemoryCard | null>;
}

/** A memory whose title the catalogue still has. */
export interface MemoryCard extends Memory {
	title: string;
}

const MEMORIES_LOOKED_UP = 3;

/** The best memory of the day whose title can be shown; null for none, and for who wants none. */
async function findMemory(db: Database, catalogue: Catalogue, record: HomeRecord): Promise<MemoryCard | null> {
	const { profileId, hidden, preferences } = record;
	if (!preferences.memories) return null;
	const timeZone = preferences.timeZone ?? "UTC";
	const memories = await listMemories(db, { profileId, timeZone, now: Date.now(), hidden });
	for (const memory of memories.slice(0, MEMORIES_LOOKED_UP)) {
		const title = await findTitle(catalogue, memory);
		if (title) return { ...memory, title: title.title };
	}
	return null;
}

/** One row. */
function selectSize(db: Database, profileId: ProfileId) {
	const { movies, shows, saved, episodes, ratedMovies, ratedShows } = libraries;
	return db
		.select({ titles: sql<number>`${movies} + ${shows} + ${saved} + ${episodes} + ${ratedMovies} + ${ratedShows}` })
		.from(libraries)
		.where(eq(libraries.profileId, profileId))
		.limit(1);
}

/** What Home reads of a profile before it asks the catalogue. */
export interface HomeRecord {
	profileId: ProfileId;
	hidden: TitleRef[];
	preferences: Preferences;
	/** Whether the visitor has never watched, saved or rated a title. */
	isNew: boolean;
	begun: BegunTitles;
	/** The titles that were rated last. */
	rated: RatedTitle[];
	/** The latest of each precision. */
	movies: LatestMovie[];
}

/** One batch, so one trip to the database. */
export async function readHomeRecord(db: Database, profileId: ProfileId): Promise<HomeRecord> {
	const begunOf = { profileId, first: BEGUN_BATCH };
	const [hidden, preferences, size, rated, recorded, total, watches, ...movies] = await db.batch([
		selectHidden(db, profileId),
		selectPreferences(db, profileId),
		selectSize(db, profileId),
		selectRatedTitles(db, profileId),
		...selectBegun(db, begunOf),
		...selectLatestMovies(db, profileId),
	]);
	return {
		profileId,
		hidden,
		preferences: preferencesOf(preferences),
		isNew: !size[0]?.titles,
		begun: toBegunTitles(db, begunOf, [recorded, total, watches]),
		rated,
		movies: movies.flat(),
	};
}

/**
 * All rows; `reading` is null where nothing of a profile may be shown, and safe to leave unawaited. `isNew` is false where it cannot
 * be read.
 */
export function openLibraryRows(
	db: Database,
	catalogue: Catalogue,
	{ reading, companions }: { reading: Promise<HomeRecord | null>; companions: Promise<NamedPerson[]> },
): LibraryRows {
	const open = Promise.all([reading, companions]).then(async ([record, people]) => {
		return record && { ...record, companions: people, begun: await onlyOpenBegun(catalogue, record.begun) };
	});
	const toRecommend = open.then((record) => record && { ...record, companions: record.companions.map(({ id }) => id) });

	const listRow = (row: BegunRow): Promise<BegunCard[]> =>
		open.then((record) => (record ? listUnfinishedCards(db, catalogue, { ...record, row }) : [])).catch(() => []);
	const remembered = reading.then((record) => (record ? findMemory(db, catalogue, record) : null));
	return {
		memory: remembered.catch(() => null),
		decided: reading.catch(() => undefined),
		isNew: reading.then(
			(record) => record?.isNew ?? false,
			() => false,
		),
		recommended: listRecommendations(db, catalogue, toRecommend).then((list) =>
			list.map((card) => ({ ...cardFacts(card), reason: card.reason })),
		),
		begun: Promise.all([listRow("history"), listRow("record")]).then(([continuing, upNext]) => ({
			continuing,
			upNext,
		})),
	};
}
