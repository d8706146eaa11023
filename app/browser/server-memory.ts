// Owns what this browser remembers of player servers: the one that was chosen last, and which of them loaded last time.

import { STORAGE_PREFIX } from "~/product";
import { createStoredText } from "./stored-text";

/** As many as a config may have. */
const SERVERS_MAX = 50;

/** The id of the server that was chosen last; null when none was. */
export const chosenServer = createStoredText(`${STORAGE_PREFIX}server`);

/** As stored; read it with `parseLoads`. */
export const serverLoads = createStoredText(`${STORAGE_PREFIX}serverLoads`);

/** Whether each server's frame loaded last time, by server id. Anything else in the storage is ignored. */
export function parseLoads(stored: string | null): Record<string, boolean> {
	try {
		const loads: unknown = JSON.parse(stored ?? "{}");
		const entries = typeof loads === "object" && loads !== null ? Object.entries(loads) : [];
		return Object.fromEntries(entries.filter(([, hasLoaded]) => typeof hasLoaded === "boolean").slice(-SERVERS_MAX));
	} catch {
		return {};
	}
}

export function rememberLoad(serverId: number, hasLoaded: boolean): void {
	serverLoads.set(JSON.stringify({ ...parseLoads(serverLoads.get()), [serverId]: hasLoaded }));
}
