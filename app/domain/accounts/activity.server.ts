// What happened to an account, shown to its holder. The rows are bounded by number here, and by age in retention.server.ts.
import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { accountActivity } from "~/database/schema/accounts";
import { selectColumns } from "~/database/select-columns";
import { shortenNetwork } from "~/lib/http/network";
import { describeUserAgent } from "~/lib/http/user-agent";
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

/**
 * The statements that write an event where `condition` holds, for the batch of what happened. They also delete the user's
 * oldest events beyond the limit.
 */
export function activityLines(db: Database, { userId, kind, client, role }: ActivityEvent, condition: SQL = sql`true`) {
	const oldest = sql`(select id from account_activity where user_id = ${userId} order by id desc limit 1 offset ${EVENTS_MAX})`;
	const row = {
		id: null,
		userId,
		at: Date.now(),
		kind,
		userAgent: client ? describeUserAgent(client.userAgent) : null,
		network: client ? shortenNetwork(client.network) : null,
		role: role ?? null,
	};
	return [
		db.insert(accountActivity).select(selectColumns(accountActivity, row, sql`where ${condition}`)),
		db.delete(accountActivity).where(and(eq(accountActivity.userId, userId), sql`id <= ${oldest}`)),
	] as const;
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

/** Whether something of the account's activity was done from about this network, such as its sign-up or a sign-in. */
export async function hasActedFrom(db: Database, userId: string, network: string): Promise<boolean> {
	const isNear = eq(accountActivity.network, shortenNetwork(network) ?? "");
	return (await db.$count(accountActivity, and(eq(accountActivity.userId, userId), isNear))) > 0;
}
