// Owns which titles the visitor has saved in Watch Later, as far as this document knows.
import { createStore } from "~/lib/store";
import { callApi } from "./call-api.client";

/** The most that one call returns; an older title is known once its own page is opened. */
const KNOWN_MAX = 200;

/** By `titleKey`. */
const saved = createStore<ReadonlyMap<string, boolean>>(new Map());
let owner: string | null = null;
let isLoaded = false;

export const subscribeToSaved = saved.subscribe;

/** Undefined while it is not known. */
export function isTitleSaved(title: string): boolean | undefined {
	return saved.get().get(title);
}

export function setSaved(title: string, isSaved: boolean): void {
	if (isTitleSaved(title) !== isSaved) saved.set(new Map(saved.get()).set(title, isSaved));
}

/** Loads the visitor's saved titles once; what was set meanwhile is newer. */
export async function loadSaved(userId: string): Promise<void> {
	if (owner !== userId) {
		if (owner !== null) saved.set(new Map());
		owner = userId;
		isLoaded = false;
	}
	if (isLoaded) return;
	isLoaded = true;
	try {
		const items = await callApi("GET /api/watch-later", { query: { limit: String(KNOWN_MAX) } });
		if (owner !== userId) return;
		const loaded = items.map(({ media_type, media_id }) => [`${media_type}:${media_id}`, true] as const);
		saved.set(new Map([...loaded, ...saved.get()]));
	} catch {
		isLoaded = false;
	}
}
