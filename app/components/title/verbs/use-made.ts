// What a control shows of a fact before the page is loaded again: what this document has changed, else what waits in this browser.
import { storedDocuments } from "~/browser/library/library.client";
import { madeHere } from "~/browser/library/made-here";
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

/** The latest change of a fact, by `changeKey`. Signed out, this browser keeps all of them, else those that the server has not taken. */
export function useMade(key: string): Change | undefined {
	const waiting = useWaiting(key);
	return useStore(madeHere, null)?.get(key) ?? waiting;
}

/** That which this browser keeps. */
export function useWaiting(key: string): Change | undefined {
	const owner = useSite().visitor?.profileId ?? "";
	const document = useStore(storedDocuments, null)?.[owner];
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
