import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { changeDocument, documentOf } from "~/browser/library/library.client";
import { ToastRegion } from "~/components/ui/toast";
import type { StoredChange } from "~/domain/library/browser/document";
import { renderOnSite } from "../../../tests/harness/render";
import { RefusedChanges } from "./refused-changes";

const SAVE: StoredChange = {
	kind: "save",
	mediaType: "movie",
	id: 1,
	at: 1,
	name: "Heat",
	refused: { reason: "missing" },
};
const WATCHED = {
	kind: "unmark",
	mediaType: "tv",
	id: 2,
	at: 2,
	refused: { reason: "dated_plays", count: 3 },
} as const;

let refused: object[] = [];

beforeEach(() => {
	vi.stubGlobal("navigator", {
		languages: ["en"],
		onLine: true,
		locks: { request: (_name: string, _options: object, send: (lock: object) => unknown) => send({}) },
	});
	refused = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async () =>
		Response.json({ success: true, data: { taken: 1, undo: [], refused } }),
	);
	changeDocument("ada", () => ({ changes: [SAVE, WATCHED], cards: {} }));
	renderOnSite(
		<>
			<RefusedChanges profileId="ada" />
			<ToastRegion />
		</>,
	);
});

test("what the account did not take is listed with what was done and the reason", () => {
	const items = within(screen.getByRole("region", { name: "Your account did not take" })).getAllByRole("listitem");
	expect(items[0]).toHaveTextContent(/^HeatAdded to Watch Later\. This title does not exist\./);
	expect(items[1]).toHaveTextContent(/^TV Show 2Marked as not watched\. It would remove 3 viewings\./);
});

test("it is gone once the account takes it, and the list with the last one", async () => {
	await userEvent.click(screen.getByRole("button", { name: "Try again: Heat" }));
	expect(await screen.findByText("Heat is in your account")).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Remove: TV Show 2" }));
	expect(screen.queryByRole("region")).toBeNull();
	expect(documentOf("ada").changes).toEqual([]);
});

test("where it is refused again, it stays and that is said", async () => {
	refused = [{ index: 0, reason: "full" }];
	await userEvent.click(screen.getByRole("button", { name: "Try again: Heat" }));
	expect(await screen.findByText("Your account did not take Heat.")).toBeInTheDocument();
	expect(screen.getByText(/Your account has no room for more/)).toBeInTheDocument();
});
