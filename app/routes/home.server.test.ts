import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { User } from "~/domain/accounts/types";
import { recordWatch } from "~/domain/library/watch-history.server";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { givenUser } from "../../tests/harness/accounts";
import { testPlatform } from "../../tests/harness/context";
import { lateDatabase } from "../../tests/harness/late-database";
import { loader } from "./home";

function openHome(variables: Record<string, string> = {}, user: User | null = null, db = testPlatform().db) {
	const context = new RouterContextProvider();
	context.set(platformContext, testPlatform(variables));
	context.set(visitor, user);
	if (user) context.set(database, openDatabase(db));
	const url = new URL("https://marquee.example/");
	return loader({ context, request: new Request(url), url, params: {}, unstable_pattern: "/" } as never);
}

test("the sample catalogue fills the hero and all eight rows at once", async () => {
	const { data, init } = await openHome();
	expect(init).toBeNull();
	expect(data.hero).toMatchObject({ mediaType: "movie" });
	expect(data.notice).toBeNull();
	expect(data.rows.map(({ title }) => title)).toEqual([
		"Trending Now",
		"Popular Movies",
		"Trending TV Shows",
		"Popular TV Shows",
		"Netflix Originals",
		"Disney+ Collection",
		"HBO Series",
		"Prime Video",
	]);
	for (const row of data.rows) expect(row.cards).toHaveProperty("length");
});

test("signed out, no database is opened for the page", async () => {
	const { data } = await openHome();
	expect([data.recommended, data.continuing]).toEqual([[], []]);
});

test("no row is announced to a visitor who has watched nothing, however late that is known", async () => {
	const { db } = testPlatform();
	const { data } = await openHome({}, await givenUser({ db }), lateDatabase(db, 300));
	expect([data.recommended, data.continuing]).toEqual([[], []]);
});

test("a visitor who has begun something is recommended more and led back into it", async () => {
	const { db } = testPlatform();
	const user = await givenUser({ db });
	const titles: [number, number][] = [
		[27205, 60],
		[603, 600],
	];
	for (const [mediaId, position] of titles) {
		const progress = { position, duration: 600 };
		await recordWatch(openDatabase(db), {
			userId: user.id,
			mediaType: "movie",
			mediaId,
			season: 1,
			episode: 1,
			progress,
		});
	}
	const { data } = await openHome({}, user);
	const recommended = await ("later" in data.recommended ? data.recommended.later : data.recommended);
	const continuing = await ("later" in data.continuing ? data.continuing.later : data.continuing);
	expect(recommended.length).toBeGreaterThan(0);
	expect(recommended[0]).toHaveProperty("reason");
	expect(continuing.map(({ id }) => id)).toEqual([27205]);
});
