import { expect, test, vi } from "vitest";
import { allowGivenUpLoads } from "./given-up-loads.client";

test("what a load that was given up had still to stream is no error of the page; what is awaited still fails", async () => {
	const onUnhandled = vi.fn();
	process.on("unhandledRejection", onUnhandled);
	const later = new Promise((_, reject) => setTimeout(() => reject(new Error("aborted")), 1));
	const results = { page: { type: "data", result: { rows: [{ later }] } } };
	const args = {} as Parameters<typeof allowGivenUpLoads>[0];
	await allowGivenUpLoads(args, async () => results as never);
	await new Promise((resolve) => setTimeout(resolve, 10));
	process.off("unhandledRejection", onUnhandled);
	expect(onUnhandled).not.toHaveBeenCalled();
	await expect(later).rejects.toThrow("aborted");
});
