import { useCallback, useSyncExternalStore } from "react";
import { STORAGE_PREFIX } from "~/product";

const KEY = `${STORAGE_PREFIX}autoplayNext`;
const OFF = "off";
const listeners = new Set<() => void>();

function read(): boolean {
	try {
		return localStorage.getItem(KEY) !== OFF;
	} catch {
		return true;
	}
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	window.addEventListener("storage", listener);
	return () => {
		listeners.delete(listener);
		window.removeEventListener("storage", listener);
	};
}

/** Whether the next episode begins by itself; kept in this browser. */
export function useAutoplay(): [isOn: boolean, set: (isOn: boolean) => void] {
	const isOn = useSyncExternalStore(subscribe, read, () => true);
	const set = useCallback((wanted: boolean) => {
		try {
			if (wanted) localStorage.removeItem(KEY);
			else localStorage.setItem(KEY, OFF);
		} catch {
			// Kept nowhere, it stays as it is.
		}
		for (const listener of listeners) listener();
	}, []);
	return [isOn, set];
}
