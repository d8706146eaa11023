import { expect, test } from "vitest";
import { SHOW_ODDITY } from "../../../tests/fake-upstream/oddities";
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
