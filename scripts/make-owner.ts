// npm run make-owner -- email [--remote]: makes a registered account an owner. Without --remote it changes the local
// database (STATE_DIR), also while npm start or npm run dev runs: SQLite lets a second process write in between.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { accountKey } from "../app/domain/accounts/users.server";
import { checkEmail } from "../app/domain/accounts/validation";
import { openLocalDatabase, ROOT, STATE_DIR } from "./local-platform";

const [email = "", ...flags] = process.argv.slice(2).filter((argument) => argument !== "--");

interface Row {
	username?: string;
	role?: string;
}

/** The key is part of the statement's text, because `wrangler d1 execute` takes no parameters. */
function statements(): string[] {
	const key = `'${accountKey(email).replaceAll("'", "''")}'`;
	return [
		`update users set role = 'owner' where email_key = ${key}`,
		`insert into audit_log (at, action, target_id, outcome, detail)
			select ${Date.now()}, 'user.role', id, 'done', '{"role":"owner"}' from users where email_key = ${key}`,
		`select username, role from users where email_key = ${key}`,
	];
}

async function runLocally(): Promise<Row | undefined> {
	const miniflare = await openLocalDatabase(STATE_DIR);
	try {
		const db = await miniflare.getD1Database("DB");
		const results = await db.batch<Row>(statements().map((statement) => db.prepare(statement)));
		return results.at(-1)?.results[0];
	} catch (error) {
		// The server was never started here, so there is no database.
		if (String(error).includes("no such table")) return undefined;
		throw error;
	} finally {
		await miniflare.dispose();
	}
}

function runRemotely(): Row | undefined {
	const output = execFileSync(
		join(ROOT, "node_modules/.bin/wrangler"),
		["d1", "execute", "DB", "--remote", "--json", "--yes", "--command", statements().join(";\n")],
		{ cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, WRANGLER_LOG: "log" } },
	);
	return (JSON.parse(output) as { results: Row[] }[]).at(-1)?.results[0];
}

if (checkEmail(email)) {
	console.error("Usage: npm run make-owner -- email [--remote]");
	process.exit(1);
}
const owner = flags.includes("--remote") ? runRemotely() : await runLocally();
if (owner?.role !== "owner") {
	console.error(`Nobody has registered with ${email}. Sign up in the browser first, then run this again.`);
	process.exit(1);
}
console.log(`${owner.username} is an owner now. The next page that they open knows it.`);
