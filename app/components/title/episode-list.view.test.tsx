import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderOnSite } from "../../../tests/harness/render";
import { EpisodeList } from "./episode-list";

const FACTS = { overview: "", still: null, airDate: null, runtime: 50, rating: 0 };
const EPISODES = [
	{ ...FACTS, id: 11, number: 1, name: "Good News About Hell" },
	{ ...FACTS, id: 12, number: 2, name: "Half Loop" },
];
const SHOW = { mediaType: "tv", id: 95396, title: "Severance", poster: null, backdrop: null, rating: 8 } as const;
const LEFT = { season: 1, episode: 2, position: 900, duration: 3000, playedAt: 5, watchedAt: 0, times: 0 };

function renderList({ viewings = [], isChosen = true }: { viewings?: (typeof LEFT)[]; isChosen?: boolean } = {}) {
	renderOnSite(
		<EpisodeList
			showId={SHOW.id}
			known={SHOW}
			season={{ number: 1, episodes: EPISODES }}
			selected={2}
			isChosen={isChosen}
			viewings={viewings}
		/>,
	);
	return screen.getAllByRole("listitem");
}

test("the row of the episode that was chosen, and no other, has a button that plays it", () => {
	const [first, second] = renderList();
	const play = within(second as HTMLElement).getByRole("link", { name: "Watch this episode" });
	expect(play).toHaveAttribute("href", "/watch/tv/95396/1/2");
	expect(within(first as HTMLElement).queryByText("Watch this episode")).toBeNull();
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
