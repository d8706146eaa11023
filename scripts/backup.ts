// npm run backup -- file [--remote]: writes the whole database into a new file, also while npm start runs, and checks that
// it can be restored. Without --remote it is the local database (STATE_DIR). The admin panel shows when it ran.
import { resolve } from "node:path";
import { backupName, recordBackup, writeBackup } from "./database/backup-file";
import { openSite } from "./database/open";
import { explain, failPlainly } from "./fail-plainly";

failPlainly();
const [file = backupName()] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const db = await openSite({ isRemote: process.argv.includes("--remote"), mustExist: true });
const run = { startedAt: Date.now(), isScheduled: process.argv.includes("--scheduled") };

try {
	const { rows } = await writeBackup(db, resolve(file));
	const sum = Object.values(rows).reduce((left, right) => left + right, 0);
	console.log(`${file} holds ${sum} rows of ${Object.keys(rows).length} tables (${rows.users} users).`);
	// A backup without a record is a backup.
	await recordBackup(db, { ...run, rows: sum }).catch((error: unknown) => {
		console.error(`The admin panel does not show this run. ${explain(error)}`);
	});
} catch (error) {
	// What failed is said; the record often fails for the same reason.
	await recordBackup(db, { ...run, rows: null }).catch(() => undefined);
	throw error;
} finally {
	await db.close();
}
