import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { LanguageOffer } from "./language-offer";

beforeEach(() => void vi.spyOn(navigator, "languages", "get").mockReturnValue(["de-AT", "en"]));

afterEach(() => {
	vi.restoreAllMocks();
	for (const name of document.cookie.split(";").map((part) => part.split("=")[0]?.trim())) {
		// biome-ignore lint/suspicious/noDocumentCookie: as the product does.
		document.cookie = `${name}=; Path=/; Max-Age=0`;
	}
});

/** A page whose visitor begins to use it. */
function openPage() {
	const page = renderOnSite(<LanguageOffer />);
	fireEvent.pointerMove(window);
	return page;
}

test("a visitor whose browser prefers another language is offered it once, in that language", async () => {
	const { unmount } = openPage();
	const offer = await screen.findByRole("complementary", { name: "Deutsch" });
	expect(offer.lang).toBe("de");
	expect(offer.textContent).toContain("Diese Seite gibt es auch auf Deutsch.");
	const form = screen.getByRole("button", { name: "Auf Deutsch ansehen" }).closest("form");
	expect(form && Object.fromEntries(new FormData(form) as unknown as Iterable<[string, string]>)).toMatchObject({
		language: "de",
	});
	unmount();
	openPage();
	await waitFor(() => expect(document.cookie).toContain("language"));
	expect(screen.queryByRole("complementary")).toBeNull();
});

test("an offer that is dismissed goes away", async () => {
	openPage();
	fireEvent.click(await screen.findByRole("button", { name: "Nicht jetzt" }));
	expect(screen.queryByRole("complementary")).toBeNull();
	expect(document.cookie).toContain("=offered");
});

test("who comes by a link from another language has chosen this one, and is offered nothing", async () => {
	vi.spyOn(document, "referrer", "get").mockReturnValue(new URL("/de/movies", window.location.href).href);
	const send = vi.spyOn(window, "fetch").mockResolvedValue(new Response());
	openPage();
	await waitFor(() => expect(send).toHaveBeenCalled());
	const [path, options] = send.mock.calls[0] ?? [];
	expect([path, String(options?.body)]).toEqual(["/language", "language=en"]);
	expect(screen.queryByRole("complementary")).toBeNull();
});
