import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { episodes, plays, titles } from "~/database/schema/library";
import { ofRemarkLists, type RemarkName, type Remarks } from "~/domain/library/changes/remarks";
import { readNamesOf } from "~/domain/library/diary/with-whom.server";
import { listEntries } from "~/domain/library/own-lists/list-titles.server";
import { selectLists } from "~/domain/library/own-lists/lists.server";
import {
	type SentRemark,
	toHiddenResponse,
	toListEntryResponse,
	toListResponse,
	toPlayResponse,
	toProgressResponse,
	toRemarkResponse,
	toRoundResponse,
	toWatchResponse,
} from "~/domain/library/responses";
import { selectRemarks } from "~/domain/library/store/remarks.server";
import { withNames } from "~/domain/library/store/title-names.server";
import { ENTRY_COLUMNS, toEntry, whereOpened } from "~/domain/library/store/watch-statement.server";
import { readInBatches } from "~/lib/text/stream-text";
import type { ProfileId } from "../../accounts/profiles";
import type { TitleRef } from "../../catalogue/types";

/** Rows per statement. */
const BATCH = 1000;

/** Rows of titles after the last one that was read, in the order of the primary key. */
const isAfter = (last: TitleRef | null) =>
	sql`(${titles.mediaType}, ${titles.id}) > (${last?.mediaType ?? ""}, ${last?.id ?? 0})`;

async function* readWatches(db: Database, profileId: ProfileId) {
	const selectAfter = (last: TitleRef | null, limit: number) =>
		db
			.select(ENTRY_COLUMNS)
			.from(titles)
			.where(and(eq(titles.profileId, profileId), whereOpened, isAfter(last)))
			.orderBy(asc(titles.mediaType), asc(titles.id))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectAfter)) yield rows.map((row) => toWatchResponse(toEntry(row)));
}

async function* readProgress(db: Database, profileId: ProfileId) {
	const selectAfter = (last: typeof episodes.$inferSelect | null, limit: number) =>
		db
			.select()
			.from(episodes)
			.where(
				and(
					eq(episodes.profileId, profileId),
					sql`(${episodes.mediaType}, ${episodes.id}, ${episodes.season}, ${episodes.episode})
						> (${last?.mediaType ?? ""}, ${last?.id ?? 0}, ${last?.season ?? 0}, ${last?.episode ?? 0})`,
				),
			)
			.orderBy(asc(episodes.mediaType), asc(episodes.id), asc(episodes.season), asc(episodes.episode))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectAfter)) {
		// What was played to its end is a play, and has no position.
		const isStarted = ({ playedAt, position, duration }: (typeof rows)[number]) =>
			playedAt > 0 && (position > 0 || duration === 0);
		yield rows.filter(isStarted).map(toProgressResponse);
	}
}

async function* readPlays(db: Database, profileId: ProfileId) {
	const selectAfter = (last: typeof plays.$inferSelect | null, limit: number) =>
		db
			.select()
			.from(plays)
			.where(
				and(
					eq(plays.profileId, profileId),
					sql`(${plays.mediaType}, ${plays.id}, ${plays.season}, ${plays.episode}, ${plays.watchedAt} is not null,
							coalesce(${plays.watchedAt}, 0), ${plays.playId})
						> (${last?.mediaType ?? ""}, ${last?.id ?? 0}, ${last?.season ?? 0}, ${last?.episode ?? 0},
							${(last?.watchedAt ?? null) !== null}, ${last?.watchedAt ?? 0}, ${last?.playId ?? ""})`,
				),
			)
			.orderBy(...[plays.mediaType, plays.id, plays.season, plays.episode, plays.watchedAt, plays.playId].map(asc))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectAfter)) {
		// What is left of a removed play is no data of the user.
		const listed = rows.filter(({ addedAt, removedAt }) => addedAt > removedAt);
		const namesOf = await readNamesOf(db, profileId, listed);
		yield listed.map((play) => ({ ...toPlayResponse(play), with: namesOf(play) }));
	}
}

async function* readSaved(db: Database, profileId: ProfileId) {
	const { mediaType, id, nextSeason, nextEpisode } = titles;
	const addedAt = sql<number>`${titles.savedAt}`.as("saved_at");
	const selectBefore = (last: (TitleRef & { addedAt: number }) | null, limit: number) =>
		db
			.select({ mediaType, id, nextSeason, nextEpisode, addedAt })
			.from(titles)
			.where(
				and(
					eq(titles.profileId, profileId),
					sql`saved_at is not null`,
					last ? sql`(saved_at, media_type, media_id) < (${last.addedAt}, ${last.mediaType}, ${last.id})` : undefined,
				),
			)
			.orderBy(desc(titles.savedAt), desc(mediaType), desc(id))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectBefore)) {
		yield rows.map((row) => ({
			media_id: String(row.id),
			media_type: row.mediaType,
			...(row.mediaType === "tv" && { nextSeason: row.nextSeason, nextEpisode: row.nextEpisode }),
			added_at: new Date(row.addedAt).toISOString(),
		}));
	}
}

async function* readRemarks<Name extends RemarkName>(db: Database, profileId: ProfileId, name: Name) {
	const selectBefore = (last: Awaited<ReturnType<typeof selectRemarks<Name>>>[number] | null, limit: number) =>
		selectRemarks(db, name, { profileId, limit, before: last?.cursor });
	for await (const rows of readInBatches(BATCH, selectBefore)) {
		yield rows.map(({ remark }) => toRemarkResponse(name, remark));
	}
}

/** The list of a remark, by the name of the list. */
type RemarkLists = {
	[Name in RemarkName as Remarks[Name]["list"]]: ReturnType<typeof withNames<SentRemark<Name>>>;
};

async function* readHidden(db: Database, profileId: ProfileId) {
	const { mediaType, id } = titles;
	const hiddenAt = sql<number>`${titles.hiddenAt}`.as("hidden_at");
	const isHidden = and(eq(titles.profileId, profileId), sql`hidden_at is not null`);
	// One read: they are few.
	yield (await db.select({ mediaType, id, hiddenAt }).from(titles).where(isHidden)).map(toHiddenResponse);
}

async function* readRounds(db: Database, profileId: ProfileId) {
	const { mediaType, id } = titles;
	const begunAt = sql<number>`${titles.begunAt}`.as("begun_at");
	const selectAfter = (last: TitleRef | null, limit: number) =>
		db
			.select({ mediaType, id, begunAt })
			.from(titles)
			.where(and(eq(titles.profileId, profileId), sql`begun_at is not null`, isAfter(last)))
			.orderBy(asc(mediaType), asc(id))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectAfter)) yield rows.map(toRoundResponse);
}

/** Without their ids: a name is enough to tell them apart. */
async function* readLists(db: Database, profileId: ProfileId) {
	yield (await selectLists(db, profileId)).map((list) => {
		const { id: _, url: __, ...shown } = toListResponse(list, null);
		return shown;
	});
}

async function* readListTitles(db: Database, profileId: ProfileId) {
	for (const { id: listId, name: list, size } of await selectLists(db, profileId)) {
		for (let offset = 0; offset < size; offset += BATCH) {
			const entries = await listEntries(db, { listId, limit: BATCH, offset });
			yield entries.map((entry) => ({ list, ...toListEntryResponse(entry) }));
		}
	}
}

/** The lists of a library with the names of titles, each in batches that are read when they are consumed. */
export function readLibraryData(db: Database, profileId: ProfileId) {
	return {
		watch_history: withNames(db, profileId, readWatches(db, profileId)),
		progress: withNames(db, profileId, readProgress(db, profileId)),
		plays: withNames(db, profileId, readPlays(db, profileId)),
		rounds: withNames(db, profileId, readRounds(db, profileId)),
		watch_later: withNames(db, profileId, readSaved(db, profileId)),
		...(ofRemarkLists((name) => withNames(db, profileId, readRemarks(db, profileId, name))) as RemarkLists),
		hidden: withNames(db, profileId, readHidden(db, profileId)),
		lists: readLists(db, profileId),
		list_titles: readListTitles(db, profileId),
	};
}
