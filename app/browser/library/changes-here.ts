// What the person of the page has changed and its data may not have: made in this document, or waiting to be sent, also since before
// it was loaded.
import { pageProfile } from "~/browser/call-api.client";
import { isTitle } from "~/domain/catalogue/paths";
import type { TitleRef } from "~/domain/catalogue/types";
import { EMPTY_DOCUMENT, listSendable } from "~/domain/library/browser/document";
import { type Change, changeKey, laterChange } from "~/domain/library/changes/changes";
import type { ReadableStore } from "~/lib/caching/store";
import { documentOf, storedDocuments } from "./library.client";
import { listUnloaded, madeHere } from "./made-here";

interface ChangesHere {
	/** Of each fact, by `changeKey`, the latest change. */
	facts: ReadonlyMap<string, Change>;
	/** Those that the data of the page cannot have yet, the earliest first. */
	unloaded: Change[];
}

let lastRead: { sources: unknown[]; changes: ChangesHere } | null = null;

function read(): ChangesHere {
	const profileId = pageProfile.get();
	const document = profileId === null ? EMPTY_DOCUMENT : documentOf(profileId);
	const sources = [document, madeHere.get()];
	if (lastRead?.sources.every((source, index) => source === sources[index])) return lastRead.changes;
	const waiting = listSendable(document);
	const facts = new Map(madeHere.get());
	for (const change of waiting) {
		const made = facts.get(changeKey(change));
		facts.set(changeKey(change), made ? laterChange(made, change) : change);
	}
	const unloaded = [...waiting, ...listUnloaded()].sort((one, other) => one.at - other.at);
	lastRead = { sources, changes: { facts, unloaded } };
	return lastRead.changes;
}

/** Nothing of a signed-out visitor, whose own list is `localLibrary`. */
export const changesHere: ReadableStore<ChangesHere> = {
	get: read,
	subscribe(listener) {
		const stops = [madeHere, storedDocuments, pageProfile].map((store) => store.subscribe(listener));
		return () => {
			for (const stop of stops) stop();
		};
	},
};

/** Those of a title. */
export function unloadedOf({ unloaded }: ChangesHere, title: TitleRef): Change[] {
	return unloaded.filter((change) => isTitle(change, title));
}
