// Owns how passwords are kept: scrypt, stored with its parameters, so that they can be raised later.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

interface Cost {
	N: number;
	r: number;
	p: number;
}

const COST: Cost = { N: 16384, r: 8, p: 5 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

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

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
	// Node's own limit stops at costs that a later version may want.
	const maxmem = 256 * cost.N * cost.r;
	return new Promise((resolve, reject) => {
		scrypt(password.normalize("NFKC"), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) =>
			error ? reject(error) : resolve(key),
		);
	});
}

/** Takes over 100 ms of processor time: limit the rate of whatever calls it. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(SALT_BYTES);
	return encode(COST, salt, await derive(password, salt, COST));
}

/** `stored` null is an account that does not exist: false, after the same work. */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
	const { cost, salt, key } = decode(stored ?? NOBODY);
	const derived = await derive(password, salt, cost);
	return timingSafeEqual(derived, key) && stored !== null;
}

/** Whether a stored password was made with other parameters than today's. */
export function isOutdated(stored: string): boolean {
	const { cost } = decode(stored);
	return cost.N !== COST.N || cost.r !== COST.r || cost.p !== COST.p;
}
