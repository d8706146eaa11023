// npm run bench, or npm run bench -- size server: runs the benchmarks and writes their tables to benchmarks/results.md.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join } from "node:path";
import { ROOT } from "../scripts/local-platform";
import { markdown, type Row } from "./setting";

const NAMES = [
	...["size", "server", "cold-start", "memory", "pages", "lighthouse"],
	...["catalogue", "distance", "data", "administration", "bystander", "languages"],
];
/** Only when named: each takes minutes. */
const LONG_NAMES = ["load", "import", "attacks"];
const FOLDER = join(ROOT, "benchmarks");
const RESULTS = join(FOLDER, "results.json");

interface Result {
	at: string;
	/** Load average per processor at the start. */
	load: number;
	tables: Record<string, Row[]>;
}

async function run(name: string): Promise<Result | null> {
	const load = (loadavg()[0] ?? 0) / cpus().length;
	const child = spawn("npx", ["tsx", join(FOLDER, `${name}.ts`)], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
	let text = "";
	child.stdout.on("data", (chunk: Buffer) => {
		text += chunk;
		process.stdout.write(chunk);
	});
	const code = await new Promise((resolve) => child.on("close", resolve));
	const line = text.split("\n").findLast((candidate) => candidate.startsWith('{"benchmark"'));
	if (code !== 0 || !line) {
		console.error(`${name} ended with ${code}`);
		process.exitCode = 1;
		return null;
	}
	const { tables } = JSON.parse(line);
	return tables ? { at: new Date().toISOString().slice(0, 16), load, tables } : null;
}

const selected = process.argv.slice(2);
const names = selected.length > 0 ? selected : NAMES;
const allNames = [...NAMES, ...LONG_NAMES];
const unknown = names.filter((name) => !allNames.includes(name));
if (unknown.length > 0) {
	console.error(`No benchmark is called ${unknown.join(", ")}; there are ${allNames.join(", ")}.`);
	process.exit(1);
}
const results: Record<string, Result> = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {};
for (const name of names) {
	const result = await run(name);
	if (result) results[name] = result;
}
writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
const sections = allNames
	.filter((name) => results[name])
	.map((name) => {
		const { at, load, tables } = results[name] as Result;
		const parts = Object.entries(tables).map(([title, rows]) => `**${title}**\n\n${markdown(rows)}`);
		return `## ${name}\n\n${at} UTC, load ${load.toFixed(1)} for each processor at the start.\n\n${parts.join("\n\n")}`;
	});
writeFileSync(
	join(FOLDER, "results.md"),
	`# Results\n\nWritten by \`npm run bench\`; every ratio is of one run on one machine.\n\n${sections.join("\n\n")}\n`,
);
