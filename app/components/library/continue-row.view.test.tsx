import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { BegunCard } from "~/domain/library/next/begun-card";
import { renderOnSite } from "../../../tests/harness/render";
import { BegunRows } from "./continue-row";

const MOVIE = { season: 1, episode: 1 };
const EPISODE = { season: 2, episode: 5 };

test.each([
	["tv", EPISODE, { isNext: true, episodeName: "Breakage" }, "Next: S2E5 · Breakage"],
	["tv", EPISODE, { isNext: true }, "Next: S2E5"],
	["tv", EPISODE, { secondsLeft: 900, episodeName: "Breakage" }, "S2E5 · 15 min left"],
	["movie", MOVIE, { secondsLeft: 900 }, "15 min left"],
	["movie", MOVIE, {}, "2008"],
] as const)("a card of Home's row says what it plays: %s %o %o", (mediaType, target, overrides, text) => {
	const entry = { mediaType, id: 7, ...target, position: 0, duration: 0, watchedAt: 0, lastWatched: 0, updatedAt: 0 };
	const card: BegunCard = {
		mediaType,
		id: 7,
		title: "A title",
		year: 2008,
		poster: null,
		backdrop: null,
		rating: 0,
		genres: [],
		next: { action: "start", ...target, position: 0, duration: 0 },
		target,
		entry,
		isBegun: true,
		isNext: false,
		isDone: false,
		progress: 0,
		secondsLeft: null,
		...overrides,
	};
	renderOnSite(<BegunRows continuing={[card]} upNext={[]} />);
	expect(screen.getByRole("link")).toHaveTextContent(`A title${text}`);
});
