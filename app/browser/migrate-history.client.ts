// Owns the history migration that Settings offers, and its error messages.
import { ApiError } from "./call-api.client";
import { sendLocalHistory } from "./record-watch.client";

type Migrated = { ok: true; migrated: number; skipped: number } | { ok: false; message: string };

/** A browser that kept nothing has nothing to migrate, and that is no failure. */
export async function migrateLocalHistory(userId: string): Promise<Migrated> {
	try {
		const { migrated, skipped } = (await sendLocalHistory(userId)) ?? { migrated: 0, skipped: 0 };
		return { ok: true, migrated, skipped };
	} catch (error) {
		const isRefused = error instanceof ApiError;
		return { ok: false, message: isRefused ? error.message || "Migration failed" : "Failed to migrate watch history" };
	}
}
