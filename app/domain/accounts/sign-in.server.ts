// Registration and sign-in.
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import { activityLines } from "./activity.server";
import { checkWithinLimits, type EndCount } from "./password-attempts.server";
import { isGuessable } from "./password-strength.server";
import { hashPassword, isOutdated, isPassword } from "./passwords.server";
import { type Credentials, createSession, findSessionOf } from "./sessions.server";
import { toSuspended } from "./suspension.server";
import { isBarred, TEST_ADMIN } from "./test-admin";
import type { User } from "./types";
import { type Account, accountKey, createUser, findAccount, replaceHash } from "./users.server";
import { type FieldErrors, GUESSABLE_PASSWORD, type Registration } from "./validation";

const TAKEN = {
	username: sentence("usernameTaken"),
	email: sentence("emailTaken"),
};

/** A message for each field that another account uses. */
export function takenErrors(taken: ("username" | "email")[]): FieldErrors {
	return Object.fromEntries(taken.map((field) => [field, TAKEN[field]]));
}

interface Visit {
	isRemembered: boolean;
	userAgent: string | null;
	/** The browser's current token; its session ends. */
	formerToken: string | null;
	/** As `readClientNetwork` returns it. */
	network: string;
}

export type Registered =
	| { ok: true; user: User; credentials: Credentials }
	| { ok: false; reason: "guessable" | "taken"; errors: FieldErrors };

/** The fields have passed `checkRegistration`. */
export async function register(
	db: Database,
	config: Config,
	{ username, email, name, password, ...visit }: Registration & Visit,
): Promise<Registered> {
	if (await isGuessable(password, { username, email, name })) {
		return { ok: false, reason: "guessable", errors: { password: GUESSABLE_PASSWORD } };
	}
	const passwordHash = await hashPassword(password, visit.network);
	const saved = await createUser(db, { username, email, name, passwordHash });
	if (!saved.ok) return { ok: false, reason: "taken", errors: takenErrors(saved.taken) };
	const { user } = saved;
	const credentials = await createSession(
		db,
		config,
		{ userId: user.id, passwordHash, ...visit },
		{ after: (isOpened) => activityLines(db, { userId: user.id, kind: "sign-up", client: visit }, isOpened) },
	);
	if (!credentials) throw new Error("The account was changed while it was created");
	return { ok: true, user, credentials };
}

export type TestAdminCreated = { ok: true; user: User } | { ok: false; reason: "production" | "taken" };

export async function createTestAdmin(
	db: Database,
	{ ENVIRONMENT }: Pick<Config, "ENVIRONMENT">,
): Promise<TestAdminCreated> {
	if (ENVIRONMENT !== "development") return { ok: false, reason: "production" };
	const { password, ...account } = TEST_ADMIN;
	const saved = await createUser(db, { ...account, name: "", passwordHash: await hashPassword(password) });
	return saved.ok ? saved : { ok: false, reason: "taken" };
}

type SignInAttempt = { emailOrUsername: string; password: string } & Visit;

interface SignedIn {
	user: User;
	credentials: Credentials;
}

async function openSessionIfRight(
	db: Database,
	config: Config,
	{ account, attempt, endCount }: { account: Account | null; attempt: SignInAttempt; endCount: EndCount },
): Promise<SignedIn | null> {
	const { emailOrUsername, password, ...visit } = attempt;
	const matches = await isPassword(password, account?.passwordHash ?? null, visit.network);
	if (!account || !matches || isBarred(config, account.user)) return null;
	if (account.user.isSuspended) {
		throw new HttpError(toSuspended(config));
	}
	const { user, passwordHash: verifiedHash } = account;
	const isReplaced = isOutdated(verifiedHash);
	const passwordHash = isReplaced ? await hashPassword(password, visit.network) : verifiedHash;
	const credentials = await createSession(
		db,
		config,
		{ userId: user.id, passwordHash, ...visit },
		{
			before: isReplaced ? [replaceHash(db, { id: user.id, verifiedHash, passwordHash })] : [],
			after: (isOpened) => [
				...activityLines(db, { userId: user.id, kind: "sign-in", client: visit }, isOpened),
				...endCount(isOpened),
			],
		},
	);
	if (credentials) return { user, credentials };
	// Another hash was stored meanwhile: of another password, or of this one by a simultaneous sign-in.
	const stored = await findAccount(db, emailOrUsername);
	return await openSessionIfRight(db, config, { account: stored, attempt, endCount });
}

/**
 * Null for an account that does not exist, for a wrong password and for the test admin in production, after the same work.
 * Throws `HttpError`: 429 after too many failures, 403 for a suspended account. User name and e-mail address of an account count together.
 */
export async function signIn(db: Database, config: Config, attempt: SignInAttempt): Promise<SignedIn | null> {
	const { emailOrUsername, network, formerToken } = attempt;
	const account = await findAccount(db, emailOrUsername);
	const userId = account?.user.id;
	return await checkWithinLimits(db, config, {
		attempt: {
			account: userId ?? accountKey(emailOrUsername),
			network,
			findSession: async () =>
				userId === undefined ? null : await findSessionOf(db, config, { token: formerToken, userId }),
		},
		check: (endCount) => openSessionIfRight(db, config, { account, attempt, endCount }),
	});
}
