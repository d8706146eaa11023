// Which titles the visitor had saved in Watch Later when the document asked for them.

import { callApi } from "~/browser/call-api.client";
import { createStore } from "~/lib/caching/store";

/** The maximum of one request. The state of an older title is known when its page is opened. */
const KNOWN_MAX = 200;

/** By `titleKey`. What this document has changed since is in `madeHere`. */
export const savedTitles = createStore<ReadonlySet<string>>(new Set());
let owner: string | null = null;

/** Loads them once for each person. */
export async function loadSaved(profileId: string): Promise<void> {
	if (owner === profileId) return;
	if (owner !== null) savedTitles.set(new Set());
	owner = profileId;
	try {
		const items = await callApi("GET /api/watch-later", { query: { limit: String(KNOWN_MAX) } });
		if (owner === profileId)
			savedTitles.set(new Set(items.map(({ media_type, media_id }) => `${media_type}:${media_id}`)));
	} catch {
		if (owner === profileId) owner = null;
	}
}
