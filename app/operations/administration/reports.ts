import { z } from "zod";
import { AUDIT_ACTIONS } from "~/domain/accounts/audit-actions";
import { mayAdminister } from "~/domain/accounts/policy";
import type { ProfileId } from "~/domain/accounts/profiles";
import { listAudit } from "~/domain/administration/audit-list.server";
import { describeDatabase, testDatabase } from "~/domain/administration/debug.server";
import { readPlayerBoard } from "~/domain/administration/player-board.server";
import { AuditQuery } from "~/domain/administration/queries";
import { readStatistics } from "~/domain/administration/statistics.server";
import type { AuditLine, DayCounts, PlayerBoard, Statistics } from "~/domain/administration/types";
import { describeWatchHistory } from "~/domain/library/lists/my-list.server";
import { BAD_CURSOR } from "../inputs";
import { defineOperation, definePublicOperation, NO_INPUT } from "../operation";
import { COUNT, nextCursor, PLAYER_SERVERS, TIME, WATCH } from "../shapes";

const dayCounts = z.strictObject({
	day: z.iso.date(),
	signUps: COUNT,
	watches: COUNT,
}) satisfies z.ZodType<DayCounts>;

const STATISTICS = z.strictObject({
	totalUsers: COUNT,
	premiumUsers: COUNT,
	adminUsers: COUNT.meta({ description: "Admins and owners" }),
	totalWatchHistory: COUNT,
	recentActivity: COUNT.max(10),
	users: z.strictObject({ user: COUNT, admin: COUNT, owner: COUNT }),
	days: z.array(dayCounts).length(30),
}) satisfies z.ZodType<Statistics>;

const outcomes = { loaded: COUNT, timedOut: COUNT, replaced: COUNT, reported: COUNT };

const BOARD = z.strictObject({
	list: z.strictObject({
		config: PLAYER_SERVERS.omit({ summary: true, error: true, health: true }),
		summary: PLAYER_SERVERS.shape.summary,
		error: PLAYER_SERVERS.shape.error,
	}),
	servers: z.array(
		z.strictObject({
			id: z.int(),
			name: z.string().nullable(),
			isEnabled: z.boolean(),
			...outcomes,
			days: z.array(z.strictObject({ day: z.iso.date(), ...outcomes })).length(14),
		}),
	),
}) satisfies z.ZodType<PlayerBoard>;

const namedUser = z.strictObject({ id: z.string(), username: z.string().nullable() });

const AUDIT_LINE = z.strictObject({
	id: z.int(),
	at: TIME,
	actor: namedUser
		.extend({ isDeleted: z.boolean() })
		.nullable()
		.meta({ description: "Null: the command line. A deleted account keeps the name it had at the time" }),
	action: z.enum(AUDIT_ACTIONS),
	target: namedUser
		.extend({ title: z.string().nullable(), isDeleted: z.boolean() })
		.nullable()
		.meta({ description: "A user by the name that they had at the time, a title or a job" }),
	outcome: z.enum(["done", "refused"]),
	detail: z.record(z.string(), z.unknown()),
	count: z.int().min(1).meta({ description: "How often it happened on that day; `at` is the first time" }),
}) satisfies z.ZodType<AuditLine>;

const CONFIG = z.strictObject({ host: z.string(), database: z.string(), isRemote: z.boolean() });
const connectionStatus = z.enum(["connected", "failed"]);

export const operations = [
	defineOperation("GET /api/admin/stats", {
		tag: "Administration",
		summary: "Get the dashboard's statistics",
		input: NO_INPUT,
		response: { description: "The counts, and each of the last thirty days", data: STATISTICS },
		async handle({ db }) {
			return { data: await readStatistics(db) };
		},
	}),

	defineOperation("GET /api/admin/player-servers", {
		tag: "Administration",
		summary: "Show how well the player servers load",
		input: NO_INPUT,
		response: {
			description: "The current configuration, and what watch pages reported about each server, by day",
			data: BOARD,
		},
		async handle({ db, platform }) {
			return { data: await readPlayerBoard(platform, db) };
		},
	}),

	defineOperation("GET /api/admin/audit", {
		tag: "Administration",
		summary: "List the audit log",
		description:
			"actor is an ID, a username or an email. search is a part of the name of who acted, of the user or of the title, or an ID; it looks through the newest 50,000 entries. Views of the user list and denied calls of ordinary users are counted by day.",
		input: z.object({ query: AuditQuery }),
		response: { description: "Newest first", data: z.array(AUDIT_LINE), extra: { nextCursor } },
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, query, refuse }) {
			const page = await listAudit(db, query);
			if (!page) throw refuse("badCursor");
			return { data: page.lines, extra: { nextCursor: page.nextCursor } };
		},
	}),

	definePublicOperation("GET /api/debug/db-config", {
		tag: "Administration",
		summary: "Describe the database in use",
		input: NO_INPUT,
		response: {
			description: "The first form for administrators, the second for everyone else",
			data: z.union([
				z.strictObject({
					databaseConfig: CONFIG,
					connectionStatus,
					connectionError: z.string().nullable(),
					environment: z.string(),
				}),
				z.strictObject({ databaseConfig: CONFIG.pick({ isRemote: true }), connectionStatus }),
			]),
		},
		async handle({ db, platform, session }) {
			const report = await describeDatabase(db, platform.config);
			if (mayAdminister(session)) return { data: report };
			const { databaseConfig, connectionStatus } = report;
			return {
				data: { databaseConfig: { isRemote: databaseConfig.isRemote }, connectionStatus },
				headers: { "cache-control": "no-store" },
			};
		},
	}),

	defineOperation("GET /api/debug/test-db", {
		tag: "Administration",
		summary: "Test the database",
		input: NO_INPUT,
		response: {
			description: "The results",
			data: z.strictObject({
				basicQuery: z.boolean(),
				usersTableExists: z.boolean(),
				userCount: COUNT,
				timestamp: TIME,
			}),
		},
		async handle({ db }) {
			return { data: await testDatabase(db) };
		},
	}),

	defineOperation("GET /api/debug/watch-history", {
		tag: "Administration",
		summary: "Describe what is stored of your own watch history",
		input: NO_INPUT,
		response: {
			description: "Your own rows; the total of all users for administrators only",
			data: z.strictObject({
				watchHistoryTableExists: z.boolean(),
				userId: z.string(),
				totalWatchHistoryCount: COUNT,
				userWatchHistoryCount: COUNT,
				userSampleData: z.array(WATCH),
			}),
		},
		async handle({ db, user, session }) {
			// The first person has the account's id.
			const profileId = user.id as ProfileId;
			return { data: await describeWatchHistory(db, { profileId, isAdmin: mayAdminister(session) }) };
		},
	}),
];
