// npm run make-owner -- email [--remote]: makes a registered account an owner, who can sign in. Without --remote it changes the local
// database (STATE_DIR), also while npm start or npm run dev runs: SQLite lets a second process write in between.
import { accountKey } from "../app/domain/accounts/users.server";
import { checkEmail } from "../app/domain/accounts/validation";
import { openSite, type Row, type SiteDatabase } from "./database/open";
import { failPlainly } from "./fail-plainly";

failPlainly();
const [email = "", ...flags] = process.argv.slice(2).filter((argument) => argument !== "--");

/** The key is part of the statement's text, because `wrangler d1 execute` takes no parameters. */
function statements(): string[] {
	const key = `'${accountKey(email).replaceAll("'", "''")}'`;
	return [
		`update users set role = 'owner', suspended_at = null where email_key = ${key}`,
		`insert into audit_log (at, action, target_id, target_name, outcome, detail)
			select ${Date.now()}, 'user.role', id, username, 'done', '{"role":"owner"}' from users where email_key = ${key}`,
		`select username, role from users where email_key = ${key}`,
	];
}

async function makeOwner(db: SiteDatabase): Promise<Row | undefined> {
	try {
		return (await db.query(statements())).at(-1)?.[0];
	} finally {
		await db.close();
	}
}

if (checkEmail(email)) {
	console.error("Usage: npm run make-owner -- email [--remote]");
	process.exit(1);
}
const owner = await makeOwner(await openSite({ isRemote: flags.includes("--remote"), mustExist: true }));
if (owner?.role !== "owner") {
	console.error(`Nobody has registered with ${email}. Sign up in the browser first, then run this again.`);
	process.exit(1);
}
console.log(`${owner.username} is now an owner. The change applies to the next page they open.`);
