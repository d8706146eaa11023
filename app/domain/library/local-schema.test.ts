import { expect, test } from "vitest";
import { toLocalCard } from "./local-card";
import { EMPTY_LIBRARY } from "./local-library";
import { mergeLibraries } from "./local-merge";
import { parseLibraries } from "./local-schema";
import { addWatch } from "./local-watch";

const NOW = Date.UTC(2025, 5, 20, 12);
const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");
const LATER = { mediaType: "movie", id: 3, nextSeason: 1, nextEpisode: 1, addedAt: 5, card: CARD } as const;

const watch = { mediaType: "movie", id: 1, season: 1, episode: 1, progress: { position: 95, duration: 100 } } as const;
const library = mergeLibraries(addWatch(EMPTY_LIBRARY, watch, { now: NOW, card: CARD }), {
	...EMPTY_LIBRARY,
	later: [LATER],
});

test("a stored library is read as it was written, each owner's", () => {
	const stored = { "": library, ada: { ...EMPTY_LIBRARY, history: library.history } };
	expect(parseLibraries(JSON.stringify(stored))).toEqual(stored);
});

test.each([null, "", "text", "[]", "1", '{"":5}', '{"":{"history":{},"plays":[1,null]}}'])(
	"%s holds no entry",
	(text) => {
		const read = Object.values(parseLibraries(text));
		expect(read.flatMap(({ history, plays }) => [...history, ...plays])).toEqual([]);
	},
);

test("an invalid entry is dropped, and the others stay", () => {
	const [entry] = library.progress;
	const broken = [{ ...entry, position: -1 }, { ...entry, mediaType: "song" }, { ...entry, id: "1" }, {}, null, 1];
	const read = parseLibraries(JSON.stringify({ "": { ...library, progress: [...broken, entry] } }));
	expect(read[""]).toEqual(library);
});

test("an invalid card costs the title its card only", () => {
	const [entry] = library.history;
	const read = parseLibraries(JSON.stringify({ "": { ...library, history: [{ ...entry, card: { title: 5 } }] } }));
	expect(read[""]?.history).toMatchObject([{ id: 1 }]);
	expect(read[""]?.history[0]?.card).toBeUndefined();
});
