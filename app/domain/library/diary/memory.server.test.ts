import { beforeEach, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { ProfileId } from "~/domain/accounts/profiles";
import type { EpisodeRef, TitleRef } from "~/domain/catalogue/types";
import { givenUser } from "../../../../tests/harness/accounts";
import { addPlay, writeRating } from "../../../../tests/harness/changes";
import { testPlatform } from "../../../../tests/harness/context";
import { countingDatabase } from "../../../../tests/harness/reading-cost";
import { listMemories } from "./memory.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const NOW = Date.parse("2026-11-16T20:00:00Z");
const DAY_MS = 86_400_000;
let profileId: ProfileId;

beforeEach(async () => {
	profileId = (await givenUser(platform)).id;
});

const film = (id: number): EpisodeRef => ({ mediaType: "movie", id, season: 1, episode: 1 });
const part = (id: number, season: number, episode: number): EpisodeRef => ({ mediaType: "tv", id, season, episode });

/** `at`: a day, or an instant. */
async function givenPlay(title: EpisodeRef, at: string): Promise<void> {
	const precision = at.length === 10 ? ("day" as const) : ("instant" as const);
	await addPlay(db, { profileId, ...title, watchedAt: Date.parse(at), precision });
}

const rate = (title: TitleRef, rating: number) =>
	writeRating(db, { profileId, mediaType: title.mediaType, id: title.id, season: null, episode: null, rating });

const remember = ({ now = NOW, timeZone = "UTC", hidden = [] as TitleRef[] } = {}) =>
	listMemories(db, { profileId, timeZone, now, hidden });

test("what was watched on this day of another year is remembered, with its year and its rating", async () => {
	await givenPlay(film(27205), "2018-11-16T21:00:00Z");
	await givenPlay(film(603), "2018-11-17T21:00:00Z");
	await givenPlay(film(155), "2026-11-16T10:00:00Z");
	await rate(film(27205), 8);
	expect(await remember()).toEqual([
		{ mediaType: "movie", id: 27205, day: "2018-11-16", years: 8, rating: 8, episode: null },
	]);
});

test("a round number of years comes first, then what was rated higher, movies before shows, then the latest", async () => {
	await givenPlay(film(1), "2025-11-16");
	await givenPlay(film(2), "2024-11-16");
	await givenPlay(part(3, 2, 5), "2024-11-16T22:00:00Z");
	await givenPlay(part(3, 2, 4), "2024-11-16T21:00:00Z");
	await givenPlay(film(4), "2023-11-16");
	await givenPlay(film(5), "2021-11-16");
	await givenPlay(film(6), "2016-11-16");
	await rate(film(4), 9);
	const memories = await remember();
	expect(memories.map(({ id }) => id)).toEqual([6, 5, 4, 1, 2, 3]);
	expect(memories.at(-1)?.episode).toEqual({ season: 2, episode: 4 });
});

test("none is shown on two days in a row, also at a leap year's end of February", async () => {
	const days = ["2016-02-27", "2016-02-28", "2016-02-29", "2016-03-01", "2016-03-02"];
	for (const day of days) await givenPlay(film(27205), day);
	await givenPlay(film(603), "2016-02-28");
	for (const year of [2026, 2027, 2028]) {
		const shown: (number | undefined)[] = [];
		for (let day = Date.UTC(year, 1, 26); day < Date.UTC(year, 2, 4); day += DAY_MS) {
			shown.push((await remember({ now: day + DAY_MS / 2 }))[0]?.id);
		}
		expect(shown.some((id, place) => id !== undefined && id === shown[place - 1])).toBe(false);
		expect(shown).toContain(27205);
		expect(shown).toContain(603);
	}
});

test("titles that are not for the person, or were rated low, are not remembered", async () => {
	await givenPlay(film(27205), "2018-11-16");
	await givenPlay(film(603), "2018-11-16");
	await givenPlay(film(155), "2018-11-16");
	await rate(film(603), 3);
	expect((await remember({ hidden: [film(155)] })).map(({ id }) => id)).toEqual([27205]);
});

test("the day is the person's: an evening in Los Angeles and a morning in Kiritimati", async () => {
	await givenPlay(film(27205), "2018-11-17T05:30:00Z");
	await givenPlay(film(603), "2018-11-15T11:00:00Z");
	await givenPlay(film(155), "2018-11-16");
	const idsIn = async (timeZone: string) => (await remember({ timeZone })).map(({ id }) => id).sort();
	expect(await idsIn("America/Los_Angeles")).toEqual([27205, 155].sort());
	expect(await idsIn("UTC")).toEqual([155]);
	// There it is the 17th already.
	expect(await idsIn("Pacific/Kiritimati")).toEqual([27205]);
	const hourEarlier = { timeZone: "Pacific/Kiritimati", now: Date.parse("2026-11-16T09:00:00Z") };
	expect((await remember(hourEarlier)).map(({ id }) => id).sort()).toEqual([155, 603].sort());
});

test("a file that has one day for everything is no evening, and costs few rows", async () => {
	const insert = platform.db.prepare(`insert into plays (profile_id, id, media_type, media_id, season, episode,
		watched_at, precision, source, added_at) values (?1, ?2, 'movie', ?3, 1, 1, ?4, 'day', 'import', 1)`);
	const rows = Array.from({ length: 2000 }, (_, at) =>
		insert.bind(profileId, `play ${at}`, 900_000 + at, Date.parse(at % 2 ? "2018-11-16" : "2018-11-15")),
	);
	await platform.db.batch(rows);
	await givenPlay(film(27205), "2017-11-16");
	const counting = countingDatabase(platform.db);
	const memories = await listMemories(openDatabase(counting.db), { profileId, timeZone: "UTC", now: NOW, hidden: [] });
	expect(memories.map(({ id }) => id)).toEqual([27205]);
	expect(counting.takeCost().read).toBeLessThanOrEqual(1000);
});
