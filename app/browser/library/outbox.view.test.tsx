import { beforeEach, expect, test, vi } from "vitest";
import type { StoredChange } from "~/domain/library/browser/document";
import type { SentChange } from "~/domain/library/changes/changes";
import { changeDocument, documentOf, SIGNED_OUT } from "./library.client";
import { listRefused, migrateLocalHistory, removeRefused, syncLibrary, trySendingAgain } from "./outbox.client";

const DAY_MS = 24 * 60 * 60 * 1000;

function open(id: number, daysAgo = 1): StoredChange {
	return { kind: "open", mediaType: "movie", id, season: 1, episode: 1, at: Date.now() - daysAgo * DAY_MS };
}

function storeChanges(owner: string, ...changes: StoredChange[]): void {
	changeDocument(owner, () => ({ changes, cards: {} }));
}

type Refused = { index: number; reason: string; count?: number; plays?: { watched_at: string | null }[] };
interface Request {
	changes: SentChange[];
	profile: string | null;
}
let requests: Request[] = [];

/** Responds to each request; what it returns of `changes` is refused. */
function respond(refuse: (changes: SentChange[]) => Refused[] | Response = () => []): void {
	vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
		const { changes = [] } = JSON.parse(String(init?.body)) as { changes?: SentChange[] };
		requests.push({ changes, profile: new Headers(init?.headers).get("x-marquee-profile") });
		const refused = refuse(changes);
		if (refused instanceof Response) return refused;
		return Response.json({ success: true, data: { taken: changes.length - refused.length, undo: [], refused } });
	});
}

const failure = (message: string, status: number) => Response.json({ success: false, message }, { status });
const idsOf = (owner: string) => documentOf(owner).changes.map(({ id }) => id);

beforeEach(() => {
	localStorage.clear();
	requests = [];
	// No other tab sends.
	vi.stubGlobal("navigator", {
		languages: ["en"],
		locks: { request: (_name: string, _options: object, send: (lock: object) => unknown) => send({}) },
	});
});

test("entries that are too old to send count as skipped, and so do those that the server does not take", async () => {
	const changes = [open(27205), open(680), open(603, 16), open(604, 40)];
	localStorage.setItem("marquee.library", JSON.stringify({ "": { changes, cards: {} } }));
	respond(() => [{ index: 1, reason: "missing" }]);
	expect(await migrateLocalHistory("ada")).toEqual({ ok: true, migrated: 1, skipped: 3 });
});

test.each([
	[
		"shows a message of its own for a response without one",
		() => new Response("", { status: 500 }),
		"Migration failed",
	],
	["shows the server's message", () => failure("Too many writes today", 429), "Too many writes today"],
	[
		"shows a message of its own when the server cannot be reached",
		() => {
			throw new TypeError();
		},
		"Failed to migrate watch history",
	],
])("a migration that fails %s, and loses nothing", async (_, fail, message) => {
	storeChanges(SIGNED_OUT, open(27205));
	respond(fail);
	expect(await migrateLocalHistory("ada")).toEqual({ ok: false, message });
	expect(idsOf(SIGNED_OUT)).toEqual([27205]);
});

test("a server that does not respond for a minute frees the other tabs to send", async () => {
	storeChanges(SIGNED_OUT, open(27205));
	const wait = vi
		.spyOn(AbortSignal, "timeout")
		.mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
	vi.spyOn(globalThis, "fetch").mockImplementation(
		async (_, init) => await new Promise((_resolve, reject) => init?.signal?.aborted && reject(init.signal.reason)),
	);
	expect(await migrateLocalHistory("ada")).toEqual({ ok: false, message: "Failed to migrate watch history" });
	expect(wait).toHaveBeenCalledWith(60_000);
});

test("what a profile did is sent in its name, and what another one did stays here", async () => {
	storeChanges("ada", open(27205));
	storeChanges("kim", open(603));
	respond();
	await syncLibrary("kim");
	expect(requests).toMatchObject([{ changes: [{ kind: "open", media_id: "603" }], profile: "kim" }]);
	expect([idsOf("ada"), idsOf("kim")]).toEqual([[27205], []]);
});

test("what was done signed out is sent by itself, and stays sent where the profile's own is refused", async () => {
	storeChanges(SIGNED_OUT, open(603));
	storeChanges("ada", open(27205));
	respond(() => (requests.length > 1 ? failure("Too many writes today", 429) : []));
	expect(await syncLibrary("ada")).toBe(false);
	expect([idsOf(SIGNED_OUT), idsOf("ada")]).toEqual([[], [27205]]);
});

test("what the server refuses stays with the reason and is not sent again; where a later decision stands, it goes", async () => {
	storeChanges(SIGNED_OUT, open(1), open(2, 2), open(3, 3));
	respond(() => [
		{ index: 0, reason: "deleted" },
		{ index: 1, reason: "missing" },
	]);
	await syncLibrary("ada");
	expect(documentOf(SIGNED_OUT).changes).toMatchObject([{ id: 2, refused: { reason: "missing" } }]);
	expect(await syncLibrary("ada")).toBe(false);
	expect(requests).toHaveLength(1);
});

test("a refused change can be tried again and removed", async () => {
	storeChanges(SIGNED_OUT, open(1), open(2, 2));
	respond((changes) => changes.map((_, index) => ({ index, reason: "missing" })));
	await syncLibrary("ada");
	const listed = () => listRefused({ "": documentOf(SIGNED_OUT) }, "ada");
	const [first] = listed();
	if (!first) throw new Error("Nothing was refused");
	expect(await trySendingAgain(first, "ada")).toBe(false);
	expect(listed()).toHaveLength(2);
	respond();
	expect(await trySendingAgain(first, "ada")).toBe(true);
	const [last] = listed();
	if (last) removeRefused(last);
	expect(documentOf(SIGNED_OUT).changes).toEqual([]);
});

test("what would remove plays with a date is confirmed by trying it again", async () => {
	storeChanges("ada", { kind: "unmark", mediaType: "movie", id: 1, at: Date.now() });
	respond(([change]) => (change?.confirm ? [] : [{ index: 0, reason: "dated_plays", count: 2, plays: [] }]));
	await syncLibrary("ada");
	const [entry] = listRefused({ ada: documentOf("ada") }, "ada");
	expect(entry?.change.refused).toMatchObject({ reason: "dated_plays", count: 2 });
	expect(entry && (await trySendingAgain(entry, "ada"))).toBe(true);
});

test("one change that the server cannot read does not hold up the others", async () => {
	storeChanges("ada", ...[1, 2, 3, 4, 5].map((id) => open(id)));
	respond((changes) => (changes.some(({ media_id }) => media_id === "3") ? failure("Invalid", 422) : []));
	await syncLibrary("ada");
	expect(documentOf("ada").changes).toMatchObject([{ id: 3, refused: { reason: "invalid" } }]);
});

test("hiding what was watched moves to the account", async () => {
	changeDocument(SIGNED_OUT, (document) => ({ ...document, hideWatched: true }));
	respond();
	expect(await syncLibrary("ada")).toBe(true);
	expect(vi.mocked(fetch).mock.calls[0]).toMatchObject(["/api/preferences", { body: '{"hideWatched":true}' }]);
	expect(localStorage.getItem("marquee.library")).toBeNull();
});
