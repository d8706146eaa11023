import { describe, expect } from "vitest";
import { describeJourneys, useBrowser } from "./journeys";
import { startWebKit } from "./webkit";

describe("WebKit", () => {
	const journey = useBrowser(() => startWebKit());
	describeJourneys(journey);

	journey("no list clips the focus ring of its cards", async (visitor) => {
		for (const [path, list] of [
			["/movies", ".title-list > li"],
			["/", ".card-row"],
			["/movie/27205", ".cast-member"],
		] as const) {
			await visitor.goto(path);
			await visitor.sees(list);
			const isClipped = await visitor.tab.evaluate((css) => {
				const { contentVisibility, contain } = getComputedStyle(document.querySelector(css)!);
				return contentVisibility === "auto" || contain.includes("paint");
			}, list);
			expect(isClipped, path).toBe(false);
		}
	});

	journey("the rows of bulbs of the logo have only whole ones", async (visitor) => {
		await visitor.goto("/");
		const widths = await visitor.tab.evaluate(() =>
			[...document.querySelectorAll("[aria-label=Marquee] .bulbs")].map((row) => row.getBoundingClientRect().width),
		);
		expect(widths.length).toBeGreaterThan(1);
		expect(widths.filter((width) => Math.abs(width - 9 * Math.round(width / 9)) > 0.1)).toEqual([]);
	});

	journey("a group of the filter drawer is as high as its content", async (visitor) => {
		await visitor.goto("/movies");
		await visitor.click("button", "More filters");
		await visitor.sees("dialog fieldset");
		const empty = await visitor.tab.evaluate(() =>
			[...document.querySelectorAll("dialog fieldset")].map(
				(group) => group.getBoundingClientRect().bottom - group.lastElementChild!.getBoundingClientRect().bottom,
			),
		);
		expect(Math.max(...empty)).toBeLessThan(2);
	});
});

describe("WebKit without popovers", () => {
	const journey = useBrowser(() => startWebKit("!ViewTransitions,!PopoverAttribute"));

	journey(
		"menus are closed until their button is pressed, and close on Escape and on a press elsewhere",
		async (visitor) => {
			await visitor.goto("/movie/27205");
			expect(await visitor.tab.evaluate(() => "popover" in HTMLElement.prototype)).toBe(false);
			await visitor.seesNo("[popover]");
			await visitor.click("main button", "More");
			await visitor.sees("[popover] a", "WhatsApp");
			await visitor.press("Escape");
			await visitor.seesNo("[popover]");
			await visitor.sees("main button", "More", { isFocused: true });
			await visitor.press("ArrowLeft");
			await visitor.seesNo("main button:focus", "More");
			await visitor.click("main button", "More");
			await visitor.sees("[popover] a", "WhatsApp");
			await visitor.click("h1");
			await visitor.seesNo("[popover]");
		},
	);
});
