import { act, cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { readImportView } from "~/domain/import/import-view";
import { WRITTEN_KINDS, type WrittenKind } from "~/domain/import/row-kinds";
import { ofRemarks } from "~/domain/library/changes/remarks";
import { renderOnSite } from "../../../tests/harness/render";
import type { Import } from "./import-list";
import { type ChangedRows, type ImportFailure, ImportPage } from "./import-page";
import type { ImportRow } from "./import-row";

const NONE = { total: 0, ready: 0, present: 0, ambiguous: 0, unmatched: 0, invalid: 0, leftOut: 0 };
const COUNTS = { ...NONE, total: 10, ready: 4, present: 1, ambiguous: 2, unmatched: 1, invalid: 1, leftOut: 1 };

const ofKinds = <Value,>(value: Value) =>
	Object.fromEntries(WRITTEN_KINDS.map((kind) => [kind, value])) as Record<WrittenKind, Value>;

const IMPORT: Import = {
	...{
		id: "7f1c1a52-6a0e-4b8e-9d0b-000000000001",
		source: "trakt",
		state: "ready",
		files: [],
		fileCount: 0,
		warnings: [],
	},
	...{
		counts: COUNTS,
		byKind: { ...ofKinds(NONE), play: { ...COUNTS } },
		written: { ...ofKinds(0), play: 4 },
		questions: [],
		people: [],
		lists: [],
		columns: null,
		announced: null,
		differing: {},
	},
	...{ progress: { done: 3, of: 10 }, created_at: "2026-11-01T10:00:00.000Z", applied_at: null, undo_until: null },
};
const APPLIED = { applied_at: "2026-11-01T10:05:00.000Z", undo_until: "2026-12-01T10:05:00.000Z" };

const ROW: ImportRow = {
	...{ row: 1, file: "history.json", line: 1, kind: "play", state: "ready", reason: null, title: "Dark", year: 2017 },
	...{ media_type: "tv", media_id: "70523", season: 1, episode: 1, watched_at: "2020-01-01", precision: "day" },
	...{ episode_title: null, reasonCode: null, becomes: { title: "Dark", year: 2017, differs: [] } },
	...ofRemarks(() => null),
	...{
		list: null,
		isChosen: false,
		candidates: [],
		group: "dark",
		alike: 1,
		needsEpisode: false,
	},
};

function show(
	part: Partial<Import>,
	rows: Partial<ImportRow>[] = [],
	failure: ImportFailure | null = null,
	/** The page asks for the state of an import that runs. */
	respond: () => Promise<Response> = () => new Promise(() => {}),
	{
		changed = null,
		search = "",
		isAskingToUndo = false,
		lists = [],
		choosing = null,
	}: {
		changed?: ChangedRows | null;
		search?: string;
		isAskingToUndo?: boolean;
		lists?: React.ComponentProps<typeof ImportPage>["lists"];
		choosing?: React.ComponentProps<typeof ImportPage>["choosing"];
	} = {},
) {
	vi.spyOn(globalThis, "fetch").mockImplementation(respond);
	renderOnSite(
		<ImportPage
			shown={{ ...IMPORT, ...part }}
			cards={{}}
			lists={lists}
			reasons={[{ state: "leftOut", reason: "Collections have no place here", rows: 314 }]}
			asked={[
				{ key: "work", name: "Work", example: "Inception", guess: "title" },
				{ key: "seen", name: "Seen", example: "04/03/2021", guess: null },
			]}
			options={{
				timeZone: "UTC",
				dateOrder: null,
				bulkDates: "keep",
				ratings: "keep",
				person: null,
				lists: {},
				rated: "no",
				thumbs: "nothing",
			}}
			timeZones={["UTC", "Europe/Berlin"]}
			rows={rows.map((row, index) => ({ ...ROW, row: index + 1, ...row }))}
			total={rows.length}
			nextCursor={null}
			choosing={choosing}
			view={readImportView(new URLSearchParams())}
			isAskingToUndo={isAskingToUndo}
			failure={failure}
			changed={changed}
		/>,
		`/${search}`,
	);
}

test("rows of several kinds that wait for one title say all their kinds", () => {
	const open = { state: "unmatched", media_type: "movie", media_id: null, becomes: null, alike: 2 } as const;
	show({}, [
		{ ...open, kind: "play" },
		{ ...open, kind: "rating", rating: 8 },
	]);
	expect(screen.getByText(/^Plays, Ratings/)).toHaveTextContent("2 rows");
});

const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

test.each<[Import["state"], Partial<Import>, string, string[]]>([
	["reading", {}, "Not all rows were sent.", ["Remove from the list"]],
	["matching", {}, "Looking up the titles: 3 of 10 rows", ["Cancel"]],
	["ready", {}, "Nothing is written yet.", ["Apply 4 rows", "Remove"]],
	["applying", APPLIED, "Writing to your library: 3 of 10 rows", ["Cancel"]],
	["applied", APPLIED, "Applied: 4 plays.", []],
	["undoing", APPLIED, "Taking it back: 3 of 10 rows", []],
	["undone", APPLIED, "What this import wrote is gone", ["Apply again", "Remove from the list"]],
	["cancelled", {}, "Stopped before anything was written. You can go on.", ["Go on", "Remove from the list"]],
	["cancelled", APPLIED, "What was written by then stays until you undo it", ["Go on"]],
])("an import that is %s says so and offers what is possible (%#)", (state, part, text, offered) => {
	show({ state, ...part });
	expect(screen.getByText(text, { exact: false })).toBeVisible();
	expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(offered);
	const forms = screen.queryAllByRole<HTMLButtonElement>("button").map(({ form }) => new FormData(form!).get("state"));
	expect(forms, "each press says what it was pressed at").toEqual(offered.map(() => state));
});

test("undoing an import is asked about with what it brought, and can be left", () => {
	show({ state: "applied", ...APPLIED, written: { ...ofKinds(0), play: 1204, watchLater: 1 } });
	const undo = screen.getByRole("link", { name: "Undo this import" });
	expect(undo).toHaveAttribute("href", `/settings/import/${IMPORT.id}?confirm=undo`);
	expect(screen.queryByRole("button", { name: "Undo it" })).toBeNull();
	cleanup();
	const written = { ...ofKinds(0), play: 1204, watchLater: 1 };
	show({ state: "applied", ...APPLIED, written }, [], null, undefined, { isAskingToUndo: true });
	expect(
		screen.getByText("Remove the 1,204 plays and 1 saved title that this import brought?", { exact: false }),
	).toBeVisible();
	expect(screen.getByRole("link", { name: "Cancel" })).toHaveAttribute("href", `/settings/import/${IMPORT.id}`);
	expect(buttons()).toEqual(["Undo it"]);
});

test("what was written is called added, and leads to the diary", () => {
	show({ state: "applied", ...APPLIED }, [{ state: "ready" }]);
	expect(screen.getAllByText("Added")).toHaveLength(2);
	expect(screen.getByRole("link", { name: "See what you watched" })).toHaveAttribute("href", "/watched");
	cleanup();
	show({ state: "undone", ...APPLIED }, [{ state: "ready" }]);
	expect(screen.getAllByText("Not added")).toHaveLength(2);
});

test("a failure is told until the import is where the press should have led", () => {
	const failure = { ok: false, message: null, intent: "apply" } as const;
	show({ state: "ready" }, [], failure);
	expect(screen.getByText("That did not work. Try again in a moment.")).toBeVisible();
	expect(fetch).toHaveBeenCalledOnce();
	cleanup();
	show({ state: "applied", ...APPLIED }, [], failure);
	expect(screen.queryByText("That did not work. Try again in a moment.")).toBeNull();
});

test("a failure of going on is told until the import is looked up anew, or written", () => {
	const failure = { ok: false, message: null, intent: "resume" } as const;
	for (const [state, told] of [
		["cancelled", 1],
		["matching", 0],
		["ready", 0],
		["applying", 0],
	] as const) {
		show({ state }, [], failure);
		expect(screen.queryAllByText("That did not work. Try again in a moment."), state).toHaveLength(told);
		cleanup();
	}
});

test("an import in which nothing is ready cannot be applied", () => {
	show({ counts: { ...NONE, total: 1, present: 1 } });
	expect(buttons()).toEqual(["Remove"]);
});

test("each column is asked about once, with what stands in it and what it was recognised as", () => {
	show({ questions: ["columns"], columns: ["work", "seen"], counts: NONE });
	expect(screen.getByRole("combobox", { name: "What Work is" })).toHaveValue("title");
	const seen = screen.getByRole("combobox", { name: "What Seen is" });
	expect(seen).toHaveValue("");
	expect(within(seen).getByRole("option", { name: "Not used" })).toBeInTheDocument();
	expect(screen.getByText("For example: Inception")).toBeVisible();
});

test("a list, ratings and thumbs are asked about, with what they are taken for", () => {
	show({ questions: ["list", "rated", "thumbs"], lists: ["a.csv", "b.csv"] });
	for (const file of ["a.csv", "b.csv"])
		expect(screen.getByRole("combobox", { name: `What ${file} is` })).toHaveValue("later");
	expect(screen.getByRole("combobox", { name: "What was rated" })).toHaveValue("no");
	expect(screen.getByRole("combobox", { name: "Thumbs" })).toHaveValue("nothing");
});

test("why rows are not used stands below their numbers", () => {
	show({ counts: { ...NONE, total: 314, leftOut: 314 } });
	expect(screen.getByRole("heading", { name: "Why rows are not used" })).toBeVisible();
	expect(screen.getByText("Collections have no place here").closest("li")).toHaveTextContent("314");
});

test("columns that are not read are named beside their file", () => {
	const file = { name: "a.csv", kind: "CSV", records: 1, isUsed: true, reason: null };
	show({ files: [{ ...file, unused: ["Director", "Shelf"] }] });
	expect(screen.getByText("Not used: Director, Shelf")).toBeVisible();
});

test("rows of one title that wait for a choice stand together, with how many they are and what they would become", () => {
	const moved = { state: "ambiguous", reason: "The catalogue has no S1E11", alike: 5 } as const;
	show({}, [
		{ ...moved, season: 2, episode: 1 },
		{ state: "ready", group: "other", title: "The Matrix" },
		{ ...moved, season: 2, episode: 2 },
	]);
	const [first, second, ...rest] = screen.getAllByRole("listitem").filter(({ id }) => id.startsWith("row-"));
	expect(rest).toEqual([]);
	expect(first).toHaveTextContent("5 rows");
	expect(within(first!).getByText("They become S2E1, S2E2 and more.")).toBeVisible();
	expect(within(second!).queryByRole("button")).toBeNull();
	const ofRow = within(first!).getByRole("combobox", { name: "Row", hidden: true });
	expect(within(ofRow).getAllByRole("option", { hidden: true })).toHaveLength(2);
	expect(within(first!).getByLabelText("Season")).toHaveValue("2");
});

test("rows that each need an episode of their own stand alone, and leaving one out leaves the others", () => {
	const unplaced = {
		...({ state: "ambiguous", season: 1, episode: null, needsEpisode: true } as const),
		reason: "Season 1 has no episode “X”",
	};
	show({}, [{ ...unplaced, episode_title: "Ein Name" }, unplaced]);
	expect(screen.getByText(/Plays · “Ein Name” · January 1, 2020/)).toBeVisible();
	const rows = screen.getAllByRole("listitem").filter(({ id }) => id.startsWith("row-"));
	expect(rows).toHaveLength(2);
	const form = within(rows[0]!).getByRole("button", { name: "Leave out Dark" }).closest("form");
	expect([...new FormData(form!).keys()]).toContain("alone");
	const choose = within(rows[0]!).getByRole("link", { name: "Choose the episode of Dark" });
	expect(choose).toHaveAttribute("href", expect.stringMatching(/choose=1#choose$/));
});

test("a choice says how many rows it changed, moves the focus to their heading and leads away from its question", () => {
	const done = { ok: true, intent: "leave-out", rows: 3 } as const;
	show({}, [{ state: "unmatched" }], null, undefined, { changed: done, search: "?state=unmatched&choose=1&q=x" });
	expect(screen.getByText("3 rows left out.")).toHaveAttribute("role", "status");
	expect(screen.getByRole("heading", { name: "Rows" })).toHaveFocus();
	const { form } = screen.getByRole<HTMLButtonElement>("button", { name: "Leave out Dark" });
	expect(form).toHaveAttribute("action", "/?state=unmatched");
});

test("a title that was found, chosen or left out can be changed, a chosen episode by its number too", () => {
	const movie = { media_type: "movie", media_id: "841", title: "Dune" } as const;
	show({}, [
		{ ...movie, isChosen: true },
		{ ...movie, isChosen: true, state: "leftOut", reason: "You left it out" },
		{ ...movie, title: "The Matrix", state: "invalid" },
		{ isChosen: true, state: "present" },
		{ ...movie, state: "leftOut", reason: "Another person of the file watched it" },
		{ ...movie },
	]);
	const links = screen.getAllByRole("link", { name: /^Another title for / });
	expect(links.map((link) => link.getAttribute("href"))).toEqual(
		[1, 2, 4, 6].map((row) => expect.stringContaining(`?choose=${row}#choose`)),
	);
	expect(screen.getAllByText("Another episode")).toHaveLength(1);
});

test("titles can be chosen until the import is undone, also once it is applied", () => {
	const rows = [{ state: "unmatched", media_type: null, media_id: null, becomes: null }, {}] as const;
	show({ state: "applied", ...APPLIED }, [...rows]);
	expect(screen.getByText("moves what a row brought", { exact: false })).toBeVisible();
	expect(screen.getByRole("link", { name: "Search for Dark" })).toBeVisible();
	expect(screen.getByRole("link", { name: "Another title for Dark" })).toBeVisible();
	cleanup();
	show({ state: "undone", ...APPLIED }, [...rows]);
	expect(screen.queryByRole("link", { name: /^(?:Search|Another title) for / })).toBeNull();
});

test("a row says what it becomes, and marks where the file says otherwise", () => {
	const becomes = { title: "Dune", year: 2021, differs: ["title", "year"] } as ImportRow["becomes"];
	const dune = { media_type: "movie", media_id: "438631", season: 1, episode: 1 } as const;
	show({ differing: { play: 1 } }, [{ ...dune, title: "Dun", year: 1984, becomes }, {}]);
	const [first, second] = screen.getAllByRole("listitem").filter(({ id }) => id.startsWith("row-"));
	expect(first).toHaveTextContent("→ Becomes Dune, 2021 · Movie");
	expect(first && within(first).getByText("→")).toHaveClass("rtl:-scale-x-100");
	expect(first).toHaveTextContent("In the file: “Dun”, 1984Another nameAnother year");
	expect(within(first!).getByRole("link", { name: "Dune, 2021" })).toHaveAttribute("href", "/movie/438631");
	expect(second).toHaveTextContent("→ Becomes Dark, 2017 · TV show · S1E1");
	expect(second).not.toHaveTextContent("In the file");
	const [filter] = screen.getAllByRole("rowheader");
	expect(filter, "it is the first filter").toHaveTextContent("Differs from the file");
	expect(screen.getByRole("link", { name: "1 row: Differs from the file, all kinds" })).toHaveAttribute(
		"href",
		expect.stringContaining("?state=differs#rows"),
	);
});

test("says what was written otherwise than the button said", () => {
	const announced = { play: 6, rating: 1 };
	show({ state: "applied", ...APPLIED, announced, written: { ...ofKinds(0), play: 4, rating: 2 } });
	expect(screen.getByText("2 plays fewer and 1 rating more than the button said", { exact: false })).toBeVisible();
	cleanup();
	show({ state: "applied", ...APPLIED, announced: { play: 4 }, written: IMPORT.written });
	expect(screen.queryByText("than the button said", { exact: false })).toBeNull();
});

test("an import that is gone is not taken for a server that does not answer", async () => {
	const respond = vi.fn(() => Promise.resolve(Response.json({ code: "not_found" }, { status: 404 })));
	show({ state: "applying", ...APPLIED }, [], null, respond);
	await vi.waitFor(() => expect(respond).toHaveBeenCalledOnce());
	await act(async () => {});
	expect(screen.queryByText("The server does not answer", { exact: false })).toBeNull();
});

test("says which lists there will be, how many titles each gets, and which of them is there already", () => {
	const lists = [
		{ id: "a", name: "Winter", titles: 12, isThere: false },
		{ id: "b", name: "Roads", titles: 1, isThere: true },
	];
	show({}, [{ kind: "list", list: "Winter" }], null, undefined, { lists });
	expect(screen.getByRole("heading", { name: "2 lists, 13 titles" })).toBeInTheDocument();
	expect(screen.getByText("Winter").closest("li")).toHaveTextContent("12 titles · new");
	expect(screen.getByText("Roads").closest("li")).toHaveTextContent("1 title · into your list of this name");
	expect(screen.getByText(/^List “Winter” · /)).toBeInTheDocument();
	cleanup();
	show({ state: "applied", ...APPLIED }, [], null, undefined, { lists });
	expect(screen.getByRole("link", { name: "Roads" })).toHaveAttribute("href", "/my-list/lists/b");
});

test("an episode to choose is called by its number, and by its name where it has one", () => {
	const episodes = [
		{ season: 1, episode: 2, name: "Lies" },
		{ season: 1, episode: 3, name: "" },
	];
	show({}, [], null, undefined, { choosing: { row: ROW, text: "", found: [], episodes } });
	const [, ...options] = within(screen.getByRole("combobox", { name: "Episode" })).getAllByRole("option");
	expect(options.map(({ textContent }) => textContent)).toEqual(["S1E2 · Lies", "S1E3"]);
});
