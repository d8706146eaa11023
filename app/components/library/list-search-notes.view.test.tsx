import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { readListView } from "~/domain/library/lists/list-view";
import { renderOnSite } from "../../../tests/harness/render";
import { NoMatch } from "./list-search-notes";

test.each([
	["when=2023", "You watched nothing in this time: 2023"],
	["when=2026-03-05..2026-03-12", "You watched nothing in this time: March 5, 2026 to March 12, 2026"],
	["when=2026-03&q=dark", "No title is all of this: “dark”, March 2026. Leave one of it out."],
	["when=2026-03&show=shows", "No title is all of this: TV Shows, March 2026. Leave one of it out."],
])(
	"where nothing of the diary fits %s, the time is part of what is said, and one press shows all",
	(search, advice) => {
		renderOnSite(<NoMatch view={readListView(new URLSearchParams(search), "watched")} />);
		expect(screen.getByText(advice)).toBeVisible();
		expect(screen.getByRole("link", { name: "Show All" })).toHaveAttribute("href", "/watched");
	},
);
