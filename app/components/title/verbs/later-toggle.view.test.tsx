import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { localLibrary } from "~/browser/library/library.client";
import { ToastRegion } from "~/components/ui/toast";
import { refusal, setUpAccount } from "../../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { LaterToggle } from "./later-toggle";

const CARD = { mediaType: "movie", id: 603, title: "The Matrix" } as const;
const ADD = "Add The Matrix to Watch Later";
const REMOVE = "Remove The Matrix from Watch Later";

const account = setUpAccount();

function show() {
	return renderOnSite(<LaterToggle card={CARD} profileId="1" />, "/", { visitor: VISITOR });
}

test("a refused press is taken back, and a toast says so even when the card is gone", async () => {
	account.answer = () => refusal(401, "");
	const release = account.hold();
	renderOnSite(<ToastRegion />);
	const page = show();
	await userEvent.click(screen.getByRole("button", { name: ADD }));
	expect(await screen.findByRole("button", { name: REMOVE })).toBeInTheDocument();
	page.unmount();
	release();
	expect(await screen.findByText("Failed to add item. Please try again.")).toBeInTheDocument();
	show();
	expect(screen.getByRole("button", { name: ADD })).toBeInTheDocument();
});

test("without a network the press waits in this browser, which says so, and Undo takes it back", async () => {
	account.answer = () => Promise.reject(new TypeError("Failed to fetch"));
	renderOnSite(<ToastRegion />);
	show();
	await userEvent.click(screen.getByRole("button", { name: ADD }));
	const words = "The Matrix added to Watch Later. Saved in this browser. It is sent when Marquee responds again.";
	expect(await screen.findByText(words)).toBeInTheDocument();
	expect(screen.getByRole("button", { name: REMOVE })).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(await screen.findByRole("button", { name: ADD })).toBeInTheDocument();
	expect(account.kinds).toEqual(["save"]);
	expect(localLibrary.get().later).toEqual([]);
});

test("a double-click is one press", async () => {
	show();
	await userEvent.dblClick(screen.getByRole("button", { name: ADD }));
	expect(await screen.findByRole("button", { name: REMOVE })).toBeInTheDocument();
	expect(account.kinds).toEqual(["save"]);
});

test("it says what a press does, and not for me leaves the title out until Undo", async () => {
	renderOnSite(<ToastRegion />);
	show();
	const button = screen.getByRole("button", { name: ADD });
	await userEvent.click(button);
	expect(await screen.findByText("The Matrix added to Watch Later")).toBeInTheDocument();
	expect(button).toHaveAccessibleName(REMOVE);
	expect(button).not.toHaveAttribute("aria-pressed");
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	expect(await screen.findByRole("button", { name: ADD })).toBe(button);

	await userEvent.click(screen.getByRole("button", { name: "The Matrix: not for me" }));
	expect(await screen.findByText("The Matrix is not for you. Lists leave it out.")).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	const title = { media_type: "movie", media_id: "603" };
	expect(account.sent).toEqual(["save", "unsave", "hide", "show"].map((kind) => [{ kind, ...title }]));
});
