// Owns the form of the list that a browser keeps by itself: what a signed-out visitor opened, and what could not be sent
// to the server. Newest first, one entry for each title, bounded; nothing here touches storage.
import { HISTORY_RETENTION_DAYS, LOCAL_HISTORY_MAX } from "~/product";
import type { MediaType } from "../catalogue/types";
import type { Watch } from "./types";

const RETENTION_MS = HISTORY_RETENTION_DAYS * 24 * 60 * 60 * 1000;
const ID = /^[1-9]\d{0,8}$/;

/** As it lies in storage. */
export interface LocalWatch {
	media_type: MediaType;
	media_id: string;
	season: number;
	episode: number;
	/** Seconds; absent when the player told none. */
	position?: number;
	duration?: number;
	/** ISO 8601. */
	watched_at: string;
	last_watched: string;
	/** Whose it is, where it could not be sent; absent for what was opened signed out. */
	user?: string;
}

function whole(value: unknown, fallback: number): number {
	return typeof value === "number" && Number.isSafeInteger(value) && value > 0 ? value : fallback;
}

function seconds(value: unknown): number | undefined {
	return typeof value === "number" && Number.isFinite(value) && value >= 0 ? Math.round(value) : undefined;
}

/** A date in any form that was ever stored; null for nonsense. */
function isoDate(value: unknown): string | null {
	const time = typeof value === "number" || typeof value === "string" ? new Date(value).getTime() : Number.NaN;
	return Number.isNaN(time) ? null : new Date(time).toISOString();
}

function readEntry(value: unknown): LocalWatch | null {
	if (typeof value !== "object" || value === null) return null;
	const given = value as Record<string, unknown>;
	const id = String(given.media_id);
	const lastWatched = isoDate(given.last_watched) ?? isoDate(given.watched_at);
	if (!ID.test(id) || !lastWatched || (given.media_type !== "movie" && given.media_type !== "tv")) return null;
	const position = seconds(given.position);
	return {
		media_type: given.media_type,
		media_id: id,
		season: whole(given.season, 1),
		episode: whole(given.episode, 1),
		...(position !== undefined && { position, duration: seconds(given.duration) ?? 0 }),
		watched_at: isoDate(given.watched_at) ?? lastWatched,
		last_watched: lastWatched,
		...(typeof given.user === "string" && { user: given.user }),
	};
}

function isSameTitle(one: LocalWatch, other: LocalWatch): boolean {
	return one.media_type === other.media_type && one.media_id === other.media_id;
}

/** Whether a new entry takes the place of another: what was opened signed out becomes that of whoever goes on. */
function replaces(entry: LocalWatch, other: LocalWatch): boolean {
	return isSameTitle(entry, other) && (other.user === undefined || other.user === entry.user);
}

function isSame(one: LocalWatch, other: LocalWatch): boolean {
	return JSON.stringify(one) === JSON.stringify(other);
}

/** What storage holds, whoever wrote it: bad entries, repeats and what is past its time are left out. */
export function parseList(stored: string | null, now: number): LocalWatch[] {
	let values: unknown;
	try {
		values = JSON.parse(stored ?? "[]");
	} catch {
		return [];
	}
	if (!Array.isArray(values)) return [];
	const entries = values.flatMap((value) => readEntry(value) ?? []);
	const kept = entries.filter(({ last_watched }) => Date.parse(last_watched) >= now - RETENTION_MS);
	kept.sort((a, b) => Date.parse(b.last_watched) - Date.parse(a.last_watched));
	const unique = kept.filter((entry, index) => !kept.slice(0, index).some((newer) => replaces(newer, entry)));
	return unique.slice(0, LOCAL_HISTORY_MAX);
}

export function toLocal(watch: Watch, { now, user }: { now: number; user?: string }): LocalWatch {
	const at = new Date(now).toISOString();
	return {
		media_type: watch.mediaType,
		media_id: String(watch.mediaId),
		season: watch.season,
		episode: watch.episode,
		...(watch.progress && {
			position: Math.round(watch.progress.position),
			duration: Math.round(watch.progress.duration),
		}),
		watched_at: at,
		last_watched: at,
		...(user !== undefined && { user }),
	};
}

/** Opening a title again keeps the position in it. What another visitor left unsent stays theirs. */
export function addToList(list: LocalWatch[], entry: LocalWatch): LocalWatch[] {
	const known = list.find((other) => replaces(entry, other));
	const isHere = known?.season === entry.season && known.episode === entry.episode;
	const position = entry.position === undefined && isHere && known.position !== undefined;
	const merged = {
		...entry,
		...(position && { position: known.position, duration: known.duration }),
		watched_at: known?.watched_at ?? entry.watched_at,
	};
	return [merged, ...list.filter((other) => !replaces(entry, other))].slice(0, LOCAL_HISTORY_MAX);
}

/** The list without what is older than a progress that the server has taken. */
export function withoutSettled(list: LocalWatch[], sent: LocalWatch): LocalWatch[] {
	return list.filter(
		(other) => !replaces(sent, other) || Date.parse(other.last_watched) > Date.parse(sent.last_watched),
	);
}

/** The list without the entries that were sent; one that has changed since stays. */
export function withoutSent(list: LocalWatch[], sent: LocalWatch[]): LocalWatch[] {
	return list.filter((entry) => !sent.some((other) => isSame(entry, other)));
}

/** What may be sent in a user's name: their own, and what was opened signed out. */
export function sendableBy(list: LocalWatch[], user: string): LocalWatch[] {
	return list.filter((entry) => entry.user === undefined || entry.user === user);
}

/** As `/api/watch-history/migrate` takes it. */
export function toMigration({ user, watched_at, last_watched, ...entry }: LocalWatch) {
	return { ...entry, timestamp: Date.parse(last_watched) };
}
