import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { chosenServer } from "~/browser/server-memory";
import { renderOnSite } from "../../../tests/harness/render";
import { readSettingsTab } from "./settings-tabs";
import { WatchingPanel } from "./watching-panel";

test.each([
	["", true, "profile"],
	["?tab=watching", false, "watching"],
	["?tab=data", false, "data"],
	["?tab=security", false, "security"],
	["?tab=debug", true, "debug"],
	["?tab=debug", false, "profile"],
	["?tab=else", true, "profile"],
])("/settings%s with Debug %s opens %s", (search, hasDebug, tab) => {
	expect(readSettingsTab(new URLSearchParams(search), hasDebug)).toBe(tab);
});

test("Watching forgets the player server that was chosen", () => {
	chosenServer.set("2");
	renderOnSite(<WatchingPanel />);
	expect(screen.getByText("The server that you chose last is used first.")).toBeInTheDocument();
	fireEvent.click(screen.getByRole("button", { name: "Forget my choice" }));
	expect(chosenServer.get()).toBeNull();
	expect(screen.queryByRole("button", { name: "Forget my choice" })).toBeNull();
});

test("Watching turns the countdown to the next episode off", () => {
	renderOnSite(<WatchingPanel />);
	const autoplay = screen.getByRole("switch", { name: "Autoplay next episode" });
	expect(autoplay).toBeChecked();
	fireEvent.click(autoplay);
	expect(autoplay).not.toBeChecked();
});
