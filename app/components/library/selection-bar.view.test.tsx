import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { readChangeForm } from "~/domain/library/changes/change-form";
import { wholeList } from "~/domain/library/lists/list-view";
import { renderOnSite } from "../../../tests/harness/render";
import type { Removal } from "./removal";
import { SelectionBar } from "./selection-bar";

const NAMES = { 603: "The Matrix", 27205: "Inception" };

const CANDIDATES = Object.entries(NAMES).map(([id, name]): Removal => {
	return { title: { mediaType: "movie", id: Number(id) }, name, kind: "close", since: 0 };
});

async function select(...names: string[]) {
	const view = { ...wholeList("continue"), isSelecting: true, from: 0 };
	const sent: ReturnType<typeof readChangeForm> = [];
	renderOnSite(
		<form
			onSubmit={(event) => {
				event.preventDefault();
				const { submitter } = event.nativeEvent as SubmitEvent;
				sent.push(...readChangeForm(new FormData(event.currentTarget, submitter), 0));
			}}
		>
			{CANDIDATES.map(({ name, title }) => (
				<input key={name} type="checkbox" name="title" value={`movie:${title.id}`} aria-label={name} />
			))}
			<SelectionBar view={view} candidates={CANDIDATES} doneTo="/my-list" />
		</form>,
	);
	for (const name of names) await userEvent.click(screen.getByRole("checkbox", { name }));
	return sent;
}

async function press(name: string) {
	await userEvent.click(screen.getByRole("button", { name }));
}

test("it counts what is selected, and Share shares nothing before", async () => {
	const share = vi.fn(async () => undefined);
	vi.stubGlobal("navigator", { ...navigator, share });
	await select();
	await press("Share");
	expect(share).not.toHaveBeenCalled();
	await userEvent.click(screen.getByRole("checkbox", { name: "Inception" }));
	expect(screen.getByText("1 title selected")).toBeVisible();
	await userEvent.click(screen.getByRole("checkbox", { name: "The Matrix" }));
	expect(screen.getByText("2 titles selected")).toBeVisible();
});

test("a press on one of the person's lists puts the selected titles into it", async () => {
	const lists = [
		{ id: "w", name: "Winter" },
		{ id: "a", name: "Autumn" },
	];
	vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json({ success: true, data: lists }));
	const sent = await select("Inception", "The Matrix");
	await press("Add to a list");
	await userEvent.click(await screen.findByRole("button", { name: "Autumn", hidden: true }));
	expect(sent.map(({ kind, media_id, list }) => [kind, media_id, list])).toEqual([
		["list", "603", "a"],
		["list", "27205", "a"],
	]);
});

test("Share hands the titles with their addresses to the device", async () => {
	const share = vi.fn(async () => undefined);
	vi.stubGlobal("navigator", { ...navigator, share });
	await select("Inception");
	await press("Share");
	expect(share).toHaveBeenCalledWith({ title: "My List", text: `Inception\n${location.origin}/movie/27205` });
});

test("where the device has no share sheet, Share copies the list, or shows it to be copied by hand", async () => {
	await select("The Matrix", "Inception");
	const list = `The Matrix\n${location.origin}/movie/603\nInception\n${location.origin}/movie/27205`;
	const written = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce(undefined);
	await press("Share");
	expect(written.mock.calls[0]?.[0].split("\n").sort()).toEqual(list.split("\n").sort());
	expect(await screen.findByText("Copied!")).toBeVisible();
	written.mockRejectedValueOnce(new Error("not allowed"));
	await press("Copied!");
	expect(await screen.findByRole("textbox", { name: "List" })).toBeVisible();
});
