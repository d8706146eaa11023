import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import type { Episode } from "~/domain/catalogue/types";
import { EpisodeNavigation } from "./episode-navigation";

function show({
	episode,
	previous = null,
	next = null,
}: {
	episode?: Partial<Episode>;
	previous?: string | null;
	next?: string | null;
} = {}) {
	const seasons = [1, 2, 3, 4, 5].map((number) => ({ id: number, number, name: "", episodeCount: 7 }));
	const pilot: Episode = {
		id: 1,
		number: 3,
		name: "The Door",
		overview: "A door opens.",
		runtime: 47,
		rating: 8.16,
		still: null,
		airDate: "2008-02-10",
		...episode,
	};
	return render(
		<SiteProvider value={{ images: { base: "/artwork/1", vector: true }, source: "sample", visitor: null }}>
			<MemoryRouter>
				<EpisodeNavigation season={1} seasons={seasons} episode={pilot} previous={previous} next={next} />
			</MemoryRouter>
		</SiteProvider>,
	);
}

test("the current episode shows all its data", () => {
	show();
	expect(screen.getByText("Season 1 of 5 seasons")).toBeVisible();
	expect(screen.getByRole("heading", { name: "Episode 3: The Door" })).toBeVisible();
	for (const text of ["A door opens.", "February 10, 2008", "47 min", "8.2"])
		expect(screen.getByText(text)).toBeVisible();
});

test("unknown data of an episode is not shown", () => {
	show({ episode: { runtime: null, rating: 0 } });
	expect(screen.queryByText(/min$/)).toBeNull();
	expect(screen.queryByText("Unknown")).toBeNull();
	expect(screen.queryByText("0.0")).toBeNull();
});

test("Previous and Next Episode are links when there is such an episode", () => {
	show({ previous: "/watch/tv/1396/1/2", next: "/watch/tv/1396/1/4?server=2" });
	expect(screen.getByRole("link", { name: "Previous" })).toHaveAttribute("href", "/watch/tv/1396/1/2");
	expect(screen.getByRole("link", { name: "Next Episode" })).toHaveAttribute("href", "/watch/tv/1396/1/4?server=2");
});

test("Previous and Next Episode are missing when there is no such episode", () => {
	show();
	expect(screen.queryByRole("link")).toBeNull();
});
