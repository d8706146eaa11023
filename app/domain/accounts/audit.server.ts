// Owns the rows of `audit_log`: what administrators did, to whom, with what outcome.
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { auditLog } from "~/database/schema/accounts";
import { selectColumns } from "~/database/select-columns";
import { dayOf } from "~/lib/days";
import { HttpError } from "~/lib/http-error";
import { type ActivityEvent, activityLines } from "./activity.server";
import type { AuditAction } from "./audit-actions";
import { type Actor, FORBIDDEN, findLoss, isStillAllowed, type Terms } from "./terms.server";

/** Characters. A URL can have any text in place of an id. */
const TARGET_MAX = 64;

export interface AuditEntry {
	actorId: string;
	action: AuditAction;
	targetId?: string;
	outcome: "done" | "refused";
	detail?: Record<string, unknown>;
}

/** The values of a row. The columns about the actor are null for an account that is gone by now. */
function valuesOf({ actorId, action, targetId, outcome, detail = {} }: AuditEntry) {
	return {
		at: Date.now(),
		actorId: sql<string | null>`(select id from users where id = ${actorId})`,
		actor: actorId,
		// Ordinary users are named by their id alone.
		actorName: sql<string | null>`(select username from users where id = ${actorId} and role <> 'user')`,
		action,
		targetId: targetId?.slice(0, TARGET_MAX),
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

/** For what changes nothing: refusals. */
export async function recordAudit(db: Database, entry: AuditEntry): Promise<void> {
	await db.insert(auditLog).values(valuesOf(entry));
}

/** Like `recordAudit`, with one row per actor, action, outcome and day; its `at` is the first time. */
export async function recordDailyAudit(
	db: Database,
	entry: Omit<AuditEntry, "targetId"> & { actorId: string },
): Promise<void> {
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

interface Act extends Omit<AuditEntry, "actorId" | "outcome"> {
	actor: Actor;
}

/** The terms of an administrator's act: they may still do it, and the log says that they did. */
export function termsOf(db: Database, { actor, ...entry }: Act, activity?: ActivityEvent): Terms {
	return {
		isAllowed: isStillAllowed(actor),
		record: (condition) => [
			auditLine(db, { ...entry, actorId: actor.id, outcome: "done" }, condition),
			...(activity ? activityLines(db, activity, condition) : []),
		],
	};
}

/** Records an act that changed nothing as refused. Throws `HttpError` when that is because the actor may not act any more. */
export async function recordRefusedAct(db: Database, { actor, ...entry }: Act): Promise<void> {
	const loss = await findLoss(db, actor);
	const detail = loss ? { ...entry.detail, reason: "no longer allowed" } : entry.detail;
	await recordAudit(db, { ...entry, detail, actorId: actor.id, outcome: "refused" });
	if (loss) throw loss;
}

/**
 * For an act that is more than one batch. Its line is written before it begins, and says afterwards what came of it, or that
 * it failed. Throws `HttpError` when the actor may not act any more.
 */
export async function recordAround<Result>(
	db: Database,
	{ actor, ...entry }: Act,
	act: () => Promise<{ result: Result } & Partial<Pick<AuditEntry, "targetId" | "outcome" | "detail">>>,
): Promise<Result> {
	const begun = { ...entry, actorId: actor.id, outcome: "done" } as const;
	const [line] = await auditLine(db, begun, isStillAllowed(actor)).returning({ id: auditLog.id });
	if (!line) {
		await recordRefusedAct(db, { actor, ...entry });
		throw new HttpError(FORBIDDEN);
	}
	const finish = (end: Partial<Pick<AuditEntry, "targetId" | "outcome" | "detail">>) =>
		db.update(auditLog).set(end).where(eq(auditLog.id, line.id));
	try {
		const { result, outcome = "done", targetId, detail = {} } = await act();
		await finish({ outcome, targetId, detail });
		return result;
	} catch (error) {
		await finish({ detail: { failed: true } });
		throw error;
	}
}
