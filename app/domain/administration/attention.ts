// What somebody should look at: the dashboard says it first. Unknown is never fine.
import type { PlayerServer } from "../playback/player-servers";
import { HEALTH_TEXTS, type ServerHealth } from "../playback/server-health";
import type { JobRun, NamedUser } from "./types";

/** What the rules below judge. Null anywhere: it could not be read in time. */
export interface Findings {
	/** The enabled servers. */
	players: { error: string | null; servers: (Pick<PlayerServer, "name"> & { health: ServerHealth })[] } | null;
	/** Users who may not try to sign in, of those that the viewer manages. */
	lockedOut: { users: NamedUser[]; hasMore: boolean } | null;
	upstream: { catalogue: "ok" | "stale" | "down"; kv: "ok" | "down" } | null;
	/** The last run of each scheduled job; null: it has not run yet. */
	jobs: { name: string; last: JobRun | null }[] | null;
	/** The last run of a backup; null: none is recorded. */
	backup: { last: JobRun | null } | null;
	/** Bytes of the database, and how many it may have. */
	database: { size: number; max: number } | null;
	/** Where notices arrive. */
	contact: string;
}

export const TOPICS = ["players", "signIns", "notices", "backup", "upstream", "database", "jobs"] as const;

export type Topic = (typeof TOPICS)[number];

export interface Concern {
	topic: Topic;
	/** `needed`: somebody should look at it. */
	state: "needed" | "unknown" | "fine";
	/** The state in one or two words. */
	word: string;
	/** A sentence, or two; empty where all is well. */
	text: string;
	/** Whom it is about, where they are few; the text goes on after their names. */
	users?: NamedUser[];
}

type Judged = Omit<Concern, "topic">;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Jobs run daily; one run may be late. */
const JOB_LATE_MS = 2 * DAY_MS;
const BACKUP_OLD_MS = 8 * DAY_MS;

const FINE: Judged = { state: "fine", word: "Fine", text: "" };
const UNREAD: Judged = { state: "unknown", word: "Unknown", text: "This could not be read just now." };

const needed = (word: string, text: string): Judged => ({ state: "needed", word, text });
const unknown = (text: string): Judged => ({ state: "unknown", word: "Unknown", text });

function judgePlayers({ error, servers }: NonNullable<Findings["players"]>): Judged {
	if (error) return needed("Config Error", `${error}.`);
	if (servers.length === 0) return needed("None", "No player server is enabled.");
	const named = (...healths: ServerHealth[]) =>
		servers
			.filter(({ health }) => healths.includes(health))
			.map(({ name, health }) => `${name}: ${HEALTH_TEXTS[health].toLowerCase()}.`)
			.join(" ");
	const failing = named("dead", "poor");
	if (failing) return needed("Failing", failing);
	const unheard = named("unknown");
	return unheard ? unknown(unheard) : FINE;
}

/** Up to so many are named. */
const NAMED_MAX = 3;

function judgeSignIns({ users, hasMore }: NonNullable<Findings["lockedOut"]>): Judged {
	if (users.length === 0) return FINE;
	const gave = "gave too many wrong passwords. It ends within 15 minutes; a user's page can lift it.";
	if (users.length <= NAMED_MAX) return { ...needed("Locked out", gave), users };
	return needed("Locked out", `${users.length}${hasMore ? " or more" : ""} users ${gave}`);
}

function judgeUpstream({ catalogue, kv }: NonNullable<Findings["upstream"]>): Judged {
	if (catalogue === "down") return needed("Down", "The catalogue does not respond, and there is no copy.");
	if (catalogue === "stale")
		return needed("Saved copies", "The catalogue does not respond. Visitors see saved copies.");
	if (kv === "down") return needed("Down", "The store of copies (KV) does not respond.");
	return FINE;
}

/** The share of its room from which on a database needs somebody. */
const DATABASE_FULL = 0.7;

function judgeDatabase({ size, max }: NonNullable<Findings["database"]>): Judged {
	if (size < max * DATABASE_FULL) return FINE;
	const toGigabytes = (bytes: number) => (bytes / 1e9).toFixed(1);
	const used = `The database has ${toGigabytes(size)} of ${toGigabytes(max)} GB.`;
	return needed(
		"Filling up",
		`${used} From 9 GB on, nobody can import files. The guide for operators says what to do.`,
	);
}

function judgeJobs(jobs: NonNullable<Findings["jobs"]>, now: number): Judged {
	const states = jobs.map(({ name, last }): Judged => {
		if (!last) return unknown(`The job ${name} has not run yet.`);
		if (last.outcome === "failed" || last.outcome === "lost")
			return needed("Failed", `The last run of the job ${name} failed.`);
		if (now - Date.parse(last.startedAt) > JOB_LATE_MS)
			return needed("Late", `The job ${name} has not run for more than two days.`);
		return FINE;
	});
	const { length } = states;
	return (
		states.find(({ state }) => state === "needed") ??
		states.find(({ state }) => state !== "fine") ??
		(length > 0 ? FINE : UNREAD)
	);
}

function judgeBackup({ last }: NonNullable<Findings["backup"]>, now: number): Judged {
	if (!last) return needed("None", "No backup is recorded. The guide for operators says how to make one.");
	if (last.outcome !== "done") return needed("Failed", "The last backup failed.");
	if (now - Date.parse(last.startedAt) > BACKUP_OLD_MS)
		return needed("Old", "The last backup is more than a week old.");
	return FINE;
}

/** One for each topic, in the order of `TOPICS`. */
export function toConcerns(
	{ players, lockedOut, upstream, jobs, backup, database, contact }: Findings,
	now = Date.now(),
): Concern[] {
	const judged: Record<Topic, Judged> = {
		players: players ? judgePlayers(players) : UNREAD,
		signIns: lockedOut ? judgeSignIns(lockedOut) : UNREAD,
		notices: unknown(`They come by email to ${contact}, and are not counted here. An owner blocks titles.`),
		backup: backup ? judgeBackup(backup, now) : UNREAD,
		upstream: upstream ? judgeUpstream(upstream) : UNREAD,
		database: database ? judgeDatabase(database) : UNREAD,
		jobs: jobs ? judgeJobs(jobs, now) : UNREAD,
	};
	return TOPICS.map((topic) => ({ topic, ...judged[topic] }));
}
