// What this browser remembers of player servers: the one that was chosen last, and which of them loaded last time.

import { parseJson } from "~/lib/http/parse-json";
import { STORAGE_PREFIX } from "~/product";
import { createStored, createStoredText } from "./stored";

/** As many as a config may have. */
const SERVERS_MAX = 50;

/** The id of the server that was chosen last; null when none was. */
export const chosenServer = createStoredText(`${STORAGE_PREFIX}server`);

type Loads = Record<string, boolean>;

export const NO_LOADS: Loads = {};

function parseLoads(stored: string | null): Loads {
	const loads = parseJson(stored);
	const entries = typeof loads === "object" && loads !== null ? Object.entries(loads) : [];
	return Object.fromEntries(entries.filter(([, hasLoaded]) => typeof hasLoaded === "boolean").slice(-SERVERS_MAX));
}

/** Whether each server's frame loaded last time, by server id. Anything else in the storage is ignored. */
export const serverLoads = createStored(`${STORAGE_PREFIX}serverLoads`, { parse: parseLoads });

export function rememberLoad(serverId: number, hasLoaded: boolean): void {
	serverLoads.update((loads) => ({ ...loads, [serverId]: hasLoaded }));
}
