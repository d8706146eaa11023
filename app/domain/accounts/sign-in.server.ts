// Owns signing up and signing in: what must hold before somebody becomes a signed-in user.
import { eq } from "drizzle-orm";
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import { isCommonPassword } from "./common-passwords.server";
import { hashPassword, isOutdated, isPassword } from "./passwords.server";
import { type Credentials, createSession, endSessionOfToken } from "./sessions.server";
import type { User } from "./types";
import { createUser, findAccount } from "./users.server";
import type { FieldErrors, Registration } from "./validation";

export const COMMON_PASSWORD = "This password is among the most common ones. Please choose another";

const TAKEN = {
	username: "This username is already taken",
	email: "An account with this email already exists",
};

/** A message for each of the two that somebody else has. */
export function takenErrors(taken: ("username" | "email")[]): FieldErrors {
	return Object.fromEntries(taken.map((field) => [field, TAKEN[field]]));
}

interface Visit {
	isRemembered: boolean;
	userAgent: string | null;
	/** What this browser was signed in by: that session ends. */
	formerToken: string | null;
}

async function enter(db: Database, config: Config, { userId, formerToken, ...visit }: Visit & { userId: string }) {
	if (formerToken) await endSessionOfToken(db, config, formerToken);
	return await createSession(db, config, { userId, ...visit });
}

export type Registered =
	| { ok: true; user: User; credentials: Credentials }
	| { ok: false; reason: "common" | "taken"; errors: FieldErrors };

/** The fields have passed `checkRegistration`. */
export async function register(
	db: Database,
	config: Config,
	{ username, email, name, password, ...visit }: Registration & Visit,
): Promise<Registered> {
	if (await isCommonPassword(password)) return { ok: false, reason: "common", errors: { password: COMMON_PASSWORD } };
	const passwordHash = await hashPassword(password);
	const saved = await createUser(db, { username, email, name, passwordHash });
	if (!saved.ok) return { ok: false, reason: "taken", errors: takenErrors(saved.taken) };
	const { user } = saved;
	return { ok: true, user, credentials: await enter(db, config, { userId: user.id, ...visit }) };
}

/** Null for an account that does not exist and for a wrong password, after the same work. */
export async function signIn(
	db: Database,
	config: Config,
	{ emailOrUsername, password, ...visit }: { emailOrUsername: string; password: string } & Visit,
): Promise<{ user: User; credentials: Credentials } | null> {
	const account = await findAccount(db, emailOrUsername);
	const matches = await isPassword(password, account?.passwordHash ?? null);
	if (!account || !matches) return null;
	const { user, passwordHash } = account;
	if (isOutdated(passwordHash)) {
		await db
			.update(users)
			.set({ passwordHash: await hashPassword(password) })
			.where(eq(users.id, user.id));
	}
	return { user, credentials: await enter(db, config, { userId: user.id, ...visit }) };
}
