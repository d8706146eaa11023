import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { NO_REMARKS } from "~/domain/library/changes/remarks";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { TitleHero } from "./title-hero";

const TITLE: React.ComponentProps<typeof TitleHero> = {
	...{
		mediaType: "movie" as const,
		id: 348,
		title: "Alien",
		originalTitle: "",
		language: "en",
		tagline: "",
		overview: "",
	},
	...{ signs: [], poster: null, backdrop: null, rating: 8, votes: 10, genres: [], status: "Released", year: 1979 },
	...{ trailer: null, offers: null, regions: null, ageRating: "", details: [], next: null, isInWatchLater: false },
	...{ remarks: { title: NO_REMARKS, place: NO_REMARKS }, ownLists: [], isHidden: false, closedTo: [], notice: null },
	address: "https://marquee.example/movie/348",
};

test("“Not for me” is not offered for what the visitor rated", () => {
	const remarks = { title: { ...NO_REMARKS, rating: 9 }, place: NO_REMARKS };
	renderOnSite(<TitleHero {...TITLE} remarks={remarks} />, "/", { visitor: VISITOR });
	expect(screen.getByText("Not for me").closest("[data-wanted]")).toHaveClass("hidden");
});

test.each([
	["visitor", null, false],
	["owner", { ...VISITOR, role: "owner" as const }, true],
])("for a %s the menu of a title has what is rarely done to it", (_, visitor, canBlock) => {
	renderOnSite(<TitleHero {...TITLE} />, "/", { visitor });
	const menu = document.getElementById(
		screen.getByRole("button", { name: "More" }).getAttribute("popovertarget") ?? "",
	);
	const items = within(menu as HTMLElement);
	for (const name of ["Facebook", "X", "WhatsApp"]) expect(items.getByRole("link", { name })).toBeInTheDocument();
	for (const name of ["Copy link", "Not for me"]) expect(items.getByRole("button", { name })).toBeInTheDocument();
	expect(items.queryByRole("link", { name: "Block this title" }) !== null).toBe(canBlock);
});

test("a title that nobody has begun has no room for how far it is", () => {
	const next = { action: "start" as const, season: 1, episode: 1, position: 0, duration: 0 };
	const { container } = renderOnSite(<TitleHero {...TITLE} next={next} />);
	expect(container.querySelector(".title-actions .empty\\:hidden")).toBeEmptyDOMElement();
});
