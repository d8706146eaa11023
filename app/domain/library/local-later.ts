// The Watch Later list of a signed-out visitor's browser: newest first, one entry per title, bounded. This module does not
// access storage.

import { isTitle } from "../catalogue/paths";
import type { TitleRef } from "../catalogue/types";
import { type LocalCard, readLocalCard } from "./local-card";
import { TITLES_OF_REQUEST_MAX } from "./retention";

export interface LocalLater extends TitleRef {
	/** Where a show starts. */
	nextSeason: number;
	nextEpisode: number;
	/** Milliseconds. */
	addedAt: number;
	card: LocalCard;
}

interface StoredLater extends Omit<LocalLater, "id"> {
	mediaId: number;
}

function readEntry(value: unknown): LocalLater | null {
	if (typeof value !== "object" || value === null) return null;
	const { mediaType, mediaId, nextSeason, nextEpisode, addedAt, card: stored } = value as Partial<StoredLater>;
	const card = readLocalCard(stored);
	const areNumbers = [mediaId, nextSeason, nextEpisode, addedAt].every((each) => Number.isSafeInteger(each));
	if (!card || !areNumbers || (mediaType !== "movie" && mediaType !== "tv")) return null;
	return {
		mediaType,
		id: Number(mediaId),
		nextSeason: Number(nextSeason),
		nextEpisode: Number(nextEpisode),
		addedAt: Number(addedAt),
		card,
	};
}

/** Reads stored text; invalid entries are dropped. */
export function parseLater(stored: string | null): LocalLater[] {
	try {
		const values: unknown = JSON.parse(stored ?? "[]");
		if (!Array.isArray(values)) return [];
		return values.flatMap((value) => readEntry(value) ?? []).slice(0, TITLES_OF_REQUEST_MAX);
	} catch {
		return [];
	}
}

/** The text to store: the format that `parseLater` reads. */
export function writeLater(list: LocalLater[]): string {
	return JSON.stringify(list.map(({ id, ...entry }): StoredLater => ({ ...entry, mediaId: id })));
}

export function isLocalLaterFull(list: LocalLater[]): boolean {
	return list.length >= TITLES_OF_REQUEST_MAX;
}

/** In the order of the times at which titles were saved, so that a restored title has its place again. */
export function addLater(list: LocalLater[], entry: LocalLater): LocalLater[] {
	return [entry, ...withoutTitle(list, entry)]
		.toSorted((a, b) => b.addedAt - a.addedAt)
		.slice(0, TITLES_OF_REQUEST_MAX);
}

export function withoutTitle(list: LocalLater[], title: TitleRef): LocalLater[] {
	return list.filter((each) => !isTitle(each, title));
}

/** The list without the sent entries, except those that were saved again since. */
export function withoutSentLater(list: LocalLater[], sent: LocalLater[]): LocalLater[] {
	return list.filter((each) => !sent.some((other) => isTitle(each, other) && each.addedAt === other.addedAt));
}

/** An entry in the format of `/api/watch-later/migrate`. */
export function toMigratedLater({ mediaType, id, nextSeason, nextEpisode, addedAt }: LocalLater) {
	return {
		media_type: mediaType,
		media_id: id,
		nextSeason,
		nextEpisode,
		added_at: new Date(addedAt).toISOString(),
	};
}
