// Changes of one kind, for tests of what follows from them. Those without a time are of this moment.
import type { Database } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { type Catalogue, openCatalogue } from "~/domain/catalogue/catalogue.server";
import { episodeKey, titleKey } from "~/domain/catalogue/paths";
import type { EpisodeNumber, EpisodeRef, TitleRef } from "~/domain/catalogue/types";
import { applyChanges } from "~/domain/library/changes/apply-changes.server";
import { countOpened } from "~/domain/library/changes/change-results.server";
import { findEntry } from "~/domain/library/changes/change-state.server";
import type { Change, LaterStart, TitlePart } from "~/domain/library/changes/changes";
import { planPlays, planRestore, planUnmark, type RestoredEpisode } from "~/domain/library/changes/marks.server";
import type { RatedRef } from "~/domain/library/changes/remarks";
import { idOfReport, type Play, type PlayTime } from "~/domain/library/diary/plays";
import { findPlay } from "~/domain/library/diary/plays.server";
import { toItem } from "~/domain/library/lists/later-rows.server";
import type { Round } from "~/domain/library/next/rounds";
import { toRatedPlace } from "~/domain/library/store/own-remarks.server";
import { readLaterState } from "~/domain/library/store/watch-later.server";
import type { HiddenTitle, Watch, WatchEntry } from "~/domain/library/types";
import { testPlatform } from "./context";

const catalogue = openCatalogue(testPlatform());

type OfProfile = { profileId: ProfileId };

function now(db: Database, profileId: ProfileId, changes: Change[], from: Catalogue = catalogue) {
	return applyChanges(db, from, { profileId, changes, isLive: true, wantsUndo: true });
}

function toChanges({ progress, isPlayed, session, ...place }: Watch, at: number): Change[] {
	const { mediaType, id, season, episode } = place;
	const ref = { at, mediaType, id, season, episode };
	const played = {
		position: progress?.position ?? null,
		duration: progress?.duration ?? 0,
		...(session && { session }),
	};
	return [
		{ kind: "open", ...ref },
		...(progress || isPlayed ? [{ kind: "progress", ...ref, ...played } as const] : []),
	];
}

export async function recordWatch(
	db: Database,
	{ profileId, ...watch }: Watch & OfProfile,
): Promise<WatchEntry | null> {
	const changes = toChanges(watch, Date.now());
	return findEntry((await now(db, profileId, changes)).after, changes);
}

export async function restoreWatches(
	db: Database,
	{ profileId, watches }: OfProfile & { watches: (Watch & { at: number })[] },
): Promise<WatchEntry | null> {
	const changes = watches.map(({ mediaType, id, season, episode, progress, at: since }): Change => {
		return { kind: "open", at: Date.now(), mediaType, id, season, episode, since, ...progress };
	});
	return findEntry((await now(db, profileId, changes)).after, changes);
}

export async function restoreWatch(
	db: Database,
	{ profileId, ...watch }: Watch & OfProfile & { at: number },
): Promise<WatchEntry | null> {
	return await restoreWatches(db, { profileId, watches: [watch] });
}

/** How many of them were in the history. */
export async function deleteWatches(
	db: Database,
	{ profileId, titles }: OfProfile & { titles: TitleRef[] },
): Promise<number> {
	const at = Date.now();
	const changes = titles.map(({ mediaType, id }): Change => ({ kind: "close", at, mediaType, id }));
	return (await now(db, profileId, changes)).undo.filter(({ kind }) => kind === "open").length;
}

export async function deleteWatch(db: Database, { profileId, ...title }: TitleRef & OfProfile): Promise<boolean> {
	return (await deleteWatches(db, { profileId, titles: [title] })) > 0;
}

/** What a browser sends of its library. Times are its own; `watchedAt` is 0 when unknown. */
export interface SentLibrary {
	watches: (Watch & { timestamp: number })[];
	progress?: (EpisodeRef & { position: number | null; duration: number; playedAt: number })[];
	plays?: (EpisodeRef & {
		watchedAt: number;
		precision: Play["precision"];
		source: Play["source"];
		copy?: number;
		session?: string;
		addedAt: number;
	})[];
	rounds?: Round[];
}

export async function importWatches(
	db: Database,
	{ profileId, total, watches, progress = [], plays = [], rounds = [] }: SentLibrary & OfProfile & { total: number },
) {
	const changes: Change[] = [
		...watches.flatMap(({ timestamp, ...watch }) => toChanges(watch, timestamp)),
		...progress.map(({ playedAt: at, ...played }): Change => ({ kind: "progress", at, ...played })),
		...plays.map(({ copy, session, addedAt: at, watchedAt: time, ...play }): Change => {
			const watchedAt = play.precision === "unknown" ? null : time;
			return { kind: "play", at, ...play, watchedAt, playId: session ?? idOfReport(play, time, copy) };
		}),
		...rounds.map(({ begunAt: at, ...show }): Change => ({ kind: "begin", at, ...show })),
	];
	const applied = await applyChanges(db, catalogue, { profileId, changes, wantsUndo: true });
	const migrated = countOpened(changes, applied);
	return { migrated, skipped: total - migrated, total };
}

export async function saveForLater(
	db: Database,
	from: Catalogue,
	{ profileId, addedAt: since, ...title }: TitleRef & LaterStart & OfProfile & { addedAt?: number },
) {
	const { after, refused } = await now(db, profileId, [{ kind: "save", at: Date.now(), ...title, since }], from);
	const [reason] = refused.map((change) => change.reason);
	if (reason) return { ok: false, reason };
	const row = after.titles.get(titleKey(title));
	const item = row?.card && row.savedAt !== null ? { ...row, addedAt: row.savedAt } : null;
	return { ok: true, item: item && toItem(from, item, false) };
}

/** Saves titles that are not saved, each with its own time. */
export async function importLater(
	db: Database,
	from: Catalogue,
	{ profileId, titles }: OfProfile & { titles: (TitleRef & LaterStart & { addedAt: number })[] },
) {
	const at = Date.now();
	const changes = titles.map(({ mediaType, id, nextSeason, nextEpisode, addedAt: since }): Change => {
		return { kind: "save", at, mediaType, id, nextSeason, nextEpisode, since };
	});
	const { undo, refused } = await now(db, profileId, changes, from);
	return { saved: undo.length, refused };
}

export async function removeFromLater(db: Database, { profileId, mediaType, id }: TitleRef & OfProfile) {
	const { undo } = await now(db, profileId, [{ kind: "unsave", at: Date.now(), mediaType, id }]);
	const [saved] = undo;
	return saved?.kind === "save" ? { addedAt: saved.since } : null;
}

export async function isSavedForLater(db: Database, { profileId, ...title }: TitleRef & OfProfile): Promise<boolean> {
	const { total } = await readLaterState(db, profileId);
	if (total === 0) return false;
	const { after } = await applyChanges(db, catalogue, { profileId, changes: [{ kind: "unsave", at: 0, ...title }] });
	return (after.titles.get(titleKey(title))?.savedAt ?? null) !== null;
}

export async function hideTitle(db: Database, profileId: ProfileId, title: TitleRef | HiddenTitle): Promise<void> {
	const { mediaType, id } = title;
	await now(db, profileId, [{ kind: "hide", at: Date.now(), mediaType, id }]);
}

/** `rating`: 0 removes it. `ratedAt`: for a report that may be late. */
export async function writeRating(
	db: Database,
	{ profileId, rating, ratedAt, ...place }: RatedRef & OfProfile & { rating: number; ratedAt?: number },
) {
	const at = ratedAt ?? Date.now();
	const change: Change = rating > 0 ? { kind: "rate", at, ...place, rating } : { kind: "unrate", at, ...place };
	const applying = { profileId, changes: [change], isLive: ratedAt === undefined };
	const { after, refused } = await applyChanges(db, catalogue, applying);
	if (refused.some(({ reason }) => reason === "full")) return { ok: false, reason: "full" };
	const row = after.episodes.get(episodeKey(toRatedPlace(place)));
	return { ok: true, rating: row && row.rating > 0 ? { ...place, rating: row.rating, ratedAt: row.ratedAt } : null };
}

type Part = TitlePart & OfProfile;

/** Of these episodes, without a look at the catalogue. */
export async function markWatched(
	db: Database,
	{ profileId, episodes, timeOf, ...part }: Part & { episodes: EpisodeNumber[]; timeOf?: () => PlayTime },
) {
	const planned = await planPlays(db, { profileId, change: { at: Date.now(), ...part }, episodes, timeOf });
	if (!planned.ok) return planned;
	await now(db, profileId, planned.changes);
	return { ok: true as const, before: planned.before };
}

export async function unmarkWatched(db: Database, { profileId, isConfirmed, ...part }: Part & { isConfirmed?: true }) {
	const change = { kind: "unmark", at: Date.now(), ...part, confirm: isConfirmed } as const;
	const planned = await planUnmark(db, { profileId, change });
	if (!planned.ok) return planned;
	await now(db, profileId, planned.changes);
	return { ok: true as const, before: planned.before };
}

export async function restoreRecord(db: Database, part: Part & { episodes: RestoredEpisode[] }): Promise<void> {
	await now(db, part.profileId, await planRestore(db, { at: Date.now(), ...part }));
}

/** `isAgain`: a further one where the episode has one of the same time. */
export async function addPlay(
	db: Database,
	{
		profileId,
		playId = crypto.randomUUID(),
		isAgain = false,
		...play
	}: EpisodeRef & PlayTime & OfProfile & { playId?: string; isAgain?: boolean },
) {
	const added = { ...play, playId, source: "marked" } as const;
	await now(db, profileId, [{ kind: "play", at: Date.now(), ...added, ...(!isAgain && { isOnly: true }) }]);
	return { ok: true as const, play: added };
}

export async function correctPlay(
	db: Database,
	{ profileId, playId, watchedAt, precision }: PlayTime & OfProfile & { playId: string },
): Promise<void> {
	const play = await findPlay(db, { profileId, playId });
	if (!play) throw new Error(`There is no play ${playId}`);
	await now(db, profileId, [{ kind: "play", at: Date.now(), ...play.play, watchedAt, precision }]);
}

export async function removePlay(db: Database, { profileId, playId }: OfProfile & { playId: string }): Promise<void> {
	const play = await findPlay(db, { profileId, playId });
	if (!play) throw new Error(`There is no play ${playId}`);
	const { mediaType, id, season, episode } = play.play;
	await now(db, profileId, [{ kind: "unplay", at: Date.now(), mediaType, id, season, episode, playId }]);
}

export async function beginRound(db: Database, { profileId, mediaType, id }: TitleRef & OfProfile): Promise<void> {
	await now(db, profileId, [{ kind: "begin", at: Date.now(), mediaType, id }]);
}
