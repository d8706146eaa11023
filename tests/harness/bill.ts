// What a month on Cloudflare costs, from what a visit does. docs/scale.md has the table, and page-cost.server.test.ts counts the rows.

/** A signed-in visit: five pages, and a position each half minute for three minutes. */
export const VISIT = {
	pages: ["/", "/my-list", "/tv/1396", "/watch/tv/1396/2/4", "/movie/27205"],
	positions: ["a first position", ...Array<string>(5).fill("a later position")],
	/** Rows of D1, at most. */
	read: 3500,
	written: 50,
};

const PAGES = VISIT.pages.length;
const WRITES = VISIT.positions.length;
/** Share of visits that are signed in. */
const SIGNED_IN = 0.1;
const DAYS = 30;
/** Of a visit: CPU of a signed-out and of a signed-in one, and reads of KV. */
const CPU_MS = { out: 4.8, in: 13 };
const KV_READS = 0.3;
/** Share of requests with a log line under REQUEST_LOG=sample: one in ten, and the six of a hundred that missed. */
const LOGGED = 0.15;
/** Of a line with what Cloudflare adds to it; ours has about 200. */
const LINE_BYTES = 2000;
/** Cloudflare keeps a line for seven days, and counts months of thirty. */
const KEPT = 7 / 30;
/** A title is written to KV by each data centre that reads it, at most this often a day. */
const KV_WRITES_A_DAY = 5;

/** Dollars for a million above what the plan includes in a month, in millions. */
const PRICES = {
	requests: { price: 0.3, included: 10 },
	"CPU ms": { price: 0.02, included: 30 },
	"KV reads": { price: 0.5, included: 10 },
	"KV writes": { price: 5, included: 1 },
	"D1 rows read": { price: 0.001, included: 25_000 },
	"D1 rows written": { price: 1, included: 50 },
	"log bytes": { price: 0.00025, included: 50_000 },
	"log bytes kept": { price: 0.0001, included: 12_000 },
};
const PLAN = 5;

/** Views of pages in a day, with the titles that are in use, and the data centres that read them. */
const LOADS = [
	{ views: 1000, titles: 200, centres: 2 },
	{ views: 100_000, titles: 2000, centres: 10 },
	{ views: 10_000_000, titles: 20_000, centres: 40 },
];

type Item = keyof typeof PRICES;

function countMonth({ views, titles, centres }: (typeof LOADS)[number]): Record<Item, number> {
	const visits = (views / PAGES) * DAYS;
	const requests = visits * (PAGES + SIGNED_IN * WRITES);
	return {
		requests,
		"CPU ms": visits * ((1 - SIGNED_IN) * CPU_MS.out + SIGNED_IN * CPU_MS.in),
		"KV reads": visits * KV_READS,
		"KV writes": titles * centres * KV_WRITES_A_DAY * DAYS,
		"D1 rows read": visits * SIGNED_IN * VISIT.read,
		"D1 rows written": visits * SIGNED_IN * VISIT.written,
		"log bytes": requests * LOGGED * LINE_BYTES,
		"log bytes kept": requests * LOGGED * LINE_BYTES * KEPT,
	};
}

function toDollars(item: Item, count: number): number {
	const { price, included } = PRICES[item];
	return Math.max(0, count / 1e6 - included) * price;
}

function toAmount(count: number): string {
	if (count >= 1e9) return `${(count / 1e9).toFixed(1)} billion`;
	return count >= 1e6 ? `${(count / 1e6).toFixed(1)} million` : Math.round(count).toLocaleString("en-US");
}

/** The table of docs/scale.md. */
export function billTable(): string {
	const months = LOADS.map(countMonth);
	const views = LOADS.map((load) => load.views.toLocaleString("en-US"));
	const rows = (Object.keys(PRICES) as Item[]).map((item) => {
		const cells = months.map((month) => `${toAmount(month[item])} | $${Math.round(toDollars(item, month[item]))}`);
		return `| ${item} | ${cells.join(" | ")} |`;
	});
	const sums = months.map((month) =>
		(Object.keys(PRICES) as Item[]).reduce((sum, item) => sum + toDollars(item, month[item]), PLAN),
	);
	return [
		`| Views a day | ${views.map((count) => `${count} |`).join(" | ")} |`,
		"| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
		...rows,
		`| plan | ${LOADS.map(() => `| $${PLAN}`).join(" | ")} |`,
		`| **a month** | ${sums.map((sum) => `| **$${Math.round(sum)}**`).join(" | ")} |`,
	].join("\n");
}
