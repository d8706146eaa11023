// Links that are mailed: one sets a new password (reset-links.server.ts), one verifies the address of an account
// (docs/decisions/059-mail.md). Nothing here rejects, because it runs after the response.
import { and, eq, exists, gt, isNotNull, isNull, ne, or, sql } from "drizzle-orm";
import { isMailable, type Mailer, sendMail } from "~/clients/mail/send-mail.server";
import { type Database, openDatabase } from "~/database/open.server";
import { emailVerifications, users } from "~/database/schema/accounts";
import { selectColumns } from "~/database/select-columns";
import { withoutQuery } from "~/lib/http/errors";
import { type Language, readLanguage } from "~/lib/language/languages";
import type { Platform } from "~/platform.server";
import { raiseSignal, whereQuietFor } from "../administration/signals.server";
import { readPreferences } from "../library/store/preferences.server";
import { type ActivityEvent, activityLines, hasActedFrom } from "./activity.server";
import { composeMail, type MailPurpose } from "./mails";
import { isReached, reserve, sign } from "./password-attempts.server";
import type { ProfileId } from "./profiles";
import { createLinkToken, createResetLink, hashToken } from "./reset-links.server";
import { commit } from "./terms.server";
import type { User } from "./types";
import { accountKey } from "./users.server";

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Mails of one purpose: in an hour to one address, and of all that one network has asked for; in a day for one account. `MAILS_PER_DAY`
 * is for the site.
 */
export const MAIL_LIMITS = { address: 3, network: 20, account: 10 };

/** Null: this site sends no mail. */
export function findMailer({ env, config }: Pick<Platform, "env" | "config">): Mailer | null {
	return env.EMAIL && config.MAIL_FROM ? { binding: env.EMAIL, from: config.MAIL_FROM } : null;
}

/** Who asks for a mail, and from which address of the site. */
interface Asked {
	/** As `readClientNetwork` returns it. */
	network: string;
	origin: string;
	/** Of the page that asks. */
	language: Language;
}

/** What of a mail is counted. */
interface Counted {
	purpose: MailPurpose;
	email: string;
	/** Each may cause `MAIL_LIMITS.account` mails in a day. */
	spenders: string[];
	/** Who may be anybody. Their mails are counted apart in the site's day, so that a flood of them stops nobody else. */
	isStranger: boolean;
}

/** Counts a mail that is to be sent. Else why it may not be. */
async function findLimit(
	platform: Platform,
	{ purpose, email, network, spenders, isStranger }: Counted & Pick<Asked, "network">,
): Promise<"limited" | "used-up" | null> {
	const { config } = platform;
	const db = openDatabase(platform.db);
	const counterOf = (...parts: string[]) => sign(config, "mail", purpose, ...parts);
	const hourEnd = Date.now() + HOUR_MS;
	const dayEnd = Date.now() + DAY_MS;
	const site = { counter: await counterOf("site", String(isStranger)), most: config.MAILS_PER_DAY, until: dayEnd };
	const accounts = spenders.map(async (spender) => ({
		counter: await counterOf("day", spender),
		most: MAIL_LIMITS.account,
		until: dayEnd,
	}));
	const isWithin = await reserve(db, [
		{ counter: await counterOf(accountKey(email)), most: MAIL_LIMITS.address, until: hourEnd },
		{ counter: await counterOf("network", network), most: MAIL_LIMITS.network, until: hourEnd },
		...(await Promise.all(accounts)),
		site,
	]);
	if (isWithin) return null;
	if (!(await isReached(db, site))) return "limited";
	await reportUnsent(platform, purpose, "SITE_LIMIT");
	return "used-up";
}

/** Logs why a mail is not sent, without the address, and tells the operator once an hour. */
async function reportUnsent(platform: Platform, purpose: MailPurpose, reason: string): Promise<void> {
	console.warn(JSON.stringify({ mail: purpose, outcome: "not sent", reason }));
	const signal = { type: "mail.failed" as const, data: { reason } };
	await raiseSignal(platform, { ...signal, condition: whereQuietFor(HOUR_MS, signal) });
}

async function send(platform: Platform, mailer: Mailer, purpose: MailPurpose, link: Parameters<typeof composeMail>[1]) {
	const reason = await sendMail(mailer, await composeMail(purpose, link));
	if (reason !== null) await reportUnsent(platform, purpose, reason);
	return reason === null;
}

/** That of the account's holder, where they have chosen one, else that of the page that asks for the mail. */
async function languageOf(db: Database, userId: string, { language }: Pick<Asked, "language">): Promise<Language> {
	const preferences = await readPreferences(db, userId as ProfileId);
	return readLanguage(preferences.language) ?? language;
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
		if (!holder) return;
		const { network } = asked;
		const isStranger = !(await hasActedFrom(db, holder.id, network));
		// What strangers ask for must not use up what the holder needs at home.
		const spenders = [JSON.stringify([holder.id, isStranger ? null : network])];
		if (await findLimit(platform, { purpose: "reset", email, network, spenders, isStranger })) return;
		const link = await createResetLink(db, holder.id, { isAllowed: eq(users.email, holder.email) });
		if (!link) return;
		const language = await languageOf(db, holder.id, asked);
		await send(platform, mailer, "reset", { to: holder.email, origin: asked.origin, token: link.token, language });
	} catch (error) {
		logFailure("reset", error);
	}
}

/**
 * - `off`: this site sends no mail.
 * - `unfit`: no mail may go to the address.
 * - `limited`: by what was sent for this account, to this address or for this network; `used-up`: by what the site has sent today.
 * - `settled`: it is verified, or is not the account's any more.
 */
export type Verification = "sent" | "off" | "unfit" | "limited" | "used-up" | "settled" | "failed";

/** Sends the account a link to verify its address, which ends an earlier one. */
export async function mailVerification(
	platform: Platform,
	{ user, network, origin, ...asking }: Asked & { user: Pick<User, "id" | "email" | "createdAt"> },
): Promise<Verification> {
	const { id, email, createdAt } = user;
	try {
		const mailer = findMailer(platform);
		if (!mailer) return "off";
		if (!isMailable(email)) return "unfit";
		// Anybody can make accounts, and give each another's address.
		const isStranger = Date.parse(createdAt) > Date.now() - DAY_MS;
		const spenders = [id, accountKey(email)];
		const limit = await findLimit(platform, { purpose: "verify", email, network, spenders, isStranger });
		if (limit) return limit;
		const { token, ...fresh } = await createLinkToken();
		const where = and(eq(users.id, id), eq(users.email, email), isNull(users.suspendedAt));
		const row = { email, ...fresh, verifiedAt: null };
		const db = openDatabase(platform.db);
		const asked = await db
			.insert(emailVerifications)
			.select(selectColumns(emailVerifications, { userId: id, ...row }, sql`from users where ${where}`))
			.onConflictDoUpdate({
				target: emailVerifications.userId,
				set: row,
				setWhere: or(isNull(emailVerifications.verifiedAt), ne(emailVerifications.email, email)),
			})
			.returning({ userId: emailVerifications.userId });
		if (asked.length === 0) return "settled";
		const language = await languageOf(db, id, asking);
		return (await send(platform, mailer, "verify", { to: email, origin, token, language })) ? "sent" : "failed";
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
