// Records what a visitor watches: on the server, or in this browser's list when the server fails or the visitor is signed
// out. Entries of the list are sent when the server responds again.

import type { LocalCard } from "~/domain/library/local-card";
import { toLocal, toMigration } from "~/domain/library/local-list";
import { toMigratedViewing, wasPlayed } from "~/domain/library/local-viewings";
import type { Watch } from "~/domain/library/types";
import { callApi, type Options } from "./call-api.client";
import { addLocalWatch, readSendable, removeSavedWatch, removeSent } from "./local-history.client";
import { runInOneTab } from "./stored";

/** A click on Watch Now and the page that it opens count as one opening. */
const SAME_OPENING_MS = 10_000;
/** A server that takes longer counts as down. */
const RESPONSE_WAIT_MS = 15_000;
/** Smaller differences of the clocks are ignored. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Milliseconds that the browser's clock is behind the server's; 0 until known. */
let clockOffset = 0;
let lastOpening = { key: "", at: 0 };

function now(): number {
	return Date.now() + clockOffset;
}

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

async function send({ mediaType, id, season, episode, progress, isPlayed }: Watch): Promise<void> {
	const saved = await callApi(
		"POST /api/watch-history",
		{ body: { media_id: String(id), media_type: mediaType, season, episode, ...progress, played: isPlayed } },
		{ keepalive: true, signal: AbortSignal.timeout(RESPONSE_WAIT_MS) },
	);
	adjustClock(saved.updated_at);
}

interface Recording {
	userId: string | null;
	/** The page may unload before the server responds. */
	isLeaving?: boolean;
	/** For the cards of this browser's own list. */
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

async function record(watch: Watch, { userId, isLeaving = false, card }: Recording): Promise<void> {
	const entry = toLocal(watch, { now: now(), user: userId ?? undefined, card });
	if (userId === null || isLeaving) addLocalWatch(entry, watch);
	if (userId === null) return;
	try {
		await send(watch);
	} catch {
		if (!isLeaving) addLocalWatch(entry, watch);
		return;
	}
	// An opening has no position, so an unsent position must stay.
	if (watch.progress) removeSavedWatch(entry, watch, userId);
	await syncLocalHistory(userId);
}

/**
 * Sends this browser's entries as the signed-in visitor. Only one tab sends at a time; sending twice changes nothing.
 * Returns the server's result; null when there is nothing to send or another tab sends.
 * Rejects when the server does not accept the entries; they stay stored.
 */
export async function sendLocalHistory(
	userId: string,
	options?: Options,
): Promise<{ migrated: number; skipped: number } | null> {
	return await runInOneTab("marquee.history", async () => {
		const sent = readSendable(userId);
		if (sent.watches.length + sent.viewings.length === 0) return null;
		const body = {
			watchHistoryData: sent.watches.map(toMigration),
			viewings: sent.viewings.map(toMigratedViewing),
		};
		const result = await callApi("POST /api/watch-history/migrate", { body }, options);
		removeSent(sent);
		return result;
	});
}

/** Like `sendLocalHistory`, but never rejects: entries that cannot be sent are sent later. */
export async function syncLocalHistory(userId: string): Promise<{ migrated: number } | null> {
	return await sendLocalHistory(userId).catch(() => null);
}
