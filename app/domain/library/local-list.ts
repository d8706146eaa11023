// The history list of a browser: titles that a signed-out visitor opened, and entries that could not be sent. Newest first,
// one entry per title, bounded. This module does not access storage.
import { parseTime } from "~/lib/days";
import { isTitle } from "../catalogue/paths";
import type { EpisodeRef, TitleRef } from "../catalogue/types";
import { type LocalCard, mergeCards, readLocalCard } from "./local-card";
import { HISTORY_RETENTION_MS, LOCAL_HISTORY_MAX } from "./retention";
import type { Watch } from "./types";

const ID = /^[1-9]\d{0,8}$/;

export interface LocalWatch extends EpisodeRef {
	/** Seconds; absent when the player sent none. */
	position?: number;
	duration?: number;
	/** Milliseconds: when it was first opened, and when last. */
	watchedAt: number;
	lastWatched: number;
	/** The user of an unsent entry; absent for an entry of a signed-out visitor. */
	user?: string;
	/** Absent for entries of a version that did not store it. */
	card?: LocalCard;
}

function whole(value: unknown, fallback: number): number {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
}

function seconds(value: unknown): number | undefined {
	return typeof value === "number" && Number.isFinite(value) && value >= 0 ? Math.round(value) : undefined;
}

/** A date in any format that versions have stored; null for an invalid one. */
function readTime(value: unknown): number | null {
	const time = typeof value === "string" ? parseTime(value) : typeof value === "number" ? value : Number.NaN;
	const date = new Date(time).getTime();
	return Number.isNaN(date) ? null : date;
}

function readEntry(value: unknown): LocalWatch | null {
	if (typeof value !== "object" || value === null) return null;
	const given = value as Record<string, unknown>;
	const id = String(given.media_id);
	const lastWatched = readTime(given.last_watched) ?? readTime(given.watched_at);
	if (!ID.test(id) || lastWatched === null || (given.media_type !== "movie" && given.media_type !== "tv")) return null;
	const position = seconds(given.position);
	const card = readLocalCard(given.card);
	return {
		mediaType: given.media_type,
		id: Number(id),
		season: whole(given.season, 1),
		episode: whole(given.episode, 1),
		...(position !== undefined && { position, duration: seconds(given.duration) ?? 0 }),
		watchedAt: readTime(given.watched_at) ?? lastWatched,
		lastWatched,
		...(typeof given.user === "string" && { user: given.user }),
		...(card && { card }),
	};
}

/** Whether a new entry replaces another. An entry of a signed-out visitor becomes the user's. */
function replaces(entry: LocalWatch, other: LocalWatch): boolean {
	return isTitle(entry, other) && (other.user === undefined || other.user === entry.user);
}

function isSame(one: LocalWatch, other: LocalWatch): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

function readEntries(stored: string | null): LocalWatch[] {
	let values: unknown;
	try {
		values = JSON.parse(stored ?? "[]");
	} catch {
		return [];
	}
	return Array.isArray(values) ? values.flatMap((value) => readEntry(value) ?? []) : [];
}

function isExpired({ lastWatched }: LocalWatch, now: number): boolean {
	return lastWatched < now - HISTORY_RETENTION_MS;
}

/** The number of valid entries in stored text that are older than a watch history may be. */
export function countExpired(stored: string | null, now: number): number {
	return readEntries(stored).filter((entry) => isExpired(entry, now)).length;
}

/** Reads stored text. Invalid, duplicate and expired entries are dropped. */
export function parseList(stored: string | null, now: number): LocalWatch[] {
	const current = readEntries(stored).filter((entry) => !isExpired(entry, now));
	current.sort((a, b) => b.lastWatched - a.lastWatched);
	const unique = current.filter((entry, index) => !current.slice(0, index).some((newer) => replaces(newer, entry)));
	return unique.slice(0, LOCAL_HISTORY_MAX);
}

/** The text to store: the format that `parseList` reads. */
export function writeList(list: LocalWatch[]): string {
	const stored = list.map(({ mediaType, id, watchedAt, lastWatched, ...entry }) => ({
		media_type: mediaType,
		media_id: String(id),
		...entry,
		watched_at: new Date(watchedAt).toISOString(),
		last_watched: new Date(lastWatched).toISOString(),
	}));
	return JSON.stringify(stored);
}

export function toLocal(
	watch: Watch,
	{ now, user, card }: { now: number; user?: string; card?: LocalCard },
): LocalWatch {
	const { mediaType, id, season, episode } = watch;
	return {
		...{ mediaType, id, season, episode },
		...(watch.progress && {
			position: Math.round(watch.progress.position),
			duration: Math.round(watch.progress.duration),
		}),
		watchedAt: now,
		lastWatched: now,
		...(user !== undefined && { user }),
		...(card && { card }),
	};
}

/** Opening a title again does not change its position. Unsent entries of another user do not change. */
export function addToList(list: LocalWatch[], entry: LocalWatch): LocalWatch[] {
	const known = list.find((other) => replaces(entry, other));
	const isHere = known?.season === entry.season && known.episode === entry.episode;
	const position = entry.position === undefined && isHere && known.position !== undefined;
	const card = entry.card && known?.card ? mergeCards(known.card, entry.card) : (entry.card ?? known?.card);
	const merged = {
		...entry,
		...(card && { card }),
		...(position && { position: known.position, duration: known.duration }),
		watchedAt: known?.watchedAt ?? entry.watchedAt,
	};
	return [merged, ...list.filter((other) => !replaces(entry, other))].slice(0, LOCAL_HISTORY_MAX);
}

/** The list without a signed-out visitor's entry of the title. */
export function withoutTitleOf(list: LocalWatch[], title: TitleRef): LocalWatch[] {
	return list.filter((entry) => !isTitle(entry, title) || entry.user !== undefined);
}

/** The list with a removed entry at its old place, unless the title was watched again since. */
export function restoreToList(list: LocalWatch[], entry: LocalWatch): LocalWatch[] {
	if (list.some((other) => replaces(entry, other))) return list;
	return [...list, entry].sort((a, b) => b.lastWatched - a.lastWatched);
}

/** The list without entries that are older than the progress that the server has saved. */
export function withoutSaved(list: LocalWatch[], sent: LocalWatch): LocalWatch[] {
	return list.filter((other) => !replaces(sent, other) || other.lastWatched > sent.lastWatched);
}

/** The list without the sent entries, except those that have changed since. */
export function withoutSent(list: LocalWatch[], sent: LocalWatch[]): LocalWatch[] {
	return list.filter((entry) => !sent.some((other) => isSame(entry, other)));
}

/** The entries that may be sent as this user: their own and those of signed-out visitors. */
export function listSendable(list: LocalWatch[], user: string): LocalWatch[] {
	return list.filter((entry) => entry.user === undefined || entry.user === user);
}

/** An entry in the format of `/api/watch-history/migrate`. */
export function toMigration({ mediaType, id, season, episode, position, duration, lastWatched }: LocalWatch) {
	return {
		...{ media_type: mediaType, media_id: String(id), season, episode },
		...(position !== undefined && { position, duration }),
		timestamp: lastWatched,
	};
}
