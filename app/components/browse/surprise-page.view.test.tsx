import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { SIGNED_OUT } from "~/browser/library/library.client";
import { MOVIE_SEASONS } from "~/domain/library/next/next-up";
import { renderOnSite } from "../../../tests/harness/render";
import { SurprisePage } from "./surprise-page";

afterEach(() => localStorage.clear());

function show(drawn: { reason?: string; like?: string; widened?: string }) {
	const like = drawn.like ? { mediaType: "movie" as const, id: 7, title: drawn.like } : null;
	const draw = {
		mediaType: "movie" as const,
		id: 550,
		title: "Drawn",
		year: 2017,
		poster: null,
		backdrop: null,
		rating: 8,
		genres: ["Comedy"],
		overview: "A bear.",
		extent: "1h 34m",
		seasons: MOVIE_SEASONS,
		viewings: [],
		reason: drawn.reason ?? "",
		like,
		likeViewings: [],
	};
	renderOnSite(
		<SurprisePage
			draw={draw}
			widened={drawn.widened ?? ""}
			advice=""
			again={{ label: "Draw again", to: "/surprise?drawn=movie:550" }}
			times={[{ label: "1 hour", to: "/surprise?time=60", isGiven: false }]}
			moods={[{ label: "Light", to: "/surprise", isGiven: true, picture: "/artwork/1/w185/sign-bloom.svg" }]}
			filters={[]}
		/>,
	);
}

function givenWatched(id: number) {
	keepChanges(SIGNED_OUT, [{ kind: "mark", mediaType: "movie", id, at: 5 }], { episodes: [{ season: 1, episode: 1 }] });
}

test("the reason names a title that this browser has watched", () => {
	givenWatched(7);
	show({ reason: "it is 94 minutes and light", like: "Paddington 2" });
	expect(screen.getByRole("status").textContent).toContain(
		"Because it is 94 minutes and light, and you watched Paddington 2",
	);
	expect(screen.getByText(/you watched/).className).toBe("");
});

test("a title that this browser has not watched is not shown as a reason", () => {
	show({ reason: "it is light", like: "Paddington 2" });
	expect(screen.getByText(/you watched/).className).toBe("invisible");
});

test("without a reason the title was drawn by chance", () => {
	show({});
	expect(screen.getByText("Drawn by chance")).toBeTruthy();
});

test("each answer is a link, and the given one is marked", () => {
	show({});
	expect(screen.getByRole("link", { name: "1 hour" }).getAttribute("aria-current")).toBeNull();
	expect(screen.getByRole("link", { name: "Light" }).getAttribute("aria-current")).toBe("true");
});

test("a wider draw says what did not fit", () => {
	show({ reason: "it is scary", widened: "Nothing scary in 90 minutes. In two hours:" });
	expect(screen.getByRole("status").textContent).toMatch(/^Nothing scary in 90 minutes\. In two hours:Drawn/);
});
