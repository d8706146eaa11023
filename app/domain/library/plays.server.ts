// The plays of one profile: the list, and single plays that are added, corrected and removed by hand.
import { and, desc, eq, gte, inArray, lte, ne, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "~/database/open.server";
import { libraries, plays } from "~/database/schema/library";
import { readCursor, writeCursor } from "~/lib/cursor";
import type { ProfileId } from "../accounts/profiles";
import type { EpisodeRef, MediaType } from "../catalogue/types";
import { addPlays, isPlay, PLAY_TARGET, removePlays, restorePlays } from "./play-statements.server";
import { minuteOf, type Play, type PlaysPage, type PlayTime } from "./plays";
import { readRecordSize } from "./record-size.server";
import { forgetEnds } from "./viewing-statements.server";

interface PlayFilter {
	mediaType?: MediaType;
	/** With a media type. */
	id?: number;
	season?: number;
	episode?: number;
	/** The first and the last moment, in milliseconds. Either leaves out plays without a date. */
	from?: number;
	to?: number;
}

type PlaysOf = PlayFilter & { userId: ProfileId };

/** Milliseconds, and the row's id. */
const CursorSchema = z.tuple([z.int(), z.int()]);

const PLAY_COLUMNS = {
	playId: plays.playId,
	mediaType: plays.mediaType,
	id: plays.id,
	season: plays.season,
	episode: plays.episode,
	watchedAt: plays.watchedAt,
	precision: plays.precision,
	source: plays.source,
};

function wherePlays({ userId, mediaType, id, season, episode, from, to }: PlaysOf): SQL | undefined {
	return and(
		eq(plays.userId, userId),
		isPlay,
		mediaType && eq(plays.mediaType, mediaType),
		id === undefined ? undefined : eq(plays.id, id),
		season === undefined ? undefined : eq(plays.season, season),
		episode === undefined ? undefined : eq(plays.episode, episode),
		from === undefined && to === undefined ? undefined : gte(plays.watchedAt, from ?? 1),
		to === undefined ? undefined : lte(plays.watchedAt, to),
	);
}

/** Newest first, those without a date last; null when the cursor is not valid. Reads few more rows than it returns. */
export async function listPlays(
	db: Database,
	{ limit, cursor, ...of }: PlaysOf & { limit: number; cursor?: string },
): Promise<PlaysPage | null> {
	const before = cursor === undefined ? undefined : readCursor(cursor, CursorSchema);
	if (before === null) return null;
	const isBefore = before && sql`(${plays.watchedAt}, ${plays.playId}) < (${before[0]}, ${before[1]})`;
	// Each media type has its own range of the index.
	const latest = (mediaType: MediaType) => sql`select id from (select id from ${plays}
		where ${and(wherePlays({ ...of, mediaType }), isBefore)}
		order by ${plays.watchedAt} desc, ${plays.playId} desc limit ${limit + 1})`;
	const found = of.mediaType ? latest(of.mediaType) : sql`${latest("movie")} union all ${latest("tv")}`;
	const rows = await db
		.select(PLAY_COLUMNS)
		.from(plays)
		.where(sql`${plays.playId} in (${found})`)
		.orderBy(desc(plays.watchedAt), desc(plays.playId))
		.limit(limit + 1);
	const last = rows.length > limit ? rows[limit - 1] : undefined;
	return {
		plays: rows.slice(0, limit),
		nextCursor: last ? cursorAfter(last) : null,
	};
}

/** The cursor of `listPlays` for the plays that come after this one. */
export function cursorAfter({ watchedAt, playId }: Pick<Play, "watchedAt" | "playId">): string {
	return writeCursor([watchedAt, playId]);
}

/** Read from counters where the filter names nothing but a media type. */
export async function countPlays(db: Database, { userId, ...filter }: PlaysOf): Promise<number> {
	const { mediaType, ...others } = filter;
	if (Object.values(others).some((value) => value !== undefined)) {
		return await db.$count(plays, wherePlays({ userId, ...filter }));
	}
	const counters = { movie: libraries.moviePlays, tv: libraries.showPlays };
	if (!mediaType) return (await readRecordSize(db, userId)).plays;
	const [row] = await db
		.select({ plays: counters[mediaType] })
		.from(libraries)
		.where(eq(libraries.userId, userId))
		.limit(1);
	return row?.plays ?? 0;
}

async function findPlay(db: Database, { userId, playId }: { userId: ProfileId; playId: number }): Promise<Play | null> {
	const [row] = await db
		.select(PLAY_COLUMNS)
		.from(plays)
		.where(and(eq(plays.playId, playId), eq(plays.userId, userId), isPlay))
		.limit(1);
	return row ?? null;
}

type Added = { ok: true; play: Play; isNew: boolean } | { ok: false; reason: "full" };

/** Adds a play by hand. The same one again changes nothing, but one of an import is then left by the import's undo. */
export async function addPlay(
	db: Database,
	{ userId, ...play }: EpisodeRef & PlayTime & { userId: ProfileId },
): Promise<Added> {
	const { mediaType, id, season, episode } = play;
	const isSame = and(
		eq(plays.userId, userId),
		eq(plays.mediaType, mediaType),
		eq(plays.id, id),
		eq(plays.season, season),
		eq(plays.episode, episode),
		eq(plays.minute, minuteOf(play)),
		eq(plays.copy, 0),
		isPlay,
	);
	const [[known], , [stored]] = await db.batch([
		db.select(PLAY_COLUMNS).from(plays).where(isSame).limit(1),
		addPlays(db, { userId, plays: [{ ...play, source: "marked", addedAt: Date.now() }] }),
		db.select(PLAY_COLUMNS).from(plays).where(isSame).limit(1),
	]);
	return stored ? { ok: true, play: stored, isNew: !known } : { ok: false, reason: "full" };
}

type StoredPlay = typeof plays.$inferSelect;

/** The other plays of the episode in the minute, removed ones included. */
function selectOthers(db: Database, { playId, userId, mediaType, id, season, episode }: StoredPlay, minute: number) {
	return db
		.select({
			...{ playId: plays.playId, copy: plays.copy, source: plays.source },
			...{ importId: plays.importId, sourceId: plays.sourceId },
			isThere: sql<number>`${isPlay}`.as("is_there"),
		})
		.from(plays)
		.where(
			and(
				...[eq(plays.userId, userId), eq(plays.mediaType, mediaType), eq(plays.id, id)],
				...[eq(plays.season, season), eq(plays.episode, episode), eq(plays.minute, minute), ne(plays.playId, playId)],
			),
		);
}

type Place = Pick<StoredPlay, "copy" | "source">;

/**
 * What a play becomes at another time. Beside another play of the same day, only the place that one was corrected from is left
 * to it; without a date, there is always one.
 */
function findPlace(
	play: StoredPlay,
	at: PlayTime,
	others: Awaited<ReturnType<typeof selectOthers>>,
): Place | undefined {
	// What a person corrected is no longer what the import wrote, unless it is back where the import wrote it.
	const source = play.source === "import" ? "marked" : play.source;
	if (minuteOf(at) === play.minute) return { copy: play.copy, source };
	// What is left of a corrected play has no id of the service.
	const isOwn = ({ isThere, importId, sourceId }: (typeof others)[number]) =>
		!isThere && importId !== null && importId === play.importId && sourceId === null;
	const own = others.find(isOwn);
	if (own) return { copy: own.copy, source: own.source };
	const taken = new Set(others.filter(({ isThere }) => isThere).map(({ copy }) => copy));
	const further = at.precision === "unknown" ? others.map((_, index) => index + 1) : [];
	const copy = [0, ...others.map((other) => other.copy), ...further].find((each) => !taken.has(each));
	return copy === undefined ? undefined : { copy, source };
}

type Corrected = { ok: true; play: Play } | { ok: false; reason: "missing" | "taken" };

/**
 * Gives a play another time; one that was removed counts again as it was, at its own time only. A late report of the former
 * one does not add it again. `taken`: the episode has a play at that time.
 */
export async function correctPlay(
	db: Database,
	{ userId, playId, ...at }: PlayTime & { userId: ProfileId; playId: number },
): Promise<Corrected> {
	const [found] = await db
		.select({ play: plays, isThere: sql<number>`${isPlay}`.as("is_there") })
		.from(plays)
		.where(and(eq(plays.playId, playId), eq(plays.userId, userId)))
		.limit(1);
	if (!found) return { ok: false, reason: "missing" };
	const { play, isThere } = found;
	const [minute, now] = [minuteOf(at), Date.now()];
	const { mediaType, id, season, episode } = play;
	const toResponse = (source: Play["source"]): Corrected => ({
		ok: true,
		play: { playId, mediaType, id, season, episode, source, ...at },
	});
	if (!isThere) {
		if (minute !== play.minute || at.precision !== play.precision) return { ok: false, reason: "missing" };
		await restorePlays(db, { userId, plays: [{ playId, ...at }], now });
		return toResponse(play.source);
	}
	if (at.watchedAt === play.watchedAt && at.precision === play.precision) return toResponse(play.source);
	const others = await selectOthers(db, play, minute);
	const place = findPlace(play, at, others);
	if (!place) return { ok: false, reason: "taken" };
	const { copy, source } = place;
	const replaced = others.filter((other) => other.copy === copy).map((other) => other.playId);
	const former = { ...play, playId: undefined, sourceId: null, removedAt: Math.max(play.addedAt, now) };
	await db.batch([
		db.delete(plays).where(and(eq(plays.userId, userId), inArray(plays.playId, replaced))),
		db
			.update(plays)
			.set({ ...at, minute, source, copy })
			.where(eq(plays.playId, playId)),
		db.insert(plays).values(former).onConflictDoNothing({ target: PLAY_TARGET }),
	]);
	return toResponse(source);
}

/** False: there is no such play. */
export async function removePlay(
	db: Database,
	{ userId, playId }: { userId: ProfileId; playId: number },
): Promise<boolean> {
	const play = await findPlay(db, { userId, playId });
	if (!play) return false;
	const now = Date.now();
	const { mediaType, id } = play;
	await db.batch([
		removePlays(db, { userId, ids: [playId], now }),
		forgetEnds(db, { userId, mediaType, id, episodes: [play], now }),
	]);
	return true;
}
