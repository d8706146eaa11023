import { beforeEach, describe, expect, test, vi } from "vitest";
import { pageProfile } from "~/browser/call-api.client";
import { toLocalCard } from "~/domain/library/browser/local-card";
import { listLocalContinue } from "~/domain/library/browser/local-continue";
import type { Change, SentChange } from "~/domain/library/changes/changes";
import { changesHere } from "./changes-here";
import { changeDocument, documentOf, localLibrary, SIGNED_OUT } from "./library.client";
import { forgetMade, madeHere } from "./made-here";
import { type Made, makeChanges } from "./make-changes.client";
import { syncLibrary } from "./outbox.client";

const SHOW = { mediaType: "tv", id: 9 } as const;
const KNOWN = { title: "A Show", year: 2020, poster: null, backdrop: null, rating: 7 };
const SEASONS = [{ number: 2, aired: [[62, 77]] as [number, number][] }];
const CARD = toLocalCard({ ...KNOWN, seasons: SEASONS }, "sample");
const SIGNED_IN = { profileId: "ada", name: "A Show" };

const save = (at = Date.now()): Change => ({ kind: "save", ...SHOW, at });
const unsave = (at = Date.now()): Change => ({ kind: "unsave", ...SHOW, at });

interface Body {
	changes: SentChange[];
	undo?: true;
	sent_at?: string;
}
let bodies: Body[] = [];

function respond(answer: (body: Body) => object | Response | Promise<Response>): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
		const body = JSON.parse(String(init?.body)) as Body;
		bodies.push(body);
		const data = await answer(body);
		return data instanceof Response ? data : Response.json({ success: true, data });
	});
}

const TAKEN = { taken: 1, undo: [], refused: [] };
const failure = (status: number) => Response.json({ success: false, message: "No", code: "no" }, { status });

async function undo(made: Made): Promise<Made> {
	if (!made.ok) throw new Error("It was not made");
	return await made.undo();
}

beforeEach(() => {
	localStorage.clear();
	pageProfile.set("ada");
	forgetMade();
	// No other tab sends.
	vi.stubGlobal("navigator", {
		languages: ["en"],
		locks: { request: (_name: string, _options: object, send: (lock: object) => unknown) => send({}) },
	});
	bodies = [];
	respond(() => TAKEN);
});

describe("signed in", () => {
	test("a press is sent with the name of its kind and its time, and Undo sends what the server has given", async () => {
		const inverse = { kind: "save", at: "2026-01-02T03:04:05.001Z", media_type: "tv", media_id: "9" };
		respond(() => ({ ...TAKEN, undo: [inverse] }));
		const made = await makeChanges([unsave()], SIGNED_IN);
		expect(bodies).toMatchObject([{ changes: [{ kind: "unsave", media_type: "tv", media_id: "9" }], undo: true }]);
		expect(bodies[0]?.sent_at).toBeDefined();
		await undo(made);
		// Its times are of the server's clock.
		expect(bodies[1]).toEqual({ changes: [inverse], undo: true });
	});

	/** Responses wait until they are released, one by one. */
	function hold(): () => void {
		const waiting: (() => void)[] = [];
		respond(async () => {
			await new Promise<void>((resolve) => waiting.push(resolve));
			return Response.json({ success: true, data: TAKEN });
		});
		return () => waiting.shift()?.();
	}

	const hide = (id: number): Change => ({ kind: "hide", mediaType: "movie", id, at: Date.now() });
	const sent = () => bodies.flatMap(({ changes }) => changes.map(({ kind }) => kind));

	test("presses are sent one after another, also of several titles, and each is shown at once", async () => {
		const release = hold();
		const all = [save(1), hide(1), unsave(2)].map((change) => makeChanges([change], SIGNED_IN));
		const shown = () => madeHere.get().get("saved tv:9")?.kind;
		expect([shown(), madeHere.get().get("hidden movie:1")?.kind]).toEqual(["unsave", "hide"]);
		for (const [index] of all.entries()) {
			await vi.waitFor(() => expect(bodies).toHaveLength(index + 1));
			release();
		}
		await Promise.all(all);
		expect(sent()).toEqual(["save", "hide", "unsave"]);
		expect(shown()).toBe("unsave");
	});

	test("where the page is left, presses whose turn has not come wait in this browser", async () => {
		const release = hold();
		const all = [save(), hide(1), hide(2)].map((change) => makeChanges([change], SIGNED_IN));
		await vi.waitFor(() => expect(bodies).toHaveLength(1));
		window.dispatchEvent(new Event("pagehide"));
		expect(documentOf("ada").changes).toMatchObject([{ kind: "hide" }, { kind: "hide" }]);
		release();
		const [first, ...others] = await Promise.all(all);
		expect(first).toMatchObject({ ok: true, isWaiting: false });
		expect(others).toMatchObject([{ isWaiting: true }, { isWaiting: true }]);
		expect(sent()).toEqual(["save"]);
	});

	test("what waits in this browser is sent before the next press, whatever it is of", async () => {
		respond(() => failure(503));
		await makeChanges([{ kind: "begin", ...SHOW, at: 1 }], SIGNED_IN);
		respond(() => TAKEN);
		bodies = [];
		await makeChanges([{ kind: "mark", ...SHOW, season: 2, episode: 62, at: 2 }], SIGNED_IN);
		expect(bodies.map(({ changes }) => changes.map(({ kind }) => kind))).toEqual([["begin"], ["mark"]]);
		expect(documentOf("ada").changes).toEqual([]);
	});

	test("a press waits behind what cannot be sent yet", async () => {
		respond(() => failure(503));
		await makeChanges([save(1)], SIGNED_IN);
		bodies = [];
		expect(await makeChanges([hide(1)], SIGNED_IN)).toMatchObject({ isWaiting: true });
		expect(sent()).toEqual(["save"]);
		expect(documentOf("ada").changes).toHaveLength(2);
	});

	test("what is sent in the background and presses take turns", async () => {
		changeDocument("ada", () => ({ changes: [save(1)], cards: {} }));
		const release = hold();
		const syncing = syncLibrary("ada");
		await vi.waitFor(() => expect(bodies).toHaveLength(1));
		const pressing = makeChanges([unsave(2)], SIGNED_IN);
		await new Promise((resolve) => setTimeout(resolve));
		expect(sent()).toEqual(["save"]);
		release();
		await syncing;
		await vi.waitFor(() => expect(bodies).toHaveLength(2));
		release();
		await pressing;
		expect(sent()).toEqual(["save", "unsave"]);
	});

	test("what is refused is not shown any more, and the result says why", async () => {
		await makeChanges([save()], SIGNED_IN);
		respond(() => ({ ...TAKEN, taken: 0, refused: [{ index: 0, reason: "full" }] }));
		const made = makeChanges([unsave()], SIGNED_IN);
		expect(madeHere.get().get("saved tv:9")?.kind).toBe("unsave");
		expect(await made).toMatchObject({ ok: false, reason: "full", message: null });
		expect(madeHere.get().get("saved tv:9")?.kind).toBe("save");
		expect(documentOf("ada").changes).toEqual([]);
	});

	test("of several changes, the result names those that were not taken, and they are not shown", async () => {
		const changes = [1, 2].map((id): Change => ({ kind: "save", mediaType: "movie", id, at: Date.now() }));
		respond(() => ({ taken: 1, undo: [], refused: [{ index: 1, reason: "missing" }] }));
		const made = await makeChanges(changes, { profileId: "ada", name: "" });
		expect(made).toMatchObject({ ok: true, refused: [{ change: { id: 2 }, reason: "missing" }] });
		expect([...madeHere.get().keys()]).toEqual(["saved movie:1"]);
	});

	test("plays with a date that would go are named", async () => {
		const plays = [{ watched_at: "2026-01-02" }, { watched_at: null }];
		respond(() => ({ taken: 0, undo: [], refused: [{ index: 0, reason: "dated_plays", count: 2, plays }] }));
		const made = await makeChanges([{ kind: "unmark", ...SHOW, at: Date.now() }], SIGNED_IN);
		expect(made).toMatchObject({ reason: "dated_plays", asked: { count: 2, dates: ["2026-01-02", null] } });
	});

	test("a message of the server is given on, and the change is not kept", async () => {
		respond(() => failure(401));
		expect(await makeChanges([save()], SIGNED_IN)).toMatchObject({ ok: false, message: "No" });
		expect(documentOf("ada").changes).toEqual([]);
	});

	test.each([
		["cannot be reached", () => Promise.reject(new TypeError())],
		["fails", () => failure(503)],
		["has taken enough for now", () => failure(429)],
	])("a press waits in this browser where the server %s, and Undo takes it back", async (_, answer) => {
		respond(answer);
		const made = await makeChanges([save()], SIGNED_IN);
		expect(made).toMatchObject({ ok: true, isWaiting: true });
		expect(documentOf("ada").changes).toMatchObject([{ kind: "save", name: "A Show" }]);
		expect(changesHere.get().facts.get("saved tv:9")?.kind).toBe("save");
		expect(localLibrary.get().later).toEqual([]);
		await undo(made);
		expect([documentOf("ada").changes, changesHere.get().facts.size]).toEqual([[], 0]);
	});

	test("the Undo of what has waited and was sent since sends the opposite", async () => {
		respond(() => failure(503));
		const made = await makeChanges([save()], SIGNED_IN);
		respond(() => TAKEN);
		await makeChanges([hide(1)], SIGNED_IN);
		expect(documentOf("ada").changes).toEqual([]);
		await undo(made);
		expect(sent()).toEqual(["save", "save", "hide", "unsave"]);
	});
});

describe("signed out", () => {
	const SIGNED_OUT_MAKING = { profileId: null, name: "A Show", card: CARD };
	const mark = (episode: number): [Change[], Parameters<typeof makeChanges>[1]] => [
		[{ kind: "mark", ...SHOW, at: Date.now() }],
		{ ...SIGNED_OUT_MAKING, episodes: [{ season: 2, episode }] },
	];
	function listContinued() {
		return listLocalContinue(localLibrary.get(), "sample").map(({ title, target, isNext }) => [title, target, isNext]);
	}

	test("nothing is sent: it is in this browser's own list, until Undo", async () => {
		const made = await makeChanges([save(5)], SIGNED_OUT_MAKING);
		expect(made).toMatchObject({ ok: true, isWaiting: false });
		const later = { ...SHOW, nextSeason: 1, nextEpisode: 1, addedAt: 5, card: CARD };
		expect(localLibrary.get().later).toEqual([later]);
		const removed = await makeChanges([unsave()], SIGNED_OUT_MAKING);
		expect(localLibrary.get().later).toEqual([]);
		await undo(removed);
		expect(localLibrary.get().later).toMatchObject([{ addedAt: 5 }]);
		await undo(made);
		expect([documentOf(SIGNED_OUT).changes, bodies]).toEqual([[], []]);
	});

	test("a show that is begun by a mark is in Continue Watching with its next episode, until Undo", async () => {
		const made = await makeChanges(...mark(62));
		expect(listContinued()).toEqual([["A Show", { season: 2, episode: 63 }, true]]);
		await undo(made);
		expect(listContinued()).toEqual([]);
	});

	test("a mark leaves the entry of a show that was opened before, also after Undo", async () => {
		await makeChanges(...mark(62));
		const entry = localLibrary.get().history;
		await undo(await makeChanges(...mark(63)));
		expect(localLibrary.get().history).toEqual(entry);
	});

	test("what this browser has no room for is refused, also where storage is blocked", async () => {
		const full = Array.from({ length: 101 }, (_, id): Change => ({ kind: "hide", mediaType: "tv", id: id + 1, at: 1 }));
		expect(await makeChanges(full, SIGNED_OUT_MAKING)).toMatchObject({ ok: false, reason: "full" });
		const blocked = () => {
			throw new DOMException("", "SecurityError");
		};
		vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, clear: () => undefined });
		expect(await makeChanges([save()], SIGNED_OUT_MAKING)).toMatchObject({ ok: false, reason: "full" });
	});
});
