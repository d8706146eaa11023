// Owns how passwords are stored: scrypt with its parameters, so that they can be raised later.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { HttpError } from "~/lib/http-error";
import { COST, type Cost, TURN_MS } from "./password-cost";

const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** Milliseconds of turns that may be booked ahead. */
const BOOKED_MAX_MS = 8 * TURN_MS;
/** Milliseconds that a request waits for its turn on a slow machine, where turns take longer. */
const WAIT_MAX_MS = 10_000;
const UNKNOWN_NETWORK = "unknown";

export const BUSY = {
	status: 503,
	code: "busy",
	message: "Too many people are signing in right now. Wait a few seconds and try again.",
	headers: { "retry-after": "5" },
};

/** When the next turn is free, and until when no turn begins; as `performance.now()` counts. */
let nextTurn = 0;
let pausedUntil = 0;
/** The requests that wait. One that is cancelled never leaves by itself: it counts until its wait would have ended. */
const waiting = new Set<{ network: string; until: number }>();

/** A hash of nothing, checked for accounts that do not exist: they take as long as those that do. */
const NOBODY = encode(COST, Buffer.alloc(SALT_BYTES), Buffer.alloc(KEY_BYTES));

function encode({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
	return ["scrypt", N, r, p, salt.toString("base64url"), key.toString("base64url")].join("$");
}

function decode(stored: string): { cost: Cost; salt: Buffer; key: Buffer } {
	const [scheme, N, r, p, salt, key] = stored.split("$");
	if (scheme !== "scrypt" || !salt || !key) throw new Error("A stored password is not in the known form");
	return {
		cost: { N: Number(N), r: Number(r), p: Number(p) },
		salt: Buffer.from(salt, "base64url"),
		key: Buffer.from(key, "base64url"),
	};
}

function workOf({ N, r, p }: Cost): number {
	return N * r * p;
}

/** One request of a network waits at a time, so that others get the turns in between. */
function mayWait(network: string, now: number): boolean {
	for (const request of waiting) if (request.until < now) waiting.delete(request);
	return ![...waiting].some((request) => request.network === network);
}

/** Waits for a turn to run scrypt. A request that is cancelled leaves its turn unused. */
async function waitForTurn(cost: Cost, network: string): Promise<void> {
	const arrived = performance.now();
	const turn = Math.max(arrived, nextTurn);
	if (!mayWait(network, arrived) || turn - arrived > BOOKED_MAX_MS) throw new HttpError(BUSY);
	nextTurn = turn + (TURN_MS * workOf(cost)) / workOf(COST);
	const request = { network, until: arrived + WAIT_MAX_MS };
	waiting.add(request);
	try {
		for (let now = arrived; now < turn || now < pausedUntil; now = performance.now()) {
			if (now > request.until) throw new HttpError(BUSY);
			const wait = Math.max(turn, pausedUntil) - now;
			await new Promise((resolve) => setTimeout(resolve, wait));
		}
	} finally {
		waiting.delete(request);
	}
}

interface Derivation {
	salt: Buffer;
	cost: Cost;
	network: string;
}

/** Throws `HttpError` 503 when too many requests wait for scrypt, in all or of this network. */
async function derive(password: string, { salt, cost, network }: Derivation): Promise<Buffer> {
	await waitForTurn(cost, network);
	const started = performance.now();
	const key = await runScrypt(password, salt, cost);
	const ended = performance.now();
	pausedUntil = ended + Math.min(ended - started, TURN_MS);
	return key;
}

function runScrypt(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
	// Node's own limit stops at costs that a later version may want.
	const maxmem = 256 * cost.N * cost.r;
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}

/** Takes over 100 ms of processor time: limit the rate of whatever calls it. `network` as in `isPassword`. */
export async function hashPassword(password: string, network = UNKNOWN_NETWORK): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	return encode(COST, salt, await derive(password, { salt, cost: COST, network }));
}

/**
 * `stored` null is an account that does not exist: false, after the same work. `network` is as `readClientNetwork` returns
 * it; calls without it share one network's turns.
 */
export async function isPassword(password: string, stored: string | null, network = UNKNOWN_NETWORK): Promise<boolean> {
	const { cost, salt, key } = decode(stored ?? NOBODY);
	const derived = await derive(password, { salt, cost, network });
	return timingSafeEqual(derived, key) && stored !== null;
}

/** Whether a stored password was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
	const { cost } = decode(stored);
	return cost.N !== COST.N || cost.r !== COST.r || cost.p !== COST.p;
}
