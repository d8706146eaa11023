import { useSyncExternalStore } from "react";
import type { Store } from "~/lib/store";

/** The store's value, rendered again on every change; `serverValue` is used on the server and while hydrating. */
export function useStore<Value>(store: Store<Value>, serverValue: Value): Value {
	return useSyncExternalStore(store.subscribe, store.get, () => serverValue);
}
