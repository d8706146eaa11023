import { describe, expect, test } from "vitest";
import { type Change, changeKey, laterChange } from "~/domain/library/changes/changes";
import { LOCAL_HISTORY_MAX, LOCAL_VIEWINGS_MAX, TITLES_OF_REQUEST_MAX } from "~/domain/library/retention";
import { randomDocument } from "../../../../tests/harness/local-documents";
import { randomNumbers, shuffled } from "../../../../tests/harness/random";
import {
	type Edit,
	EMPTY_DOCUMENT,
	invertEdit,
	isEmptyDocument,
	type LocalDocument,
	listSendable,
	makeEdit,
	type Refused,
	type StoredChange,
	sentAgain,
	storing,
	withCard,
	withdrawing,
	withoutExpired,
	withoutTaken,
	withoutWatched,
	withRefused,
} from "./document";
import { toLocalCard } from "./local-card";
import { planChanges } from "./plan-change";

const NOW = Date.UTC(2025, 5, 20, 12);
const DAY = 24 * 60 * 60 * 1000;
const CARD = toLocalCard({ title: "Heat", poster: "/heat.jpg", backdrop: null, rating: 8.2, year: 1995 }, "sample");

function save(id: number, at = NOW): StoredChange {
	return { kind: "save", mediaType: "movie", id, at };
}

function open(id: number, at = NOW): StoredChange {
	return { kind: "open", mediaType: "movie", id, season: 1, episode: 1, at };
}

function documentWith(...changes: StoredChange[]): LocalDocument {
	return makeEdit(EMPTY_DOCUMENT, storing(EMPTY_DOCUMENT, changes) as Edit);
}

/** A server that keeps of each fact the latest change, whatever comes in which order and how often. */
function openServer() {
	const facts = new Map<string, Change>();
	return {
		facts,
		take(changes: StoredChange[]) {
			for (const { name: _, refused: __, ...change } of changes) {
				const key = changeKey(change);
				const stored = facts.get(key);
				facts.set(key, stored ? laterChange(stored, change) : change);
			}
		},
	};
}

/** What a list holds, or a server, without the reasons of a refusal. */
function factsOf(changes: Iterable<StoredChange>): string[] {
	return [...changes].map(({ refused: _, ...change }) => JSON.stringify(change)).sort();
}

describe("for 10,000 histories of three browsers, half of them of a day offline", () => {
	const cases = Array.from({ length: 10_000 }, (_, seed) => {
		const random = randomNumbers(seed + 1);
		const documents = [0, 1, 2].map(() => randomDocument(random, { from: NOW, isSent: seed % 2 === 0 }));
		return { random, documents };
	});

	test("what is sent in any order, and again after a lost reply, is on the server the latest of each fact", () => {
		for (const { random, documents } of cases) {
			const [one, other] = [openServer(), openServer()];
			for (const document of documents) one.take(listSendable(document));
			const again = documents[random(3)] ?? EMPTY_DOCUMENT;
			for (const document of shuffled([...documents, again], random))
				other.take(shuffled(listSendable(document), random));
			expect(factsOf(other.facts.values())).toEqual(factsOf(one.facts.values()));
		}
	});

	test("what the server takes leaves the list, and what it refuses or does not mention stays", () => {
		for (const { random, documents } of cases) {
			for (let document of documents) {
				const before = document.changes;
				const server = openServer();
				const sent = shuffled(listSendable(document), random);
				while (sent.length > 0) {
					const part = sent.splice(0, 1 + random(3));
					const answers = part.map((change) => [change, random(3)] as const);
					const taken = answers.flatMap(([change, answer]) => (answer === 0 ? change : []));
					const refused = answers.flatMap(([change, answer]) => (answer === 1 ? [change] : []));
					server.take(taken);
					document = withoutTaken(document, taken);
					document = withRefused(document, new Map(refused.map((change) => [change, { reason: "full" } as Refused])));
				}
				expect(factsOf([...document.changes, ...server.facts.values()])).toEqual(factsOf(before));
				// Tried again, all is there.
				server.take(document.changes.map(sentAgain));
				expect(factsOf(server.facts.values())).toEqual(factsOf(before));
			}
		}
	});

	test("an edit that is made again changes nothing, and its inverse gives back what was there", () => {
		for (const { documents } of cases) {
			const [document = EMPTY_DOCUMENT, other = EMPTY_DOCUMENT] = documents;
			const plan = planChanges(document, [...other.changes].reverse(), { isSent: false });
			if ("refused" in plan) continue;
			const edited = makeEdit(document, plan.edit);
			expect(makeEdit(edited, plan.edit)).toEqual(edited);
			const undone = makeEdit(edited, invertEdit(plan.edit));
			expect(factsOf(undone.changes)).toEqual(factsOf(document.changes));
		}
	});
});

test("a change that another tab makes later stays, and an earlier one is replaced", () => {
	const document = documentWith(save(1, NOW));
	const edit = storing(document, [{ ...save(1, NOW + 1), nextEpisode: 2 } as StoredChange]) as Edit;
	const later = documentWith({ ...save(1, NOW + 2), nextEpisode: 3 } as StoredChange);
	expect(makeEdit(later, edit)).toEqual(later);
	expect(makeEdit(document, edit).changes).toMatchObject([{ at: NOW + 1, nextEpisode: 2 }]);
	// A removal of what has been saved again meanwhile removes nothing.
	expect(
		makeEdit(
			later,
			withdrawing(document, () => true),
		),
	).toEqual(later);
});

test("what has changed since it was sent stays, and what is older than what the server took goes", () => {
	const document = documentWith(save(1, NOW), save(2, NOW + 5), open(3, NOW));
	expect(withoutTaken(document, [save(1, NOW + 1), save(2, NOW), open(3, NOW)]).changes).toEqual([save(2, NOW + 5)]);
	expect(withoutTaken(document, [save(9)])).toBe(document);
});

test("an end that the server has taken is the play of it that is stored, and no play from before", () => {
	const place = { mediaType: "movie", id: 1, season: 1, episode: 1, at: NOW } as const;
	const end = { kind: "progress", ...place, position: 8880, duration: 8880 } as const;
	const played = { ...playOf(1), source: "played", watchedAt: NOW - 60_000 } as StoredChange;
	const before = { ...played, playId: "before", watchedAt: NOW - DAY } as StoredChange;
	expect(withoutTaken(documentWith(played, before), [end]).changes).toEqual([before]);
	expect(withoutTaken(documentWith(played), [{ ...end, position: 60 }]).changes).toEqual([played]);
});

test("what was refused is not sent by itself, and a new press of it is", () => {
	const document = withRefused(documentWith(save(1), save(2)), new Map([[save(1), { reason: "missing" }]]));
	expect(listSendable(document)).toEqual([save(2)]);
	const edit = storing(document, [save(1, NOW + 1)]) as Edit;
	expect(listSendable(makeEdit(document, edit))).toHaveLength(2);
});

test("trying again what would remove plays with a date confirms it", () => {
	const unmark: StoredChange = { kind: "unmark", mediaType: "movie", id: 1, at: NOW };
	expect(sentAgain({ ...unmark, refused: { reason: "dated_plays", count: 2 } })).toEqual({ ...unmark, confirm: true });
	expect(sentAgain({ ...unmark, refused: { reason: "missing" } })).toEqual(unmark);
});

test("what is sent is in the order in which it was done", () => {
	expect(listSendable(documentWith(save(1, NOW + 2), open(2, NOW), save(3, NOW + 1))).map(({ id }) => id)).toEqual([
		2, 3, 1,
	]);
});

test(`the oldest of more than ${LOCAL_HISTORY_MAX} opened titles make room, and none of more than 15 days ago are read`, () => {
	let document = documentWith(open(99, NOW - 16 * DAY));
	expect(isEmptyDocument(withoutExpired(document, NOW))).toBe(true);
	for (let id = 1; id <= LOCAL_HISTORY_MAX + 1; id++) {
		document = makeEdit(document, storing(document, [open(id, NOW + id)]) as Edit);
	}
	expect(document.changes).toHaveLength(LOCAL_HISTORY_MAX);
	expect(document.changes.some(({ id }) => id === 1)).toBe(false);
	expect(withoutExpired(document, NOW)).toBe(document);
});

test.each([
	["plays", LOCAL_VIEWINGS_MAX, (id: number): StoredChange => playOf(id)],
	["saved titles", TITLES_OF_REQUEST_MAX, save],
	["hidden titles", TITLES_OF_REQUEST_MAX, (id: number): StoredChange => ({ ...save(id), kind: "hide" })],
])("no more %s than %i are stored: another one is refused, and one of them can change", (_, max, toChange) => {
	const document = documentWith(...Array.from({ length: max }, (_, index) => toChange(index + 1)));
	expect(document.changes).toHaveLength(max);
	expect(storing(document, [toChange(max + 1)])).toBeNull();
	expect(storing(document, [{ ...toChange(1), at: NOW + 1 }])).not.toBeNull();
});

function playOf(id: number): StoredChange {
	const time = { watchedAt: NOW, precision: "instant", source: "marked" } as const;
	return { kind: "play", mediaType: "movie", id, season: 1, episode: 1, at: NOW, playId: `play ${id}`, ...time };
}

test("a title has its card as long as a change names it, with the lists of seasons that a newer card does not have", () => {
	const card = (aired?: [number, number][]) => ({ ...CARD, seasons: [{ number: 1, ...(aired && { aired }) }] });
	const title = { mediaType: "movie", id: 1 } as const;
	let document = withCard(documentWith(open(1), open(2)), title, card([[1, 9]]));
	document = withCard(document, title, { ...card(), title: "Heat 2" });
	expect(document.cards["movie:1"]).toMatchObject({ title: "Heat 2", seasons: [{ number: 1, aired: [[1, 9]] }] });
	expect(withCard(document, { mediaType: "tv", id: 1 }, CARD)).toBe(document);
	expect(withoutTaken(document, [open(1)]).cards).toEqual({});
});

test("clearing what was watched leaves what is saved and hidden", () => {
	const hide: StoredChange = { ...save(4, NOW - 1), kind: "hide" };
	expect(withoutWatched(documentWith(save(1), open(2), playOf(3), hide)).changes).toEqual([save(1), hide]);
});
