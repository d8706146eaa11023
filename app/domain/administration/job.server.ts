// Owns what a scheduled job is.
import type { Platform } from "~/platform.server";

export interface Job {
	name: string;
	/** What it does, for whoever runs the panel. */
	description: string;
	/** A line of wrangler.toml, in UTC. */
	cron: string;
	/** Runs to its end or throws; returns what it counted. Safe to run twice. */
	run(platform: Platform): Promise<Record<string, number>>;
}
