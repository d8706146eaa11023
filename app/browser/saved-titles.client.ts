// Owns which titles the visitor has saved in Watch Later, as far as this document knows.
import { createStore } from "~/lib/store";
import { callApi } from "./call-api.client";

/** The maximum of one request. The state of an older title is known when its page is opened. */
const KNOWN_MAX = 200;

/** By `titleKey`. */
const saved = createStore<ReadonlyMap<string, boolean>>(new Map());
let owner: string | null = null;
let isLoaded = false;

export const subscribeToSaved = saved.subscribe;

/** Undefined until it is known. */
export function isTitleSaved(title: string): boolean | undefined {
	return saved.get().get(title);
}

export function setSaved(title: string, isSaved: boolean | undefined): void {
	if (isTitleSaved(title) === isSaved) return;
	const titles = new Map(saved.get());
	if (isSaved === undefined) titles.delete(title);
	else titles.set(title, isSaved);
	saved.set(titles);
}

/** Loads the visitor's saved titles once. Changes during the request are newer and stay. */
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
