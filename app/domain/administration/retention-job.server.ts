// Owns the daily job that deletes old data, as the privacy page promises.
import { removeOldActivity } from "../accounts/activity.server";
import { removeOldAudit } from "../accounts/audit.server";
import { removeExpiredResetLinks, removeExpiredSessions } from "../accounts/expiry.server";
import { removeExpiredAttempts } from "../accounts/password-attempts.server";
import { removeOldClearings, removeOldTombstones, removeOldWatches } from "../library/retention.server";
import { removeOldOutcomes } from "../playback/player-outcomes.server";
import type { Job } from "./job.server";
import { removeOldSignals } from "./signals.server";

export const retention: Job = {
	name: "retention",
	description:
		"Removes watch history that nobody opened for 15 days, ended sessions, unused reset links, counts of failed sign-ins, and old lines of the logs.",
	cron: "0 4 * * *",
	async run({ db }) {
		const watchHistory = await removeOldWatches(db);
		const tombstones = await removeOldTombstones(db);
		const clearings = await removeOldClearings(db);
		const sessions = await removeExpiredSessions(db);
		const resetLinks = await removeExpiredResetLinks(db);
		const passwordAttempts = await removeExpiredAttempts(db);
		const activity = await removeOldActivity(db);
		const auditLines = await removeOldAudit(db);
		const playerOutcomes = await removeOldOutcomes(db);
		const signals = await removeOldSignals(db);
		return {
			watchHistory,
			tombstones,
			clearings,
			sessions,
			resetLinks,
			passwordAttempts,
			activity,
			auditLines,
			playerOutcomes,
			signals,
		};
	},
};
