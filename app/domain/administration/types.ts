import type { AuditAction } from "../accounts/audit-actions";
import type { Activity, Role, SignInLimits, User } from "../accounts/types";
import type { TitleRef } from "../catalogue/types";
import type { PlayerServerList } from "../playback/player-servers";
import type { OutcomeCounts } from "../playback/server-health";

/** Entries of the activity log. */
export const ACTIVITY_MAX = 10;
/** Maximum number of characters of the reason for which a title is blocked. */
export const BLOCK_REASON_MAX = 500;
/** Maximum number of characters of the note for which somebody is suspended. */
export const SUSPENSION_REASON_MAX = 200;
/** The table of blocked titles counts no more saves of a title. */
export const SAVES_MAX = 500;

/** A leading minus is descending: `-created` shows the newest accounts first. */
export const USER_SORTS = ["-created", "created", "username", "-username", "email", "-email"] as const;

export type UserSort = (typeof USER_SORTS)[number];

export interface UserPage {
	users: User[];
	/** Number of users on all pages; a lower bound with `isTotalExact: false`. */
	total: number;
	isTotalExact: boolean;
	/** The actual order: the requested one, unless a search has too many matches to sort, or is too short. */
	sort: UserSort;
	/** Cursor of the next page; null on the last page. */
	nextCursor: string | null;
}

/** One day (UTC). */
export interface DayCounts {
	/** YYYY-MM-DD. */
	day: string;
	signUps: number;
	/** Titles watched: each title counts once per user and day. */
	watches: number;
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
	/** The last thirty days, oldest first, without gaps. */
	days: DayCounts[];
}

/** A user in the audit log; the name is null where it is not stored any more, or never was. */
export interface NamedUser {
	id: string;
	username: string | null;
}

/** The id of who acted in lines from before the log kept the ids of deleted accounts. */
export const UNKNOWN_ACTOR = "unknown";

export interface AuditLine {
	id: number;
	/** ISO 8601, UTC. */
	at: string;
	/** Null: the command line. A deleted account keeps the name it had at the time; null for one that was no administrator. */
	actor: (NamedUser & { isDeleted: boolean }) | null;
	action: AuditAction;
	/** A user, by the name that they had at the time, a title or a job. */
	target: (NamedUser & { title: string | null; isDeleted: boolean }) | null;
	outcome: "done" | "refused";
	detail: Record<string, unknown>;
	/** How often it happened on that day; `at` is the first time. */
	count: number;
}

/** `title` is null when the catalogue does not know it, or has not responded in time. */
export interface NamedTitle {
	ref: TitleRef;
	title: string | null;
}

/** What support sees of a person. */
export interface Support {
	/** ISO 8601, UTC; null when nothing is stored that says it. */
	lastSeen: string | null;
	/** Browsers and apps that are signed in, at most a hundred. */
	sessions: number;
	/** The one that was used last, as "Firefox on Linux". */
	browser: string | null;
	signIn: SignInLimits;
	/** ISO 8601, UTC: until when an unused reset link works. */
	linkUntil: string | null;
	/** The one title that was opened last, of the last fifteen days. */
	lastOpened: (NamedTitle & { at: string }) | null;
	blockedSaves: NamedTitle[];
	hasMoreBlocked: boolean;
	/** Of the audit log, what was done to the user. */
	lines: AuditLine[];
	/** What the account did itself, newest first, without the networks. */
	activity: Activity[];
}

export interface UserDetails {
	user: User;
	/** ISO 8601, UTC; null: the user is not suspended. */
	suspendedAt: string | null;
	/** The note of the administrator who suspended them last. */
	suspensionReason: string | null;
	/** Null: an admin sees no more of admins and owners than the list shows. */
	support: Support | null;
}

export interface AuditPage {
	/** Newest first. */
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
	/** `lost`: it started long ago and never recorded an end. */
	outcome: "running" | "done" | "failed" | "lost";
	/** Counts of a finished run, by name. */
	figures: Record<string, number> | null;
	error: string | null;
}

export interface JobStatus {
	name: string;
	/** What it does, as a sentence. */
	description: string;
	/** A cron expression, in UTC. */
	cron: string;
	/** The last ten runs, newest first. */
	runs: JobRun[];
}

/** A player server and the outcomes of its frames. */
export interface ServerStatistics extends OutcomeCounts {
	id: number;
	/** Null: it is no longer in the config. */
	name: string | null;
	isEnabled: boolean;
	/** The days shown, oldest first, without gaps. */
	days: ({ day: string } & OutcomeCounts)[];
}

/** A title that visitors reported on a server. */
export interface ReportedTitle extends NamedTitle {
	serverId: number;
	/** Null: it is no longer in the config. */
	server: string | null;
	reported: number;
}

export interface PlayerBoard {
	list: PlayerServerList;
	/** In the order of the config, then servers that were in the config within the days shown. */
	servers: ServerStatistics[];
}
