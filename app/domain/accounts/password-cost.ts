/** Parameters of scrypt. */
export interface Cost {
	N: number;
	r: number;
	p: number;
}

/** The cost of a new password: over 100 ms of processor time. The server tests use a lower one (vitest.config.ts). */
export const COST: Cost = { N: 16384, r: 8, p: 5 };

/**
 * Milliseconds from the start of one scrypt to the next. The runtime computes scrypt on the isolate's only thread, so that
 * every other request stands still for about half of this time; the rest is for them.
 */
export const TURN_MS = 250;
