// The counts of the dashboard. Triggers maintain them; nothing is counted here.
import { lookUpCounts, selectCounts, selectTotals } from "~/database/counts";
import type { Database } from "~/database/open.server";
import type { CountName } from "~/database/schema/counts";
import { lastDays } from "~/lib/text/days";
import { ROLES, type Role } from "../accounts/types";
import type { DayCounts, Statistics } from "./types";
import { ACTIVITY_MAX } from "./types";

/** Days in the charts. */
const DAYS = 30;
const USERS: CountName[] = ["users", "users.premium"];
const DAILY: CountName[] = ["sign-ups", "watches"];

export interface UserCounts {
	total: number;
	premium: number;
	byRole: Record<Role, number>;
}

function sumUp(countOf: ReturnType<typeof lookUpCounts>): UserCounts {
	const roles = ROLES.map((role) => [role, countOf("users", { key: role })] as const);
	return {
		total: roles.reduce((sum, [, count]) => sum + count, 0),
		premium: countOf("users.premium"),
		byRole: Object.fromEntries(roles) as Record<Role, number>,
	};
}

/** Reads one row per role, and one more. */
export async function countUsers(db: Database): Promise<UserCounts> {
	return sumUp(lookUpCounts(await selectTotals(db, USERS)));
}

/** Reads at most one row per day and count, whatever the number of users. */
export async function readStatistics(db: Database): Promise<Statistics> {
	const days = lastDays(DAYS);
	const [first = ""] = days;
	const [totals, daily] = await db.batch([
		selectTotals(db, [...USERS, "watch-history"]),
		selectCounts(db, { names: DAILY, since: first }),
	]);
	const countOf = lookUpCounts([...totals, ...daily]);
	const users = sumUp(countOf);
	const totalWatchHistory = countOf("watch-history");
	return {
		totalUsers: users.total,
		premiumUsers: users.premium,
		adminUsers: users.byRole.admin + users.byRole.owner,
		totalWatchHistory,
		recentActivity: Math.min(totalWatchHistory, ACTIVITY_MAX),
		users: users.byRole,
		days: days.map(
			(day): DayCounts => ({
				day,
				signUps: countOf("sign-ups", { day }),
				watches: countOf("watches", { day }),
			}),
		),
	};
}
