import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { installPopovers } from "./popover-fallback.client";

function isOpen(id: string): boolean {
	return document.getElementById(id)?.dataset.open === "";
}

beforeAll(installPopovers);

beforeEach(() => {
	render(
		<>
			<p>elsewhere</p>
			{["one", "two"].map((id) => (
				<div key={id}>
					<button type="button" popoverTarget={id}>
						open {id}
					</button>
					<div id={id} popover="auto">
						<button type="button">inside {id}</button>
						<button type="button" popoverTarget={id} popoverTargetAction="hide">
							close {id}
						</button>
					</div>
				</div>
			))}
		</>,
	);
});

test("a menu opens and closes by its button, and stays open for a press inside", async () => {
	await userEvent.click(screen.getByText("open one"));
	expect(isOpen("one")).toBe(true);
	await userEvent.click(screen.getByText("inside one"));
	expect(isOpen("one")).toBe(true);
	await userEvent.click(screen.getByText("open one"));
	expect(isOpen("one")).toBe(false);
});

test("a button that only hides a menu never opens it", async () => {
	await userEvent.click(screen.getByText("close one"));
	expect(isOpen("one")).toBe(false);
	await userEvent.click(screen.getByText("open one"));
	await userEvent.click(screen.getByText("close one"));
	expect(isOpen("one")).toBe(false);
});

test.each(["elsewhere", "open two", "inside two"])("a press on “%s” closes the open menu", async (text) => {
	await userEvent.click(screen.getByText("open one"));
	await userEvent.click(screen.getByText(text));
	expect([isOpen("one"), isOpen("two")]).toEqual([false, text === "open two"]);
});

test("Escape closes the open menu, and its button has the focus", async () => {
	await userEvent.click(screen.getByText("open two"));
	await userEvent.click(screen.getByText("inside two"));
	await userEvent.keyboard("{Escape}");
	expect(isOpen("two")).toBe(false);
	expect(screen.getByText("open two")).toHaveFocus();
});

test("scripts close a menu with hidePopover", async () => {
	await userEvent.click(screen.getByText("open one"));
	document.getElementById("one")?.hidePopover();
	expect(isOpen("one")).toBe(false);
});
