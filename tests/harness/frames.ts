import { vi } from "vitest";

/** Prevents happy-dom's console error that it loads no frames. */
export function leaveFramesEmpty(): void {
	const prototype = HTMLIFrameElement.prototype as unknown as Record<symbol, () => void>;
	const connected = Object.getOwnPropertySymbols(prototype).find(
		({ description }) => description === "connectedToDocument",
	);
	vi.spyOn(prototype, connected!).mockImplementation(() => undefined);
}
