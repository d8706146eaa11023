import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { CardFacts } from "~/domain/catalogue/cards";
import { createStore, useStore } from "~/lib/caching/store";
import { setUpAccount } from "../../../tests/harness/account-changes";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { Starters, useStarters } from "./starters";

const account = setUpAccount();

const CARD: CardFacts = {
	mediaType: "movie",
	id: 7,
	title: "A Movie",
	year: 1999,
	poster: null,
	rating: 8,
	genres: ["Drama"],
};

test("what was picked shows on its button and stays on the page, where the library is no longer empty", async () => {
	const offered = createStore([CARD]);
	function Page() {
		const cards = useStarters(useStore(offered, []));
		return <Starters cards={cards} />;
	}
	renderOnSite(<Page />, "/", { visitor: VISITOR });
	await userEvent.click(screen.getByRole("button", { name: "Mark A Movie as watched" }));
	offered.set([]);
	expect(await screen.findByRole("button", { name: "Mark A Movie as not watched" })).toBeInTheDocument();
	await userEvent.click(screen.getByRole("button", { name: "Add to Watch Later in My List" }));
	expect(await screen.findByRole("button", { name: "Remove from Watch Later in My List" })).toBeInTheDocument();
	expect(account.kinds).toEqual(["mark", "save"]);
	expect(screen.getByRole("link", { name: "Rate" })).toHaveAttribute("href", "/movie/7");
});
