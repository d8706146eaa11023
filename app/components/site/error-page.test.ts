import { expect, test } from "vitest";
import { loadFailure } from "./error-page";

const RESPONSE = { status: 500, statusText: "", internal: false, data: null };

test("a page that failed says what could not be loaded, and what to do", () => {
	expect(loadFailure("/my-list", RESPONSE)).toBe("Failed to load watch history. Please try refreshing the page.");
	expect(loadFailure("/settings", RESPONSE)).toBe("API request failed: 500");
	expect(loadFailure("/settings", new TypeError("Failed to fetch"))).toBe("Failed to load content. Please try again.");
	expect(loadFailure("/watch/movie/27205", RESPONSE)).toBe("Failed to load content. Please try again.");
});
