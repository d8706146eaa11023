import { expect, test, vi } from "vitest";
import { createStored, createStoredSwitch, createStoredText, runInOneTab } from "./stored";

const KEY = "marquee.test";

function openNames() {
	const names = createStored<string[]>(KEY, { parse: (text) => JSON.parse(text ?? "[]") });
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

test("where storage is blocked, nothing is stored and nothing fails", () => {
	const access = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("blocked", "SecurityError");
	});
	const text = createStoredText(KEY);
	text.set("Alien");
	const blocked = text.get();
	access.mockRestore();
	expect([blocked, localStorage.getItem(KEY)]).toEqual([null, null]);
});

test("a text that is set to null is removed", () => {
	const text = createStoredText(KEY);
	text.set("Alien");
	expect([text.get(), localStorage.getItem(KEY)]).toEqual(["Alien", "Alien"]);
	text.set(null);
	expect(localStorage.getItem(KEY)).toBeNull();
});

test("a switch is on until it is turned off, and stores only that", () => {
	const isOn = createStoredSwitch(KEY);
	expect(isOn.get()).toBe(true);
	isOn.set(false);
	expect([isOn.get(), localStorage.getItem(KEY)]).toEqual([false, "off"]);
	isOn.set(true);
	expect([isOn.get(), localStorage.getItem(KEY)]).toEqual([true, null]);
});

test("the work runs where the browser has no Web Locks, as over plain HTTP", async () => {
	vi.stubGlobal("navigator", {});
	expect(await runInOneTab("sync", async () => "done")).toBe("done");
});

test("the work does not run while another tab runs it", async () => {
	const request = vi.fn((_name: string, _options: object, run: (lock: object | null) => unknown) => run(null));
	vi.stubGlobal("navigator", { locks: { request } });
	const work = vi.fn(async () => "done");
	expect(await runInOneTab("sync", work)).toBeNull();
	expect(work).not.toHaveBeenCalled();
});
