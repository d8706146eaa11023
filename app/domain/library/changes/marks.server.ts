// What a mark of a title, a season or an episode means: plays that are added, or removed.
import { and, asc, eq, sql } from "drizzle-orm";
import { whereJsonRow } from "~/database/json-rows";
import type { Database } from "~/database/open.server";
import { episodes as episodeRows, isRegular, plays } from "~/database/schema/library";
import { isAskedAbout, type Play, type PlayTime, readPlayTime, timeOfMark } from "~/domain/library/diary/plays";
import { WATCHED_COLUMNS, type WatchedEpisode } from "~/domain/library/diary/watched.server";
import { isSinceRound } from "~/domain/library/next/rounds";
import { listAirDates, listAiredEpisodes } from "~/domain/library/next/season-lists.server";
import { MARKED_MAX } from "~/domain/library/store/limits.server";
import { wherePlay } from "~/domain/library/store/play-statements.server";
import { PLAYS_MAX, readRecordSize } from "~/domain/library/store/record-size.server";
import { roundOf, whereWatchedIn } from "~/domain/library/store/rounds.server";
import { whereWatchedRow } from "~/domain/library/store/viewing-statements.server";
import { groupBy } from "~/lib/group-by";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import type { EpisodeNumber, EpisodeRef } from "../../catalogue/types";
import type { ChangeOf, TitlePart, When } from "./changes";
import { type PresentCompanion, presentAt } from "./companions.server";

/** `addedAt`: when it was recorded. `isShared`: by this person, for others too. */
export type MarkedPlay = PlayTime & Pick<Play, "playId" | "source"> & { addedAt: number; isShared: boolean };

/** An episode that a mark changes, as it was before. */
export interface MarkedEpisode extends WatchedEpisode {
	/** All that it had, the earliest first. */
	plays: MarkedPlay[];
}

/** An episode as it shall be again. */
export type RestoredEpisode = EpisodeNumber & { plays: Omit<MarkedPlay, "addedAt" | "isShared">[] };

type PlayChange = ChangeOf<"play" | "unplay">;

/** `before`: the episodes that change, as they were. */
type Planned = { ok: true; changes: PlayChange[]; before: MarkedEpisode[] };

type NotMarked = { ok: false; reason: "missing" | "not_aired" | "full" };

/** Those that it would remove, the latest first; one has a date, or there are several, and nobody has confirmed it. */
type NotUnmarked = { ok: false; reason: "dated_plays"; plays: MarkedPlay[] };

export type RefusedMark = NotMarked | NotUnmarked;

type PartOfProfile = TitlePart & { profileId: ProfileId };

const UNKNOWN: PlayTime = { watchedAt: null, precision: "unknown" };

function keyOf({ season, episode }: EpisodeNumber): string {
	return `${season} ${episode}`;
}

/** A show's specials belong to it only when the part names season 0. */
function wherePart({ profileId, mediaType, id, season, episode }: PartOfProfile) {
	return and(
		eq(episodeRows.profileId, profileId),
		eq(episodeRows.mediaType, mediaType),
		eq(episodeRows.id, id),
		season === undefined ? isRegular(episodeRows.season) : eq(episodeRows.season, season),
		episode === undefined ? undefined : eq(episodeRows.episode, episode),
	);
}

const isShared = sql<boolean>`(${plays.companions} is not null and ${plays.recordedBy} is null)`.mapWith(Boolean);

/** The plays of these episodes by `keyOf`, removed ones included, the earliest first. */
async function readPlays(db: Database, { profileId, mediaType, id }: PartOfProfile, episodes: EpisodeNumber[]) {
	const { season, episode, playId, watchedAt, precision, source, addedAt } = plays;
	const rows = episodes.map((at) => ({ season: at.season, episode: at.episode }));
	const stored = await db
		.select({
			season,
			episode,
			playId,
			watchedAt,
			precision,
			source,
			addedAt,
			isPlay: sql<number>`${wherePlay}`.as("is_play"),
			isShared: isShared.as("is_shared"),
		})
		.from(plays)
		.where(whereJsonRow(plays, { within: { profileId, mediaType, id }, rows, names: ["season", "episode"] }))
		.orderBy(asc(plays.watchedAt), asc(plays.playId));
	return groupBy(stored, keyOf);
}

/** The episodes with their plays. */
async function withPlays(db: Database, part: PartOfProfile, episodes: WatchedEpisode[]): Promise<MarkedEpisode[]> {
	const watched = episodes.filter(({ times }) => times > 0);
	const stored = watched.length > 0 ? await readPlays(db, part, watched) : new Map<string, never>();
	return episodes.map((episode) => {
		const counting = stored.get(keyOf(episode))?.filter((play) => play.isPlay) ?? [];
		return { ...episode, plays: counting.map(({ isPlay: _, season: __, episode: ___, ...play }) => play) };
	});
}

type TimeOf = (episode: EpisodeNumber) => PlayTime;

/** What `when` says of each episode. An episode of which the catalogue does not know when it aired has no date. */
async function readTimeOf(
	catalogue: Catalogue,
	{ when, at, ...title }: ChangeOf<"mark"> & { when: When },
	episodes: EpisodeNumber[],
): Promise<TimeOf> {
	if (typeof when === "object") return () => when;
	if (when === "aired") {
		const dates = await listAirDates(catalogue, title, episodes);
		return (episode) => readPlayTime(dates.get(keyOf(episode)) ?? null) ?? UNKNOWN;
	}
	return () => (when === "now" ? { watchedAt: at, precision: "instant" } : UNKNOWN);
}

/**
 * The plays that mark these episodes of the part as watched in the current round; none where they are. Without a time of its own, a
 * mark is of its moment, of more than five episodes without a date.
 */
export async function planMark(
	db: Database,
	catalogue: Catalogue,
	{ profileId, change, companions }: Omit<MarkedPart, "episodes" | "timeOf"> & { change: ChangeOf<"mark"> },
): Promise<Planned | NotMarked> {
	const episodes = await listAiredEpisodes(catalogue, change);
	if (!episodes) return { ok: false, reason: "missing" };
	if (change.episode !== undefined && episodes.length === 0) return { ok: false, reason: "not_aired" };
	const { when } = change;
	const timeOf = when && (await readTimeOf(catalogue, { ...change, when }, episodes));
	return await planPlays(db, { profileId, change, episodes, timeOf, companions });
}

interface MarkedPart {
	profileId: ProfileId;
	change: TitlePart & { at: number };
	episodes: EpisodeNumber[];
	timeOf?: TimeOf;
	/** Who else is here: of now, an episode that one of them has not watched is marked for all. */
	companions?: PresentCompanion[];
}

/** The rows of the part. */
function selectPart(db: Database, part: PartOfProfile) {
	const isWatched = sql<number>`${whereWatchedRow} and ${whereWatchedIn("episodes", part)}`.as("is_watched");
	return db
		.select({ ...WATCHED_COLUMNS, isWatched })
		.from(episodeRows)
		.where(wherePart(part))
		.limit(MARKED_MAX);
}

/** Keys of those of the episodes that one of them has not watched. */
async function listLacking(db: Database, { change, episodes, companions = [] }: MarkedPart): Promise<Set<string>> {
	const present = presentAt(companions, change.at);
	const lacking = await Promise.all(
		present.map(async ({ profileId }) => {
			const watched = (await selectPart(db, { ...change, profileId })).filter(({ isWatched }) => isWatched);
			const keys = new Set(watched.map(keyOf));
			return episodes.map(keyOf).filter((key) => !keys.has(key));
		}),
	);
	return new Set(lacking.flat());
}

/** The same where the episodes are known. */
export async function planPlays(
	db: Database,
	{ profileId, change, episodes, timeOf, companions }: MarkedPart,
): Promise<Planned | NotMarked> {
	const { mediaType, id, at } = change;
	const part = { ...change, profileId };
	const [rows, lacking, [round], size] = await Promise.all([
		selectPart(db, part),
		listLacking(db, { profileId, change, episodes, companions }),
		db.all<{ begunAt: number }>(sql`select ${roundOf(part)} as begunAt`),
		readRecordSize(db, profileId),
	]);
	const stored = new Map(rows.map((row) => [keyOf(row), row]));
	const marked = episodes.slice(0, MARKED_MAX).map((episode): WatchedEpisode & { isWatched?: number } => {
		return stored.get(keyOf(episode)) ?? { ...episode, firstWatchedAt: null, watchedAt: null, times: 0 };
	});
	const isBegunAgain = Boolean(round?.begunAt);
	// What has no date belongs to the rounds before, so that a mark in a later one is of now.
	const timesOf = (list: EpisodeNumber[]) => timeOf ?? (() => timeOfMark(isBegunAgain ? 1 : list.length, at));
	const ofAll = marked.filter((episode) => !episode.isWatched || lacking.has(keyOf(episode)));
	const isOfNow = ofAll.every((episode) => timesOf(ofAll)(episode).watchedAt === at);
	const changed = (isOfNow ? ofAll : marked.filter(({ isWatched }) => !isWatched)).map(
		({ isWatched: _, ...episode }) => episode,
	);
	if (changed.length > 0 && size.plays + changed.length > PLAYS_MAX) return { ok: false, reason: "full" };
	const timeOfEpisode = timesOf(changed);
	const changes = changed.map((episode): PlayChange => {
		const place = { mediaType, id, season: episode.season, episode: episode.episode };
		const play = { playId: crypto.randomUUID(), source: "marked", isOnly: true } as const;
		return { kind: "play", at, ...place, ...timeOfEpisode(episode), ...play };
	});
	return { ok: true, changes, before: await withPlays(db, part, changed) };
}

function latestFirst(list: MarkedPlay[]): MarkedPlay[] {
	const timeOf = ({ watchedAt }: MarkedPlay) => watchedAt ?? Number.NEGATIVE_INFINITY;
	return list.toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** One's own press is taken back from all. */
function toUnplay(place: EpisodeRef & { at: number }, play: Pick<MarkedPlay, "playId" | "isShared">): PlayChange {
	return { kind: "unplay", ...place, playId: play.playId, ...(play.isShared && { together: true }) };
}

/** Removes what was watched of the part in the current round. */
export async function planUnmark(
	db: Database,
	{ profileId, change }: { profileId: ProfileId; change: ChangeOf<"unmark"> },
): Promise<Planned | NotUnmarked> {
	const { mediaType, id, at } = change;
	const part = { ...change, profileId };
	const rows = await db
		.select({ ...WATCHED_COLUMNS, begunAt: roundOf(part) })
		.from(episodeRows)
		.where(and(wherePart(part), whereWatchedIn("episodes", part)))
		.limit(MARKED_MAX);
	const begunAt = rows[0]?.begunAt ?? 0;
	const before = await withPlays(
		db,
		part,
		rows.map(({ begunAt: _, ...episode }) => episode),
	);
	const removed = before.flatMap(({ season, episode, plays: all }) =>
		all.filter(({ watchedAt }) => isSinceRound(watchedAt, begunAt)).map((play) => ({ ...play, season, episode })),
	);
	if (!change.confirm && isAskedAbout(removed, Date.now())) {
		return { ok: false, reason: "dated_plays", plays: latestFirst(removed) };
	}
	const changes = removed.map(({ season, episode, ...play }) => toUnplay({ at, mediaType, id, season, episode }, play));
	return { ok: true, changes, before };
}

/** Makes the plays of these episodes those that are given, to undo a mark. Only of episodes that have had a play. */
export async function planRestore(
	db: Database,
	{ at, episodes, ...part }: PartOfProfile & { at: number; episodes: RestoredEpisode[] },
): Promise<PlayChange[]> {
	const { mediaType, id } = part;
	const stored = await readPlays(db, part, episodes);
	return episodes.flatMap(({ season, episode, plays: former }): PlayChange[] => {
		const place = { at, mediaType, id, season, episode };
		const had = stored.get(keyOf({ season, episode }));
		if (!had) return [];
		const ids = new Set(former.map(({ playId }) => playId));
		const others = had.filter(({ playId }) => !ids.has(playId));
		return [
			...others.map((play) => toUnplay(place, play)),
			...former.map((play): PlayChange => ({ kind: "play", ...place, ...play })),
		];
	});
}
