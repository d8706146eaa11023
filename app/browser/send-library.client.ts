// Hands what this browser keeps of the library over to the account.
import { isEmptyLibrary, withoutExpired } from "~/domain/library/local-library";
import { parseLibraries } from "~/domain/library/local-schema";
import { toSent, withoutSent } from "~/domain/library/local-sent";
import { ApiError, callApi, type Options } from "./call-api.client";
import { changeLibrary, readSendable } from "./local-library.client";
import { LOCAL_LIBRARY, readText, runInOneTab } from "./stored";

/**
 * Sends what this browser keeps of a profile's library, and of a signed-out visitor's, in the profile's name. Only one tab sends at a time; sending twice changes nothing.
 * Returns the server's result; null when there is nothing to send or another tab sends.
 * Rejects when the server does not accept it; it stays stored.
 */
export async function sendLibrary(
	profileId: string,
	options?: Options,
): Promise<{ migrated: number; skipped: number } | null> {
	return await runInOneTab("marquee.library", async () => {
		const sent = readSendable(profileId);
		const parts = Object.entries(sent).filter(([, library]) => !isEmptyLibrary(library));
		let migrated = 0;
		let skipped = 0;
		// Each by itself: the server takes no more entries of a kind than one browser keeps of one person.
		for (const [owner, library] of parts) {
			const body = toSent(library);
			const result = await callApi("POST /api/watch-history/migrate", { body }, { ...options, profileId });
			changeLibrary(owner, (known) => withoutSent(known, library));
			migrated += result.migrated;
			skipped += result.skipped;
		}
		return parts.length === 0 ? null : { migrated, skipped };
	});
}

/** Sends the library; returns whether the account's has changed. Never rejects: what cannot be sent is sent later. */
export async function syncLibrary(profileId: string): Promise<boolean> {
	return (await sendLibrary(profileId).catch(() => null)) !== null;
}

/** The titles in storage that are too old to be read. */
function countExpired(): number {
	const libraries = Object.values(parseLibraries(readText(LOCAL_LIBRARY)));
	const expired = libraries.map(
		(library) => library.history.length - withoutExpired(library, Date.now()).history.length,
	);
	return expired.reduce((sum, count) => sum + count, 0);
}

type Migrated = { ok: true; migrated: number; skipped: number } | { ok: false; message: string };

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
