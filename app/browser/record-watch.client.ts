// Records what a visitor watches: on the server, or in this browser's own library when the server fails or the visitor is signed
// out. What the library holds is sent when the server responds again.

import type { LocalCard } from "~/domain/library/local-schema";
import { addWatch, wasPlayed, withoutSaved } from "~/domain/library/local-watch";
import type { Watch } from "~/domain/library/types";
import { callApi } from "./call-api.client";
import { loadModule } from "./load-module";
import { changeLibrary, SIGNED_OUT } from "./local-library.client";

/** A click on Watch Now and the page that it opens count as one opening. */
const SAME_OPENING_MS = 10_000;
/** A server that takes longer counts as down. */
const RESPONSE_WAIT_MS = 15_000;
/** Smaller differences of the clocks are ignored. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Milliseconds that the browser's clock is behind the server's; 0 until known. */
let clockOffset = 0;
let lastOpening = { key: "", at: 0 };

function adjustClock(serverTime: string): void {
	const offset = Date.parse(serverTime) - Date.now();
	clockOffset = Math.abs(offset) > CLOCK_TOLERANCE_MS ? offset : 0;
}

function isSameOpening({ mediaType, id, season, episode }: Watch): boolean {
	const key = `${mediaType} ${id} ${season} ${episode}`;
	const isSame = key === lastOpening.key && Date.now() - lastOpening.at < SAME_OPENING_MS;
	if (!isSame) lastOpening = { key, at: Date.now() };
	return isSame;
}

async function send(watch: Watch, profileId: string): Promise<void> {
	const { mediaType, id, season, episode, progress, isPlayed, session } = watch;
	const saved = await callApi(
		"POST /api/watch-history",
		{ body: { media_id: String(id), media_type: mediaType, season, episode, ...progress, played: isPlayed, session } },
		{ keepalive: true, signal: AbortSignal.timeout(RESPONSE_WAIT_MS), profileId },
	);
	adjustClock(saved.updated_at);
}

interface Recording {
	/** Who watches; null when signed out. */
	profileId: string | null;
	/** The page may unload before the server responds. */
	isLeaving?: boolean;
	/** For the cards of this browser's own library. */
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
	const now = Date.now() + clockOffset;
	const store = () => changeLibrary(profileId ?? SIGNED_OUT, (library) => addWatch(library, watch, { now, card }));
	if (profileId === null || isLeaving) store();
	if (profileId === null) return;
	try {
		await send(watch, profileId);
	} catch {
		if (!isLeaving) store();
		return;
	}
	// An opening has no position, so an unsent position must stay.
	if (watch.progress) {
		for (const owner of [profileId, SIGNED_OUT]) changeLibrary(owner, (library) => withoutSaved(library, watch, now));
	}
	// Without the file, or the server, it is sent later.
	const module = await loadModule(() => import("./send-library.client")).catch(() => null);
	await module?.syncLibrary(profileId);
}
