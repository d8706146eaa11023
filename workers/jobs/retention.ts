// The daily job that keeps what the privacy page says: nothing is held longer than it is needed.
import { removeExpiredResetLinks, removeExpiredSessions } from "~/domain/accounts/expiry.server";
import { removeOldTombstones, removeOldWatches } from "~/domain/library/retention.server";
import type { Job } from ".";

export const retention: Job = {
	name: "retention",
	async run({ db }) {
		const watchHistory = await removeOldWatches(db);
		const tombstones = await removeOldTombstones(db);
		const sessions = await removeExpiredSessions(db);
		const resetLinks = await removeExpiredResetLinks(db);
		return { watchHistory, tombstones, sessions, resetLinks };
	},
};
