// The account data of one person, for the personal export.
import { eq, or } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { auditLog } from "~/database/schema/accounts";
import { listActivity } from "./activity.server";
import { listSessions } from "./sessions.server";
import { toUserResponse, type User } from "./types";

/** More than one administrator ever causes. */
const AUDIT_MAX = 1000;

/** No hashes, no tokens. */
export async function collectAccountData(db: Database, user: User) {
	const [sessions, activity, audit] = await Promise.all([
		listSessions(db, user.id),
		listActivity(db, user.id),
		db
			.select()
			.from(auditLog)
			.where(or(eq(auditLog.actorId, user.id), eq(auditLog.targetId, user.id)))
			.limit(AUDIT_MAX),
	]);
	return {
		account: toUserResponse(user),
		sessions: sessions.map(({ createdAt, lastUsedAt, userAgent }) => ({
			created_at: createdAt,
			last_used_at: lastUsedAt,
			user_agent: userAgent,
		})),
		activity: activity.map(({ userAgent, ...event }) => ({ ...event, user_agent: userAgent })),
		administration: audit.map(({ at, actorId, action, outcome, detail }) => ({
			at: new Date(at).toISOString(),
			by: actorId === user.id ? "you" : "an administrator",
			action,
			outcome,
			detail,
		})),
	};
}
