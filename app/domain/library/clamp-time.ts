// Owns which of the times that clients send count.
import { HISTORY_RETENTION_DAYS } from "~/product";

const RETENTION_MS = HISTORY_RETENTION_DAYS * 24 * 60 * 60 * 1000;

/** A client's time, limited to the retention period and not in the future. */
export function clampTime(at: number, now: number): number {
	return Math.min(now, Math.max(at, now - RETENTION_MS));
}
