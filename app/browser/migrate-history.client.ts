// The history migration that Settings offers, with its error messages.
import { ApiError } from "./call-api.client";
import { countExpiredWatches } from "./local-history.client";
import { sendLocalHistory } from "./record-watch.client";

type Migrated = { ok: true; migrated: number; skipped: number } | { ok: false; message: string };

const FAILED = "Migration failed";

/** Entries that were too old to be sent count as skipped. Nothing to migrate is not an error. */
export async function migrateLocalHistory(userId: string): Promise<Migrated> {
	const expired = countExpiredWatches();
	try {
		const sent = await sendLocalHistory(userId, { fallback: () => FAILED });
		return { ok: true, migrated: sent?.migrated ?? 0, skipped: (sent?.skipped ?? 0) + expired };
	} catch (error) {
		return { ok: false, message: error instanceof ApiError ? error.message : "Failed to migrate watch history" };
	}
}
