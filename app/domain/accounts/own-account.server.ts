// Changes to one's own account: profile, password, deletion.
import type { Database } from "~/database/open.server";
import { sentence } from "~/messages/sentence";
import { activityLines } from "./activity.server";
import { checkInSession } from "./password-attempts.server";
import { isGuessable } from "./password-strength.server";
import { hashPassword, isPassword } from "./passwords.server";
import { markPasswordGiven } from "./sessions.server";
import { takenErrors } from "./sign-in.server";
import type { Terms } from "./terms.server";
import type { User } from "./types";
import { deleteUser, findPasswordHash, findUser, forgetInLog, type PasswordChange, updateUser } from "./users.server";
import { type FieldErrors, GUESSABLE_PASSWORD, type ProfileChanges } from "./validation";

export const WRONG_PASSWORD = sentence("wrongPassword");

/** The holder of an account, signed in. */
export interface Holder {
	userId: string;
	sessionId: string;
	/** As `readClientNetwork` returns it. */
	network: string;
}

/**
 * Checks the password that the signed-in holder gives again. Returns the hash that it matches, null for a wrong password.
 * Throws `HttpError` 401 when too many were wrong: the session has ended.
 */
export async function verifyOwnPassword(
	db: Database,
	{ userId, sessionId, network, password }: Holder & { password: string },
): Promise<string | null> {
	return await checkInSession(db, sessionId, async () => {
		const passwordHash = await findPasswordHash(db, userId);
		return (await isPassword(password, passwordHash, network)) ? passwordHash : null;
	});
}

/** Returns when the password was given, in milliseconds since 1970; null for a wrong password. Throws as above. */
export async function confirmPassword(db: Database, holder: Holder & { password: string }): Promise<number | null> {
	const isRight = (await verifyOwnPassword(db, holder)) !== null;
	return isRight ? await markPasswordGiven(db, holder.sessionId) : null;
}

export interface OwnChanges extends ProfileChanges {
	password?: string;
	/** Needed with `password`. */
	currentPassword?: string;
}

export type OwnAccountUpdated =
	| { ok: true; user: User }
	| { ok: false; reason: "wrong-password" | "guessable" | "taken"; errors: FieldErrors };

const WRONG_CURRENT = { ok: false, reason: "wrong-password", errors: { currentPassword: WRONG_PASSWORD } } as const;

/** Takes validated fields. A refusal changes nothing. Null: the account was deleted meanwhile, or `terms` did not hold. */
export async function updateOwnAccount(
	db: Database,
	{
		userId,
		sessionId,
		network,
		userAgent = null,
		changes,
	}: Holder & { userAgent?: string | null; changes: OwnChanges },
	terms: Terms,
): Promise<OwnAccountUpdated | null> {
	const { password, currentPassword = "", ...profile } = changes;
	let passwordChange: PasswordChange | undefined;
	if (password !== undefined) {
		const verifiedHash = await verifyOwnPassword(db, { userId, sessionId, network, password: currentPassword });
		if (verifiedHash === null) return WRONG_CURRENT;
		const user = await findUser(db, userId);
		if (!user) return null;
		if (await isGuessable(password, { ...user, ...profile })) {
			return { ok: false, reason: "guessable", errors: { password: GUESSABLE_PASSWORD } };
		}
		passwordChange = { verifiedHash, passwordHash: await hashPassword(password, network), sessionId };
	}
	const event = { userId, client: { userAgent, network } };
	const before = await findUser(db, userId);
	const isNew = (name: "email" | "username") => {
		const value = profile[name]?.trim();
		return value !== undefined && value !== before?.[name];
	};
	const kinds = [...(passwordChange ? (["password"] as const) : []), ...(["email", "username"] as const).filter(isNew)];
	const saved = await updateUser(
		db,
		{ id: userId, ...profile, password: passwordChange },
		{
			...terms,
			record: (condition) => [
				...(terms.record?.(condition) ?? []),
				...kinds.flatMap((kind) => activityLines(db, { ...event, kind }, condition)),
			],
		},
	);
	if (saved && !saved.ok) return { ok: false, reason: "taken", errors: takenErrors(saved.taken) };
	if (saved) return saved;
	// Another password change came first.
	return passwordChange ? WRONG_CURRENT : null;
}

export type AccountDeleted = { ok: true } | { ok: false; reason: "wrong-password" | "last-owner" };

export async function deleteOwnAccount(
	db: Database,
	holder: Holder & { password: string },
	terms: Terms,
): Promise<AccountDeleted> {
	if ((await verifyOwnPassword(db, holder)) === null) return { ok: false, reason: "wrong-password" };
	const deleted = await deleteUser(db, holder.userId, terms, [forgetInLog(db, holder.userId)]);
	return deleted?.ok ? { ok: true } : { ok: false, reason: "last-owner" };
}
