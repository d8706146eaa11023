import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import { NOTE_MAX } from "~/domain/library/notes";
import { setUpAccount } from "../../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { Note } from "./note";

const account = setUpAccount();
const FILM = { mediaType: "movie", id: 27205 } as const;
const SENT = { kind: "note", media_type: "movie", media_id: "27205" } as const;

function show({
	note = "",
	visitor = VISITOR as typeof VISITOR | null,
	look = "line" as "line" | "icon",
	of = FILM as object,
} = {}) {
	renderOnSite(
		<>
			<Note of={{ ...FILM, ...of }} name="Inception" note={note} look={look} />
			<ToastRegion />
		</>,
		"/",
		{ visitor },
	);
}

const field = () => screen.getByLabelText("Your note on Inception");
const save = () => fireEvent.click(screen.getByRole("button", { name: "Save note", hidden: true }));

test("a note is written in place and shown, and Undo takes it away again", async () => {
	account.answer = () => ({ undo: [{ ...SENT, note: "" }] });
	show();
	fireEvent.change(field(), { target: { value: "  Lent by Jo\n" } });
	save();
	await screen.findByText("Your note on Inception was saved");
	expect(screen.getByText("Lent by Jo", { selector: "blockquote" })).toHaveAttribute("dir", "auto");
	fireEvent.click(screen.getByRole("button", { name: "Undo" }));
	await waitFor(() => expect(account.sent).toEqual([[{ ...SENT, note: "Lent by Jo" }], [{ ...SENT, note: "" }]]));
	await waitFor(() => expect(screen.queryByText("Lent by Jo", { selector: "blockquote" })).toBeNull());
});

test("saving nothing removes the note, and a note of a play names the play", async () => {
	show({ note: "In Rome", of: { season: 1, episode: 1, playId: "7" } });
	fireEvent.change(field(), { target: { value: "" } });
	save();
	await screen.findByText("Your note on Inception was removed");
	expect(account.sent).toEqual([[{ ...SENT, season: 1, episode: 1, play_id: "7", note: "" }]]);
});

test.each(["line", "icon"] as const)("what is typed right after the press is in the field (%s)", (look) => {
	show({ look });
	fireEvent.click(screen.getByText(/Add a note/));
	expect(field()).toHaveFocus();
});

test("Cancel and Escape give back the text that is kept", () => {
	show({ note: "Mine" });
	for (const cancel of [
		() => fireEvent.keyDown(field(), { key: "Escape" }),
		() => fireEvent.click(screen.getByRole("button", { name: "Cancel", hidden: true })),
	]) {
		fireEvent.change(field(), { target: { value: "Another" } });
		cancel();
		expect(field()).toHaveValue("Mine");
	}
	expect(account.sent).toEqual([]);
});

test("the characters that are left are told near the limit", () => {
	show();
	fireEvent.input(field(), { target: { value: "x".repeat(NOTE_MAX - 100) } });
	expect(screen.queryByText(/characters left/)).toBeNull();
	fireEvent.input(field(), { target: { value: "x".repeat(NOTE_MAX - 99) } });
	expect(screen.getByText("99 characters left")).toBeInTheDocument();
});

test("signed out, a note is kept in this browser", async () => {
	show({ visitor: null });
	fireEvent.change(field(), { target: { value: "Lent by Jo" } });
	save();
	expect(await screen.findByText("Lent by Jo", { selector: "blockquote" })).toBeInTheDocument();
	expect(account.sent).toEqual([]);
	expect(localStorage.getItem("marquee.library")).toContain("Lent by Jo");
});

test("in a list the form is there after a press, with the focus; without scripts its link leads to a page that has it", async () => {
	show({ look: "icon", of: { season: 1, episode: 1, playId: "7" } });
	const link = screen.getByRole("link", { name: "Add a note on Inception" });
	expect(link).toHaveAttribute("href", "/movie/27205?plays=#plays");
	await userEvent.click(link);
	expect(field()).toBeVisible();
});
