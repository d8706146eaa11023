// Changes to accounts by administrators, each in one batch with its entry in the audit log. The operations check access; the
// statements check it again.
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { recordAround, recordRefusedAct, termsOf } from "./audit.server";
import type { AuditAction } from "./audit-actions";
import { hashPassword } from "./passwords.server";
import { createResetLink, type ResetLink } from "./reset-links.server";
import { endAllSessions } from "./sessions.server";
import type { Actor } from "./terms.server";
import { TEST_ADMIN } from "./test-admin";
import type { Role, User } from "./types";
import {
	type ChangedUnlessLastOwner,
	changePremium,
	changeRole,
	createUser,
	deleteUser,
	findUser,
	type Saved,
	type UserChanges,
	updateUser,
} from "./users.server";

/** Who acts, and on whom. */
interface Act {
	actor: Actor;
	id: string;
}

function entryOf({ actor, id }: Act, action: AuditAction, detail?: Record<string, unknown>) {
	return { actor, action, targetId: id, detail };
}

/** Records an act that changed nothing; null (no such user) with that reason. */
async function settled<Result extends { ok: boolean } | null>(
	db: Database,
	result: Result,
	entry: ReturnType<typeof entryOf>,
): Promise<Result> {
	if (result?.ok) return result;
	await recordRefusedAct(db, result ? entry : { ...entry, detail: { ...entry.detail, reason: "unknown" } });
	return result;
}

/** Null: there is no such user. */
export async function updateUserAs(
	db: Database,
	{ changes, ...act }: Act & { changes: UserChanges },
): Promise<Saved | null> {
	const fields = Object.entries(changes).flatMap(([field, value]) => (value === undefined ? [] : [field]));
	const entry = entryOf(act, "user.update", { fields });
	return await settled(db, await updateUser(db, { id: act.id, ...changes }, termsOf(db, entry)), entry);
}

/** Null: there is no such user. Refused for the last owner. */
export async function changeRoleAs(
	db: Database,
	{ role, ...act }: Act & { role: Role },
): Promise<ChangedUnlessLastOwner | null> {
	const entry = entryOf(act, "user.role", { role });
	const terms = termsOf(db, entry, { userId: act.id, kind: "role", role });
	return await settled(db, await changeRole(db, { id: act.id, role }, terms), entry);
}

/** Null: there is no such user. Refused for the last owner. */
export async function deleteUserAs(db: Database, act: Act): Promise<ChangedUnlessLastOwner | null> {
	const entry = entryOf(act, "user.delete");
	return await settled(db, await deleteUser(db, act.id, termsOf(db, entry)), entry);
}

/** Without `isPremium` the value changes to the other one. Null: there is no such user. */
export async function changePremiumAs(
	db: Database,
	{ isPremium: wanted, ...act }: Act & { isPremium?: boolean },
): Promise<User | null> {
	const isPremium = wanted ?? !(await findUser(db, act.id))?.isPremium;
	const entry = entryOf(act, "user.premium", { isPremium });
	const user = await changePremium(db, { id: act.id, isPremium }, termsOf(db, entry));
	await settled(db, user && { ok: true }, entry);
	return user;
}

/** Null: there is no such user. */
export async function createResetLinkAs(db: Database, act: Act): Promise<ResetLink | null> {
	const entry = entryOf(act, "user.reset-link");
	const link = await createResetLink(db, act.id, termsOf(db, entry));
	await settled(db, link && { ok: true }, entry);
	return link;
}

/** Null: there is no such user. */
export async function endSessionsAs(db: Database, act: Act): Promise<{ ok: true } | null> {
	const entry = entryOf(act, "user.end-sessions");
	const terms = termsOf(db, entry, { userId: act.id, kind: "sessions-ended" });
	return await settled(db, (await endAllSessions(db, act.id, terms)) ? ({ ok: true } as const) : null, entry);
}

export type TestAdminCreated = { ok: true; user: User } | { ok: false; reason: "production" | "taken" };

export async function createTestAdminAs(
	db: Database,
	{ ENVIRONMENT }: Pick<Config, "ENVIRONMENT">,
	{ actor }: Pick<Act, "actor">,
): Promise<TestAdminCreated> {
	const { password, ...account } = TEST_ADMIN;
	const isOffered = ENVIRONMENT === "development";
	const passwordHash = isOffered ? await hashPassword(password) : "";
	return await recordAround<TestAdminCreated>(db, { actor, action: "user.test-admin" }, async () => {
		if (!isOffered) return { result: { ok: false, reason: "production" }, outcome: "refused" };
		const saved = await createUser(db, { ...account, name: "", passwordHash });
		if (!saved.ok) return { result: { ok: false, reason: "taken" }, outcome: "refused" };
		return { result: saved, targetId: saved.user.id };
	});
}
