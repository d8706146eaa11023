import { expect, test } from "vitest";
import { randomDocument } from "../../../../tests/harness/local-documents";
import { randomNumbers } from "../../../../tests/harness/random";
import type { LocalDocument, StoredChange } from "./document";
import { toLocalCard } from "./local-card";
import { parseDocuments } from "./parse-documents";

const NOW = Date.UTC(2025, 5, 20, 12);
const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");
const SAVE: StoredChange = { kind: "save", mediaType: "movie", id: 1, nextSeason: 1, nextEpisode: 1, at: NOW };
const RATE: StoredChange = { kind: "rate", mediaType: "tv", id: 2, season: null, episode: null, rating: 8, at: NOW };
const DOCUMENT: LocalDocument = {
	changes: [{ ...SAVE, name: "Heat", refused: { reason: "missing" } }, RATE],
	cards: { "movie:1": CARD },
	hideWatched: true,
};

test("a stored document is read as it was written, each owner's", () => {
	const documents: Record<string, LocalDocument> = { "": DOCUMENT };
	for (let seed = 0; seed < 500; seed++) {
		documents[`profile ${seed}`] = randomDocument(randomNumbers(seed + 1), { from: NOW, isSent: seed % 2 > 0 });
	}
	expect(parseDocuments(JSON.stringify(documents))).toEqual(documents);
});

test.each([null, "", "text", "[]", "1", '{"":5}', '{"":{"changes":{},"cards":[]}}', '{"":{"changes":[1,null,{}]}}'])(
	"%s holds no change",
	(text) => {
		expect(Object.values(parseDocuments(text)).flatMap(({ changes }) => changes)).toEqual([]);
	},
);

test("an invalid change is dropped, and the others stay", () => {
	const kinds = ["constructor", "toString", "watch", null, 1].map((kind) => ({ ...SAVE, kind }));
	const broken = [
		{ ...SAVE, at: -1 },
		{ ...SAVE, mediaType: "song" },
		{ ...SAVE, id: "1" },
		{ ...RATE, rating: 0 },
	];
	const read = parseDocuments(JSON.stringify({ "": { ...DOCUMENT, changes: [...kinds, ...broken, RATE] } }));
	expect(read[""]?.changes).toEqual([RATE]);
});

test("an invalid card costs the title its card only", () => {
	const read = parseDocuments(JSON.stringify({ "": { ...DOCUMENT, cards: { "movie:1": { title: 5 } } } }));
	expect(read[""]).toEqual({ ...DOCUMENT, cards: {} });
});
