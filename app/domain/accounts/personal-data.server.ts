// The account data of one person, for the personal export.
import { and, desc, eq, lt, or } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { auditLog } from "~/database/schema/accounts";
import { readInBatches } from "~/lib/text/stream-text";
import { listActivity } from "./activity.server";
import { findEmailVerification } from "./mailed-links.server";
import { listSessions } from "./sessions.server";
import { toUserResponse, type User } from "./types";

/** Rows per statement. */
const BATCH = 1000;

/** No hashes, no tokens. */
export async function collectAccountData(db: Database, user: User) {
	const [verifiedAt, sessions, activity] = await Promise.all([
		findEmailVerification(db, user.id),
		listSessions(db, user.id),
		listActivity(db, user.id),
	]);
	return {
		account: toUserResponse(user),
		email_verified_at: verifiedAt,
		sessions: sessions.map(({ createdAt, lastUsedAt, userAgent }) => ({
			created_at: createdAt,
			last_used_at: lastUsedAt,
			user_agent: userAgent,
		})),
		activity: activity.map(({ userAgent, ...event }) => ({ ...event, user_agent: userAgent })),
	};
}

/** Actions of administrators by or on the user, newest first, in batches that are read when they are consumed. */
export async function* readAdministration(db: Database, user: User) {
	const selectBefore = (last: typeof auditLog.$inferSelect | null, limit: number) =>
		db
			.select()
			.from(auditLog)
			.where(
				and(
					or(eq(auditLog.actorId, user.id), eq(auditLog.targetId, user.id)),
					last ? lt(auditLog.id, last.id) : undefined,
				),
			)
			.orderBy(desc(auditLog.id))
			.limit(limit);
	for await (const rows of readInBatches(BATCH, selectBefore)) {
		yield rows.map(({ at, actorId, action, outcome, detail }) => ({
			at: new Date(at).toISOString(),
			by: actorId === user.id ? "you" : "an administrator",
			action,
			outcome,
			detail,
		}));
	}
}
