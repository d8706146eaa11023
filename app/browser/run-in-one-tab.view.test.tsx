import { expect, test, vi } from "vitest";
import { runInOneTab } from "./run-in-one-tab.client";

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
