import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import { listContinueCards } from "~/domain/library/next/continue-watching.server";
import { givenSession, givenUser } from "../../../../tests/harness/accounts";
import { call } from "../../../../tests/harness/calls";
import { newIsolatePlatform, testPlatform } from "../../../../tests/harness/context";
import { blockTitle } from "../../catalogue/blocked/blocked-titles.server";
import { openCatalogue } from "../../catalogue/catalogue.server";
import type { TitleRef } from "../../catalogue/types";
import { nameTitles, readNames } from "./title-names.server";
import { listWatches } from "./watch-history.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const HEAT = { mediaType: "movie", id: 27205 } as const;

async function givenViewer() {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	return {
		profileId: user.id,
		send: (method: string, path: string, body: object) => call(path, { method, token, body }),
	};
}

/** The name of a title follows the response that it was sent with. */
async function waitForName(profileId: ProfileId, title: TitleRef): Promise<void> {
	await vi.waitFor(async () => expect((await readNames(db, { profileId, titles: [title] })).size).toBe(1));
}

const TITLE = { media_id: "27205", media_type: "movie" };

test.each([
	["opened", "POST", "/api/watch-history", TITLE],
	["saved", "POST", "/api/watch-later", TITLE],
	["rated", "PUT", "/api/ratings/27205/movie", { rating: 8 }],
	["marked as watched", "POST", "/api/watched/27205/movie", {}],
	["given a date", "POST", "/api/plays", { ...TITLE, watched_at: "2024-05-06" }],
	["hidden", "PUT", "/api/hidden/27205/movie", {}],
])("the name and the year of a title that is %s are kept", async (_, method, path, body) => {
	const { profileId, send } = await givenViewer();
	await send(method, path, body);
	await waitForName(profileId, HEAT);
	const names = await readNames(db, { profileId, titles: [HEAT] });
	expect(names.get("movie:27205")).toEqual({ name: "Inception", year: 2010 });
});

test("a title that is blocked afterwards keeps its name in My List", async () => {
	const { profileId, send } = await givenViewer();
	const matrix = { mediaType: "movie", id: 603 } as const;
	await send("POST", "/api/watch-history", { media_id: "603", media_type: "movie" });
	await waitForName(profileId, matrix);
	await blockTitle(platform, { ...matrix, reason: "Notice", actorId: profileId });
	const catalogue = openCatalogue(newIsolatePlatform());
	const entries = await listWatches(db, { profileId, limit: 5 });
	const [card] = await listContinueCards(db, catalogue, { profileId, entries });
	expect(card).toMatchObject({ title: "The Matrix", year: 1999, isGone: true });
});

test("a title that the catalogue does not have stays without a name, and one call looks up at most twenty", async () => {
	const { profileId } = await givenViewer();
	const titles = Array.from({ length: 30 }, (_, at) => ({ mediaType: "movie", id: 900_000 + at }) as const);
	await nameTitles(db, openCatalogue(platform), { profileId, titles });
	expect((await readNames(db, { profileId, titles })).size).toBe(0);
});
