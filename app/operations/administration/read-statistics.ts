import { z } from "zod";
import { readStatistics } from "~/domain/administration/statistics.server";
import type { DayFigures, Statistics } from "~/domain/administration/types";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";

const dayFigures = z.strictObject({
	day: z.iso.date(),
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

export const readStatisticsOperation = defineOperation("GET /api/admin/stats", {
	tag: "Administration",
	summary: "Read the dashboard's figures",
	access: "admin",
	response: { description: "The counts, and the last thirty days", data: STATISTICS },
	async handle({ db }) {
		return { data: await readStatistics(db) };
	},
});
