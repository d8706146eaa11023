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
