// What a control shows of a fact before the page is loaded again: what this document has changed, else what waits in this browser.
import { changesHere } from "~/browser/library/changes-here";
import { SIGNED_OUT, storedDocuments } from "~/browser/library/library.client";
import { useSite } from "~/components/site/site-context";
import { findChange } from "~/domain/library/browser/document";
import type { Change } from "~/domain/library/changes/changes";
import {
	isRemarkChange,
	type RatedRef,
	type RemarkName,
	type RemarkValues,
	readSaid,
	remarkKey,
} from "~/domain/library/changes/remarks";
import { useStore } from "~/lib/caching/store";

/** The latest change of a fact, by `changeKey`. Signed out, this browser keeps all of them, else those that the page may not have. */
export function useMade(key: string): Change | undefined {
	const { visitor } = useSite();
	const changes = useStore(changesHere, null);
	const document = useStore(storedDocuments, null)?.[SIGNED_OUT];
	if (visitor) return changes?.facts.get(key);
	const change = document && findChange(document, key);
	return change?.refused ? undefined : change;
}

export interface Said extends Omit<RatedRef, "season" | "episode"> {
	/** Null or absent for the title itself. */
	season?: number | null;
	episode?: number | null;
	/** Of one time that it was watched. */
	playId?: string;
}

/** `loaded`: what the page's data says, which signed out is nothing. */
export function useRemark<Name extends RemarkName>(
	name: Name,
	{ mediaType, id, season = null, episode = null, playId }: Said,
	loaded: RemarkValues[Name],
): RemarkValues[Name] {
	const made = useMade(remarkKey({ name, mediaType, id, season, episode, playId }));
	return made && isRemarkChange(made) ? (readSaid(made).value as RemarkValues[Name]) : loaded;
}
