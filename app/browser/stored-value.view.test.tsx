import { expect, test, vi } from "vitest";
import { createStoredValue } from "./stored-value.client";

const KEY = "marquee.test";

function openNames() {
	const names = createStoredValue<string[]>(KEY, (text) => JSON.parse(text ?? "[]"));
	return { names, add: (name: string) => names.update((list) => [name, ...list.filter((other) => other !== name)]) };
}

/** Another tab writes what it made of an older text. */
function writeInOtherTab(list: string[]): void {
	localStorage.setItem(KEY, JSON.stringify(list));
	window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
}

test("a change that another tab overwrites at the same time is made again", () => {
	const { names, add } = openNames();
	add("Alien");
	writeInOtherTab(["Brazil"]);
	expect(names.get()).toEqual(["Alien", "Brazil"]);
	writeInOtherTab(["Brazil"]);
	expect(names.get(), "once").toEqual(["Brazil"]);
});

test("what another tab removes later stays removed", () => {
	vi.useFakeTimers();
	const { names, add } = openNames();
	add("Alien");
	vi.advanceTimersByTime(1000);
	writeInOtherTab([]);
	expect(names.get()).toEqual([]);
});

test("a change that is already stored is not written again", () => {
	const { add } = openNames();
	add("Alien");
	const write = vi.spyOn(Storage.prototype, "setItem");
	window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
	expect(write).not.toHaveBeenCalled();
});
