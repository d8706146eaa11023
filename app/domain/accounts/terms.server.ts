// What a change in somebody's name is made under: they may still make it, and what is recorded of it is written with it, or
// neither. D1 has no transactions that a request could hold open: both are part of the change's own batch.
import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~/database/open.server";
import { HttpError } from "~/lib/http-error";
import { ROLES, type Role, type User } from "./types";

/** Who acts, in which session. */
export interface Actor extends Pick<User, "id" | "role"> {
	sessionId: string;
	/** One of these is needed for the act. */
	roles: readonly Role[];
}

type Statement = BatchItem<"sqlite">;

export interface Terms {
	/** Part of the change's own condition. */
	isAllowed?: SQL;
	/** The statements that record the change where `condition` holds, which is that of the change. They run before it. */
	record?: (condition: SQL) => Statement[];
}

export const SIGNED_OUT = {
	status: 401,
	code: "unauthorized",
	message: "Sign in to do this",
	headers: { "www-authenticate": "Bearer" },
};
export const FORBIDDEN = { status: 403, code: "forbidden", message: "You are not allowed to do this" };

function roleOfActor({ id, sessionId }: Pick<Actor, "id" | "sessionId">): SQL {
	return sql`select actors.role from sessions join users as actors on actors.id = sessions.user_id
		where sessions.id = ${sessionId} and actors.id = ${id} and sessions.expires_at > ${Date.now()}`;
}

/** The session has not ended, the account exists and has one of the roles. */
export function isStillAllowed(actor: Actor): SQL {
	const { roles } = actor;
	if (roles.length === ROLES.length) return sql`exists (${roleOfActor(actor)})`;
	return sql`(${roleOfActor(actor)}) in (${sql.join(
		roles.map((role) => sql`${role}`),
		sql`, `,
	)})`;
}

/** Why a change was not made: the error to throw, or null when the actor may still act. */
export async function findLoss(db: Database, actor: Actor): Promise<HttpError | null> {
	const [row] = await db.all<{ role: Role }>(roleOfActor(actor));
	if (!row) return new HttpError(SIGNED_OUT);
	return actor.roles.includes(row.role) ? null : new HttpError(FORBIDDEN);
}

/**
 * Runs a change and what is recorded of it as one batch; returns the rows that the change returns. `condition` is that of the
 * change, `before` and `after` run before and after it.
 */
export async function commit<Row>(
	db: Database,
	change: Statement & PromiseLike<Row[]>,
	{
		terms = {},
		condition,
		before = [],
		after = [],
	}: { terms?: Terms; condition: SQL; before?: readonly Statement[]; after?: readonly Statement[] },
): Promise<Row[]> {
	const first = [...(terms.record?.(condition) ?? []), ...before];
	const results: unknown[] = await db.batch([...first, change, ...after] as [Statement, ...Statement[]]);
	return results[first.length] as Row[];
}
