import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { users } from "~/database/schema/accounts";
import { blockedTitles } from "~/database/schema/catalogue";
import type { Role } from "~/domain/accounts/types";
import { unblockTitle } from "~/domain/catalogue/blocked/blocked-titles.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { call } from "../../../tests/harness/calls";
import { testPlatform } from "../../../tests/harness/context";

const platform = testPlatform();
const db = openDatabase(platform.db);
const ADDRESS = "/api/admin/blocked-titles";

afterEach(async () => {
	const rows = await db.select().from(blockedTitles);
	for (const title of rows) await unblockTitle(platform, title);
});

async function givenSignedIn(role: Role) {
	const user = await givenUser(platform);
	await db.update(users).set({ role }).where(eq(users.id, user.id));
	return { ...user, ...(await givenSession(platform, user)) };
}

const block = (token: string, media_id: unknown, media_type: unknown, reason: unknown = "Notice of 2026-11-20") =>
	call(ADDRESS, { method: "POST", token, body: { media_id, media_type, reason } });

test("an owner blocks and unblocks a title", async () => {
	const { id, token } = await givenSignedIn("owner");
	const made = await block(token, "27205", "movie");
	expect([made.status, made.body.data]).toEqual([
		201,
		{
			media_id: "27205",
			media_type: "movie",
			reason: "Notice of 2026-11-20",
			created_at: expect.any(String),
			actor: id,
		},
	]);
	expect((await call("/api/tmdb/movie/27205")).status).toBe(404);
	expect((await call(ADDRESS, { token })).body.data).toEqual([made.body.data]);
	const back = await call(`${ADDRESS}/27205/movie`, { method: "DELETE", token });
	expect([back.status, (await call("/api/tmdb/movie/27205")).status]).toEqual([200, 200]);
	expect((await call(`${ADDRESS}/27205/movie`, { method: "DELETE", token })).status).toBe(404);
});

test("only owners may block a title; an invalid title and a missing reason are rejected", async () => {
	const { token: admin } = await givenSignedIn("admin");
	expect((await block(admin, "27205", "movie")).status).toBe(403);
	expect((await call(ADDRESS, { token: admin })).status).toBe(403);
	const { token } = await givenSignedIn("owner");
	for (const [id, kind, reason] of [
		["-1", "movie", "x"],
		["27205", "person", "x"],
		["27205", "movie", "  "],
		["27205", "movie", "x".repeat(501)],
		["27205", "movie", null],
	]) {
		expect((await block(token, id, kind, reason)).status, `${id} ${kind} ${reason}`).toBe(422);
	}
	expect((await call(`${ADDRESS}?cursor=invalid`, { token })).status).toBe(422);
	expect(await db.select().from(blockedTitles)).toEqual([]);
});

test("the list is paged, newest first", async () => {
	const { token } = await givenSignedIn("owner");
	for (const id of [11, 12, 13]) await block(token, id, "movie");
	const first = (await call(`${ADDRESS}?limit=2`, { token })).body;
	const second = (await call(`${ADDRESS}?limit=2&cursor=${first.nextCursor}`, { token })).body;
	expect(first.data.map((title: { media_id: string }) => title.media_id)).toEqual(["13", "12"]);
	expect([second.data.map((title: { media_id: string }) => title.media_id), second.nextCursor]).toEqual([["11"], null]);
});

test("a blocked title keeps its place in saved lists without artwork, is not recommended, and cannot be saved again", async () => {
	const owner = await givenSignedIn("owner");
	const { token } = await givenSignedIn("user");
	const inception = { media_id: "27205", media_type: "movie" };
	const matrix = { media_id: "603", media_type: "movie" };
	for (const body of [inception, matrix]) {
		await call("/api/watch-later", { method: "POST", token, body });
		await call("/api/watch-history", { method: "POST", token, body });
	}
	await block(owner.token, "27205", "movie");
	const later = await call("/api/watch-later", { token });
	const saved = later.body.data.map((item: { media_id: string; poster: unknown }) => [
		item.media_id,
		item.poster !== null,
	]);
	expect(saved).toEqual([
		["603", true],
		["27205", false],
	]);
	const recommended = await call("/api/recommendations", { token });
	expect(recommended.status).toBe(200);
	expect(JSON.stringify(recommended.body)).not.toContain("Inception");
	expect((await call("/api/watch-later", { method: "POST", token, body: inception })).status).toBe(404);
});
