import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { Logo } from "./navigation";

test("the logo's bulbs are the days of the month, lit where something was watched", () => {
	renderOnSite(<Logo evenings={{ days: 30, today: 20, watched: [1, 5, 16] }} />);
	const logo = screen.getByRole("link", { name: "Marquee", description: "3 evenings this month" });
	const count = (bulb: string) =>
		[...logo.querySelectorAll(`[data-bulb=${bulb}]`)].map(
			(path) => (path.getAttribute("d") ?? "").split("M").length - 1,
		);
	expect([count("lit"), count("next"), count("dark")]).toEqual([
		[2, 1],
		[0, 1],
		[13, 13],
	]);
});

test("of nobody they are all lit", () => {
	renderOnSite(<Logo />);
	const logo = screen.getByRole("link", { name: "Marquee", description: "" });
	expect([...logo.querySelectorAll("[data-bulb=dark]")].every((path) => !path.hasAttribute("d"))).toBe(true);
});
