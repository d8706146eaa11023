import { expect, test } from "vitest";
import { siteTexts } from "~/messages/site";
import { loadFailure } from "./error-page";

const failure = (pathname: string, error: unknown) => loadFailure(siteTexts.in("en"), { pathname, error });
const RESPONSE = { status: 500, statusText: "", internal: false, data: null };

test("a page that failed says what could not be loaded, and what to do", () => {
	expect(failure("/my-list", RESPONSE)).toBe("Failed to load watch history. Please try refreshing the page.");
	expect(failure("/settings", RESPONSE)).toBe("API request failed: 500");
	expect(failure("/settings", new TypeError("Failed to fetch"))).toBe("Failed to load content. Please try again.");
	expect(failure("/watch/movie/27205", RESPONSE)).toBe("Failed to load content. Please try again.");
});
