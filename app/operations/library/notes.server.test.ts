import { expect, test } from "vitest";
import { NOTE_MAX } from "~/domain/library/notes";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const FILM = "/api/notes/603/movie";
const SHOW = "/api/notes/1396/tv";
const PLAY = { media_type: "movie", media_id: 603, watched_at: "2026-01-02" };

async function givenClient() {
	const { token } = await givenSession(platform, await givenUser(platform));
	return (method: string, path: string, body?: unknown) => call(path, { method, token, body });
}

const film = { media_id: "603", media_type: "movie", season: null, episode: null };
const episode = { media_id: "1396", media_type: "tv", season: 1, episode: 2 };

test("a note on a title and on an episode is written, replaced, listed newest first, and removed", async () => {
	const send = await givenClient();
	expect((await send("PUT", FILM, { note: "  Lent by Jo\r\nIn the red box " })).body.data).toEqual({
		...film,
		note: "Lent by Jo\nIn the red box",
		noted_at: expect.any(String),
	});
	await send("PUT", SHOW, { note: "Dusty", season: 1, episode: 2 });
	await send("PUT", FILM, { note: "Give it back" });
	expect((await send("GET", "/api/notes")).body).toMatchObject({
		data: [
			{ ...film, note: "Give it back" },
			{ ...episode, note: "Dusty" },
		],
		total: 2,
		nextCursor: null,
	});
	const first = (await send("GET", "/api/notes?limit=1")).body;
	const second = await send("GET", `/api/notes?limit=1&cursor=${first.nextCursor}`);
	expect([first.data[0].note, second.body.data[0].note]).toEqual(["Give it back", "Dusty"]);
	for (const path of [FILM, FILM, `${SHOW}?season=1&episode=2`]) {
		expect((await send("DELETE", path)).body.data).toEqual({});
	}
	expect((await send("GET", "/api/notes")).body).toMatchObject({ data: [], total: 0 });
});

test("what only ratings can be listed by is no parameter of notes", async () => {
	const { paths } = (await call("/api/openapi.json")).body;
	const filters = ["ratings", "notes"].map((list) =>
		paths[`/api/${list}`].get.parameters.map(({ name }: { name: string }) => name),
	);
	expect(filters.map((names) => names.includes("media_type"))).toEqual([true, false]);
});

test("a note has a letter and at most 500 characters, and no marks that turn the text around it", async () => {
	const send = await givenClient();
	expect((await send("PUT", FILM, { note: "x".repeat(NOTE_MAX) })).status).toBe(200);
	for (const note of ["x".repeat(NOTE_MAX + 1), " \u200b ", "", 7]) {
		expect((await send("PUT", FILM, { note })).body).toMatchObject({ errors: { note: expect.any(String) } });
	}
	expect((await send("PUT", FILM, { note: "to\u202eold" })).body.data.note).toBe("to old");
	expect((await send("PUT", FILM, { note: "x", season: 1, episode: 1 })).status).toBe(422);
	expect((await send("PUT", SHOW, { note: "x", season: 1 })).status).toBe(422);
});

test("a play has a note of its own, which a correction of its date keeps, and which goes and comes back with it", async () => {
	const send = await givenClient();
	const { id, note } = (await send("POST", "/api/plays", { ...PLAY, note: "In Rome" })).body.data;
	expect(note).toBe("In Rome");
	const list = async () => (await send("GET", "/api/plays")).body.data.map((play: { note: string }) => play.note);
	expect((await send("PUT", `/api/plays/${id}`, { watched_at: "2026-01-03" })).body.data.note).toBe("In Rome");
	expect((await send("PUT", `/api/plays/${id}`, { note: "In Milan" })).body.data).toMatchObject({
		watched_at: "2026-01-03",
		note: "In Milan",
	});
	expect((await send("PUT", `/api/plays/${id}`, {})).status).toBe(422);
	const unplay = { kind: "unplay", at: new Date().toISOString(), media_type: "movie", media_id: 603, play_id: id };
	const { undo } = (await send("POST", "/api/changes", { changes: [unplay], undo: true })).body.data;
	expect(await list()).toEqual([]);
	await send("POST", "/api/changes", { changes: undo });
	expect(await list()).toEqual(["In Milan"]);
	expect((await send("PUT", `/api/plays/${id}`, { note: "" })).body.data.note).toBeNull();
	expect((await send("GET", "/api/notes")).body.data).toEqual([]);
});

test("a note of a play that is not there is refused, so that who sent it keeps it", async () => {
	const send = await givenClient();
	const change = { kind: "note", at: new Date().toISOString(), media_type: "movie", media_id: 603, note: "In Rome" };
	const { body } = await send("POST", "/api/changes", { changes: [{ ...change, play_id: "nowhere" }] });
	expect(body.data).toMatchObject({ taken: 0, refused: [{ index: 0, reason: "missing" }] });
});

test("clearing what was watched takes notes along, and bringing it back brings them back", async () => {
	const send = await givenClient();
	await send("PUT", FILM, { note: "Lent by Jo" });
	await send("PUT", SHOW, { note: "Dusty", season: 1, episode: 2 });
	await send("POST", "/api/plays", { ...PLAY, note: "In Rome" });
	const read = async () => {
		const [notes, plays] = [await send("GET", "/api/notes"), await send("GET", "/api/plays")];
		return [...notes.body.data, ...plays.body.data];
	};
	const before = await read();
	await send("DELETE", "/api/watched", { password: "correct horse" });
	expect(await read()).toEqual([]);
	await send("POST", "/api/watched/restore-cleared");
	expect(await read()).toEqual(before);
	expect((await send("GET", "/api/notes")).body.total).toBe(2);
});

test("another person of the account has notes of their own", async () => {
	const [one, other] = [await givenClient(), await givenClient()];
	await one("PUT", FILM, { note: "Mine" });
	expect((await other("GET", "/api/notes")).body.data).toEqual([]);
});
