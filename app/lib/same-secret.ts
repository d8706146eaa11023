import { createHash, timingSafeEqual } from "node:crypto";

function digest(text: string): Uint8Array {
	return createHash("sha256").update(text).digest();
}

/** Takes the same time wherever two secrets differ. */
export function isSameSecret(one: string, other: string): boolean {
	return timingSafeEqual(digest(one), digest(other));
}
