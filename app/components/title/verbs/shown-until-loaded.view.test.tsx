import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { expect, test, vi } from "vitest";
import { pageProfile } from "~/browser/call-api.client";
import { useHistorySync } from "~/components/site/background-tasks";
import { SiteProvider } from "~/components/site/site-context";
import { useViewings } from "~/components/title/use-local-library";
import { isWatched, type Viewing } from "~/domain/library/next/next-up";
import { setUpAccount } from "../../../../tests/harness/account-changes";
import { SITE, VISITOR } from "../../../../tests/harness/render";
import { loadVerbs } from "./load-verbs";
import { WatchedToggle } from "./watched-toggle";

const MOVIE = { mediaType: "movie", id: 603 } as const;
const KNOWN = { ...MOVIE, title: "The Matrix", year: 1999, poster: null, backdrop: null, rating: 8 };
const EPISODE = { season: 1, episode: 1 };
const PLAYED = { position: 0, duration: 0, playedAt: 0, watchedAt: 1, times: 1 };

const account = setUpAccount();

test("a press is shown until the page shows what it has loaded, without going back in between", async () => {
	const shown: boolean[] = [];
	let loads = 0;
	function loader(): Viewing[] {
		loads++;
		return account.kinds.includes("mark") ? [{ ...EPISODE, ...PLAYED }] : [];
	}
	function Page() {
		useHistorySync("1");
		const viewings = useViewings(MOVIE, useLoaderData<Viewing[]>());
		const isSeen = viewings.some(isWatched);
		if (shown.at(-1) !== isSeen) shown.push(isSeen);
		return (
			<WatchedToggle
				title={MOVIE}
				knownTitle={KNOWN}
				name="The Matrix"
				isWatched={isSeen}
				listEpisodes={() => [EPISODE]}
				className=""
			/>
		);
	}
	pageProfile.set("1");
	await loadVerbs();
	const router = createMemoryRouter([{ path: "/", Component: Page, loader, HydrateFallback: () => null }]);
	render(
		<SiteProvider value={{ ...SITE, visitor: VISITOR }}>
			<RouterProvider router={router} />
		</SiteProvider>,
	);
	const release = account.hold();
	await userEvent.click(await screen.findByRole("button", { name: "Mark The Matrix as watched" }));
	await screen.findByRole("button", { name: "Mark The Matrix as not watched" });
	release();
	await vi.waitFor(() => expect(loads).toBe(2));
	await new Promise((resolve) => setTimeout(resolve, 100));
	expect(shown).toEqual([false, true]);
});
