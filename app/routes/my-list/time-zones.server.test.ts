import { beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { movieRef } from "~/domain/catalogue/paths";
import { readPlayTime } from "~/domain/library/diary/plays";
import { setPreferences } from "~/domain/library/store/preferences.server";
import { givenSession, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { addPlay } from "../../../tests/harness/changes";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import { countingDatabase } from "../../../tests/harness/reading-cost";
import type { loader as loadWatched } from "./watched";
import type { loader as loadYear } from "./year";

const platform = testPlatform();
const db = openDatabase(platform.db);

type Client = Awaited<ReturnType<typeof givenClient>>;

async function givenClient() {
	const user = await givenUser(platform);
	const profileId = user.id;
	const { token } = await givenSession(platform, user);
	const cookie = { cookie: `__Host-marquee_session=${token}` };
	async function open(query: string, replaced = {}) {
		const { data } = await fetchPage<typeof loadWatched>(`/watched${query}`, { headers: cookie }, { replaced });
		const plays = data.plays ?? { cards: [], nextCursor: null };
		return { ...data, ...("later" in plays ? await plays.later : plays) };
	}
	return {
		profileId,
		moveTo: (timeZone: string) => setPreferences(db, profileId, { timeZone }),
		watch: (id: number, time: string) => addPlay(db, { profileId, ...movieRef(id), ...readPlayTime(time)! }),
		open,
		/** All entries of the diary, over its pages. */
		async diary(query = "") {
			const entries = [];
			for (let cursor: string | null = ""; cursor !== null; ) {
				const page: Awaited<ReturnType<typeof open>> = await open(`?${query}&cursor=${cursor}`);
				entries.push(...page.cards);
				cursor = page.nextCursor;
			}
			return entries;
		},
		year: async (year: string, replaced = {}) =>
			(await fetchPage<typeof loadYear>(`/watched/${year}`, { headers: cookie }, { replaced })).data,
		strip: async (year: string) => (await fetchPage(`/watched/${year}/strip.svg`, { headers: cookie })).response,
		api: async (query: string) => {
			const { data, total } = (await call(`/api/plays?${query}`, { token })).body;
			expect(total).toBe(data.length);
			return data.map((play: { media_id: string }) => Number(play.media_id));
		},
		async csv() {
			const headers = { ...freshAddress(), authorization: `Bearer ${token}` };
			const text = await (await fetchApi("/api/me/export/letterboxd.csv", { headers })).text();
			return text
				.trim()
				.split(/\r?\n/)
				.slice(1)
				.map((line) => line.split(",").slice(0, 2).join(" "));
		},
	};
}

/** Times about the ends of years, months, leap days and days with 23 and 25 hours, and days of the calendar. */
const TIMES = [
	...["2023-12-31", "2024-02-28", "2024-02-29", "2024-03-01", "2024-03-10", "2024-11-03", "2024-12-31"].flatMap((day) =>
		[-14, -12, -8, -3.5, 0, 5.75, 8, 11, 12.75, 13.75, 23.99].flatMap((hours) =>
			new Date(Date.parse(day) + hours * 60 * 60 * 1000).toISOString(),
		),
	),
	...["2023-12-31", "2024-01-01", "2024-02-29", "2024-03-01", "2024-12-31", "2025-01-01"],
];

const ZONES = [
	...["Pacific/Pago_Pago", "America/St_Johns", "UTC", "Asia/Kathmandu", "Pacific/Chatham", "Pacific/Kiritimati"],
	...["America/Los_Angeles", "Europe/Berlin"],
];

/** The reference: a formatter for each time, without ranges. */
const dayOf = (time: string, timeZone: string) =>
	time.length === 10 ? time : new Intl.DateTimeFormat("sv-SE", { timeZone }).format(Date.parse(time));

describe("somebody who moves", () => {
	let client: Client;
	beforeAll(async () => {
		client = await givenClient();
		for (const [index, time] of TIMES.entries()) await client.watch(900_000 + index, time);
	});

	test("has every play once on its day of the zone, the latest day first; a day of the calendar stays that day", async () => {
		for (const zone of ZONES) {
			await client.moveTo(zone);
			const expected = TIMES.map((time, index) => `${900_000 + index} ${dayOf(time, zone)}`).sort();
			const entries = await client.diary();
			expect(entries.map(({ id, day }) => `${id} ${day}`).sort(), zone).toEqual(expected);
			const days = entries.map(({ day }) => day);
			expect(days, zone).toEqual(days.toSorted().reverse());
		}
	});

	test("has the days, months and years of the zone in the diary, the year, the files and /api", async () => {
		for (const zone of ZONES) {
			await client.moveTo(zone);
			const idsOn = (when: string) =>
				TIMES.flatMap((time, index) => (dayOf(time, zone).startsWith(when) ? [900_000 + index] : []));
			const months = [...new Set(TIMES.map((time) => dayOf(time, zone).slice(0, 7)))].sort().reverse();
			expect((await client.open("")).months, zone).toEqual(months);
			for (const when of ["2024", "2024-02", "2024-02-29", "2024-03-10", "2023-12-31"]) {
				const entries = await client.diary(`when=${when}`);
				expect(entries.map(({ id }) => id).sort(), `${zone} ${when}`).toEqual(idsOn(when));
				expect((await client.open(`?when=${when}`)).count.number).toBe(idsOn(when).length);
			}
			expect((await client.api("from=2024-02-29&to=2024-02-29&limit=200")).sort()).toEqual(idsOn("2024-02-29"));
			const { figures, years } = await client.year("2024");
			expect([figures.movies, figures.columns[1]?.plays], zone).toEqual([
				idsOn("2024").length,
				idsOn("2024-02").length,
			]);
			expect(years).toEqual([...new Set(months.map((month) => month.slice(0, 4)))]);
			expect((await client.csv()).sort(), zone).toEqual(
				TIMES.map((time, index) => `${900_000 + index} ${dayOf(time, zone)}`).sort(),
			);
		}
	});
});

test("half past eleven at night on New Year's Eve in Los Angeles is of that day and year everywhere", async () => {
	const client = await givenClient();
	await client.moveTo("America/Los_Angeles");
	await client.watch(27205, "2026-01-01T07:30:00Z");
	const { cards, months } = await client.open("");
	expect([cards[0]?.day, months]).toEqual(["2025-12-31", ["2025-12"]]);
	expect((await client.year("2025")).figures).toMatchObject({
		longestRun: { first: "2025-12-31", last: "2025-12-31" },
		columns: expect.arrayContaining([{ key: "2025-12", plays: 1 }]),
	});
	expect((await client.year("2025")).strip).toEqual([
		{
			key: "2025-12",
			url: "/artwork/2/w500/movie-27205-stub-2025-12-31.svg",
			name: "Inception",
			season: null,
			day: "2025-12-31",
		},
	]);
	expect((await client.year("all")).figures.columns).toEqual([{ key: "2025", plays: 1 }]);
	expect((await client.year("2026")).figures.titles).toBe(0);
	expect([(await client.strip("2025")).status, (await client.strip("2026")).status]).toEqual([200, 404]);
	expect([await client.api("from=2026-01-01"), await client.api("to=2025-12-31")]).toEqual([[], [27205]]);
	expect(await client.csv()).toEqual(["27205 2025-12-31"]);
});

test("instants and days are compared where the person is: from a time on, a day counts that begins at it or later", async () => {
	const client = await givenClient();
	await client.moveTo("America/Los_Angeles");
	await client.watch(1, "2026-03-05");
	await client.watch(2, "2026-03-05T08:00:00Z");
	await client.watch(3, "2026-03-05T07:59:59Z");
	expect((await client.diary()).map(({ id }) => id)).toEqual([2, 1, 3]);
	expect(await client.api("from=2026-03-05T08:00:00Z")).toEqual([2, 1]);
	expect(await client.api("from=2026-03-05T08:00:01Z")).toEqual([]);
	expect(await client.api("to=2026-03-05T07:59:59.999Z")).toEqual([3]);
});

/** 400 plays, one every two hours, before them others over thirty years; of movies and episodes, every third known by its day. */
async function givenManyPlays({ profileId }: Client, count: number): Promise<void> {
	await platform.db
		.prepare(
			`WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n + 1 < ?2),
			times (n, at) AS (SELECT n, ?3 - iif(n < 400, n * 7200000, 2880000000 + (n - 400) * ?4) FROM numbers)
			INSERT INTO plays (profile_id, id, media_type, media_id, season, episode, watched_at, precision, source, added_at)
			SELECT ?1, n, iif(n % 2, 'tv', 'movie'), 900000 + n % 300, 1, 1 + n % 20,
				iif(n % 3, at, at / 86400000 * 86400000), iif(n % 3, 'instant', 'day'), 'marked', 1 FROM times`,
		)
		.bind(profileId, count, Date.parse("2026-06-01T00:00:00Z"), Math.floor(946_080_000_000 / (count - 400)))
		.run();
}

test("a month of a zone reads the same rows of 1,000 plays and of 100,000", async () => {
	const counting = countingDatabase(platform.db);
	async function rowsWith(count: number) {
		const client = await givenClient();
		await client.moveTo("America/St_Johns");
		await givenManyPlays(client, count);
		counting.takeCost();
		const page = await client.open("?when=2026-05", { db: counting.db });
		expect([page.cards.length, page.count.number, page.months.length]).toEqual([24, 371, 240]);
		return counting.takeCost().read;
	}
	const [few, many] = [await rowsWith(1000), await rowsWith(100_000)];
	// Of the months to choose from, a sparse one may have no play of some kind.
	expect(Math.abs(many - few)).toBeLessThan(few / 10);
	expect(many).toBeLessThan(5000);
});
