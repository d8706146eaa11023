import { expect, test } from "vitest";
import { WRITES_PER_DAY } from "~/domain/library/store/limits.server";
import { dayOf } from "~/lib/text/days";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const FILM = { media_type: "movie", media_id: "27205" };
const SHOW = { media_type: "tv", media_id: "1396" };

type Json = Record<string, unknown>;

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const get = async (path: string) => (await call(`/api/${path}`, { token })).body.data as Json[];
	async function send(changes: object[], others: object = { undo: true }) {
		const timed = changes.map((change) => ({ at: new Date().toISOString(), ...change }));
		const { status, body } = await call("/api/changes", { method: "POST", token, body: { changes: timed, ...others } });
		const data = body.data as { taken: number; undo: Json[]; refused: Json[] };
		return { status, body, ...data };
	}
	const library = async () => ({
		later: (await get("watch-later")).map(({ media_id, added_at }) => [media_id, added_at]),
		hidden: await get("hidden"),
		ratings: await get("ratings"),
		plays: (await get("plays")).map(({ id, watched_at, source }) => [id, watched_at, source]),
		history: (await get("watch-history")).map(({ updated_at, watched_at, ...entry }) => entry),
	});
	return { user, token, get, send, library };
}

test("every change of a title can be sent, twice changes nothing, and what it returns brings back what was", async () => {
	const ada = await givenClient();
	const episode = { ...SHOW, season: 1, episode: 2 };
	const [play_id, session] = [crypto.randomUUID(), crypto.randomUUID()];
	const before = await ada.library();
	const changes = [
		{ kind: "open", ...episode },
		{ kind: "progress", ...episode, position: 61.4, duration: 60, session },
		{ kind: "play", ...FILM, play_id, watched_at: "2024-05-01" },
		{ kind: "save", ...FILM },
		{ kind: "hide", ...SHOW },
		{ kind: "rate", ...episode, rating: 9 },
	].map((change) => ({ at: new Date().toISOString(), ...change }));
	const made = await ada.send(changes);
	expect([made.status, made.taken, made.refused]).toEqual([200, 6, []]);
	const after = await ada.library();
	expect(after).toMatchObject({
		later: [[FILM.media_id, expect.any(String)]],
		hidden: [SHOW],
		ratings: [{ ...episode, rating: 9 }],
		plays: [
			[session, expect.any(String), "played"],
			[play_id, "2024-05-01", "marked"],
		],
		history: [{ ...episode, position: 60, duration: 60 }],
	});
	expect(await ada.send(changes)).toMatchObject({ taken: 6, undo: [], refused: [] });
	expect(await ada.library()).toEqual(after);
	expect(await ada.send(made.undo)).toMatchObject({ status: 200, refused: [] });
	// What a player has told of stays.
	expect(await ada.library()).toEqual({ ...before, plays: [[session, expect.any(String), "played"]] });
});

test("a mark of a show is one change, which its undo takes back; taking dated plays away has to be confirmed", async () => {
	const ada = await givenClient();
	const marked = await ada.send([{ kind: "mark", ...SHOW, season: 1, when: "2024-05-01" }]);
	expect(marked.undo.length).toBeGreaterThan(5);
	const before = await ada.library();
	const unmark = { kind: "unmark", ...SHOW, season: 1 };
	await platform.db
		.prepare("UPDATE plays SET added_at = added_at - 3600000 WHERE profile_id = ?")
		.bind(ada.user.id)
		.run();
	const asked = await ada.send([unmark]);
	const count = marked.undo.length;
	expect(asked).toMatchObject({ taken: 0, undo: [], refused: [{ index: 0, ...SHOW, reason: "dated_plays", count }] });
	expect(await ada.library()).toEqual(before);
	const removed = await ada.send([{ ...unmark, confirm: true }]);
	expect((await ada.library()).plays).toEqual([]);
	await ada.send(removed.undo);
	expect((await ada.library()).plays.toSorted()).toEqual(before.plays.toSorted());
});

test("what is well formed and not taken is named, and the rest is taken", async () => {
	const ada = await givenClient();
	const missing = { media_type: "movie", media_id: "999999999" };
	const earlier = new Date(Date.now() - 60_000).toISOString();
	await ada.send([
		{ kind: "hide", ...FILM, at: earlier },
		{ kind: "show", ...FILM },
	]);
	const { taken, refused } = await ada.send([
		{ kind: "save", ...missing },
		{ kind: "save", ...FILM },
		{ kind: "mark", ...SHOW, season: 1, episode: 9999 },
		{ kind: "hide", ...FILM, at: earlier },
	]);
	expect(taken).toBe(1);
	expect(refused.toSorted((a, b) => Number(a.index) - Number(b.index))).toEqual([
		{ index: 0, ...missing, reason: "missing" },
		{ index: 2, ...SHOW, reason: "missing" },
		{ index: 3, ...FILM, reason: "deleted" },
	]);
});

test.each([
	[{ kind: "praise", ...FILM }],
	[{ kind: "save", media_type: "movie" }],
	[{ kind: "save", ...FILM, at: "yesterday" }],
	[{ kind: "rate", ...FILM, rating: 11 }],
	[{ kind: "rate", ...FILM, rating: 5, season: 1, episode: 1 }],
	[{ kind: "rate", ...SHOW, rating: 5, season: 1 }],
	[{ kind: "begin", ...FILM }],
	[{ kind: "play", ...FILM, play_id: "a", watched_at: "2999-01-01" }],
	[{ kind: "mark", ...SHOW, episode: 1 }],
	[{ kind: "open", ...FILM, season: 2, episode: 1 }],
])("a malformed change refuses all: %j", async (change) => {
	const ada = await givenClient();
	const { status } = await ada.send([{ kind: "save", ...FILM }, change]);
	expect([status, await ada.get("watch-later")]).toEqual([422, []]);
});

test("changes beyond today's limit are refused whole; another user's are not", async () => {
	const [ada, grace] = [await givenClient(), await givenClient()];
	await ada.send([]);
	await platform.db
		.prepare("INSERT INTO libraries (profile_id, writes, writes_day) VALUES (?, ?, ?)")
		.bind(ada.user.id, WRITES_PER_DAY - 1, dayOf(Date.now()))
		.run();
	const changes = [FILM, SHOW].map((title) => ({ kind: "hide", ...title }));
	expect([(await ada.send(changes)).status, await ada.get("hidden")]).toEqual([429, []]);
	expect((await grace.send(changes)).status).toBe(200);
});

test("times of a clock that is wrong are those of the server's", async () => {
	const ada = await givenClient();
	await ada.send([{ kind: "hide", ...FILM }]);
	const wrong = new Date(Date.now() - 86_400_000).toISOString();
	await ada.send([{ kind: "show", ...FILM, at: wrong }]);
	expect(await ada.get("hidden")).toHaveLength(1);
	await ada.send([{ kind: "show", ...FILM, at: wrong }], { sent_at: wrong });
	expect(await ada.get("hidden")).toEqual([]);
});

test("nobody changes another's library", async () => {
	const [ada, grace] = [await givenClient(), await givenClient()];
	await ada.send([{ kind: "play", ...FILM, play_id: "one", watched_at: null }]);
	await grace.send([{ kind: "unplay", ...FILM, play_id: "one" }]);
	expect(await ada.get("plays")).toHaveLength(1);
});

test("changes of one request are made in their order: what a mark means follows from what came before it", async () => {
	const ada = await givenClient();
	const first = { ...SHOW, season: 1, episode: 1 };
	const second = { ...SHOW, season: 1, episode: 2 };
	await ada.send([{ kind: "mark", ...SHOW, season: 1, when: "unknown" }]);
	const started = Date.now();
	const at = (after: number) => new Date(started - 1000 + after).toISOString();
	const changes = [
		{ kind: "begin", ...SHOW, at: at(0) },
		{ kind: "mark", ...first, at: at(100) },
		{ kind: "mark", ...second, at: at(200) },
	];
	const made = await ada.send(changes);
	expect(made).toMatchObject({ taken: 3, refused: [] });
	const watched = async () => (await ada.library()).plays.filter(([, watchedAt]) => watchedAt !== null);
	expect(await watched()).toEqual([
		[expect.any(String), at(200), "marked"],
		[expect.any(String), at(100), "marked"],
	]);
	expect(await ada.send(changes)).toMatchObject({ taken: 3, undo: [] });
	expect(await ada.send(made.undo)).toMatchObject({ refused: [] });
	expect(await watched()).toEqual([]);
});
