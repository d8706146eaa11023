import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/local-platform";
import { PROBES } from "../faults/probes";
import { type Outcome, runScenarios, SCENARIOS } from "../faults/scenarios";
import { NEVER_AFFECTED, SEPARATOR, writeTable } from "../faults/table";
import { expect, test } from "./test";

const TABLE = join(ROOT, "docs/faults.md");
/** Milliseconds; on an idle machine the slowest response takes ten seconds, while every service hangs. */
const SLOWEST_MS = 20_000;
const INTERNALS = /\bat [\w.<>]+ \(|Failed query|SQLITE|D1_ERROR|node_modules|select [^<>]* from /i;

/** The services, pages and operations in the table; `findFaults` checks the cells. */
function namesIn(table: string): string[] {
	const rows = table.split("\n").flatMap((line) => {
		if (line.startsWith("## ")) return [line];
		if (line.startsWith("| ")) return line.slice(2).split(" | ")[0]?.split(SEPARATOR) ?? [];
		return line.startsWith(NEVER_AFFECTED) ? line.slice(NEVER_AFFECTED.length, -1).split(SEPARATOR) : [];
	});
	return [...new Set(rows)].sort();
}

/** Responses that no visitor should have seen. */
function findFaults({ name, faults, seen, notRecovered }: Outcome): string[] {
	const failing = Object.entries(faults).flatMap(([service, kind]) => (kind === "slow" ? [] : [service as string]));
	const broken = seen.flatMap(({ probe, seen: response }) => {
		const isUsual = response.shown === "as usual";
		const mayDiffer = Object.keys(faults).length > 1 || probe.needs.some((service) => failing.includes(service));
		const isPublic = !probe.path.startsWith("/api/") && !probe.who;
		const isHistory = probe.path.startsWith("/api/watch-history");
		const mistakes: [boolean, string][] = [
			[response.milliseconds > SLOWEST_MS, "late"],
			[response.status === 500 || INTERNALS.test(response.text), "shows internals"],
			[!mayDiffer && response.status >= 500, "does not need the service"],
			[response.status >= 500 && isUsual, "without a message"],
			[isPublic && failing.join() === "D1" && !isUsual, "signed out, without D1"],
			[isHistory && failing.join() === "KV" && !isUsual, "history, without KV"],
		];
		const what = `${name}, ${probe.name}: ${response.status} ${response.shown} after ${Math.round(response.milliseconds)} ms`;
		return mistakes.flatMap(([isWrong, why]) => (isWrong ? [`${why}: ${what}`] : []));
	});
	return [...broken, ...notRecovered.map((what) => `not recovered from ${name}: ${what}`)];
}

test("while D1, KV, the edge cache, the upstream or the player config fails, every response is in time, correct and clearly worded", async () => {
	test.setTimeout(420_000);
	const outcomes = await runScenarios(4, findFaults);
	const responses = outcomes.reduce((sum, { seen }) => sum + seen.length, 0);
	console.log(`faults: ${outcomes.length} faults × ${PROBES.length} pages and calls, ${responses} responses`);
	expect(outcomes.length).toBe(SCENARIOS.length);
	expect(outcomes.flatMap(findFaults)).toEqual([]);

	const table = writeTable(outcomes);
	if (process.env.UPDATE_DOCS) writeFileSync(TABLE, table);
	const stored = readFileSync(TABLE, "utf8");
	expect(namesIn(stored), "docs/faults.md is out of date: UPDATE_DOCS=1").toEqual(namesIn(table));
});
