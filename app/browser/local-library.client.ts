import { EMPTY_LIBRARY, isEmptyLibrary, withinBounds, withoutExpired } from "~/domain/library/local-library";
import { type LocalLibraries, type LocalLibrary, parseLibraries } from "~/domain/library/local-schema";
import { mapValues } from "~/lib/map-values";
import type { Store } from "~/lib/store";
import { loadModule } from "./load-module";
import { createStored, LOCAL_LIBRARY, type Stored } from "./stored";

/** The name of a signed-out visitor's own library. */
export const SIGNED_OUT = "";

/** Empty also when storage is blocked. An entry that can be neither stored nor sent is lost. */
const libraries: Stored<LocalLibraries> = createStored(LOCAL_LIBRARY, {
	parse: (text) => mapValues(parseLibraries(text), (library) => withoutExpired(library, Date.now())),
});

/** Changes the library of a profile, or of a signed-out visitor. The change must change nothing when it is made twice. */
export function changeLibrary(owner: string, change: (library: LocalLibrary) => LocalLibrary): void {
	libraries.update((all) => {
		const before = all[owner] ?? EMPTY_LIBRARY;
		const after = change(before);
		if (after === before) return all;
		const { [owner]: _, ...others } = all;
		const bounded = withinBounds(after);
		const left = isEmptyLibrary(bounded) ? others : { ...others, [owner]: bounded };
		return Object.keys(left).length > 0 ? left : null;
	});
	if (owner === SIGNED_OUT) void storeSummaries();
}

/** Stores what documents need of a signed-out visitor's library before their scripts run. */
async function storeSummaries(): Promise<void> {
	// Without the file Home shows its part once it can be loaded.
	const module = await loadModule(() => import("./store-summaries.client")).catch(() => null);
	module?.storeSummaries(localLibrary.get());
}

/** A signed-out visitor's own. */
export const localLibrary: Omit<Store<LocalLibrary>, "set"> = {
	get: () => readLibrary(SIGNED_OUT),
	subscribe: libraries.subscribe,
};

/** What is stored of a profile, or of a signed-out visitor; the same state is the same object. */
function readLibrary(owner: string): LocalLibrary {
	return libraries.get()[owner] ?? EMPTY_LIBRARY;
}

/** What was opened in this browser, newest first, whoever it is stored for. */
export function listLocalHistory(): LocalLibrary["history"] {
	const all = Object.values(libraries.get()).flatMap(({ history }) => history);
	return all.sort((a, b) => b.lastWatched - a.lastWatched);
}

/** What may be sent in the name of a profile: its own, and what was watched signed out. */
export function readSendable(owner: string): Record<string, LocalLibrary> {
	return { [SIGNED_OUT]: readLibrary(SIGNED_OUT), [owner]: readLibrary(owner) };
}
