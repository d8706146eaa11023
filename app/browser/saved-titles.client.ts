// Owns what this page knows of the visitor's Watch Later: which titles are saved, changed at once on the screen and then
// on the server, and back again where the server refuses.

import { titleKey } from "~/domain/catalogue/paths";
import type { MediaType } from "~/domain/catalogue/types";
import { createEmitter } from "~/lib/store";
import { ApiError, callApi } from "./call-api.client";

/** As many as one call tells; older ones are known once their own page is opened. */
const KNOWN_MAX = 200;

interface TitleRef {
	mediaType: MediaType;
	id: number;
}

/** Where a show starts, and the place in the list of what is put back. */
export interface SaveDetails {
	nextSeason?: number;
	nextEpisode?: number;
	/** ISO 8601. */
	added_at?: string;
}

let owner: string | null = null;
let isLoaded = false;
let known = new Map<string, boolean>();
/** The last change of each title, so that quick ones reach the server in their order. */
const changes = new Map<string, Promise<void>>();
const updates = createEmitter<void>();

/** Somebody else's list is not this visitor's. */
function ownedBy(userId: string): void {
	if (owner === userId) return;
	owner = userId;
	isLoaded = false;
	known = new Map();
}

export function subscribeSaved(listener: () => void): () => void {
	return updates.subscribe(listener);
}

/** Undefined: not known yet. */
export function readSaved(title: TitleRef): boolean | undefined {
	return known.get(titleKey(title));
}

/** What the server has just told of a title. */
export function tellSaved(userId: string, title: TitleRef, isSaved: boolean): void {
	ownedBy(userId);
	if (changes.has(titleKey(title)) || known.get(titleKey(title)) === isSaved) return;
	known.set(titleKey(title), isSaved);
	updates.emit();
}

/** Asks once for what is saved; where that fails, what is not known counts as not saved. */
export async function loadSaved(userId: string): Promise<void> {
	ownedBy(userId);
	if (isLoaded) return;
	isLoaded = true;
	try {
		const saved = await callApi("GET /api/watch-later", { query: { limit: String(KNOWN_MAX) } });
		for (const { media_type, media_id } of saved) {
			const key = `${media_type}:${media_id}`;
			if (!known.has(key)) known.set(key, true);
		}
		updates.emit();
	} catch {
		isLoaded = false;
	}
}

async function send({ mediaType, id }: TitleRef, isSaved: boolean, details: SaveDetails): Promise<void> {
	if (isSaved) {
		const body = { media_id: String(id), media_type: mediaType, ...details };
		await callApi("POST /api/watch-later", { body });
		return;
	}
	try {
		await callApi("DELETE /api/watch-later/:mediaId/:mediaType", { params: { mediaId: id, mediaType } });
	} catch (error) {
		// Another tab was quicker.
		if (!(error instanceof ApiError && error.status === 404)) throw error;
	}
}

/** Shows the change at once; rejects, and takes it back, when the server does not take it. */
export async function changeSaved(title: TitleRef, isSaved: boolean, details: SaveDetails = {}): Promise<void> {
	const key = titleKey(title);
	const before = known.get(key);
	known.set(key, isSaved);
	updates.emit();
	const change = (changes.get(key) ?? Promise.resolve())
		.catch(() => undefined)
		.then(() => send(title, isSaved, details));
	changes.set(key, change);
	try {
		await change;
	} catch (error) {
		if (changes.get(key) === change) {
			known.set(key, before ?? !isSaved);
			updates.emit();
		}
		throw error;
	} finally {
		if (changes.get(key) === change) changes.delete(key);
	}
}
