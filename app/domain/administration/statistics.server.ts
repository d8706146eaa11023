// The counts of the dashboard. Triggers and the catalogue cache maintain them; nothing is counted here.
import { eq, gte } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { userTotals } from "~/database/schema/accounts";
import { dailyFigures } from "~/database/schema/administration";
import { catalogueCacheDays } from "~/database/schema/catalogue";
import { libraryTotals } from "~/database/schema/library";
import { lastDays } from "~/lib/days";
import { ROLES, type Role } from "../accounts/types";
import type { DayCounts, Statistics } from "./types";
import { ACTIVITY_MAX } from "./types";

/** Days in the charts. */
const DAYS = 30;

export interface UserCounts {
	total: number;
	premium: number;
	byRole: Record<Role, number>;
}

function sumUp(rows: (typeof userTotals.$inferSelect)[]): UserCounts {
	const counts: UserCounts = { total: 0, premium: 0, byRole: { user: 0, admin: 0, owner: 0 } };
	for (const { role, users, premium } of rows) {
		counts.byRole[role] = users;
		counts.total += users;
		counts.premium += premium;
	}
	return counts;
}

/** Reads one row per role. */
export async function countUsers(db: Database): Promise<UserCounts> {
	return sumUp(await db.select().from(userTotals).limit(ROLES.length));
}

/** Reads at most one row per day and table, whatever the number of users. */
export async function readStatistics(db: Database): Promise<Statistics> {
	const days = lastDays(DAYS);
	const [first = ""] = days;
	const [roles, histories, daily, caches] = await db.batch([
		db.select().from(userTotals).limit(ROLES.length),
		db.select().from(libraryTotals).where(eq(libraryTotals.id, 1)),
		db.select().from(dailyFigures).where(gte(dailyFigures.day, first)),
		db.select().from(catalogueCacheDays).where(gte(catalogueCacheDays.day, first)),
	]);
	const counts = sumUp(roles);
	const totalWatchHistory = histories[0]?.watchHistory ?? 0;
	const dailyOf = new Map(daily.map((row) => [row.day, row]));
	const cacheOf = new Map(caches.map((row) => [row.day, row]));
	return {
		totalUsers: counts.total,
		premiumUsers: counts.premium,
		adminUsers: counts.byRole.admin + counts.byRole.owner,
		totalWatchHistory,
		recentActivity: Math.min(totalWatchHistory, ACTIVITY_MAX),
		users: counts.byRole,
		days: days.map((day): DayCounts => {
			const { signUps = 0, watches = 0 } = dailyOf.get(day) ?? {};
			const { hits = 0, misses = 0, stale = 0 } = cacheOf.get(day) ?? {};
			return { day, signUps, watches, cacheHits: hits + stale, cacheMisses: misses };
		}),
	};
}
