// Owns the words for what the panel shows: the table of users, the figures, the audit log, jobs and player servers.
import type { AuditAction } from "../accounts/audit-actions";
import type { Role, User } from "../accounts/types";
import type { PlayerServerList } from "../playback/player-servers";

/** A leading minus is descending: `-created` shows the newest accounts first. */
export const USER_SORTS = ["-created", "created", "username", "-username", "email", "-email"] as const;

export type UserSort = (typeof USER_SORTS)[number];

export interface UserPage {
	users: User[];
	/** How many there are beyond this page too; with `isTotalExact: false` there are at least so many. */
	total: number;
	isTotalExact: boolean;
	/** The order in which they are: what was asked for, unless more match a search than can be sorted. */
	sort: UserSort;
	/** Leads to the next page; null on the last one. A page that has a next one may itself be short, or empty. */
	nextCursor: string | null;
}

/** One day (UTC). */
export interface DayFigures {
	/** YYYY-MM-DD. */
	day: string;
	signUps: number;
	/** Titles watched: each user's title counts once a day. */
	watches: number;
	/** Answers of the catalogue given from a copy. */
	cacheHits: number;
	cacheMisses: number;
}

export interface Statistics {
	totalUsers: number;
	premiumUsers: number;
	/** Admins and owners. */
	adminUsers: number;
	totalWatchHistory: number;
	/** The smaller of the watch history's length and ten. */
	recentActivity: number;
	users: Record<Role, number>;
	/** The last thirty days, the oldest first, none left out. */
	days: DayFigures[];
}

/** A user as the audit log names them; a null name: the account is gone. */
export interface NamedUser {
	id: string;
	username: string | null;
}

export interface AuditLine {
	id: number;
	/** ISO 8601, UTC. */
	at: string;
	/** Null: the command line, or somebody whose account is gone. */
	actor: NamedUser | null;
	action: AuditAction;
	target: NamedUser | null;
	outcome: "done" | "refused";
	detail: Record<string, unknown>;
}

export interface AuditPage {
	/** The newest first. */
	lines: AuditLine[];
	nextCursor: string | null;
}

export interface JobRun {
	id: number;
	startedBy: "cron" | "manual";
	/** ISO 8601, UTC. */
	startedAt: string;
	/** ISO 8601, UTC; null while it runs. */
	finishedAt: string | null;
	/** `lost`: it began long ago and never told its end. */
	outcome: "running" | "done" | "failed" | "lost";
	/** What a run that is done counted, by name. */
	figures: Record<string, number> | null;
	error: string | null;
}

export interface JobStatus {
	name: string;
	/** What it does, as a sentence. */
	description: string;
	/** A cron expression, in UTC. */
	cron: string;
	/** The last ten, the newest first. */
	runs: JobRun[];
}

export interface OutcomeCounts {
	loaded: number;
	timedOut: number;
	replaced: number;
}

/** A player server and how its frames fared. */
export interface ServerFigures extends OutcomeCounts {
	id: number;
	/** Null: it is no longer in the config. */
	name: string | null;
	isEnabled: boolean;
	/** The days of the board, the oldest first, none left out. */
	days: ({ day: string } & OutcomeCounts)[];
}

export interface PlayerBoard {
	/** The config in force. */
	list: PlayerServerList;
	/** In the order of the config; then those that were in it within the days shown. */
	servers: ServerFigures[];
}
