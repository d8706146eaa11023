import { ApiError, callApi, type Options } from "~/browser/call-api.client";
import type { Refused } from "~/domain/library/browser/document";
import type { AskedPlays } from "~/domain/library/browser/plan-change";
import { type Change, readChange, type SentChange, writeChange } from "~/domain/library/changes/changes";

export interface RefusedChange extends Refused {
	/** Of `dated_plays`. */
	asked?: AskedPlays;
}

interface Answer {
	/** What was not taken, and why. A change on which a later decision stands is not among them. */
	refused: Map<Change, RefusedChange>;
	/** What brings back what was before, where that was asked for. */
	undo: Change[];
}

interface Sending extends Options {
	profileId: string;
	/** The response says what brings back what was before. */
	wantsUndo?: true;
	/** The changes are what the server has given as such, whose times are of its own clock. */
	isUndo?: boolean;
}

/** Sends changes to the account of a profile. Rejects as `callApi` does. */
export async function sendChanges(
	changes: Change[],
	{ profileId, wantsUndo, isUndo = false, ...options }: Sending,
): Promise<Answer> {
	const sentAt = isUndo ? undefined : new Date().toISOString();
	const body = { changes: changes.map(writeChange), undo: wantsUndo, sent_at: sentAt };
	const { undo, refused } = await callApi("POST /api/changes", { body }, { ...options, profileId });
	const reasons = new Map<Change, RefusedChange>();
	for (const { index, reason, count, plays = [] } of refused) {
		const change = changes[index];
		if (!change || reason === "deleted") continue;
		const asked = count === undefined ? {} : { count, asked: { count, dates: plays.map((play) => play.watched_at) } };
		reasons.set(change, { reason, ...asked });
	}
	return { refused: reasons, undo: undo.map((change) => readChange(change as SentChange)) };
}

const RESPONDS_LATER = [429, 502, 503, 504];

/** Whether the server may take it later: it cannot be reached, or has taken enough for now. */
export function isForLater(error: unknown): boolean {
	return !(error instanceof ApiError) || RESPONDS_LATER.includes(error.status);
}
