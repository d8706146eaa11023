import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../../scripts/local-platform";
import { PROBES } from "../faults/probes";
import { runScenarios, SCENARIOS } from "../faults/scenarios";
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

test("with D1, KV, the edge cache, the upstream and the player config failing in every way, every answer is in time, right and well worded", async () => {
	test.setTimeout(240_000);
	const outcomes = await runScenarios(4);
	const broken: string[] = [];
	let answers = 0;
	for (const { name, faults, seen, lasting } of outcomes) {
		const failing = Object.entries(faults).flatMap(([service, kind]) => (kind === "slow" ? [] : [service as string]));
		for (const { probe, seen: answer } of seen) {
			answers++;
			const cell = `${name}, ${probe.name}: ${answer.status} ${answer.told} after ${Math.round(answer.milliseconds)} ms`;
			const mayDiffer = Object.keys(faults).length > 1 || probe.needs.some((service) => failing.includes(service));
			if (answer.milliseconds > SLOWEST_MS) broken.push(`late: ${cell}`);
			if (answer.status === 500 || OURS.test(answer.text)) broken.push(`ours: ${cell}`);
			if (!mayDiffer && answer.status >= 500) broken.push(`not bothered by it: ${cell}`);
			if (answer.status >= 500 && answer.told === "as usual") broken.push(`without a word: ${cell}`);
			const isPublic = !probe.path.startsWith("/api/") && !probe.who;
			const isOwnDataOnly = failing.join() === "D1";
			if (isPublic && isOwnDataOnly && answer.told !== "as usual") broken.push(`signed out, without D1: ${cell}`);
			if (probe.path.startsWith("/api/watch-history") && failing.join() === "KV" && answer.told !== "as usual") {
				broken.push(`history, without KV: ${cell}`);
			}
		}
		broken.push(...lasting.map((what) => `not recovered from ${name}: ${what}`));
	}
	console.log(`faults: ${outcomes.length} faults × ${PROBES.length} pages and calls, ${answers} answers`);
	expect(outcomes.length).toBe(SCENARIOS.length);
	expect(broken).toEqual([]);

	const table = writeTable(outcomes);
	if (process.env.UPDATE_DOCS) writeFileSync(TABLE, table);
	expect(steadyRows(readFileSync(TABLE, "utf8")), "docs/faults.md is of another day: UPDATE_DOCS=1").toEqual(
		steadyRows(table),
	);
});
