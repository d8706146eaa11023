// npm run deploy: creates what Cloudflare does not have yet, builds, migrates the database, deploys, and checks the site's
// health. Sign in with `npx wrangler login` first, or set CLOUDFLARE_API_TOKEN.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "./database/migrations";
import { openSite } from "./database/open";
import { provideSecrets, withIds } from "./deploy/provision";
import { checkSite } from "./doctor/checks";
import { failPlainly } from "./fail-plainly";
import { ROOT } from "./local-platform";
import { listUnread } from "./variables";
import { runWrangler } from "./wrangler";

/** A new worker takes some seconds to reach every data centre. */
const HEALTH_ATTEMPTS = 12;
const HEALTH_APART_MS = 5000;

/** Writes the ids into wrangler.toml, by which later commands find the database. */
function provision(): void {
	const file = join(ROOT, "wrangler.toml");
	const before = readFileSync(file, "utf8");
	const after = withIds(before, runWrangler);
	if (after === before) return;
	writeFileSync(file, after);
	console.log("wrangler.toml now has the ids of your database and KV namespace. Commit it.");
}

/** Deploys the build; the site's addresses. */
function deployWorker(): string[] {
	const folder = mkdtempSync(join(tmpdir(), "marquee-deploy-"));
	try {
		const file = join(folder, "output.jsonl");
		process.env.WRANGLER_OUTPUT_FILE_PATH = file;
		runWrangler(["deploy"]);
		const entries = readFileSync(file, "utf8").trim().split("\n");
		const deployed = entries
			.map((line) => JSON.parse(line) as { type: string; targets?: string[] })
			.find(({ type }) => type === "deploy");
		return (deployed?.targets ?? []).filter((target) => target.startsWith("https://"));
	} finally {
		rmSync(folder, { recursive: true });
	}
}

async function waitForHealth(origin: string): Promise<boolean> {
	for (let attempt = 1; ; attempt++) {
		const { level, text } = await checkSite(origin);
		if (level === "ok" || attempt === HEALTH_ATTEMPTS) {
			console.log(text);
			return level === "ok";
		}
		await new Promise((resolve) => setTimeout(resolve, HEALTH_APART_MS));
	}
}

failPlainly();
for (const sentence of await listUnread()) console.warn(sentence);
provision();
execFileSync(join(ROOT, "node_modules/.bin/react-router"), ["build"], { cwd: ROOT, stdio: "inherit" });
for (const name of await migrate(await openSite({ isRemote: true }))) console.log(`Applied the migration ${name}.`);
const [origin] = deployWorker();
const secrets = provideSecrets(runWrangler);
if (!origin) console.log("Deployed. wrangler reported no URL: add a route, or turn on workers.dev.");
else if (!(await waitForHealth(origin))) process.exitCode = 1;
if (!secrets.includes("TMDB_TOKEN")) {
	console.log("The site shows the sample catalogue. For TMDB: npx wrangler secret put TMDB_TOKEN");
}
console.log("If there is no owner yet, sign up on the site, then run: npm run make-owner -- you@example.com --remote");
