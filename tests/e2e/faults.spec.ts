import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/local-platform";
import { PROBES } from "../faults/probes";
import { type Outcome, runScenarios, SCENARIOS } from "../faults/scenarios";
import { writeTable } from "../faults/table";
import { expect, test } from "./test";

const TABLE = join(ROOT, "docs/faults.md");
/** Milliseconds; on a machine that does nothing else the slowest takes ten seconds, where nothing answers. */
const SLOWEST_MS = 20_000;
const OURS = /\bat [\w.<>]+ \(|Failed query|SQLITE|D1_ERROR|node_modules|select .* from /i;

/**
 * What of the table does not depend on the machine's speed: what is told while a service fails or answers nonsense. A
 * slow or hanging one may get either of two right answers, and a page that began before its rows came has status 200.
 */
function steadyRows(table: string): string[] {
	const rows = table.split("\n").filter((line) => line.startsWith("| "));
	const cells = rows.map((line) => line.slice(2, -2).split(" | "));
	return cells
		.map(([name, failing, , , nonsense]) => `${name}: ${failing}, ${nonsense}`.replace(/(: |, )\d{3} /g, "$1"))
		.filter((row) => !row.endsWith(": ·, ·"));
}

/** What a visitor should not have seen. */
function findFaults({ name, faults, seen, lasting }: Outcome): string[] {
	const failing = Object.entries(faults).flatMap(([service, kind]) => (kind === "slow" ? [] : [service as string]));
	const broken = seen.flatMap(({ probe, seen: answer }) => {
		const isUsual = answer.told === "as usual";
		const mayDiffer = Object.keys(faults).length > 1 || probe.needs.some((service) => failing.includes(service));
		const isPublic = !probe.path.startsWith("/api/") && !probe.who;
		const isHistory = probe.path.startsWith("/api/watch-history");
		const wrongs: [boolean, string][] = [
			[answer.milliseconds > SLOWEST_MS, "late"],
			[answer.status === 500 || OURS.test(answer.text), "ours"],
			[!mayDiffer && answer.status >= 500, "not bothered by it"],
			[answer.status >= 500 && isUsual, "without a word"],
			[isPublic && failing.join() === "D1" && !isUsual, "signed out, without D1"],
			[isHistory && failing.join() === "KV" && !isUsual, "history, without KV"],
		];
		const what = `${name}, ${probe.name}: ${answer.status} ${answer.told} after ${Math.round(answer.milliseconds)} ms`;
		return wrongs.flatMap(([isWrong, why]) => (isWrong ? [`${why}: ${what}`] : []));
	});
	return [...broken, ...lasting.map((what) => `not recovered from ${name}: ${what}`)];
}

test("with D1, KV, the edge cache, the upstream and the player config failing in every way, every answer is in time, right and well worded", async () => {
	test.setTimeout(420_000);
	const outcomes = await runScenarios(4, findFaults);
	const answers = outcomes.reduce((sum, { seen }) => sum + seen.length, 0);
	console.log(`faults: ${outcomes.length} faults × ${PROBES.length} pages and calls, ${answers} answers`);
	expect(outcomes.length).toBe(SCENARIOS.length);
	expect(outcomes.flatMap(findFaults)).toEqual([]);

	const table = writeTable(outcomes);
	if (process.env.UPDATE_DOCS) writeFileSync(TABLE, table);
	expect(steadyRows(readFileSync(TABLE, "utf8")), "docs/faults.md is of another day: UPDATE_DOCS=1").toEqual(
		steadyRows(table),
	);
});
