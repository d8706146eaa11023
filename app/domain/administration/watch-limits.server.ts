// Tells the operator when an isolate refuses unusually many requests because of limits.
import type { Platform } from "~/platform.server";
import { isQuietFor, raiseSignal } from "./signals.server";

/** Refused requests in a minute. */
const STORM = 100;
const MINUTE_MS = 60_000;
/** Milliseconds between two signals. */
const QUIET_MS = 60 * MINUTE_MS;

/** Of this isolate. */
const minute = { startedAt: 0, refused: 0 };

/** Counts a response 429. The signal is raised after the response. */
export function countLimited(platform: Pick<Platform, "config" | "db" | "waitUntil">): void {
	const now = Date.now();
	if (now - minute.startedAt >= MINUTE_MS) Object.assign(minute, { startedAt: now, refused: 0 });
	minute.refused++;
	if (minute.refused !== STORM) return;
	const signal = { type: "limits.storm" as const, data: { refused_in_a_minute: String(STORM) } };
	platform.waitUntil(raiseSignal(platform, { ...signal, condition: isQuietFor(QUIET_MS, signal) }));
}
