import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import type { BegunCard } from "~/domain/library/next/begun-card";
import { setUpAccount } from "../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { BegunRows } from "./continue-row";

const MOVIE = { season: 1, episode: 1 };
const EPISODE = { season: 2, episode: 5 };

test.each([
	["tv", EPISODE, { isNext: true, episodeName: "Breakage" }, "Next: S2E5 · Breakage"],
	["tv", EPISODE, { isNext: true }, "Next: S2E5"],
	["tv", EPISODE, { secondsLeft: 900, episodeName: "Breakage" }, "S2E5 · 15 min left"],
	["movie", MOVIE, { secondsLeft: 900 }, "15 min left"],
	["movie", MOVIE, {}, "2008"],
] as const)("a card of Home's row says what it plays: %s %o %o", (mediaType, target, overrides, text) => {
	renderOnSite(<BegunRows continuing={[givenCard({ mediaType, target, ...overrides })]} upNext={[]} />);
	expect(screen.getByRole("link")).toHaveTextContent(`A title${text}`);
});

const account = setUpAccount();

test("a press says that the next episode was watched, and Undo takes it back", async () => {
	renderOnSite(
		<>
			<BegunRows continuing={[]} upNext={[givenCard({ mediaType: "tv", target: EPISODE })]} />
			<ToastRegion />
		</>,
		"/",
		{ visitor: VISITOR },
	);
	fireEvent.click(screen.getByRole("button", { name: "Mark A title S2E5 as watched" }));
	await screen.findByText("S2E5 watched");
	fireEvent.click(screen.getByRole("button", { name: "Undo" }));
	const change = { media_type: "tv", media_id: "7", season: 2, episode: 5 };
	await waitFor(() => expect(account.sent).toEqual([[{ kind: "mark", ...change }], [{ kind: "unmark", ...change }]]));
});

test("a movie is marked as a whole, and what is done has no such button", () => {
	const movie = givenCard({ mediaType: "movie", target: MOVIE });
	renderOnSite(<BegunRows continuing={[movie, { ...movie, id: 8, isDone: true }]} upNext={[]} />);
	const [button, ...others] = screen.getAllByRole("button");
	expect(button).toHaveAccessibleName("Mark A title as watched");
	expect(others).toEqual([]);
	expect(Object.fromEntries(new FormData(button!.closest("form")!))).toEqual({ media_type: "movie", media_id: "7" });
});

test("where a card leaves its row after a press of a key, the focus goes to the next one", () => {
	const [last, another] = [7, 8].map((id) => ({ ...givenCard({ mediaType: "tv", target: EPISODE }), id }));
	function Rows() {
		const [cards, setCards] = useState([last!, another!]);
		return (
			<>
				<BegunRows continuing={[]} upNext={cards} />
				<button type="button" onClick={() => setCards([another!])}>
					Load
				</button>
			</>
		);
	}
	renderOnSite(<Rows />);
	const [first] = screen.getAllByRole("button", { name: "Mark A title S2E5 as watched" });
	first!.focus();
	fireEvent.click(screen.getByRole("button", { name: "Load" }));
	expect(screen.getByRole("link")).toHaveFocus();
});

function givenCard({ mediaType, target, ...overrides }: Pick<BegunCard, "mediaType" | "target"> & Partial<BegunCard>) {
	const entry = { mediaType, id: 7, ...target, position: 0, duration: 0, watchedAt: 0, lastWatched: 0, updatedAt: 0 };
	const card: BegunCard = {
		mediaType,
		id: 7,
		title: "A title",
		year: 2008,
		poster: null,
		backdrop: null,
		rating: 0,
		genres: [],
		next: { action: "start", ...target, position: 0, duration: 0 },
		target,
		entry,
		isBegun: true,
		isNext: false,
		isDone: false,
		progress: 0,
		secondsLeft: null,
		...overrides,
	};
	return card;
}
