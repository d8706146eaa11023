import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { listHighestRated } from "~/domain/library/store/ratings.server";
import { givenUser } from "../../../../tests/harness/accounts";
import { testPlatform } from "../../../../tests/harness/context";
import { givenManyRatings, givenManyViewings } from "../../../../tests/harness/library";
import { countingDatabase } from "../../../../tests/harness/reading-cost";
import type { ProfileId } from "../../accounts/profiles";
import { openCatalogue, UpstreamError } from "../../catalogue/catalogue.server";
import { listPlays } from "./plays.server";
import { searchRecord } from "./search-record.server";

const platform = testPlatform();
const catalogue = openCatalogue(platform);
const counting = countingDatabase(platform.db);
const db = openDatabase(counting.db);

const SHOWS = Array.from({ length: 30 }, (_, index) => index + 1);
const LIMIT = 24;

/** Plays in turn of thirty shows, with their names. */
async function givenRecord(count: number): Promise<ProfileId> {
	const { id: profileId } = await givenUser(platform);
	await givenManyViewings(platform, { profileId, count, newest: Date.now(), shows: SHOWS });
	await platform.db
		.prepare("UPDATE titles SET name = 'The Show ' || media_id WHERE profile_id = ?")
		.bind(profileId)
		.run();
	return profileId;
}

async function find(profileId: ProfileId, text: string, cursor?: string) {
	counting.takeCost();
	const among = await searchRecord(db, catalogue, { profileId, text, of: "plays" });
	const page = await listPlays(db, { profileId, limit: LIMIT, timeZone: "UTC", cursor, among });
	return {
		ids: new Set(page?.entries.map(({ id }) => id)),
		nextCursor: page?.nextCursor,
		read: counting.takeCost().read,
	};
}

test("a search reads as many rows of 100,000 plays as of 1,000 of the same titles", async () => {
	const costs: number[][] = [];
	for (const plays of [1000, 100_000]) {
		const profileId = await givenRecord(plays);
		const one = await find(profileId, "show 30");
		const all = await find(profileId, "show");
		const later = await find(profileId, "show", all.nextCursor ?? "");
		expect([one.ids.size, all.ids.size, later.ids.size]).toEqual([1, LIMIT, LIMIT]);
		costs.push([one.read, all.read, later.read]);
	}
	const [small = [], large = []] = costs;
	for (const [index, read] of large.entries()) {
		expect(read).toBeLessThanOrEqual((small[index] ?? 0) + 3);
		expect(read).toBeLessThanOrEqual(3000);
	}
});

test("a search within ratings reads those of the titles that it finds, of ten thousand", async () => {
	const { id: profileId } = await givenUser(platform);
	await givenManyRatings(platform, { profileId, count: 10_000, newest: Date.now() });
	await platform.db.prepare("UPDATE titles SET name = 'Title ' || media_id WHERE profile_id = ?").bind(profileId).run();
	const among = await searchRecord(db, catalogue, { profileId, text: "title 777", of: "ratings" });
	counting.takeCost();
	const page = await listHighestRated(db, { profileId, limit: LIMIT, among });
	expect(page?.entries).toHaveLength(19);
	expect(counting.takeCost().read).toBeLessThanOrEqual(140);
});

test("titles without a name are looked up once, and counted while the catalogue is down", async () => {
	const { id: profileId } = await givenUser(platform);
	await givenManyViewings(platform, { profileId, count: 6, newest: Date.now(), shows: [1396, 1668, 900_000_001] });
	const down = () => Promise.reject(new UpstreamError(503, 10, new Error("down")));
	const search = (from = catalogue) => searchRecord(db, from, { profileId, text: "breaking", of: "plays" });
	expect(await search({ ...catalogue, show: down })).toMatchObject({ titles: { tv: [] }, unread: 3 });
	expect(await search()).toMatchObject({ titles: { tv: [1396] }, unread: 0 });
	expect(await search({ ...catalogue, show: down })).toMatchObject({ titles: { tv: [1396] }, unread: 1 });
});
