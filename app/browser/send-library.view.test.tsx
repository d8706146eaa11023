import { beforeEach, expect, test, vi } from "vitest";
import { migrateLocalHistory } from "./send-library.client";

const DAY_MS = 24 * 60 * 60 * 1000;

function givenHistory(...titles: [id: number, daysAgo: number][]): void {
	givenHistoryOf("", ...titles);
}

function givenHistoryOf(owner: string, ...titles: [id: number, daysAgo: number][]): void {
	const history = titles.map(([id, daysAgo]) => {
		const at = Date.now() - daysAgo * DAY_MS;
		return { mediaType: "movie", id, season: 1, episode: 1, watchedAt: at, lastWatched: at };
	});
	const others = JSON.parse(localStorage.getItem("marquee.library") ?? "{}");
	localStorage.setItem(
		"marquee.library",
		JSON.stringify({ ...others, [owner]: { history, progress: [], plays: [], rounds: [], later: [], hidden: [] } }),
	);
}

beforeEach(() => {
	// No other tab sends.
	vi.stubGlobal("navigator", {
		locks: { request: (_name: string, _options: object, send: (lock: object) => unknown) => send({}) },
	});
});

test("entries that are too old to send count as skipped", async () => {
	givenHistory([27205, 1], [603, 16], [604, 40]);
	const body = { success: true, data: { migrated: 1, skipped: 0, total: 1 } };
	vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(body));
	expect(await migrateLocalHistory("ada")).toEqual({ ok: true, migrated: 1, skipped: 2 });
});

test.each([
	[
		"shows a message of its own for a response without one",
		() => new Response("", { status: 500 }),
		"Migration failed",
	],
	[
		"shows the server's message",
		() => Response.json({ success: false, message: "Too many writes today" }, { status: 429 }),
		"Too many writes today",
	],
	[
		"shows a message of its own when the server cannot be reached",
		() => Promise.reject(new TypeError()),
		"Failed to migrate watch history",
	],
])("a migration that fails %s", async (_, respond, message) => {
	givenHistory([27205, 1]);
	vi.spyOn(globalThis, "fetch").mockImplementation(async () => await respond());
	expect(await migrateLocalHistory("ada")).toEqual({ ok: false, message });
});

test("a server that does not respond for a minute frees the other tabs to send", async () => {
	givenHistory([27205, 1]);
	const wait = vi
		.spyOn(AbortSignal, "timeout")
		.mockReturnValue(AbortSignal.abort(new DOMException("", "TimeoutError")));
	vi.spyOn(globalThis, "fetch").mockImplementation(
		async (_, init) => await new Promise((_resolve, reject) => init?.signal?.aborted && reject(init.signal.reason)),
	);
	expect(await migrateLocalHistory("ada")).toEqual({ ok: false, message: "Failed to migrate watch history" });
	expect(wait).toHaveBeenCalledWith(60_000);
});

test("what a profile watched is sent in its name, and what another one watched stays here", async () => {
	givenHistoryOf("ada", [27205, 1]);
	givenHistoryOf("kim", [603, 1]);
	const body = { success: true, data: { migrated: 1, skipped: 0, total: 1 } };
	const sending = vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(body));
	await migrateLocalHistory("kim");
	const [, init] = sending.mock.calls[0] ?? [];
	expect(new Headers(init?.headers).get("x-marquee-profile")).toBe("kim");
	expect(String(init?.body)).toContain('"media_id":603');
	expect(String(init?.body)).not.toContain("27205");
	expect(Object.keys(JSON.parse(localStorage.getItem("marquee.library") ?? "{}"))).toEqual(["ada"]);
});

test("what was watched signed out is sent by itself, and stays sent where the profile's own is refused", async () => {
	givenHistory([603, 1]);
	givenHistoryOf("ada", [27205, 1]);
	const sent: string[] = [];
	vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
		sent.push(...(String(init?.body).match(/(?<="media_id":)[0-9]+/g) ?? []));
		if (sent.length > 1) return Response.json({ success: false, message: "Too many writes today" }, { status: 429 });
		return Response.json({ success: true, data: { migrated: 1, skipped: 0, total: 1 } });
	});
	await migrateLocalHistory("ada");
	expect(sent).toHaveLength(2);
	expect(Object.keys(JSON.parse(localStorage.getItem("marquee.library") ?? "{}"))).toEqual([
		sent[1] === "603" ? "" : "ada",
	]);
});
