// npm run backup -- file [--remote]: writes the whole database into a new file, also while npm start runs, and checks that
// it can be restored. Without --remote it is the local database (STATE_DIR). The admin panel shows when it ran.
import { resolve } from "node:path";
import { backupName, recordBackup, writeBackup } from "./database/backup-file";
import { BackupError } from "./database/dump";
import { openSite } from "./database/open";

const [file = backupName()] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const db = await openSite({ isRemote: process.argv.includes("--remote") });
const run = { startedAt: Date.now(), isScheduled: process.argv.includes("--scheduled") };

/** A backup without a record is a backup, and a failure keeps its own message. */
async function record(rows: number | null): Promise<void> {
	await recordBackup(db, { ...run, rows }).catch((error: unknown) => {
		console.error(`The admin panel will not show this run: ${error}`);
	});
}

try {
	const { rows } = await writeBackup(db, resolve(file));
	const sum = Object.values(rows).reduce((left, right) => left + right, 0);
	await record(sum);
	console.log(`${file} holds ${sum} rows of ${Object.keys(rows).length} tables (${rows.users} users).`);
} catch (error) {
	await record(null);
	if (!(error instanceof BackupError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
} finally {
	await db.close();
}
