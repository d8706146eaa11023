// Suspends accounts and reinstates them. Nothing of a suspended account is deleted but its sessions and its reset link.
import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { resetTokens, sessions, users } from "~/database/schema/accounts";
import { sentence } from "~/messages/sentence";
import { activityLines } from "./activity.server";
import { commit, type Terms } from "./terms.server";
import { findUser, whereUser } from "./users.server";

/** Only the right password, or a session that was opened with it, tells that an account is suspended. */
export const SUSPENDED = { status: 403, code: "suspended", message: sentence("suspended") };

/** The same, with whom to write to. */
export function toSuspended({ CONTACT_EMAIL }: Pick<Config, "CONTACT_EMAIL">) {
	return { ...SUSPENDED, message: sentence("suspendedAskAt", CONTACT_EMAIL) };
}

interface Managed {
	id: string;
	/** The admin or owner who does it. */
	actorId: string;
}

/** The rule of `canManage`, as of when the statement runs. */
export function whereManagedBy(actorId: string): SQL | undefined {
	const isOwner = sql`exists (select 1 from users as actors
		where actors.id = ${actorId} and actors.role = 'owner' and actors.suspended_at is null)`;
	return or(eq(users.role, "user"), isOwner);
}

/** `notManaged`: the account is not the actor's to manage. `missing`: there is no such user. */
export type ManagedOutcome = "done" | "notManaged" | "missing";

/** `rows`: what a statement returned that finds or changes the account where the actor may. */
export async function outcomeOf(db: Database, id: string, rows: object[]): Promise<ManagedOutcome> {
	if (rows.length > 0) return "done";
	return (await findUser(db, id)) ? "notManaged" : "missing";
}

/**
 * Ends all sessions of the account; the holder can read later that it was suspended. A second call changes nothing. Nobody
 * suspends themselves.
 *
 * The last owner stays: only another owner, who is not suspended, can suspend an owner.
 */
export async function suspend(db: Database, { id, actorId }: Managed, terms: Terms = {}): Promise<ManagedOutcome> {
	const where = and(eq(users.id, id), ne(users.id, actorId), whereManagedBy(actorId), terms.isAllowed);
	const condition = whereUser(db, where);
	const suspendedAt = sql`coalesce(${users.suspendedAt}, ${Date.now()})`;
	const change = db.update(users).set({ suspendedAt }).where(where).returning({ id: users.id });
	// The actor's session is another one, so that the condition still holds after the change.
	const rows = await commit(db, change, {
		terms,
		condition,
		before: activityLines(db, { userId: id, kind: "suspended" }, condition),
		after: [
			db.delete(sessions).where(and(eq(sessions.userId, id), condition)),
			db.delete(resetTokens).where(and(eq(resetTokens.userId, id), condition)),
		],
	});
	return outcomeOf(db, id, rows);
}

/** The user signs in again with the password that they had. */
export async function reinstate(db: Database, { id, actorId }: Managed, terms: Terms = {}): Promise<ManagedOutcome> {
	const where = and(eq(users.id, id), whereManagedBy(actorId), terms.isAllowed);
	const condition = whereUser(db, where);
	const change = db.update(users).set({ suspendedAt: null }).where(where).returning({ id: users.id });
	const rows = await commit(db, change, {
		terms,
		condition,
		before: activityLines(db, { userId: id, kind: "reinstated" }, condition),
		// A release that does not know of suspensions may have opened some.
		after: [db.delete(sessions).where(and(eq(sessions.userId, id), condition))],
	});
	return outcomeOf(db, id, rows);
}

/** Since when the user is suspended, ISO 8601 in UTC; null: they are not. */
export async function findSuspension(db: Database, id: string): Promise<string | null> {
	const [row] = await db.select({ at: users.suspendedAt }).from(users).where(eq(users.id, id));
	return row?.at ? new Date(row.at).toISOString() : null;
}
