// How passwords are stored: scrypt with its parameters, so that they can be raised later.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { CrowdedError, createFairQueue } from "~/lib/caching/fair-queue";
import { HttpError } from "~/lib/http/http-error";
import { sentence } from "~/messages/sentence";
import { COST, type Cost, TURN_MS } from "./password-cost";

const SALT_BYTES = 16;
const KEY_BYTES = 32;

const UNKNOWN_NETWORK = "unknown";

export const BUSY = {
	status: 503,
	code: "busy",
	message: sentence("tooManySignIns"),
	headers: { "retry-after": "5" },
};

/**
 * The runtime computes scrypt on the isolate's only thread: one at a time, and after each the thread is free for others for
 * as long as it took. One request of a network waits at a time, so that others get their turn soon. Not of
 * `platform.isolate`, because it guards the thread, whatever runs on it.
 */
const queue = createFairQueue({
	slots: 1,
	waiting: 7,
	/** Turns take longer on a slow machine. */
	wait: 10_000,
	/** A request that is cancelled leaves its turn, and the next one, unused. */
	lease: 2 * TURN_MS,
	/** The clock of a deployed worker stands still while it computes: then the pause is the whole turn. */
	pause: (took) => Math.max(TURN_MS - took, Math.min(took, TURN_MS)),
});

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

interface Derivation {
	salt: Buffer;
	cost: Cost;
	network: string;
}

/** Throws `HttpError` 503 when too many requests wait for scrypt, in all or of this network. */
async function derive(password: string, { salt, cost, network }: Derivation): Promise<Buffer> {
	try {
		return await queue.run({ network }, () => runScrypt(password, salt, cost));
	} catch (error) {
		throw error instanceof CrowdedError ? new HttpError(BUSY) : error;
	}
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
