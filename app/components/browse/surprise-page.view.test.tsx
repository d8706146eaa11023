import { screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { keepChanges } from "~/browser/library/keep-changes.client";
import { SIGNED_OUT } from "~/browser/library/library.client";
import type { Site } from "~/components/site/site-context";
import { SURPRISE_PATH } from "~/domain/catalogue/paths";
import type { DrawReason, Widening } from "~/domain/library/discover/surprise-query";
import { MOVIE_SEASONS } from "~/domain/library/next/next-up";
import { renderOnSite, VISITOR } from "../../../tests/harness/render";
import { SurprisePage } from "./surprise-page";

afterEach(() => localStorage.clear());

function show(drawn: { reason?: DrawReason; like?: string; widened?: Widening }, site: Partial<Site> = {}) {
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
		extent: 94,
		seasons: MOVIE_SEASONS,
		viewings: [],
		reason: drawn.reason ?? null,
		like,
		likeViewings: [],
	};
	renderOnSite(
		<SurprisePage
			draw={draw}
			widened={drawn.widened ?? null}
			advice={null}
			again={{ key: "again", to: "/surprise?drawn=movie:550" }}
			times={[{ minutes: 60, to: "/surprise?time=60", isGiven: false }]}
			moods={[{ mood: "light", to: "/surprise", isGiven: true, picture: "/artwork/1/w185/sign-bloom.svg" }]}
			filters={[]}
		/>,
		SURPRISE_PATH,
		site,
	);
}

function givenWatched(id: number) {
	keepChanges(SIGNED_OUT, [{ kind: "mark", mediaType: "movie", id, at: 5 }], { episodes: [{ season: 1, episode: 1 }] });
}

test("the reason names a title that this browser has watched", () => {
	givenWatched(7);
	show({ reason: { minutes: 94, mood: "light", isShow: false }, like: "Paddington 2" });
	expect(screen.getByText("Because it is 94 minutes and light")).toBeTruthy();
	expect(screen.getByText("Because you watched Paddington 2").className).toBe("block");
});

test("who is here is ticked beside the questions, since it decides what is drawn", () => {
	const ben = { id: "ben", name: "Ben", emblem: "/artwork/1/w185/emblem-teal-paw.svg", hasPin: false, isHere: true };
	show({}, { visitor: { ...VISITOR, hasPeople: true, people: [ben] } });
	const line = screen.getByRole("list", { name: "Who is here?" });
	expect(within(line).getByRole("button", { name: "Ben" })).toHaveAttribute("aria-pressed", "true");
});

test("a title that this browser has not watched is not shown as a reason", () => {
	show({ reason: { minutes: null, mood: "light", isShow: false }, like: "Paddington 2" });
	expect(screen.getByText(/you watched/)).toHaveClass("invisible");
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
	show({
		reason: { minutes: null, mood: "scary", isShow: false },
		widened: { isMore: false, mood: "scary", minutes: 90, to: 120 },
	});
	expect(screen.getByRole("status").textContent).toMatch(/^Nothing scary in 90 minutes\. In two hours:Drawn/);
});
