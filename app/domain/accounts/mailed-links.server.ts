// Links that are mailed: one sets a new password (reset-links.server.ts), one verifies the address of an account
// (docs/decisions/059-mail.md). Nothing here rejects, because it runs after the response.
import { and, eq, exists, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { isMailable, type Mailer, sendMail } from "~/clients/mail/send-mail.server";
import { type Database, openDatabase } from "~/database/open.server";
import { emailVerifications, users } from "~/database/schema/accounts";
import { selectColumns } from "~/database/select-columns";
import { withoutQuery } from "~/lib/http/errors";
import type { Platform } from "~/platform.server";
import { isQuietFor, raiseSignal } from "../administration/signals.server";
import { type ActivityEvent, activityLines } from "./activity.server";
import { composeMail, type MailPurpose } from "./mails";
import { reserve, sign } from "./password-attempts.server";
import { createLinkToken, createResetLink, hashToken } from "./reset-links.server";
import { commit } from "./terms.server";
import type { User } from "./types";
import { accountKey } from "./users.server";

const HOUR_MS = 60 * 60 * 1000;

/** Mails of one purpose in an hour: to one address, and of all that one network has asked for. */
export const MAIL_LIMITS = { address: 3, network: 20 };

/** Null: this site sends no mail. */
export function findMailer({ env, config }: Pick<Platform, "env" | "config">): Mailer | null {
	return env.EMAIL && config.MAIL_FROM ? { binding: env.EMAIL, from: config.MAIL_FROM } : null;
}

/** Who asks for a mail, and from which address of the site. */
interface Asked {
	/** As `readClientNetwork` returns it. */
	network: string;
	origin: string;
}

/** Counts a mail that is to be sent. False: a limit is reached. */
async function isWithinMailLimits(
	{ db, config }: Platform,
	{ purpose, email, network }: Pick<Asked, "network"> & { purpose: MailPurpose; email: string },
): Promise<boolean> {
	const until = Date.now() + HOUR_MS;
	return await reserve(openDatabase(db), [
		{ counter: await sign(config, "mail", purpose, accountKey(email)), most: MAIL_LIMITS.address, until },
		{ counter: await sign(config, "mail", purpose, "network", network), most: MAIL_LIMITS.network, until },
	]);
}

/** Logs a failure, without the address, and tells the operator once an hour. */
async function send(platform: Platform, mailer: Mailer, purpose: MailPurpose, link: Parameters<typeof composeMail>[1]) {
	const reason = await sendMail(mailer, composeMail(purpose, link));
	if (reason === null) return true;
	console.warn(JSON.stringify({ mail: purpose, outcome: "not sent", reason }));
	const signal = { type: "mail.failed" as const, data: { reason } };
	await raiseSignal(platform, { ...signal, condition: isQuietFor(HOUR_MS, signal) });
	return false;
}

function logFailure(purpose: MailPurpose, error: unknown): void {
	console.warn(JSON.stringify({ mail: purpose, outcome: "not sent", reason: String(withoutQuery(error)) }));
}

/** The accounts whose verified address it is, letter for letter as it is stored: at most one. */
function findVerified(db: Database, where = sql`true`) {
	return db
		.select({ id: users.id, email: users.email, at: emailVerifications.verifiedAt })
		.from(users)
		.innerJoin(emailVerifications, eq(emailVerifications.userId, users.id))
		.where(and(eq(emailVerifications.email, users.email), isNotNull(emailVerifications.verifiedAt), where));
}

/** Since when the user's address is verified, ISO 8601 in UTC; null: it is not. */
export async function findEmailVerification(db: Database, userId: string): Promise<string | null> {
	const [row] = await findVerified(db, eq(users.id, userId));
	return row?.at ? new Date(row.at).toISOString() : null;
}

/** Sends a link for a new password to the account whose verified address it is, if there is one and it is not suspended. */
export async function mailResetLink(platform: Platform, { email, ...asked }: Asked & { email: string }): Promise<void> {
	try {
		const mailer = findMailer(platform);
		if (!mailer) return;
		const db = openDatabase(platform.db);
		const [holder] = await findVerified(db, eq(users.emailKey, accountKey(email)));
		// After the look-up: made-up addresses must not use up what others on the network need.
		if (!holder || !(await isWithinMailLimits(platform, { purpose: "reset", email, ...asked }))) return;
		const link = await createResetLink(db, holder.id, { isAllowed: eq(users.email, holder.email) });
		if (link) await send(platform, mailer, "reset", { to: holder.email, origin: asked.origin, token: link.token });
	} catch (error) {
		logFailure("reset", error);
	}
}

/**
 * - `off`: this site sends no mail.
 * - `unfit`: no mail may go to the address.
 * - `settled`: it is verified, or is not the account's any more.
 */
export type Verification = "sent" | "off" | "unfit" | "limited" | "settled" | "failed";

/** Sends the account a link to verify its address, which ends an earlier one. */
export async function mailVerification(
	platform: Platform,
	{ user, network, origin }: Asked & { user: Pick<User, "id" | "email"> },
): Promise<Verification> {
	const { id, email } = user;
	try {
		const mailer = findMailer(platform);
		if (!mailer) return "off";
		if (!isMailable(email)) return "unfit";
		if (!(await isWithinMailLimits(platform, { purpose: "verify", email, network }))) return "limited";
		const { token, ...fresh } = await createLinkToken();
		const where = and(eq(users.id, id), eq(users.email, email), isNull(users.suspendedAt));
		const row = { email, ...fresh, verifiedAt: null };
		const asked = await openDatabase(platform.db)
			.insert(emailVerifications)
			.select(selectColumns(emailVerifications, { userId: id, ...row }, sql`from users where ${where}`))
			.onConflictDoUpdate({
				target: emailVerifications.userId,
				set: row,
				setWhere: or(isNull(emailVerifications.verifiedAt), ne(emailVerifications.email, email)),
			})
			.returning({ userId: emailVerifications.userId });
		if (asked.length === 0) return "settled";
		return (await send(platform, mailer, "verify", { to: email, origin, token })) ? "sent" : "failed";
	} catch (error) {
		logFailure("verify", error);
		return "failed";
	}
}

/** Nobody while the user is suspended, or has another address. */
function findAsked(db: Database, tokenHash: string) {
	const { userId, email, expiresAt } = emailVerifications;
	const isAsked = and(eq(emailVerifications.tokenHash, tokenHash), gt(expiresAt, Date.now()));
	return db
		.select({ userId })
		.from(emailVerifications)
		.innerJoin(users, and(eq(users.id, userId), eq(users.email, email)))
		.where(and(isAsked, isNull(users.suspendedAt)));
}

export async function isVerificationValid(db: Database, token: string): Promise<boolean> {
	return (await findAsked(db, await hashToken(token))).length > 0;
}

/** Uses the link of a mail. False: it does not work any more. */
export async function verifyEmail(
	db: Database,
	{ token, client }: { token: string; client: ActivityEvent["client"] },
): Promise<boolean> {
	const tokenHash = await hashToken(token);
	const [found] = await findAsked(db, tokenHash);
	if (!found) return false;
	// Another use of the link may come first.
	const condition = exists(findAsked(db, tokenHash));
	const change = db
		.update(emailVerifications)
		.set({ verifiedAt: Date.now(), tokenHash: null })
		.where(and(eq(emailVerifications.tokenHash, tokenHash), condition))
		.returning({ userId: emailVerifications.userId });
	const event = { userId: found.userId, kind: "email-verified", client } as const;
	return (await commit(db, change, { condition, before: activityLines(db, event, condition) })).length > 0;
}
