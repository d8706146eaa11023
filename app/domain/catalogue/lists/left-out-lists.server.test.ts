import { expect, test } from "vitest";
import { newIsolatePlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import type { LeaveOut } from "../blocked/without-blocked";
import { openCatalogue } from "../catalogue.server";
import { listHomeRows } from "./home.server";
import { readFirstScreen } from "./list-source.server";
import { hasMorePages } from "./loaded-list";
import { openListSource } from "./open-list.server";

/** Of a hundred titles, so many are hidden. */
function leaveOut(percent: number): Promise<LeaveOut> {
	return Promise.resolve(async () => (title) => (title.id * 37) % 100 < percent);
}

function givenCatalogue(percent: number) {
	const tmdb = fakeTmdb();
	const host = `${crypto.randomUUID()}.test`;
	const platform = newIsolatePlatform({ ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${host}/3` });
	const catalogue = openCatalogue(platform, { leaveOut: leaveOut(percent) });
	return { catalogue, config: platform.config, requests: () => tmdb.requests().length };
}

test.each([
	{ hidden: "none", percent: 0, cards: 28, requests: 2 },
	{ hidden: "half", percent: 50, cards: 28, requests: 4 },
	{ hidden: "nearly all", percent: 90, cards: 8, requests: 6 },
	{ hidden: "all", percent: 100, cards: 0, requests: 6 },
])(
	"with $hidden hidden, a listing's first screen has at least $cards titles by $requests requests, and goes on",
	async (expected) => {
		const { catalogue, config, requests } = givenCatalogue(expected.percent);
		const source = openListSource(catalogue, config, { name: "movies", params: new URLSearchParams() });
		if (!source) throw new Error("no such list");
		const list = await readFirstScreen(source, 1);
		expect(list.cards.length).toBeGreaterThanOrEqual(expected.cards);
		expect(list.cards.filter(({ id }) => (id * 37) % 100 < expected.percent)).toEqual([]);
		expect(list.leftOut ?? 0).toBeGreaterThanOrEqual((expected.percent / 100) * 16 * expected.requests);
		expect(requests()).toBe(expected.requests);
		expect(hasMorePages(list)).toBe(true);
	},
);

test.each([
	{ hidden: "none", percent: 0, titles: 12, requests: [8, 8] },
	{ hidden: "half", percent: 50, titles: 12, requests: [16, 24] },
	{ hidden: "nearly all", percent: 90, titles: 1, requests: [17, 24] },
])(
	"with $hidden hidden, each of Home's eight rows has $titles titles or more by three requests at most",
	async (expected) => {
		const { catalogue, config, requests } = givenCatalogue(expected.percent);
		const rows = await Promise.all(listHomeRows(catalogue, config).map(({ titles }) => titles));
		expect(rows.flat().filter(({ id }) => (id * 37) % 100 < expected.percent)).toEqual([]);
		expect(Math.min(...rows.map((row) => row.length))).toBeGreaterThanOrEqual(expected.titles);
		const [least = 0, most = 0] = expected.requests;
		expect(requests()).toBeGreaterThanOrEqual(least);
		expect(requests()).toBeLessThanOrEqual(most);
	},
);
