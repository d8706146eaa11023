import { beforeEach, expect, test, vi } from "vitest";
import { shareStrip } from "./share-strip.client";

let saved: string[];
beforeEach(() => {
	saved = [];
	vi.stubGlobal(
		"Image",
		class {
			naturalWidth = 1080;
			naturalHeight = 800;
			async decode() {}
		},
	);
	vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
	vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["png"])));
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push(this.download);
	});
	vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:strip", revokeObjectURL: () => undefined }));
});

test("the picture is saved where the browser cannot share files", async () => {
	vi.stubGlobal("navigator", {});
	await shareStrip("/watched/2026/strip.svg", "2026 in Pictures", "It failed");
	expect(saved).toEqual(["2026 in Pictures.png"]);
});

test("the picture is shared as a file, and not saved when the visitor closes the share sheet", async () => {
	const share = vi.fn().mockRejectedValue(new DOMException("", "AbortError"));
	vi.stubGlobal("navigator", { canShare: () => true, share });
	await shareStrip("/watched/2026/strip.svg", "2026 in Pictures", "It failed");
	expect(share.mock.calls[0]?.[0].files[0].name).toBe("2026 in Pictures.png");
	expect(saved).toEqual([]);
});
