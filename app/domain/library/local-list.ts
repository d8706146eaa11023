// Owns the format of the history list in browser storage: titles that a signed-out visitor opened, and entries that could
// not be sent. Newest first, one entry per title, bounded. This module does not access storage.
import { parseTime } from "~/lib/days";
import { HISTORY_RETENTION_DAYS, LOCAL_HISTORY_MAX } from "~/product";
import type { MediaType } from "../catalogue/types";
import { type LocalCard, mergeCards, readLocalCard } from "./local-card";
import type { Watch } from "./types";

const RETENTION_MS = HISTORY_RETENTION_DAYS * 24 * 60 * 60 * 1000;
const ID = /^[1-9]\d{0,8}$/;

/** An entry as it is stored. */
export interface LocalWatch {
	media_type: MediaType;
	media_id: string;
	season: number;
	episode: number;
	/** Seconds; absent when the player sent none. */
	position?: number;
	duration?: number;
	/** ISO 8601. */
	watched_at: string;
	last_watched: string;
	/** The user of an unsent entry; absent for an entry of a signed-out visitor. */
	user?: string;
	/** Absent for entries of a version that did not store it. */
	card?: LocalCard;
}

type TitleOfList = Pick<LocalWatch, "media_type" | "media_id">;

function whole(value: unknown, fallback: number): number {
	return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
}

function seconds(value: unknown): number | undefined {
	return typeof value === "number" && Number.isFinite(value) && value >= 0 ? Math.round(value) : undefined;
}

/** A date in any format that versions have stored; null for an invalid one. */
function isoDate(value: unknown): string | null {
	const time = typeof value === "string" ? parseTime(value) : typeof value === "number" ? value : Number.NaN;
	const date = new Date(time);
	return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

function readEntry(value: unknown): LocalWatch | null {
	if (typeof value !== "object" || value === null) return null;
	const given = value as Record<string, unknown>;
	const id = String(given.media_id);
	const lastWatched = isoDate(given.last_watched) ?? isoDate(given.watched_at);
	if (!ID.test(id) || !lastWatched || (given.media_type !== "movie" && given.media_type !== "tv")) return null;
	const position = seconds(given.position);
	const card = readLocalCard(given.card);
	return {
		media_type: given.media_type,
		media_id: id,
		season: whole(given.season, 1),
		episode: whole(given.episode, 1),
		...(position !== undefined && { position, duration: seconds(given.duration) ?? 0 }),
		watched_at: isoDate(given.watched_at) ?? lastWatched,
		last_watched: lastWatched,
		...(typeof given.user === "string" && { user: given.user }),
		...(card && { card }),
	};
}

function isSameTitle(one: TitleOfList, other: TitleOfList): boolean {
	return one.media_type === other.media_type && one.media_id === other.media_id;
}

/** Whether a new entry replaces another. An entry of a signed-out visitor becomes the user's. */
function replaces(entry: LocalWatch, other: LocalWatch): boolean {
	return isSameTitle(entry, other) && (other.user === undefined || other.user === entry.user);
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

function isExpired({ last_watched }: LocalWatch, now: number): boolean {
	return Date.parse(last_watched) < now - RETENTION_MS;
}

/** The number of valid entries in stored text that are older than a watch history may be. */
export function countExpired(stored: string | null, now: number): number {
	return readEntries(stored).filter((entry) => isExpired(entry, now)).length;
}

/** Reads stored text. Invalid, duplicate and expired entries are dropped. */
export function parseList(stored: string | null, now: number): LocalWatch[] {
	const current = readEntries(stored).filter((entry) => !isExpired(entry, now));
	current.sort((a, b) => Date.parse(b.last_watched) - Date.parse(a.last_watched));
	const unique = current.filter((entry, index) => !current.slice(0, index).some((newer) => replaces(newer, entry)));
	return unique.slice(0, LOCAL_HISTORY_MAX);
}

export function toLocal(
	watch: Watch,
	{ now, user, card }: { now: number; user?: string; card?: LocalCard },
): LocalWatch {
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
		watched_at: known?.watched_at ?? entry.watched_at,
	};
	return [merged, ...list.filter((other) => !replaces(entry, other))].slice(0, LOCAL_HISTORY_MAX);
}

/** The list without a signed-out visitor's entry of the title. */
export function withoutTitleOf(list: LocalWatch[], title: TitleOfList): LocalWatch[] {
	return list.filter((entry) => !isSameTitle(entry, title) || entry.user !== undefined);
}

/** The list with a removed entry at its old place, unless the title was watched again since. */
export function restoreToList(list: LocalWatch[], entry: LocalWatch): LocalWatch[] {
	if (list.some((other) => replaces(entry, other))) return list;
	return [...list, entry].sort((a, b) => Date.parse(b.last_watched) - Date.parse(a.last_watched));
}

/** The list without entries that are older than the progress that the server has saved. */
export function withoutSaved(list: LocalWatch[], sent: LocalWatch): LocalWatch[] {
	return list.filter(
		(other) => !replaces(sent, other) || Date.parse(other.last_watched) > Date.parse(sent.last_watched),
	);
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
export function toMigration({ user, card, watched_at, last_watched, ...entry }: LocalWatch) {
	return { ...entry, timestamp: Date.parse(last_watched) };
}
