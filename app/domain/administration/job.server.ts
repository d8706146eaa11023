// Owns the definition of a scheduled job.
import type { Platform } from "~/platform.server";

export interface Job {
	name: string;
	/** What it does, as shown in the admin panel. */
	description: string;
	/** A line of wrangler.toml, in UTC. */
	cron: string;
	/** Runs to the end or throws; returns its counts. Safe to run twice. */
	run(platform: Platform): Promise<Record<string, number>>;
}
