import { expect, test } from "vitest";
import { EMPTY_DOCUMENT } from "./document";
import { listLeftOut, writeHidingRules } from "./left-out";
import { readDocument } from "./read-document";

const EMPTY = readDocument(EMPTY_DOCUMENT);

test("the styles name the card, the button and the notice of each hidden title, and are empty without any", () => {
	expect(writeHidingRules(listLeftOut(EMPTY))).toBe("");
	const hidden = (["movie", "tv"] as const).map((mediaType) => ({ mediaType, id: 603, hiddenAt: 1 }));
	const rules = writeHidingRules(listLeftOut({ ...EMPTY, hidden }));
	for (const path of ["/movie/603", "/tv/603"]) {
		for (const name of ["href", "data-wanted", "data-unwanted"]) expect(rules).toContain(`[${name}="${path}"]`);
	}
	expect(rules).not.toContain("*");
});

test("what was watched is left out once it is to be hidden: its cards, but not its page's notice", () => {
	const play = { mediaType: "tv", id: 1396, season: 1, watchedAt: 1, precision: "instant", source: "played" } as const;
	const plays = [1, 2].map((episode) => ({ ...play, episode, playId: `play ${episode}`, addedAt: 1 }));
	expect(listLeftOut({ ...EMPTY, plays })).toEqual({ hidden: [], watched: [] });
	const leftOut = listLeftOut({ ...EMPTY, plays, hideWatched: true });
	expect(leftOut).toEqual({ hidden: [], watched: ["/tv/1396"] });
	expect(writeHidingRules(leftOut)).toContain('[href="/tv/1396"]');
	expect(writeHidingRules(leftOut)).not.toContain("data-unwanted");
});
