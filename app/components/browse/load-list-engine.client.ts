import { STORAGE_PREFIX } from "~/product";

/** Where lists outlive the document. */
export const KEPT_LISTS = `${STORAGE_PREFIX}lists`;

type ListEngine = typeof import("./list-engine.client");

let engine: ListEngine | null = null;
const listeners = new Set<() => void>();

/** Null until it is loaded. */
export function listEngine(): ListEngine | null {
	return engine;
}

export async function loadListEngine(): Promise<ListEngine> {
	engine ??= await import("./list-engine.client");
	for (const listener of listeners) listener();
	return engine;
}

export function onListEngine(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Whether a reload has to bring back the list of this history key. */
export function isKept(key: string): boolean {
	try {
		return sessionStorage.getItem(KEPT_LISTS)?.includes(JSON.stringify(key)) ?? false;
	} catch {
		// A storage that is closed to us keeps nothing.
		return false;
	}
}
