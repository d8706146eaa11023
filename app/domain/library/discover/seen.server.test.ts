import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenUser } from "../../../../tests/harness/accounts";
import { markWatched, recordWatch, unmarkWatched, writeRating } from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import type { ProfileId } from "../../accounts/profiles";
import { listSeen } from "./seen.server";

const platform = testPlatform();
const db = openDatabase(platform.db);

const movie = (id: number) => ({ mediaType: "movie" as const, id });
const show = (id: number) => ({ mediaType: "tv" as const, id });
const PLACE = { season: 1, episode: 1 };

let userId: ProfileId;
beforeEach(async () => {
	userId = (await givenUser(platform)).id;
});

async function forgetHistory(): Promise<void> {
	await platform.db.prepare("UPDATE titles SET opened_at = NULL WHERE user_id = ?").bind(userId).run();
}

test("of the given titles, those that were opened are seen", async () => {
	for (const title of [movie(1), show(2)]) await recordWatch(db, { userId, ...title, ...PLACE, progress: null });
	const titles = [movie(1), movie(2), movie(3), show(1), show(2)];
	expect(await listSeen(db, { userId, titles })).toEqual(new Set(["movie:1", "tv:2"]));
	expect(await listSeen(db, { userId, titles: [] })).toEqual(new Set());
});

test("what was played or watched is seen when the history has forgotten it, and what is not watched any more is not", async () => {
	await recordWatch(db, { userId, ...movie(1), ...PLACE, progress: { position: 400, duration: 6000 } });
	for (const title of [show(2), show(3)]) await markWatched(db, { userId, ...title, episodes: [PLACE] });
	await unmarkWatched(db, { userId, ...show(3) });
	await forgetHistory();
	expect(await listSeen(db, { userId, titles: [movie(1), show(2), show(3)] })).toEqual(new Set(["movie:1", "tv:2"]));
});

test("a rated title is seen, not one whose rating was removed or of which only an episode is rated", async () => {
	const whole = { userId, season: null, episode: null };
	await writeRating(db, { ...whole, ...movie(1), rating: 3 });
	await writeRating(db, { ...whole, ...show(1), rating: 9 });
	await writeRating(db, { ...whole, ...movie(2), rating: 3 });
	await writeRating(db, { ...whole, ...movie(2), rating: 0 });
	await writeRating(db, { userId, ...show(2), ...PLACE, rating: 2 });
	const titles = [movie(1), movie(2), show(1), show(2)];
	expect(await listSeen(db, { userId, titles })).toEqual(new Set(["movie:1", "tv:1"]));
});

test("of another user nothing is seen", async () => {
	await markWatched(db, { userId, ...movie(1), episodes: [PLACE] });
	const other = await givenUser(platform);
	expect(await listSeen(db, { userId: other.id, titles: [movie(1)] })).toEqual(new Set());
});
