// npm run deploy: checks the account, creates what Cloudflare does not have yet, builds, migrates the database, deploys, and
// tries the site. Sign in with `npx wrangler login` first, or set CLOUDFLARE_API_TOKEN.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigError } from "../app/config.server";
import { migrate } from "./database/migrations";
import { openSite } from "./database/open";
import { checkSubdomain, createApi, findAccount, replicateReads } from "./deploy/account";
import { provideSecrets, provision } from "./deploy/provision";
import { checkSite } from "./doctor/checks";
import { checkSignIn } from "./doctor/sign-in";
import { failPlainly } from "./fail-plainly";
import { ROOT } from "./local-platform";
import { ask, isYes } from "./terminal";
import { listUnread, wranglerVariables } from "./variables";
import { runWrangler } from "./wrangler";

/** A new worker takes some seconds to reach every data centre. */
const HEALTH_ATTEMPTS = 12;
const HEALTH_APART_MS = 5000;

const CONFIG = join(ROOT, "wrangler.toml");

/** Asks before anything is created, since the plan costs money. */
async function confirmPlan(): Promise<void> {
	console.log(
		"Marquee needs the Workers Paid plan (from $5 a month). On Workers Free sign-in and Home exceed what a request may use.",
	);
	const reply = await ask("Is the account on Workers Paid? [y/N]");
	if (reply !== null && !isYes(reply)) {
		throw new ConfigError("Nothing was created. Choose the plan in the dashboard: Workers & Pages, Plans.");
	}
}

/** Rights holders write to this address: the DMCA page shows it. */
async function checkContact(): Promise<void> {
	if ((await wranglerVariables()).CONTACT_EMAIL) return;
	throw new ConfigError("Set CONTACT_EMAIL under [vars] in wrangler.toml: rights holders and visitors write to it.");
}

/** Prepares the account, and writes the ids into wrangler.toml, by which later commands find the database. */
async function prepare(): Promise<void> {
	const before = readFileSync(CONFIG, "utf8");
	await checkContact();
	const call = createApi(runWrangler);
	const configured = /^account_id = "(.+)"$/m.exec(before)?.[1];
	const account = await findAccount(runWrangler, ask, process.env.CLOUDFLARE_ACCOUNT_ID || configured);
	process.env.CLOUDFLARE_ACCOUNT_ID = account;
	await checkSubdomain(call, account);
	if (!/^database_id = /m.test(before)) await confirmPlan();
	const { toml, newDatabase } = await provision(before, runWrangler, ask);
	if (toml === before) return;
	// A later command, in another terminal, has to find the same account.
	writeFileSync(CONFIG, configured ? toml : toml.replace(/^main = /m, `account_id = "${account}"\n$&`));
	console.log("wrangler.toml now has the ids of your account, database and KV namespace. Commit it.");
	if (newDatabase) await replicateReads(call, account, newDatabase);
}

/** Deploys the build; the site's addresses, those of your own domains first. */
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
		const targets = deployed?.targets ?? [];
		return [
			...targets
				.flatMap((target) => /^(\S+) \(custom domain/.exec(target)?.slice(1) ?? [])
				.map((host) => `https://${host}`),
			...targets.filter((target) => target.startsWith("https://")),
		];
	} finally {
		rmSync(folder, { recursive: true });
	}
}

async function isHealthy(origin: string): Promise<boolean> {
	for (let attempt = 1; ; attempt++) {
		const { level, text } = await checkSite(origin);
		if (level === "ok" || attempt === HEALTH_ATTEMPTS) {
			console.log(text);
			return level === "ok";
		}
		await new Promise((resolve) => setTimeout(resolve, HEALTH_APART_MS));
	}
}

/** Whether people can use the site: it is healthy, and an account can sign up and in. */
async function trySite(origin: string): Promise<boolean> {
	if (!(await isHealthy(origin))) return false;
	const { level, text } = await checkSignIn(origin);
	console.log(text);
	return level === "ok";
}

failPlainly();
for (const sentence of await listUnread()) console.warn(sentence);
await prepare();
execFileSync(join(ROOT, "node_modules/.bin/react-router"), ["build"], { cwd: ROOT, stdio: "inherit" });
for (const name of await migrate(await openSite({ isRemote: true }))) console.log(`Applied the migration ${name}.`);
const [origin] = deployWorker();
const secrets = provideSecrets(runWrangler);
if (!origin) console.log("Deployed. wrangler reported no URL: add a route, or turn on workers.dev.");
else if (!(await trySite(origin))) process.exitCode = 1;
if (!secrets.includes("TMDB_TOKEN")) {
	console.log("The site shows the sample catalogue. For TMDB: npx wrangler secret put TMDB_TOKEN");
}
console.log("If there is no owner yet, sign up on the site, then run: npm run make-owner -- you@example.com --remote");
