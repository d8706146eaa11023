import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ToastRegion } from "~/components/ui/toast";
import { wholeList } from "~/domain/library/list-view";
import { renderOnSite } from "../../../tests/harness/render";
import { SelectionBar } from "./selection-bar";
import { type Removal, useRemovals } from "./use-removals";

const NAMES = { 603: "The Matrix", 27205: "Inception", 238: "The Godfather" };

const CANDIDATES = Object.entries(NAMES).map(([id, name]): Removal => {
	const title = { media_type: "movie", media_id: Number(id) } as const;
	return {
		name,
		list: "Continue Watching",
		remove: { intent: "remove-watch", ...title },
		undo: { intent: "restore-watch", ...title },
	};
});

function Form() {
	const view = { ...wholeList("continue"), isSelecting: true, from: 0 };
	return (
		<form method="post">
			{CANDIDATES.map(({ name, remove }) => (
				<input key={name} type="checkbox" name="title" value={`movie:${remove.media_id}`} aria-label={name} />
			))}
			<SelectionBar view={view} candidates={CANDIDATES} removals={useRemovals()} />
		</form>
	);
}

/** Calls as "POST /api/watched/603/movie". Those of `failing` titles fail, each once. */
let calls: string[];
let failing: string[];
beforeEach(() => {
	[calls, failing] = [[], []];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (path, init) => {
		calls.push(`${init?.method} ${path}`);
		const index = failing.findIndex((id) => String(path).includes(`/${id}/`));
		if (index < 0) return Response.json({ success: true, data: { before: [] } });
		failing.splice(index, 1);
		return Response.json({ success: false, message: "" }, { status: 503 });
	});
});
afterEach(() => vi.unstubAllGlobals());

async function select(...names: string[]) {
	renderOnSite(
		<>
			<Form />
			<ToastRegion />
		</>,
		"/my-list?select=1",
	);
	for (const name of names) await userEvent.click(screen.getByRole("checkbox", { name }));
}

async function press(name: string) {
	await userEvent.click(screen.getByRole("button", { name }));
}

test("Watched marks each of the selected titles, and one Undo takes all marks back", async () => {
	await select("The Matrix", "The Godfather");
	expect(screen.getByText("2 titles selected")).toBeVisible();
	await press("Watched");
	expect(await screen.findByText("2 titles marked as watched")).toBeVisible();
	expect(calls).toEqual(["POST /api/watched/238/movie", "POST /api/watched/603/movie"]);
	await press("Undo");
	await vi.waitFor(() => expect(calls.slice(2)).toEqual(["PUT /api/watched/238/movie", "PUT /api/watched/603/movie"]));
});

test("those that failed are named and tried again alone; Undo is for all", async () => {
	await select("The Matrix", "Inception");
	failing = ["27205"];
	await press("Watched");
	expect(await screen.findByText(/^Failed to mark Inception as watched\./)).toBeVisible();
	await press("Try again");
	expect(await screen.findByText("2 titles marked as watched")).toBeVisible();
	expect(calls.slice(2)).toEqual(["POST /api/watched/27205/movie"]);
	calls = [];
	failing = ["603"];
	await press("Undo");
	expect(await screen.findByText("Failed to undo it for 1 title")).toBeVisible();
	expect(calls).toHaveLength(2);
	await press("Try again");
	await vi.waitFor(() => expect(calls.at(-1)).toBe("PUT /api/watched/603/movie"));
});

test("nothing happens before a title is selected", async () => {
	await select();
	for (const name of ["Watched", "Remove", "Share"]) await press(name);
	expect(calls).toEqual([]);
});

test("Share hands the titles with their addresses to the device", async () => {
	const share = vi.fn(async () => undefined);
	vi.stubGlobal("navigator", { ...navigator, share });
	await select("Inception");
	await press("Share");
	expect(share).toHaveBeenCalledWith({ title: "My List", text: `Inception: ${location.origin}/movie/27205` });
});

test("where the device has no share sheet, Share copies the list, or shows it to be copied by hand", async () => {
	await select("The Matrix", "Inception");
	const list = `The Matrix: ${location.origin}/movie/603\nInception: ${location.origin}/movie/27205`;
	const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce(undefined);
	await press("Share");
	expect(written.mock.calls[0]?.[0].split("\n").sort()).toEqual(list.split("\n").sort());
	expect(await screen.findByText("Copied!")).toBeVisible();
	written.mockRejectedValueOnce(new Error("not allowed"));
	await press("Copied!");
	expect(await screen.findByRole("textbox", { name: "List" })).toBeVisible();
});
