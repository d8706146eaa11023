import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import type { ListedPlay } from "~/domain/library/diary/plays";
import { createStore, useStore } from "~/lib/caching/store";
import { refusal, setUpAccount } from "../../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../../tests/harness/render";
import { PlayList } from "./play-list";

const SHOW = { mediaType: "tv", id: 1396 } as const;
const PLAY: ListedPlay = {
	...SHOW,
	playId: "7",
	rowid: 7,
	season: 1,
	episode: 2,
	source: "marked",
	watchedAt: Date.UTC(2026, 4, 1),
	precision: "day",
	day: "2026-05-01",
	note: "",
};
const ADDED = {
	kind: "play",
	media_type: "tv",
	media_id: "1396",
	season: 2,
	episode: 3,
	play_id: expect.any(String),
	watched_at: "2026-05-02",
} as const;
/** `PLAY` as it is named in a change. */
const SENT = { media_type: "tv", media_id: "1396", season: 1, episode: 2, play_id: "7" } as const;
const FORMER = { kind: "play", ...SENT, watched_at: "2026-05-01", source: "marked" } as const;

const account = setUpAccount();

function show(plays: ListedPlay[] = [PLAY], address = "/") {
	renderOnSite(
		<>
			<PlayList title={SHOW} playsPage={{ entries: plays, nextCursor: null }} episode={{ season: 2, episode: 3 }} />
			<ToastRegion />
		</>,
		address,
		{ visitor: VISITOR },
	);
}

async function enterDate(label: string, day: string, button: string): Promise<void> {
	await userEvent.click(screen.getByText(label));
	const field = screen.getAllByLabelText("Date, empty when unknown").at(label === "Add a date" ? -1 : 0);
	if (!field) throw new Error("no field");
	await userEvent.clear(field);
	if (day) await userEvent.type(field, day);
	await userEvent.click(screen.getByRole("button", { name: button }));
}

test("each play says its date, its episode and where it comes from; of others it says that the date is unknown", () => {
	show([PLAY, { ...PLAY, playId: "8", precision: "unknown", watchedAt: null, day: null, source: "import" }]);
	expect(screen.getByText("May 1, 2026")).toBeInTheDocument();
	expect(screen.getByText(/S1E2 · Marked by hand/)).toBeInTheDocument();
	expect(screen.getByText("Date unknown")).toBeInTheDocument();
	expect(screen.getByText(/S1E2 · Imported/)).toBeInTheDocument();
});

test("a date can be added for any episode, and Undo removes it", async () => {
	show([]);
	expect(screen.getByText("You have not watched it yet.")).toBeInTheDocument();
	await enterDate("Add a date", "2026-05-02", "Add");
	expect(await screen.findByText("S2E3, May 2, 2026 added")).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	await vi.waitFor(() => expect(account.kinds).toEqual(["play", "unplay"]));
	const [[added], [removed]] = account.sent as [[object], [object]];
	expect(added).toEqual({ ...ADDED, only: true });
	expect(removed).toEqual({ ...added, kind: "unplay" });
});

test("of a date that is there already it asks whether it is a further viewing, and offers no Undo that would remove it", async () => {
	show();
	account.answer = ([change]) => (change?.only ? { undo: [] } : {});
	await enterDate("Add a date", "2026-05-02", "Add");
	expect(await screen.findByText("S2E3, May 2, 2026 is there already. Did you watch it again?")).toBeInTheDocument();
	expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Add it again" }));
	expect(await screen.findByText("S2E3, May 2, 2026 added")).toBeInTheDocument();
	expect(account.sent).toEqual([[{ ...ADDED, only: true }], [ADDED]]);
});

test("a later page whose plays were all removed does not say that the title was never watched", () => {
	show([], "/tv/1396?plays=cursor");
	expect(screen.getByText("Nothing earlier.")).toBeInTheDocument();
	expect(screen.queryByText("You have not watched it yet.")).toBeNull();
	expect(screen.getByRole("link", { name: "Latest" })).toHaveAttribute("href", "/tv/1396?plays=#plays");
});

test("a date can be corrected, also to an unknown one, and Undo brings the former one back", async () => {
	account.answer = () => ({ undo: [FORMER] });
	show();
	await enterDate("Correct", "", "Save");
	expect(await screen.findByText("S1E2, May 1, 2026 corrected")).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	await vi.waitFor(() => expect(account.sent).toEqual([[{ ...FORMER, watched_at: null }], [FORMER]]));
});

test("the fields take no date before there were films, as of a year of two digits", () => {
	show();
	const fields = screen.getAllByLabelText("Date, empty when unknown");
	expect(fields.map((field) => field.getAttribute("min"))).toEqual(["1888-01-01", "1888-01-01"]);
});

test.each([
	["Correct", "Save", /Correct/],
	["Add a date", "Add", "Add a date"],
])("after %s the focus is on what opens the form again, and meanwhile on %s", async (label, button, opener) => {
	show();
	const respond = account.hold();
	await enterDate(label, "2026-05-03", button);
	expect(await screen.findByRole("button", { name: /^(Sav|Add)ing\.\.\.$/ })).toHaveFocus();
	respond();
	const summary = screen.getByText(opener).closest("summary");
	await waitFor(() => expect(summary).toHaveFocus());
	expect(summary?.parentElement).not.toHaveAttribute("open");
});

test("a row whose date changes keeps the focus, and its field has the new date, also after Undo", async () => {
	const plays = createStore([PLAY]);
	function Page() {
		return <PlayList title={SHOW} playsPage={{ entries: useStore(plays, []), nextCursor: null }} />;
	}
	renderOnSite(<Page />, "/", { visitor: VISITOR });
	const summary = screen.getByText(/Correct/).closest("summary");
	await enterDate("Correct", "2026-05-03", "Save");
	await waitFor(() => expect(summary).toHaveFocus());
	for (const day of ["2026-05-03", "2026-05-01"]) {
		act(() => plays.set([{ ...PLAY, watchedAt: Date.parse(day), day }]));
		expect(summary).toHaveFocus();
		expect(screen.getAllByLabelText("Date, empty when unknown")[0]).toHaveValue(day);
	}
});

test("a date that stays the same is not sent, and a refusal is said", async () => {
	show();
	await enterDate("Correct", "2026-05-01", "Save");
	expect(account.sent).toEqual([]);
	account.answer = () => refusal(422, "You have a play at this time already");
	await enterDate("Correct", "2026-05-03", "Save");
	expect(await screen.findByText("You have a play at this time already")).toBeInTheDocument();
});

test("a play can be removed, and Undo brings it back", async () => {
	account.answer = () => ({ undo: [FORMER] });
	show();
	await userEvent.click(screen.getByRole("button", { name: "Remove S1E2, May 1, 2026" }));
	expect(await screen.findByText("S1E2, May 1, 2026 removed")).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Undo" }));
	await vi.waitFor(() => expect(account.sent).toEqual([[{ kind: "unplay", ...SENT }], [FORMER]]));
});
