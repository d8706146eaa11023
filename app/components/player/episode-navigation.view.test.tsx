import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { SiteProvider } from "~/components/site/site-context";
import type { Episode } from "~/domain/catalogue/types";
import { EpisodeNavigation } from "./episode-navigation";

function show(episode: Partial<Episode> = {}) {
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
				<EpisodeNavigation season={1} seasons={seasons} episode={pilot} />
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
	show({ runtime: null, rating: 0 });
	expect(screen.queryByText(/min$/)).toBeNull();
	expect(screen.queryByText("Unknown")).toBeNull();
	expect(screen.queryByText("0.0")).toBeNull();
});
