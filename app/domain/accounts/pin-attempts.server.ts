// The limits of PINs (decisions 026 and 054): by session and PIN, in the table of the sign-ins' limits.
import { inArray } from "drizzle-orm";
import type { Config } from "~/config.server";
import type { Database } from "~/database/open.server";
import { passwordAttempts } from "~/database/schema/accounts";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import { limitHits } from "~/metrics.server";
import { isReached, reserve, sign, TOO_MANY_FAILURES, takeBack, WINDOW_MS } from "./password-attempts.server";

/**
 * Wrong PINs in a row that a session may give for one PIN: then it waits, and after the second number it needs the password. A
 * PIN has ten thousand values, and a further session costs the password.
 */
export const PIN_LIMITS = { window: 5, inAll: 15 };

const DAY_MS = 24 * 60 * 60 * 1000;

const PIN_WINDOWS_MS = { window: WINDOW_MS, inAll: 30 * DAY_MS };

const TOO_MANY_PINS = {
	...TOO_MANY_FAILURES,
	message: sentence("tooManyPins"),
};

/** Nothing to wait for: the way on is the password. */
export const PIN_CLOSED = {
	status: 403,
	code: "pin_closed",
	message: sentence("pinClosed"),
};

/** A PIN that a session gives. `pinHash` makes the count of a new PIN another one. */
export interface PinAttempt {
	sessionId: string;
	profileId: string;
	pinHash: string;
}

type PinCounters = Record<keyof typeof PIN_LIMITS, string>;

async function openPinCounters(
	config: Pick<Config, "JWT_SECRET">,
	{ sessionId, profileId, pinHash }: PinAttempt,
): Promise<PinCounters> {
	const counterOf = (limit: string) => sign(config, "pin", limit, sessionId, profileId, pinHash);
	return { window: await counterOf("window"), inAll: await counterOf("inAll") };
}

/** Counts the attempt as a failure in advance. False: a limit is reached, and nothing was counted. */
async function reservePin(db: Database, counters: PinCounters): Promise<boolean> {
	const now = Date.now();
	return await reserve(
		db,
		(["window", "inAll"] as const).map((name) => ({
			counter: counters[name],
			most: PIN_LIMITS[name],
			until: now + PIN_WINDOWS_MS[name],
		})),
	);
}

async function refusePin(db: Database, { inAll }: PinCounters): Promise<never> {
	limitHits.add({ limit: "password_attempts" });
	const isClosed = await isReached(db, { counter: inAll, most: PIN_LIMITS.inAll });
	throw new HttpError(isClosed ? PIN_CLOSED : TOO_MANY_PINS);
}

/**
 * Checks a PIN of a profile, with a count for each session: nobody's guesses stop somebody else. Counted in advance;
 * when `check` throws, the attempt does not count. Throws `HttpError` 429 or 403 without running `check` when a limit is reached.
 */
export async function checkPinWithinLimits(
	db: Database,
	config: Pick<Config, "JWT_SECRET">,
	{ attempt, check }: { attempt: PinAttempt; check: () => Promise<boolean> },
): Promise<boolean> {
	const counters = await openPinCounters(config, attempt);
	if (!(await reservePin(db, counters))) await refusePin(db, counters);
	let isRight: boolean;
	try {
		isRight = await check();
	} catch (error) {
		await takeBack(db, Object.values(counters));
		throw error;
	}
	if (isRight) await forgetPinFailures(db, counters);
	return isRight;
}

async function forgetPinFailures(db: Database, counters: PinCounters): Promise<void> {
	await db.delete(passwordAttempts).where(inArray(passwordAttempts.counter, Object.values(counters)));
}

/** Begins the count again, for somebody who gave the password. */
export async function reopenPin(db: Database, config: Pick<Config, "JWT_SECRET">, attempt: PinAttempt): Promise<void> {
	await forgetPinFailures(db, await openPinCounters(config, attempt));
}
