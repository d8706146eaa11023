import { expect, test, vi } from "vitest";

test("a file that cannot be opened any more is reported to the page", async () => {
	const listen = vi.fn();
	const report = vi.fn();
	vi.stubGlobal("addEventListener", listen);
	vi.stubGlobal("postMessage", vi.fn());
	vi.stubGlobal("reportError", report);
	await import("./import-worker");
	const [, onMessage] = listen.mock.calls[0] ?? [];
	const gone = new DOMException("The file could not be found", "NotFoundError");
	const file = { name: "a.csv", size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(gone) }) };
	onMessage({ data: { files: [file] } });
	await vi.waitFor(() => expect(report).toHaveBeenCalledExactlyOnceWith(gone));
	expect(postMessage).not.toHaveBeenCalled();
});
