// Owns the contract of what the panel shows: users, figures, the audit log, jobs and player servers.
import { z } from "zod";
import { AUDIT_ACTIONS } from "../accounts/audit-actions";
import { AuditQuery, UserListQuery } from "../administration/queries";
import {
	type AuditLine,
	type DayFigures,
	type JobStatus,
	type PlayerBoard,
	type Statistics,
	USER_SORTS,
} from "../administration/types";
import { ReportBody } from "../playback/bodies";
import { NOTHING, type Operation, ok, succeeds } from "./operation";
import { COUNT, PLAYER_SERVERS, TIME, USER } from "./shapes";

const nextCursor = z.string().nullable();
const day = z.iso.date();

const dayFigures = z.strictObject({
	day,
	signUps: COUNT,
	watches: COUNT,
	cacheHits: COUNT,
	cacheMisses: COUNT,
}) satisfies z.ZodType<DayFigures>;

const STATISTICS = z.strictObject({
	totalUsers: COUNT,
	premiumUsers: COUNT,
	adminUsers: COUNT.meta({ description: "Admins and owners" }),
	totalWatchHistory: COUNT,
	recentActivity: COUNT.max(10),
	users: z.strictObject({ user: COUNT, admin: COUNT, owner: COUNT }),
	days: z.array(dayFigures).length(30),
}) satisfies z.ZodType<Statistics>;

const namedUser = z.strictObject({ id: z.string(), username: z.string().nullable() }).nullable();

const AUDIT_LINE = z.strictObject({
	id: z.int(),
	at: TIME,
	actor: namedUser,
	action: z.enum(AUDIT_ACTIONS),
	target: namedUser,
	outcome: z.enum(["done", "refused"]),
	detail: z.record(z.string(), z.unknown()),
}) satisfies z.ZodType<AuditLine>;

const JOB_RUN = z.strictObject({
	id: z.int(),
	startedBy: z.enum(["cron", "manual"]),
	startedAt: TIME,
	finishedAt: TIME.nullable(),
	outcome: z.enum(["running", "done", "failed", "lost"]),
	figures: z.record(z.string(), z.number()).nullable(),
	error: z.string().nullable(),
});

const JOB = z.strictObject({
	name: z.string(),
	description: z.string(),
	cron: z.string(),
	runs: z.array(JOB_RUN).max(10),
}) satisfies z.ZodType<JobStatus>;

const outcomes = { loaded: COUNT, timedOut: COUNT, replaced: COUNT };

const BOARD = z.strictObject({
	list: z.strictObject({
		config: PLAYER_SERVERS.omit({ summary: true, error: true }),
		summary: PLAYER_SERVERS.shape.summary,
		error: PLAYER_SERVERS.shape.error,
	}),
	servers: z.array(
		z.strictObject({
			id: z.int(),
			name: z.string().nullable(),
			isEnabled: z.boolean(),
			...outcomes,
			days: z.array(z.strictObject({ day, ...outcomes })).length(14),
		}),
	),
}) satisfies z.ZodType<PlayerBoard>;

export const PANEL_OPERATIONS: Operation[] = [
	{
		method: "GET",
		path: "/api/admin/users",
		tag: "Administration",
		summary: "List users",
		description: `search is a part of a user name or e-mail, whatever its case. More than a thousand matches come newest first, whatever the sort; sort says which order they are in, and isTotalExact that there are more than total. A search of one or two characters looks through a stretch of the table a page, so a page with a nextCursor may be short.`,
		query: UserListQuery,
		answers: ok(z.array(USER), "A page of users", {
			total: COUNT,
			isTotalExact: z.boolean(),
			sort: z.enum(USER_SORTS),
			nextCursor,
		}),
	},
	{
		method: "GET",
		path: "/api/admin/users/export",
		tag: "Administration",
		summary: "Download all users",
		isStreamed: true,
		answers: {
			200: {
				description: "Every user, one a line; no hashes",
				schema: succeeds(z.array(USER)),
				headers: { "x-total-users": "How many are to come" },
			},
		},
	},
	{
		method: "GET",
		path: "/api/admin/stats",
		tag: "Administration",
		summary: "Figures of the dashboard",
		answers: ok(STATISTICS, "The counts, and the last thirty days"),
	},
	{
		method: "GET",
		path: "/api/admin/audit",
		tag: "Administration",
		summary: "What administrators did",
		description: "actor is an id, a user name or an e-mail.",
		query: AuditQuery,
		answers: ok(z.array(AUDIT_LINE), "Newest first", { nextCursor }),
	},
	{
		method: "GET",
		path: "/api/admin/jobs",
		tag: "Administration",
		summary: "The scheduled jobs and their last runs",
		answers: ok(z.array(JOB), "Every job with its last ten runs, newest first"),
	},
	{
		method: "POST",
		path: "/api/admin/jobs/:name/run",
		tag: "Administration",
		summary: "Run a job now",
		params: z.object({ name: z.string() }),
		answers: ok(JOB_RUN, "The run, at its end; whether it failed is in its outcome"),
		refusals: { 404: "There is no such job", 409: "It is running already" },
	},
	{
		method: "GET",
		path: "/api/admin/player-servers",
		tag: "Administration",
		summary: "How the player servers fare",
		answers: ok(BOARD, "The config in force, and what watch pages reported of each server by day"),
	},
	{
		method: "POST",
		path: "/api/player-outcomes",
		tag: "Playback",
		summary: "Report how a player's frame fared",
		body: ReportBody,
		answers: { 202: { description: "Counted", schema: succeeds(NOTHING) } },
	},
];
