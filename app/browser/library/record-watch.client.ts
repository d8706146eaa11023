// Records what a visitor watches: on the server, or in this browser's own list when the server fails or the visitor is signed
// out. What the list holds is sent when the server responds again.

import { loadModule } from "~/browser/load-module";
import { withoutTaken, withRefused } from "~/domain/library/browser/document";
import type { LocalCard } from "~/domain/library/browser/local-card";
import { listWatchChanges } from "~/domain/library/browser/plan-change";
import { wasPlayed } from "~/domain/library/next/progress";
import type { Watch } from "~/domain/library/types";
import { keepChanges } from "./keep-changes.client";
import { changeDocument, SIGNED_OUT } from "./library.client";
import { sendChanges } from "./send-changes.client";

/** A click on Watch Now and the page that it opens count as one opening. */
const SAME_OPENING_MS = 10_000;
/** A server that takes longer counts as down. */
const RESPONSE_WAIT_MS = 15_000;

let lastOpening = { key: "", at: 0 };

function isSameOpening({ mediaType, id, season, episode }: Watch): boolean {
	const key = `${mediaType} ${id} ${season} ${episode}`;
	const isSame = key === lastOpening.key && Date.now() - lastOpening.at < SAME_OPENING_MS;
	if (!isSame) lastOpening = { key, at: Date.now() };
	return isSame;
}

interface Recording {
	/** Who watches; null when signed out. */
	profileId: string | null;
	/** The page may unload before the server responds. */
	isLeaving?: boolean;
	/** For the cards of this browser's own lists. */
	card?: LocalCard;
}

/** Records that a title was opened. Never rejects. */
export async function recordOpening(watch: Omit<Watch, "progress">, recording: Recording): Promise<void> {
	const opening = { ...watch, progress: null };
	if (!isSameOpening(opening)) await record(opening, recording);
}

/** Records the player's position, or that the title is played without one. Never rejects. */
export async function recordProgress(watch: Watch, recording: Recording): Promise<void> {
	if (wasPlayed(watch)) await record(watch, recording);
}

async function record(watch: Watch, { profileId, isLeaving = false, card }: Recording): Promise<void> {
	const changes = listWatchChanges(watch, Date.now());
	const keep = () => keepChanges(profileId ?? SIGNED_OUT, changes, { card });
	if (profileId === null || isLeaving) keep();
	if (profileId === null) return;
	try {
		const signal = AbortSignal.timeout(RESPONSE_WAIT_MS);
		const { refused } = await sendChanges(changes, { profileId, signal, keepalive: true });
		if (refused.size > 0) keep();
		const taken = changes.filter((change) => !refused.has(change));
		for (const owner of [profileId, SIGNED_OUT]) changeDocument(owner, (document) => withoutTaken(document, taken));
		changeDocument(profileId, (document) => withRefused(document, refused));
	} catch {
		if (!isLeaving) keep();
		return;
	}
	// Without the file, or the server, the others are sent later.
	const module = await loadModule(() => import("./outbox.client")).catch(() => null);
	await module?.syncLibrary(profileId);
}
