// What somebody does under their own name: whether they still may, and the row of `audit_log` that says so. The functions that
// make the changes get it as `Terms`.
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { auditLog } from "~/database/schema/accounts";
import { selectColumns } from "~/database/select-columns";
import { HttpError } from "~/lib/http/http-error";
import { dayOf } from "~/lib/text/days";
import { sentence } from "~/messages/sentence";
import type { AuditAction } from "./audit-actions";
import type { Terms } from "./terms.server";
import { ROLES, type Role, type User } from "./types";

/** Who acts, in which session. */
export interface Actor extends Pick<User, "id" | "role"> {
	sessionId: string;
	/** One of these is needed for the act. */
	roles: readonly Role[];
}

export const SIGNED_OUT = {
	status: 401,
	code: "unauthorized",
	message: sentence("signInFirst"),
	headers: { "www-authenticate": "Bearer" },
};
export const FORBIDDEN = { status: 403, code: "forbidden", message: sentence("notAllowed") };
export const FIRST_PERSON_REQUIRED = {
	status: 403,
	code: "first_person_required",
	message: sentence("firstPersonOnly"),
};

/** Whether the session of a row of `sessions` is in the account's first person, as `findSignedIn` decides. */
const IS_FIRST_PERSON = sql`(coalesce(sessions.profile_id, sessions.user_id) = sessions.user_id and not (
	sessions.profile_id is null
	and exists (select 1 from profiles where profiles.id = sessions.user_id and profiles.pin_hash is not null)
))`;

function roleOfActor({ id, sessionId }: Pick<Actor, "id" | "sessionId">, column = sql`actors.role`): SQL {
	return sql`select ${column} from sessions join users as actors on actors.id = sessions.user_id
		where sessions.id = ${sessionId} and actors.id = ${id} and sessions.expires_at > ${Date.now()}
			and actors.suspended_at is null`;
}

/** The session has not ended and is in the first person; the account exists, is not suspended and has one of the roles. */
export function whereStillAllowed(actor: Actor): SQL {
	const role = sql`${roleOfActor(actor)} and ${IS_FIRST_PERSON}`;
	const { roles } = actor;
	if (roles.length === ROLES.length) return sql`exists (${role})`;
	return sql`(${role}) in (${sql.join(
		roles.map((role) => sql`${role}`),
		sql`, `,
	)})`;
}

/** Why a change was not made: the error to throw, or null when the actor may still act. */
export async function findLoss(db: Database, actor: Actor): Promise<HttpError | null> {
	const columns = sql`actors.role, ${IS_FIRST_PERSON} as is_first_person`;
	const [row] = await db.all<{ role: Role; is_first_person: number }>(roleOfActor(actor, columns));
	if (!row) return new HttpError(SIGNED_OUT);
	if (!actor.roles.includes(row.role)) return new HttpError(FORBIDDEN);
	return row.is_first_person ? null : new HttpError(FIRST_PERSON_REQUIRED);
}

/** Characters. A URL can have any text in place of an id. */
const TARGET_MAX = 64;

export interface AuditEntry {
	actorId: string;
	action: AuditAction;
	targetId?: string;
	/** Of a title; a user's is read here. */
	targetName?: string;
	outcome: "done" | "refused";
	detail?: Record<string, unknown>;
}

/** Null for what is no user. */
function nameOfUser(id: string | undefined) {
	return id === undefined ? null : sql<string | null>`(select username from users where id = ${id})`;
}

/** The values of a row. The columns about the actor are null for an account that is gone by now. */
function valuesOf({ actorId, action, targetId, targetName, outcome, detail = {} }: AuditEntry) {
	return {
		at: Date.now(),
		actorId: sql<string | null>`(select id from users where id = ${actorId})`,
		actor: actorId,
		// Ordinary users are named by their id alone.
		actorName: sql<string | null>`(select username from users where id = ${actorId} and role <> 'user')`,
		action,
		targetId: targetId?.slice(0, TARGET_MAX),
		targetName: targetName ?? nameOfUser(targetId),
		outcome,
		detail,
	};
}

/** The statement that writes a row where `condition` holds, for the batch of what it records. */
export function auditLine(db: Database, entry: AuditEntry, condition: SQL) {
	const { targetId = null, detail, ...values } = valuesOf(entry);
	const row = { ...values, id: null, targetId, detail: JSON.stringify(detail), day: null, count: 1 };
	return db.insert(auditLog).select(selectColumns(auditLog, row, sql`where ${condition}`));
}

/** Counts an event: one row per actor, action, outcome and day, whose `at` is the first time. */
export async function recordDailyAudit(db: Database, entry: Omit<AuditEntry, "targetId">): Promise<void> {
	const values = valuesOf(entry);
	await db
		.insert(auditLog)
		.values({ ...values, day: dayOf(values.at) })
		.onConflictDoUpdate({
			target: [auditLog.actorId, auditLog.action, auditLog.outcome, auditLog.day],
			targetWhere: sql`day is not null`,
			set: { count: sql`${auditLog.count} + 1` },
		});
}

/** That somebody looked at a user: one row per actor, user and day. */
export async function recordView(db: Database, { actorId, targetId }: { actorId: string; targetId: string }) {
	const entry = { actorId, action: "user.view", targetId, outcome: "done" } as const;
	const today = Date.parse(dayOf(Date.now()));
	const isFirst = sql`not exists (select 1 from audit_log where target_id = ${targetId} and actor = ${actorId}
		and action = ${entry.action} and at >= ${today})`;
	await auditLine(db, entry, isFirst);
}

interface Act<Who> extends Omit<AuditEntry, "actorId" | "outcome"> {
	actor: Who;
}

/** Ordinary users could fill the log, so that their refusals are counted. */
export async function recordRefusal(
	db: Database,
	{ actor, action, targetId, targetName, detail = { reason: "not allowed" } }: Act<Pick<User, "id" | "role">>,
): Promise<void> {
	const entry = { actorId: actor.id, action, outcome: "refused", detail } as const;
	if (actor.role === "user") await recordDailyAudit(db, entry);
	else await db.insert(auditLog).values(valuesOf({ ...entry, targetId, targetName }));
}

/** The terms of an act that is one batch: the actor may still do it, and the log says that they did. */
export function termsOf(db: Database, { actor, action, targetId, targetName, detail }: Act<Actor>): Terms {
	const entry = { actorId: actor.id, action, targetId, targetName, detail, outcome: "done" } as const;
	return { isAllowed: whereStillAllowed(actor), record: (condition) => [auditLine(db, entry, condition)] };
}

/**
 * For an act that is more than one batch. Its row is written before it begins; the function that this returns says
 * afterwards what came of it. Throws `HttpError` when the actor may not act any more.
 */
export async function beginRow(db: Database, { actor, action, targetId }: Act<Actor>) {
	const entry = { actorId: actor.id, action, targetId, outcome: "done" } as const;
	const [row] = await auditLine(db, entry, whereStillAllowed(actor)).returning({ id: auditLog.id });
	if (!row) {
		const loss = await findLoss(db, actor);
		await recordRefusal(db, { actor, action, targetId, detail: { reason: "no longer allowed" } });
		throw loss ?? new HttpError(FORBIDDEN);
	}
	return async ({
		targetId: of,
		...end
	}: Partial<Pick<AuditEntry, "targetId" | "outcome" | "detail">>): Promise<void> => {
		const target = of === undefined || of === targetId ? {} : { targetId: of, targetName: nameOfUser(of) };
		await db
			.update(auditLog)
			.set({ ...end, ...target })
			.where(eq(auditLog.id, row.id));
	};
}
