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

let profileId: ProfileId;
beforeEach(async () => {
	profileId = (await givenUser(platform)).id;
});

async function forgetHistory(): Promise<void> {
	await platform.db.prepare("UPDATE titles SET opened_at = NULL WHERE profile_id = ?").bind(profileId).run();
}

test("of the given titles, those that were opened are seen", async () => {
	for (const title of [movie(1), show(2)]) await recordWatch(db, { profileId, ...title, ...PLACE, progress: null });
	const titles = [movie(1), movie(2), movie(3), show(1), show(2)];
	expect(await listSeen(db, { profileId, titles })).toEqual(new Set(["movie:1", "tv:2"]));
	expect(await listSeen(db, { profileId, titles: [] })).toEqual(new Set());
});

test("what was played or watched is seen when the history has forgotten it, and what is not watched any more is not", async () => {
	await recordWatch(db, { profileId, ...movie(1), ...PLACE, progress: { position: 400, duration: 6000 } });
	for (const title of [show(2), show(3)]) await markWatched(db, { profileId, ...title, episodes: [PLACE] });
	await unmarkWatched(db, { profileId, ...show(3) });
	await forgetHistory();
	expect(await listSeen(db, { profileId, titles: [movie(1), show(2), show(3)] })).toEqual(new Set(["movie:1", "tv:2"]));
});

test("a rated title is seen, not one whose rating was removed or of which only an episode is rated", async () => {
	const whole = { profileId, season: null, episode: null };
	await writeRating(db, { ...whole, ...movie(1), rating: 3 });
	await writeRating(db, { ...whole, ...show(1), rating: 9 });
	await writeRating(db, { ...whole, ...movie(2), rating: 3 });
	await writeRating(db, { ...whole, ...movie(2), rating: 0 });
	await writeRating(db, { profileId, ...show(2), ...PLACE, rating: 2 });
	const titles = [movie(1), movie(2), show(1), show(2)];
	expect(await listSeen(db, { profileId, titles })).toEqual(new Set(["movie:1", "tv:1"]));
});

test("of another user nothing is seen", async () => {
	await markWatched(db, { profileId, ...movie(1), episodes: [PLACE] });
	const other = await givenUser(platform);
	expect(await listSeen(db, { profileId: other.id, titles: [movie(1)] })).toEqual(new Set());
});
