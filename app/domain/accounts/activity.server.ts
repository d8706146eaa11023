// Owns the rows of `account_activity`: what happened to an account, shown to its holder. Bounded by number and by age.
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { accountActivity } from "~/database/schema/accounts";
import { shortenNetwork } from "~/lib/network";
import { describeUserAgent } from "~/lib/user-agent";
import type { Activity, ActivityKind, Role } from "./types";

/** Events of one user. */
const EVENTS_MAX = 100;

export interface ActivityEvent {
	userId: string;
	kind: ActivityKind;
	/** The holder's browser, if it did this, as the request names them. */
	client?: { userAgent: string | null; network: string };
	role?: Role;
}

/** Also deletes the user's oldest events beyond the limit. */
export async function recordActivity(db: Database, { userId, kind, client, role }: ActivityEvent): Promise<void> {
	const oldest = sql`(select id from account_activity where user_id = ${userId} order by id desc limit 1 offset ${EVENTS_MAX})`;
	await db.batch([
		db.insert(accountActivity).values({
			userId,
			at: Date.now(),
			kind,
			userAgent: client && describeUserAgent(client.userAgent),
			network: client && shortenNetwork(client.network),
			role,
		}),
		db.delete(accountActivity).where(and(eq(accountActivity.userId, userId), sql`id <= ${oldest}`)),
	]);
}

/** Newest first. */
export async function listActivity(db: Database, userId: string): Promise<Activity[]> {
	const { kind, at, userAgent, network, role } = accountActivity;
	const rows = await db
		.select({ kind, at, userAgent, network, role })
		.from(accountActivity)
		.where(eq(accountActivity.userId, userId))
		.orderBy(desc(accountActivity.id))
		.limit(EVENTS_MAX);
	return rows.map((row) => ({ ...row, kind: row.kind as ActivityKind, at: new Date(row.at).toISOString() }));
}
