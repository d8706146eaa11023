// Hands what this browser keeps of a library over to the account.

import { ApiError, callApi, type Options } from "~/browser/call-api.client";
import { LOCAL_LIBRARY, readText, runInOneTab } from "~/browser/stored";
import {
	hasPreferences,
	isSameFact,
	type LocalDocument,
	listSendable,
	type StoredChange,
	sentAgain,
	withoutExpired,
	withoutTaken,
	withRefused,
} from "~/domain/library/browser/document";
import { parseDocuments } from "~/domain/library/browser/parse-documents";
import type { Change } from "~/domain/library/changes/changes";
import { pickSwitchesOn } from "~/domain/library/preferences";
import { createEmitter } from "~/lib/caching/store";
import { changeDocument, documentOf, SIGNED_OUT } from "./library.client";
import { inTurn, loadTaken, showTaken } from "./made-here";
import { type RefusedChange, sendChanges } from "./send-changes.client";

/** Changes of one request. */
const CHANGES_MAX = 500;

/** Where the server takes no request with these changes, each half by itself, until it is known which one it is. */
async function sendParts(
	changes: StoredChange[],
	options: Options & { profileId: string },
): Promise<Map<Change, RefusedChange>> {
	try {
		return (await sendChanges(changes, options)).refused;
	} catch (error) {
		if (!(error instanceof ApiError) || error.status !== 422) throw error;
		if (changes.length === 1) return new Map(changes.map((change) => [change, { reason: "invalid" }]));
		const half = Math.ceil(changes.length / 2);
		const [first, second] = [changes.slice(0, half), changes.slice(half)];
		return new Map([...(await sendParts(first, options)), ...(await sendParts(second, options))]);
	}
}

/** What the server has not taken, as it is told. */
export const refusing = createEmitter<StoredChange[]>();

interface Sent {
	/** Titles that were opened: how many of them the account has now, and how many not. */
	migrated: number;
	skipped: number;
}

/**
 * Sends what this browser keeps of a profile's library, and of a signed-out visitor's, in the profile's name. Only one tab sends at a
 * time; sending twice changes nothing. What the server does not take stays, with the reason, and is not sent again by itself.
 * Returns null when there is nothing to send or another tab sends. Rejects when the server takes nothing; it stays stored.
 */
export async function sendLibrary(profileId: string, options?: Options): Promise<Sent | null> {
	return await inTurn(() => sendStored(profileId, options));
}

/** The same where it is the caller's turn to send. */
export async function sendStored(profileId: string, options?: Options): Promise<Sent | null> {
	let hasSent = false;
	return await runInOneTab("marquee.library", async () => {
		const sent: Sent = { migrated: 0, skipped: 0 };
		for (const owner of [SIGNED_OUT, profileId]) {
			const waiting = listSendable(documentOf(owner));
			while (waiting.length > 0) {
				const part = waiting.splice(0, CHANGES_MAX);
				const refused = await sendParts(part, { ...options, profileId });
				hasSent = true;
				const taken = part.filter((change) => !refused.has(change));
				showTaken(taken);
				changeDocument(owner, (document) => withRefused(withoutTaken(document, taken), refused));
				if (refused.size > 0) refusing.emit(documentOf(owner).changes.filter((change) => isAmong(change, refused)));
				for (const { kind } of taken) if (kind === "open") sent.migrated++;
				for (const { kind } of refused.keys()) if (kind === "open") sent.skipped++;
			}
		}
		if (hasPreferences(documentOf(SIGNED_OUT))) {
			const preferences = pickSwitchesOn(documentOf(SIGNED_OUT));
			await callApi("PUT /api/preferences", { body: preferences }, { ...options, profileId });
			hasSent = true;
			changeDocument(SIGNED_OUT, ({ changes, cards }) => ({ changes, cards }));
		}
		return hasSent ? sent : null;
	}).finally(() => {
		if (hasSent) void loadTaken();
	});
}

function isAmong(change: StoredChange, refused: ReadonlyMap<Change, unknown>): boolean {
	return change.refused !== undefined && [...refused.keys()].some((other) => isSameFact(other, change));
}

/** Sends the library; returns whether the account's has changed. Never rejects: what cannot be sent is sent later. */
export async function syncLibrary(profileId: string): Promise<boolean> {
	return (await sendLibrary(profileId).catch(() => null)) !== null;
}

/** The titles in storage that are too old to be read. */
function countExpired(): number {
	const documents = Object.values(parseDocuments(readText(LOCAL_LIBRARY)));
	const expired = documents.map(
		(document) => document.changes.length - withoutExpired(document, Date.now()).changes.length,
	);
	return expired.reduce((sum, count) => sum + count, 0);
}

type Migrated = ({ ok: true } & Sent) | { ok: false; message: string };

const FAILED = "Migration failed";

/** For the button in Settings. Titles that were too old to be sent count as skipped. Nothing to migrate is not an error. */
export async function migrateLocalHistory(profileId: string): Promise<Migrated> {
	const expired = countExpired();
	try {
		const sent = await sendLibrary(profileId, { fallback: () => FAILED });
		return { ok: true, migrated: sent?.migrated ?? 0, skipped: (sent?.skipped ?? 0) + expired };
	} catch (error) {
		return { ok: false, message: error instanceof ApiError ? error.message : "Failed to migrate watch history" };
	}
}

/** A change that the server has not taken, and whose list it is in. */
export interface RefusedEntry {
	owner: string;
	change: StoredChange;
}

/** What the server has not taken of a profile's changes, and of a signed-out visitor's. */
export function listRefused(documents: Record<string, LocalDocument>, profileId: string): RefusedEntry[] {
	return [SIGNED_OUT, profileId].flatMap((owner) => {
		const changes = documents[owner]?.changes ?? [];
		return changes.filter(({ refused }) => refused).map((change) => ({ owner, change }));
	});
}

/** Sends it again, which confirms it. Resolves with whether the server has taken it. */
export async function trySendingAgain({ owner, change }: RefusedEntry, profileId: string): Promise<boolean> {
	const again = sentAgain(change);
	changeDocument(owner, (document) => ({
		...document,
		changes: document.changes.map((stored) => (isSameFact(stored, change) && stored.refused ? again : stored)),
	}));
	await syncLibrary(profileId);
	return !documentOf(owner).changes.some((stored) => isSameFact(stored, change));
}

export function removeRefused({ owner, change }: RefusedEntry): void {
	changeDocument(owner, (document) => withoutTaken(document, [change]));
}
