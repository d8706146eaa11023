// Owns the daily job that deletes old data, as the privacy page promises.
import { removeOldAudit } from "../accounts/audit.server";
import { removeExpiredResetLinks, removeExpiredSessions } from "../accounts/expiry.server";
import { removeOldTombstones, removeOldWatches } from "../library/retention.server";
import { removeOldOutcomes } from "../playback/player-outcomes.server";
import type { Job } from "./job.server";

export const retention: Job = {
	name: "retention",
	description:
		"Removes watch history that nobody opened for 15 days, ended sessions, unused reset links, and old lines of the logs.",
	cron: "0 4 * * *",
	async run({ db }) {
		const watchHistory = await removeOldWatches(db);
		const tombstones = await removeOldTombstones(db);
		const sessions = await removeExpiredSessions(db);
		const resetLinks = await removeExpiredResetLinks(db);
		const auditLines = await removeOldAudit(db);
		const playerOutcomes = await removeOldOutcomes(db);
		return { watchHistory, tombstones, sessions, resetLinks, auditLines, playerOutcomes };
	},
};
