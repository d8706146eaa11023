import { expect, test } from "vitest";
import { SHOW_ODDITY } from "../../../tests/fake-upstream/oddities";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { fetchApi } from "../../../tests/harness/api";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../../tests/harness/tmdb";
import type { loader } from "./show";

async function openSeason(address: string) {
	fakeTmdb();
	const { data } = await fetchPage<typeof loader>(`/tv/${address}`, {}, { variables: TMDB_VARIABLES });
	const { season } = data;
	if (!season) throw new Error(`${address} has no season`);
	const aired = data.seasons.find(({ number }) => number === season.number)?.aired;
	const numbers = season.episodes.map(({ number }) => number);
	return { ...season, first: numbers[0], last: numbers.at(-1), aired, size: JSON.stringify(data).length };
}

const LONG = SHOW_ODDITY.longSeason;

test.each([
	[`${LONG}`, 1, 50],
	[`${LONG}/1/150`, 101, 150],
	[`${LONG}/1/1200`, 1151, 1200],
	[`${LONG}?from=101`, 101, 150],
	[`${LONG}/1/150?from=1001`, 1001, 1050],
	[`${LONG}/1/150?from=99999`, 1151, 1200],
	[`${LONG}/1/150?from=nonsense`, 101, 150],
])(
	"of a season of 1,200 episodes /tv/%s has a part of fifty, and the way to each other",
	async (address, first, last) => {
		const season = await openSeason(address);
		expect([season.first, season.last, season.parts.length]).toEqual([first, last, 24]);
		expect(season.aired).toEqual([[1, 1200]]);
		expect(season.size).toBeLessThan(60_000);
	},
);

test("a short season is whole", async () => {
	const { parts, episodes } = await openSeason("50001/1/2");
	expect(parts).toHaveLength(1);
	expect(episodes.length).toBeGreaterThan(2);
});

test.each([
	["", 2],
	["?list=1", 1],
	["?list=3", 3],
	["?list=99", 2],
])(
	"after the first season /tv/1396%s lists the season of what is next, or the one that it names",
	async (query, number) => {
		const user = await givenUser(testPlatform());
		const headers = await givenCookie(testPlatform(), user);
		const json = { ...headers, "content-type": "application/json", origin: "https://marquee.test" };
		const marked = await fetchApi("/api/watched/1396/tv", { method: "POST", headers: json, body: '{"season":1}' });
		expect(marked.status).toBe(200);
		const { data } = await fetchPage<typeof loader>(`/tv/1396${query}`, { headers });
		expect(data.season?.number).toBe(number);
	},
);
