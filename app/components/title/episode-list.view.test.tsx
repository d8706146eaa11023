import { act, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import { renderOnSite } from "../../../tests/harness/render";
import { EpisodeList } from "./episode-list";

const FACTS = { overview: "", still: null, airDate: null, runtime: 50, rating: 0 };
const EPISODES = [
	{ ...FACTS, id: 11, number: 1, name: "Good News About Hell" },
	{ ...FACTS, id: 12, number: 2, name: "Half Loop" },
];
const SHOW = { mediaType: "tv", id: 95396, title: "Severance", poster: null, backdrop: null, rating: 8 } as const;
const LEFT = { season: 1, episode: 2, position: 900, duration: 3000, playedAt: 5, watchedAt: 0, times: 0 };

const AIRED: SeasonEpisodes[] = [{ number: 1, aired: [[1, 2]] }];

interface Shown {
	viewings?: (typeof LEFT)[];
	isChosen?: boolean;
	episodes?: typeof EPISODES;
	lists?: SeasonEpisodes[];
}

function List({ viewings = [], isChosen = true, episodes = EPISODES, lists = AIRED }: Shown) {
	return (
		<EpisodeList
			showId={SHOW.id}
			knownTitle={SHOW}
			season={{ number: 1, episodes }}
			lists={lists}
			selected={2}
			isChosen={isChosen}
			viewings={viewings}
		/>
	);
}

function renderList(shown: Shown = {}) {
	renderOnSite(<List {...shown} />);
	return screen.getAllByRole("listitem");
}

test("the row of the episode that was chosen, and no other, has a button that plays it", () => {
	const [first, second] = renderList();
	const play = within(second as HTMLElement).getByRole("link", { name: "Watch this episode" });
	expect(play).toHaveAttribute("href", "/watch/tv/95396/1/2");
	expect(within(first as HTMLElement).queryByText("Watch this episode")).toBeNull();
});

test.each([
	[/^2\. /, "Watch this episode"],
	[/^1\. /, /^1\. /],
])("the focus on the row %s is on %s once episode 2 is chosen", (row, then) => {
	let choose: (isChosen: boolean) => void = () => undefined;
	function Choosing() {
		const [isChosen, setIsChosen] = useState(false);
		choose = setIsChosen;
		return <List isChosen={isChosen} />;
	}
	renderOnSite(<Choosing />);
	screen.getByRole("link", { name: row }).focus();
	act(() => choose(true));
	expect(screen.getByRole("link", { name: then })).toHaveFocus();
});

test("the sign to play is at the same side of a picture in every language", () => {
	const [first] = renderList();
	const picture = within(first as HTMLElement).getByRole("link", { name: "Play S1E1" });
	expect(picture.querySelector("span:has(svg)")).toHaveAttribute("dir", "ltr");
});

test("an episode that was begun is resumed from its row", () => {
	renderList({ viewings: [LEFT] });
	expect(screen.getByRole("link", { name: "Resume this episode" })).toBeInTheDocument();
});

test("where the page selects the episode, its button is the one above", () => {
	renderList({ isChosen: false });
	expect(screen.getByText("Selected")).toBeInTheDocument();
	expect(screen.queryByText("Watch this episode")).toBeNull();
});

test.each([
	["2093-12-03", "Airs December 3, 2093"],
	[null, "Not aired yet"],
])(
	"an episode of %s that has not aired says so, and has neither Play nor a mark, also where it was chosen",
	(airDate, text) => {
		const episodes = [EPISODES[0]!, { ...EPISODES[1]!, airDate: airDate as null }];
		const [first, second] = renderList({ episodes, lists: [{ number: 1, aired: [[1, 1]], coming: [[2, 2]] }] });
		const row = within(second as HTMLElement);
		expect(row.getByText(text)).toBeInTheDocument();
		expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/tv/95396/1/2"]);
		expect(row.queryByRole("button")).toBeNull();
		expect(within(first as HTMLElement).getByRole("link", { name: "Play S1E1" })).toBeInTheDocument();
		expect(within(first as HTMLElement).getByRole("button")).toBeInTheDocument();
	},
);
