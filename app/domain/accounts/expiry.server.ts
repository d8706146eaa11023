// Deletes expired sessions and expired reset links.
import { inArray, lt } from "drizzle-orm";
import { openDatabase } from "~/database/open.server";
import { resetTokens, sessions } from "~/database/schema/accounts";
import { deleteInBatches } from "~/lib/delete-in-batches";

export async function removeExpiredSessions(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	const now = Date.now();
	return await deleteInBatches((limit) => {
		const expired = db.select({ id: sessions.id }).from(sessions).where(lt(sessions.expiresAt, now)).limit(limit);
		return db.delete(sessions).where(inArray(sessions.id, expired)).returning({ id: sessions.id });
	});
}

export async function removeExpiredResetLinks(d1: D1Database): Promise<number> {
	const db = openDatabase(d1);
	const now = Date.now();
	return await deleteInBatches((limit) => {
		const expired = db
			.select({ userId: resetTokens.userId })
			.from(resetTokens)
			.where(lt(resetTokens.expiresAt, now))
			.limit(limit);
		return db.delete(resetTokens).where(inArray(resetTokens.userId, expired)).returning({ userId: resetTokens.userId });
	});
}
