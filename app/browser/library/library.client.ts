// What this browser keeps of libraries: of a signed-out visitor, and of a profile what waits for the server.

import { loadModule } from "~/browser/load-module";
import { createStored, LOCAL_LIBRARY, type Stored } from "~/browser/stored";
import {
	EMPTY_DOCUMENT,
	isEmptyDocument,
	type LocalDocument,
	type LocalDocuments,
	withoutExpired,
} from "~/domain/library/browser/document";
import { parseDocuments } from "~/domain/library/browser/parse-documents";
import { type LocalLibrary, type LocalWatch, readDocument } from "~/domain/library/browser/read-document";
import type { ReadableStore } from "~/lib/caching/store";
import { mapValues } from "~/lib/map-values";

/** The name of a signed-out visitor's own document. */
export const SIGNED_OUT = "";

/** Empty also when storage is blocked. A change that can be neither stored nor sent is lost. */
const documents: Stored<LocalDocuments> = createStored(LOCAL_LIBRARY, {
	parse: (text) => mapValues(parseDocuments(text), (document) => withoutExpired(document, Date.now())),
});

/** What is stored of a profile, or of a signed-out visitor; the same state is the same object. */
export function documentOf(owner: string): LocalDocument {
	return documents.get()[owner] ?? EMPTY_DOCUMENT;
}

export const storedDocuments: ReadableStore<LocalDocuments> = documents;

/** Changes the document of a profile, or of a signed-out visitor. The change must change nothing when it is made twice. */
export function changeDocument(owner: string, change: (document: LocalDocument) => LocalDocument): void {
	documents.update((all) => {
		const before = all[owner] ?? EMPTY_DOCUMENT;
		const after = change(before);
		if (after === before) return all;
		const { [owner]: _, ...others } = all;
		const left = isEmptyDocument(after) ? others : { ...others, [owner]: after };
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

let read: { document: LocalDocument; library: LocalLibrary } | null = null;

/** A signed-out visitor's own. */
export const localLibrary: ReadableStore<LocalLibrary> = {
	get() {
		const document = documentOf(SIGNED_OUT);
		if (read?.document !== document) read = { document, library: readDocument(document) };
		return read.library;
	},
	subscribe: documents.subscribe,
};

/** What was opened in this browser, newest first, of everybody who uses it. */
export function listLocalHistory(): LocalWatch[] {
	const all = Object.values(documents.get()).flatMap((document) => readDocument(document).history);
	return all.sort((a, b) => b.lastWatched - a.lastWatched);
}
