// Owns what administrators do to accounts, each with its line in the audit log. Who may do it the policy table says.
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { type AuditEntry, recordAudit } from "./audit.server";
import { hashPassword } from "./passwords.server";
import { createResetLink, type ResetLink } from "./reset-links.server";
import { TEST_ADMIN } from "./test-admin";
import { isAdmin, type Role, type User } from "./types";
import {
	accountKey,
	changeRole,
	createUser,
	deleteUser,
	type OwnerKept,
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

/** Null, that there is no such user, is written down as refused. */
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
export async function changeRoleAs(db: Database, { actor, id, role }: Act & { role: Role }): Promise<OwnerKept | null> {
	const changed = await changeRole(db, { id, role });
	return await audited(db, changed, { actorId: actor.id, action: "user.role", targetId: id, detail: { role } });
}

/** Null: there is no such user. Refused for the last owner. */
export async function deleteUserAs(db: Database, { actor, id }: Act): Promise<OwnerKept | null> {
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

/** `changed: false`: an admin or owner already. Refused for an address that `ADMIN_EMAILS` does not list. */
export type SelfPromoted = { ok: true; user: User; changed: boolean } | { ok: false };

export async function promoteSelf(
	db: Database,
	{ ADMIN_EMAILS }: Pick<Config, "ADMIN_EMAILS">,
	user: User,
): Promise<SelfPromoted> {
	if (isAdmin(user)) return { ok: true, user, changed: false };
	const listed = ADMIN_EMAILS.split(",").map(accountKey).filter(Boolean);
	const entry = { actorId: user.id, action: "user.promote-self", targetId: user.id } as const;
	if (!listed.includes(accountKey(user.email))) return await audited(db, { ok: false }, entry);
	const promoted = await changeRole(db, { id: user.id, role: "admin" });
	if (!promoted?.ok) return await audited(db, { ok: false }, entry);
	return await audited(db, { ...promoted, changed: true }, entry);
}
