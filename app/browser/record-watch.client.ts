// Owns how what a visitor watches is written down: on the server first, in this browser's own list where that fails or
// nobody is signed in, and from there to the server as soon as it answers again.

import { sendableBy, toLocal, toMigration } from "~/domain/library/local-list";
import type { Watch } from "~/domain/library/types";
import { callApi } from "./call-api.client";
import { addLocalWatch, readLocalHistory, removeLocalWatches, settleLocalWatch } from "./local-history.client";

/** Pressing Watch Now and the page that then opens are one opening. */
const SAME_OPENING_MS = 10_000;
/** A server that takes longer is down. */
const ANSWER_WAIT_MS = 15_000;
/** A clock that is wrong by less does no harm. */
const CLOCK_TOLERANCE_MS = 60_000;

/** How far this browser's clock is behind the server's, as far as it is known. */
let clockOffset = 0;
let lastOpening = { place: "", at: 0 };

function now(): number {
	return Date.now() + clockOffset;
}

function learnClock(serverTime: string): void {
	const offset = Date.parse(serverTime) - Date.now();
	clockOffset = Math.abs(offset) > CLOCK_TOLERANCE_MS ? offset : 0;
}

function isSameOpening({ mediaType, mediaId, season, episode }: Watch): boolean {
	const place = `${mediaType} ${mediaId} ${season} ${episode}`;
	const isSame = place === lastOpening.place && Date.now() - lastOpening.at < SAME_OPENING_MS;
	if (!isSame) lastOpening = { place, at: Date.now() };
	return isSame;
}

async function send({ mediaType, mediaId, season, episode, progress }: Watch): Promise<void> {
	const answer = await callApi(
		"POST /api/watch-history",
		{ body: { media_id: String(mediaId), media_type: mediaType, season, episode, ...progress } },
		{ keepalive: true, signal: AbortSignal.timeout(ANSWER_WAIT_MS) },
	);
	learnClock(answer.updated_at);
}

/** A title is opened. Never rejects. */
export async function recordOpening(watch: Omit<Watch, "progress">, userId: string | null): Promise<void> {
	const opening = { ...watch, progress: null };
	if (!isSameOpening(opening)) await record(opening, { userId });
}

/** The player tells how far it is. `isLeaving`: the page may be gone before the server answers. Never rejects. */
export async function recordProgress(
	watch: Watch,
	{ userId, isLeaving = false }: { userId: string | null; isLeaving?: boolean },
): Promise<void> {
	await record(watch, { userId, isLeaving });
}

async function record(
	watch: Watch,
	{ userId, isLeaving = false }: { userId: string | null; isLeaving?: boolean },
): Promise<void> {
	const entry = toLocal(watch, { now: now(), user: userId ?? undefined });
	if (userId === null || isLeaving) addLocalWatch(entry);
	if (userId === null) return;
	try {
		await send(watch);
	} catch {
		if (!isLeaving) addLocalWatch(entry);
		return;
	}
	// An opening tells no position: one that is still to be sent counts beside it.
	if (watch.progress) settleLocalWatch(entry);
	await replay(userId);
}

/**
 * Sends what this browser has kept, in the name of the visitor who is signed in. One tab at a time; sending twice does
 * no harm. Returns what the server made of it, or null when there was nothing to send or it is being sent already.
 * Rejects when the server does not take it; then it stays.
 */
export async function sendLocalHistory(userId: string): Promise<{ migrated: number; skipped: number } | null> {
	return await alone(async () => {
		const sent = sendableBy(readLocalHistory(), userId);
		if (sent.length === 0) return null;
		const result = await callApi("POST /api/watch-history/migrate", {
			body: { watchHistoryData: sent.map(toMigration) },
		});
		removeLocalWatches(sent);
		return result;
	});
}

/** The same in passing: what cannot be sent now is sent another time. */
export async function replay(userId: string): Promise<{ migrated: number } | null> {
	return await sendLocalHistory(userId).catch(() => null);
}

/** Runs the work unless another tab is at it. Browsers without locks have one visitor in one tab, mostly. */
async function alone<Result>(work: () => Promise<Result | null>): Promise<Result | null> {
	if (!("locks" in navigator)) return await work();
	return await navigator.locks.request("marquee.history", { ifAvailable: true }, (lock) => (lock ? work() : null));
}
