// Changes to accounts by administrators, each with an entry in the audit log. The operations check access.
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { recordActivity } from "./activity.server";
import { type AuditEntry, recordAudit } from "./audit.server";
import { hashPassword } from "./passwords.server";
import { createResetLink, type ResetLink } from "./reset-links.server";
import { endAllSessions } from "./sessions.server";
import { TEST_ADMIN } from "./test-admin";
import type { Role, User } from "./types";
import {
	type ChangedUnlessLastOwner,
	changeRole,
	createUser,
	deleteUser,
	findUser,
	type Saved,
	togglePremium,
	type UserChanges,
	updateUser,
} from "./users.server";

/** Who acts, and on whom. */
interface Act {
	actor: Pick<User, "id">;
	id: string;
}

/** Null (no such user) is recorded as refused. */
async function audited<Result extends { ok: boolean } | null>(
	db: Database,
	result: Result,
	entry: Omit<AuditEntry, "outcome">,
): Promise<Result> {
	const detail = result ? entry.detail : { ...entry.detail, reason: "unknown" };
	await recordAudit(db, { ...entry, detail, outcome: result?.ok ? "done" : "refused" });
	return result;
}

/** Null: there is no such user. */
export async function updateUserAs(
	db: Database,
	{ actor, id, changes }: Act & { changes: UserChanges },
): Promise<Saved | null> {
	const saved = await updateUser(db, { id, ...changes });
	const fields = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [field]));
	return await audited(db, saved, { actorId: actor.id, action: "user.update", targetId: id, detail: { fields } });
}

/** Null: there is no such user. Refused for the last owner. */
export async function changeRoleAs(
	db: Database,
	{ actor, id, role }: Act & { role: Role },
): Promise<ChangedUnlessLastOwner | null> {
	const changed = await changeRole(db, { id, role });
	if (changed?.ok) await recordActivity(db, { userId: id, kind: "role", role });
	return await audited(db, changed, { actorId: actor.id, action: "user.role", targetId: id, detail: { role } });
}

/** Null: there is no such user. Refused for the last owner. */
export async function deleteUserAs(db: Database, { actor, id }: Act): Promise<ChangedUnlessLastOwner | null> {
	const deleted = await deleteUser(db, id);
	return await audited(db, deleted, { actorId: actor.id, action: "user.delete", targetId: id });
}

/** Null: there is no such user. */
export async function togglePremiumAs(db: Database, { actor, id }: Act): Promise<User | null> {
	const user = await togglePremium(db, id);
	const entry = { actorId: actor.id, action: "user.premium", targetId: id } as const;
	await audited(db, user && { ok: true }, { ...entry, detail: { isPremium: user?.isPremium } });
	return user;
}

/** Null: there is no such user. */
export async function createResetLinkAs(db: Database, { actor, id }: Act): Promise<ResetLink | null> {
	const link = await createResetLink(db, id);
	await audited(db, link && { ok: true }, { actorId: actor.id, action: "user.reset-link", targetId: id });
	return link;
}

/** Null: there is no such user. */
export async function endSessionsAs(db: Database, { actor, id }: Act): Promise<{ ok: true } | null> {
	const ended = (await findUser(db, id)) && ({ ok: true } as const);
	if (ended) {
		await endAllSessions(db, id);
		await recordActivity(db, { userId: id, kind: "sessions-ended" });
	}
	return await audited(db, ended, { actorId: actor.id, action: "user.end-sessions", targetId: id });
}

export type TestAdminCreated = { ok: true; user: User } | { ok: false; reason: "production" | "taken" };

export async function createTestAdminAs(
	db: Database,
	{ ENVIRONMENT }: Pick<Config, "ENVIRONMENT">,
	{ actor }: Pick<Act, "actor">,
): Promise<TestAdminCreated> {
	const entry = { actorId: actor.id, action: "user.test-admin" } as const;
	if (ENVIRONMENT !== "development") return await audited(db, { ok: false, reason: "production" }, entry);
	const { password, ...account } = TEST_ADMIN;
	const saved = await createUser(db, { ...account, name: "", passwordHash: await hashPassword(password) });
	if (!saved.ok) return await audited(db, { ok: false, reason: "taken" }, entry);
	return await audited(db, saved, { ...entry, targetId: saved.user.id });
}
