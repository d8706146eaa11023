import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
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

test("a card that has the focus or the pointer has a menu that puts its title into lists", async () => {
	renderOnSite(<ToastRegion />);
	renderOnSite(<li>{<LaterToggle card={CARD} profileId="1" />}</li>, "/", { visitor: VISITOR });
	const lists = [
		{ id: "winter", name: "Winter", has_title: true },
		{ id: "autumn", name: "Autumn", has_title: false },
	];
	vi.mocked(fetch).mockImplementation(async (address, init) => {
		const isLists = String(address) === "/api/lists?media_type=movie&media_id=603";
		return isLists ? Response.json({ success: true, data: lists }) : await account.fetch(address, init);
	});
	expect(screen.queryByRole("button", { name: "Add The Matrix to a list" })).toBeNull();
	screen.getByRole("button", { name: ADD }).focus();
	await userEvent.click(await screen.findByRole("button", { name: "Add The Matrix to a list" }));
	const choice = await screen.findByRole("button", { name: "Autumn", hidden: true });
	const names = screen.getAllByRole("button", { hidden: true }).map((button) => button.textContent);
	expect(names.slice(-2)).toEqual(["Autumn", "Winter"]);
	expect(screen.getByRole("button", { name: "Winter", hidden: true })).toHaveAttribute("aria-pressed", "true");
	expect(choice).toHaveAttribute("aria-pressed", "false");
	await userEvent.click(choice);
	expect(await screen.findByText("The Matrix added to Autumn")).toBeInTheDocument();
	expect(choice).toHaveAttribute("aria-pressed", "true");
	expect(account.sent).toEqual([[{ kind: "list", media_type: "movie", media_id: "603", list: "autumn" }]]);
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
