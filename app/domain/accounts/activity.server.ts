// Owns the rows of `account_activity`: what happened to an account, shown to its holder. Bounded by number and by age.
import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { accountActivity } from "~/database/schema/accounts";
import { deleteInBatches } from "~/lib/delete-in-batches";
import { shortenNetwork } from "~/lib/shorten-network";
import { describeUserAgent } from "~/lib/user-agent";
import type { Activity, ActivityKind, Role } from "./types";

/** Events of one user. */
const EVENTS_MAX = 100;
/** Milliseconds. */
const STORED_MS = 180 * 24 * 60 * 60 * 1000;

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

export async function removeOldActivity(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	const before = Date.now() - STORED_MS;
	return await deleteInBatches((limit) => {
		const old = db
			.select({ id: accountActivity.id })
			.from(accountActivity)
			.where(lt(accountActivity.at, before))
			.limit(limit);
		return db.delete(accountActivity).where(inArray(accountActivity.id, old)).returning({ id: accountActivity.id });
	});
}
