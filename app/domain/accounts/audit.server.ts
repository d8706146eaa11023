// Owns the rows of `audit_log`: what administrators did, to whom, with what outcome. Holds ids, never names or addresses.
import { inArray, lt } from "drizzle-orm";
import { type Database, openDatabase } from "~/database/open.server";
import { auditLog } from "~/database/schema/accounts";
import { deleteInBatches } from "~/lib/delete-in-batches";
import type { AuditAction } from "./audit-actions";

/** Milliseconds. */
const KEPT_MS = 365 * 24 * 60 * 60 * 1000;
/** Characters; an address may hold anything in the place of an id. */
const TARGET_MAX = 64;

export interface AuditEntry {
	/** Null: the command line. */
	actorId: string | null;
	action: AuditAction;
	targetId?: string;
	outcome: "done" | "refused";
	detail?: Record<string, unknown>;
}

export async function recordAudit(
	db: Database,
	{ actorId, action, targetId, outcome, detail = {} }: AuditEntry,
): Promise<void> {
	const target = targetId?.slice(0, TARGET_MAX);
	await db.insert(auditLog).values({ at: Date.now(), actorId, action, targetId: target, outcome, detail });
}

/** Removes the lines that are older than a year; returns how many there were. */
export async function removeOldAudit(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	const before = Date.now() - KEPT_MS;
	return await deleteInBatches((limit) => {
		const old = db.select({ id: auditLog.id }).from(auditLog).where(lt(auditLog.at, before)).limit(limit);
		return db.delete(auditLog).where(inArray(auditLog.id, old)).returning({ id: auditLog.id });
	});
}
