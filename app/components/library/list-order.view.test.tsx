import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { whenChangesMade } from "~/browser/library/made-here";
import { loadVerbs } from "~/components/title/verbs/load-verbs";
import { setUpAccount } from "../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { ListOrder } from "./list-order";

const TITLES = ["Alien", "Brazil", "Casablanca", "Dune"];
const ITEMS = TITLES.map((title, index) => ({
	...{ mediaType: "movie", id: index + 1, title, year: 1980, poster: null, backdrop: null, rating: 8, genres: [] },
	...{ rank: index + 1, isGone: false, addedAt: 1 },
})) as unknown as React.ComponentProps<typeof ListOrder>["items"];

const account = setUpAccount();

beforeEach(async () => {
	await loadVerbs();
});

test("two quick presses move a title by two places", async () => {
	const release = account.hold();
	renderOnSite(<ListOrder list={{ id: "winter", name: "Winter", size: 4 }} items={ITEMS} />, "/", {
		visitor: VISITOR,
	});
	const down = screen.getByRole("button", { name: "Move Alien down" });
	fireEvent.click(down);
	fireEvent.click(down);
	const rows = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
	expect(rows.map((row) => TITLES.find((title) => row?.includes(title)))).toEqual([
		"Brazil",
		"Casablanca",
		"Alien",
		"Dune",
	]);
	release();
	await vi.waitFor(() => expect(account.sent).toMatchObject([[{ rank: 2 }], [{ rank: 3 }]]));
	await whenChangesMade();
});
