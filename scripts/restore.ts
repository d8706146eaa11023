// npm run restore -- file [--remote] [--yes]: replaces the whole database by that of a backup, all or nothing, and applies
// newer migrations. A backup of the former database is written first. Without --yes it asks for confirmation.
import { join } from "node:path";
import { backupName, readBackup, writeBackup } from "./database/backup-file";
import { dropStatements } from "./database/dump";
import { migrate } from "./database/migrations";
import { openSite, type SiteDatabase } from "./database/open";
import { BackupError, failPlainly } from "./fail-plainly";
import { STATE_DIR } from "./local-platform";
import { ask, isYes } from "./terminal";

failPlainly();
const [file] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const isRemote = process.argv.includes("--remote");

async function confirm(prompt: string): Promise<boolean> {
	if (process.argv.includes("--yes")) return true;
	const reply = await ask(`${prompt} [y/N]`).catch(() => {
		// Ctrl+C or Ctrl+D.
		throw new BackupError("\nNothing was changed.");
	});
	if (reply !== null) return isYes(reply);
	throw new BackupError(
		"This is not a terminal, so you cannot confirm here. Add --yes to restore without confirmation.",
	);
}

async function restore(db: SiteDatabase, path: string): Promise<void> {
	const { header, statements } = await readBackup(path);
	const place = isRemote ? "the database on Cloudflare" : `the database in ${STATE_DIR}`;
	console.log(`${path} was made at ${header.at} and holds ${header.rows.users} users.`);
	if (!(await confirm(`Replace ${place} with it?`))) return console.log("Nothing was changed.");
	const drops = await dropStatements(db);
	// The first statement is a setting.
	if (drops.length > 1) {
		const folder = isRemote ? process.cwd() : STATE_DIR;
		const aside = join(folder, backupName("before-restore"));
		const { rows } = await writeBackup(db, aside);
		console.log(`The previous data (${rows.users} users) is in ${aside}.`);
	}
	await db.write([...drops, ...statements]);
	await migrate(db);
	console.log(`Restored ${place}.`);
}

if (!file) {
	console.error("Usage: npm run restore -- file [--remote] [--yes]");
	process.exit(1);
}
const db = await openSite({ isRemote });
try {
	await restore(db, file);
} finally {
	await db.close();
}
