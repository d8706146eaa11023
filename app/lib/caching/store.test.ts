import { expect, test } from "vitest";
import { createEmitter, createStore } from "./store";

test("an emitter calls every listener until it unsubscribes", () => {
	const events = createEmitter<number>();
	const received: string[] = [];
	const unsubscribe = events.subscribe((event) => received.push(`a${event}`));
	events.subscribe((event) => received.push(`b${event}`));
	events.emit(1);
	unsubscribe();
	events.emit(2);
	expect(received).toEqual(["a1", "b1", "b2"]);
});

test("a store notifies its listeners after the value has changed", () => {
	const store = createStore("old");
	const seen: string[] = [];
	store.subscribe(() => seen.push(store.get()));
	store.set("new");
	expect(seen).toEqual(["new"]);
});
