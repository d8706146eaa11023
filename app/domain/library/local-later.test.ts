import { expect, test } from "vitest";
import { toLocalCard } from "./local-card";
import {
	addLater,
	isLocalLaterFull,
	type LocalLater,
	parseLater,
	toMigratedLater,
	withoutSentLater,
	withoutTitle,
	writeLater,
} from "./local-later";
import { TITLES_OF_REQUEST_MAX } from "./retention";

const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");

function entry(id: number, addedAt = id): LocalLater {
	return { mediaType: "movie", id, nextSeason: 1, nextEpisode: 1, addedAt, card: CARD };
}

test("the list is newest first, with one entry per title, and a restored title returns to its place", () => {
	const list = [entry(1), entry(3), entry(2), entry(1, 9)].reduce(addLater, []);
	expect(list.map(({ id }) => id)).toEqual([1, 3, 2]);
	expect(addLater(withoutTitle(list, entry(3)), entry(3)).map(({ id }) => id)).toEqual([1, 3, 2]);
});

test(`the list is full with ${TITLES_OF_REQUEST_MAX} titles`, () => {
	const list = Array.from({ length: TITLES_OF_REQUEST_MAX }, (_, index) => entry(index + 1));
	expect(isLocalLaterFull(list)).toBe(true);
	expect(isLocalLaterFull(list.slice(1))).toBe(false);
});

test("reads the stored list and drops invalid entries", () => {
	const list = [entry(2), entry(1)];
	const stored = { mediaType: "movie", mediaId: 1, nextSeason: 1, nextEpisode: 1, addedAt: 1, card: CARD };
	expect(JSON.parse(writeLater(list))[1]).toEqual(stored);
	expect(parseLater(writeLater(list))).toEqual(list);
	const { mediaId: _, ...unnamed } = stored;
	const broken = [unnamed, { ...stored, card: null }, { ...stored, mediaType: "x" }, { ...stored, addedAt: "1" }, null];
	expect(parseLater(JSON.stringify(broken))).toEqual([]);
	for (const text of [null, "", "text", "{}"]) expect(parseLater(text)).toEqual([]);
});

test("removes sent titles, except those that were saved again since", () => {
	const sent = [entry(2), entry(1)];
	expect(withoutSentLater([entry(1, 5), entry(2)], sent)).toEqual([entry(1, 5)]);
});

test("sends a title with its time", () => {
	expect(toMigratedLater(entry(7, 0))).toEqual({
		media_type: "movie",
		media_id: 7,
		nextSeason: 1,
		nextEpisode: 1,
		added_at: "1970-01-01T00:00:00.000Z",
	});
});
