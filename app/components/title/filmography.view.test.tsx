import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CardFacts } from "~/domain/catalogue/cards";
import { renderOnSite } from "../../../tests/harness/render";
import { Filmography } from "./filmography";

function entry(id: number) {
	const card: CardFacts = {
		mediaType: "movie",
		id,
		title: `Film ${id}`,
		year: 2000,
		poster: null,
		rating: 7,
		genres: [],
	};
	return { card, roles: [] };
}

test.each([
	[6, "/person/1", false],
	[7, "/person/1", true],
	[6, "/person/1?sort=title", true],
])("%d titles at %s have a choice of their order: %s", (count, address, isShown) => {
	const entries = Array.from({ length: count }, (_, id) => entry(id));
	renderOnSite(<Filmography entries={entries} watched={new Set()} />, address);
	expect(screen.queryByRole("navigation") !== null).toBe(isShown);
});
