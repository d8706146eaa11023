import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import type { Offer } from "~/domain/playback/player-state";
import { setUpAccount } from "../../../tests/harness/account-changes";
import { ofRatings } from "../../../tests/harness/remarks";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { NextEpisodeOffer, NextMovieOffer } from "./next-offer";
import type { Player } from "./use-player";

const NEXT = { season: 2, episode: 5, name: "Breakage", to: "/watch/tv/1396/2/5" };
const EPISODE = {
	title: { mediaType: "tv", id: 1396 },
	name: "Breaking Bad",
	episode: { season: 2, episode: 4 },
	remarks: ofRatings(8, null),
} as const;
const MOVIE = {
	title: { mediaType: "movie", id: 603 },
	name: "The Matrix",
	remarks: ofRatings(null),
} as const;

const account = setUpAccount();

/** The end of an episode or a movie, whose offer can be declined. */
function End({ next = null as Player["next"], ended = EPISODE as typeof EPISODE | typeof MOVIE }) {
	const [offer, setOffer] = useState<Offer>({ state: "offered", left: 8, isPaused: false });
	const player = { next, offer, declineOffer: () => setOffer({ ...offer, state: "declined" }) } as Player;
	return ended === MOVIE ? (
		<NextMovieOffer player={player} ended={ended} movie={null} />
	) : (
		<NextEpisodeOffer player={player} ended={ended} />
	);
}

async function show(element: React.ReactNode, visitor: typeof VISITOR | null = VISITOR) {
	renderOnSite(element, "/watch", { visitor });
	await act(() => vi.dynamicImportSettled());
}

test("the end of an episode asks how it was, and the next one waits while it is rated", async () => {
	await show(<End next={NEXT} />);
	const card = within(screen.getByRole("region", { name: "Next episode" }));
	expect(card.getByText("· in 8 s")).toBeInTheDocument();
	fireEvent.click(card.getByRole("link", { name: "Rate" }));
	expect(card.queryByText("· in 8 s")).toBeNull();
	expect(card.getByRole("link", { name: "Next Episode" })).toHaveAttribute("href", NEXT.to);
	const numbers = within(await screen.findByRole("group", { name: "Rate S2E4", hidden: true }));
	fireEvent.click(numbers.getByRole("button", { name: "9", hidden: true }));
	const rate = { kind: "rate", media_type: "tv", media_id: "1396", season: 2, episode: 4, rating: 9 };
	await vi.waitFor(() => expect(account.sent).toEqual([[rate]]));
	fireEvent.click(card.getByRole("button", { name: "Cancel" }));
	expect(screen.queryByRole("region", { name: "Next episode" })).toBeNull();
});

test.each([
	["the last episode", <End key="episode" />, "How was S2E4?"],
	["a movie", <End key="movie" ended={MOVIE} />, "How was The Matrix?"],
])("the end of %s with nothing to follow asks alone", async (_, end, question) => {
	await show(end);
	expect(
		within(screen.getByRole("region", { name: "The end" })).getByText(
			(_text, p) => p?.textContent === question && p.tagName === "P",
		),
	).toBeInTheDocument();
});

test("what is rated is not asked about", async () => {
	const rated = { ...EPISODE, remarks: ofRatings(8, 7) } as unknown as typeof EPISODE;
	await show(<End next={NEXT} ended={rated} />);
	expect(screen.getByRole("region", { name: "Next episode" })).toBeInTheDocument();
	expect(screen.queryByText(/How was/)).toBeNull();
});

test("a signed-out visitor is offered what is next, and nothing else", async () => {
	await show(<End />, null);
	expect(screen.queryByRole("region")).toBeNull();
});
