import { expect, test } from "vitest";
import { HIDDEN_MAX } from "~/domain/library/store/hidden.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";
import { givenManyHidden } from "../../../tests/harness/library";

const platform = testPlatform();
const FILM = "/api/hidden/603/movie";
const SHOW = "/api/hidden/1396/tv";

async function givenClient() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	return {
		user,
		put: (path: string) => call(path, { method: "PUT", token }),
		remove: (path: string) => call(path, { method: "DELETE", token }),
		migrate: (hidden: unknown[]) =>
			call("/api/watch-history/migrate", { method: "POST", token, body: { watchHistoryData: [], hidden } }),
		get: (path = "/api/hidden") => call(path, { token }),
	};
}

const film = { media_id: "603", media_type: "movie" };
const show = { media_id: "1396", media_type: "tv" };

test("a title is hidden, listed newest first, and shown again; repeating either changes nothing", async () => {
	const ada = await givenClient();
	const hidden = await ada.put(FILM);
	expect([hidden.status, hidden.body.data]).toEqual([200, { ...film, hidden_at: expect.any(String) }]);
	expect((await ada.put(FILM)).body.data).toEqual(hidden.body.data);
	await ada.migrate([{ ...show, hidden_at: "2026-01-02T10:00:00.000Z" }]);
	expect((await ada.get()).body).toMatchObject({ data: [film, show], total: 2, nextCursor: null });
	const first = (await ada.get("/api/hidden?limit=1")).body as unknown as { nextCursor: string };
	const second = (await ada.get(`/api/hidden?limit=1&cursor=${first.nextCursor}`)).body;
	expect(second).toMatchObject({ data: [show], nextCursor: null });
	expect((await ada.remove(SHOW)).body.data).toEqual({});
	expect((await ada.remove(SHOW)).status).toBe(200);
	expect((await ada.get()).body).toMatchObject({ data: [film], total: 1 });
});

test("what was hidden while signed out is taken over once, and what is hidden already keeps its time", async () => {
	const ada = await givenClient();
	const { hidden_at } = (await ada.put(FILM)).body.data;
	const titles = [
		{ ...film, hidden_at: "2026-01-02T10:00:00.000Z" },
		{ ...show, hidden_at: "2999-01-02T10:00:00.000Z" },
	];
	for (const _ of [1, 2]) expect((await ada.migrate(titles)).status).toBe(200);
	const { data, total } = (await ada.get()).body as unknown as { data: { hidden_at: string }[]; total: number };
	expect(total).toBe(2);
	expect(data[1]).toEqual({ ...film, hidden_at });
	expect(Date.parse(data[0]?.hidden_at ?? "")).toBeLessThanOrEqual(Date.now());
});

test(`a profile hides at most ${HIDDEN_MAX} titles, and one that is hidden already is no more`, async () => {
	const ada = await givenClient();
	await givenManyHidden(platform, { profileId: ada.user.id, count: HIDDEN_MAX - 1 });
	expect((await ada.put(FILM)).status).toBe(200);
	const refused = await ada.put(SHOW);
	expect([refused.status, refused.body.code]).toEqual([409, "full"]);
	expect((await ada.put(FILM)).status).toBe(200);
	expect((await ada.migrate([{ ...show, hidden_at: "2026-01-02T10:00:00.000Z" }])).status).toBe(200);
	expect((await ada.get()).body.total).toBe(HIDDEN_MAX);
});

test("nobody sees or changes what another has hidden", async () => {
	const [ada, grace] = [await givenClient(), await givenClient()];
	await ada.put(FILM);
	await grace.remove(FILM);
	expect((await grace.get()).body).toMatchObject({ data: [], total: 0 });
	expect((await ada.get()).body).toMatchObject({ total: 1 });
});

test("a hidden title is in no list of the one who hid it, and its own page opens and says so", async () => {
	const ada = await givenClient();
	const ids = async (path: string) => {
		const pages = (await ada.get(path)).body as unknown as { cards: { id: number }[] }[];
		return pages.flatMap(({ cards }) => cards.map(({ id }) => id));
	};
	const paths = [
		"/api/listing/movies?first=1&last=2",
		"/api/listing/search?q=matrix&first=1&last=1",
		"/api/listing/search?q=matrix&type=movie&first=1&last=1",
	];
	for (const path of paths) expect(await ids(path), path).toContain(603);
	await ada.put(FILM);
	for (const path of paths) expect(await ids(path), path).not.toContain(603);
	expect((await call("/api/listing/search?q=matrix&first=1&last=1", {})).body).toMatchObject([
		{ cards: [{ id: 603 }] },
	]);
});

test("a cursor of another list is refused", async () => {
	const ada = await givenClient();
	expect((await ada.get("/api/hidden?cursor=nonsense")).status).toBe(422);
});
