// Lighthouse's scores of the built site behind `npm start`, with its own phone and desktop profiles.
// RUNS=5 npx tsx benchmarks/lighthouse.ts; PAGES=/,/movies selects pages, IMAGES=artwork or photographs one of the two
// catalogues. The first run downloads Lighthouse.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import playwright from "../playwright.config";
import { WHOLE_CHROMIUM } from "../scripts/browsers";
import { buildIfNeeded } from "../scripts/local-platform";
import { startSite } from "../scripts/start-site";
import { startFakeUpstream } from "../tests/fake-upstream/server";
import { servePhotographs } from "./photographs";
import { median, PRODUCT_VARIABLES, type Row, report, upstreamVariables } from "./setting";

/** Not a dependency of the project, because only this benchmark needs its 130 packages. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const RUNS = Number(process.env.RUNS ?? 5);
const PAGES = process.env.PAGES?.split(",");
/** The pages of the sample catalogue, which has drawn artwork, and of the fake TMDB with photographs. */
const CATALOGUES: Record<string, string[]> = {
	artwork: [
		...["/", "/movies", "/search?q=night", "/movie/27205", "/tv/1396"],
		...["/watch/movie/27205", "/person/1031017855"],
	],
	photographs: [
		...["/", "/movies", "/search?q=lantern", "/movie/1000", "/tv/50001"],
		...["/watch/movie/1000", "/person/100000"],
	],
};
const PROFILES = { phone: [], desktop: ["--preset=desktop"] };
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];

interface Report {
	categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
	audits: Record<string, { score: number | null; numericValue?: number }>;
}

const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));

async function measure(url: string, options: string[]): Promise<Report> {
	const file = join(folder, "report.json");
	const args = ["--yes", LIGHTHOUSE, url, "--quiet", "--output=json", `--output-path=${file}`, ...options];
	const run = () =>
		promisify(execFile)("npx", [...args, "--chrome-flags=--headless=new --no-sandbox"], {
			env: { ...process.env, CHROME_PATH: WHOLE_CHROMIUM },
			timeout: 180_000,
		});
	// At times Lighthouse cannot read its own trace, and has to run again.
	await run().catch(run);
	return JSON.parse(readFileSync(file, "utf8"));
}

/** Audits that cost points, except those of performance, which are never perfect. */
function failures({ categories, audits }: Report): string {
	const refs = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
	const failed = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
	return failed.map(({ id }) => id).join(", ");
}

/** A row for each page: medians of all runs. */
async function measurePages(site: string, paths: string[], options: string[]): Promise<Row[]> {
	const rows: Row[] = [];
	for (const path of paths) {
		await (await fetch(site + path)).arrayBuffer();
		const reports: Report[] = [];
		for (let run = 0; run < RUNS; run++) reports.push(await measure(site + path, options));
		const middle = (of: (report: Report) => number | null | undefined) => median(reports.map((one) => of(one) ?? 0));
		const row: Row = { page: path };
		for (const name of CATEGORIES) row[name] = middle(({ categories }) => (categories[name]?.score ?? 0) * 100);
		row["LCP ms"] = middle(({ audits }) => audits["largest-contentful-paint"]?.numericValue);
		row["TBT ms"] = middle(({ audits }) => audits["total-blocking-time"]?.numericValue);
		row.CLS = middle(({ audits }) => audits["cumulative-layout-shift"]?.numericValue);
		row["not passed"] = reports[0] ? failures(reports[0]) : "";
		rows.push(row);
	}
	return rows;
}

await buildIfNeeded();
const browser = await chromium.launch(playwright.use?.launchOptions);
const photographs = await servePhotographs(await browser.newPage());
const upstream = await startFakeUpstream();
const variables: Record<string, Record<string, string>> = {
	artwork: { TMDB_TOKEN: "" },
	photographs: { ...upstreamVariables(upstream), TMDB_IMAGE_BASE_URL: photographs.url },
};
const tables: Record<string, Row[]> = {};
for (const images of process.env.IMAGES ? [process.env.IMAGES] : Object.keys(CATALOGUES)) {
	const site = await startSite({ variables: { ...PRODUCT_VARIABLES, ...variables[images] } });
	for (const [profile, options] of Object.entries(PROFILES)) {
		const rows = await measurePages(site.url, PAGES ?? CATALOGUES[images] ?? [], options);
		tables[`${profile}, ${images}, medians of ${RUNS}`] = rows;
	}
	await site.stop();
}
await Promise.all([upstream.stop(), photographs.stop(), browser.close()]);
rmSync(folder, { recursive: true });
report("lighthouse", tables);
