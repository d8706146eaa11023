// npm run doctor: checks what npm start needs on this machine, and says what to do. With the address of a site
// (npm run doctor -- https://your.site) it checks that site alone, and signs up and in there once. It ends with 1 when something is wrong.
import { ConfigError, readConfig } from "../app/config.server";
import {
	checkDatabase,
	checkMail,
	checkNode,
	checkPort,
	checkSite,
	checkSiteMail,
	checkState,
	checkUpstream,
	checkWritable,
	type Finding,
} from "./doctor/checks";
import { checkSignIn } from "./doctor/sign-in";
import { failPlainly } from "./fail-plainly";
import { STATE_DIR } from "./local-platform";
import { readStartOptions } from "./start-options";
import { listUnread, wranglerVariables } from "./variables";

failPlainly();
const SIGNS = { ok: "✓", warning: "!", error: "✗" };

async function examine(): Promise<Finding[]> {
	const findings = [checkNode(process.versions.node), ...(await checkState(STATE_DIR)), await checkDatabase(STATE_DIR)];
	try {
		const files = { inWrangler: await wranglerVariables(), isDryRun: true };
		const { host, port, variables, reason, backups, smtpUrl } = readStartOptions(process.env, STATE_DIR, files);
		const unread = await listUnread({ isProduction: variables.ENVIRONMENT === "production" });
		findings.push(...unread.map((text): Finding => ({ level: "error", text })));
		const valid = unread.length > 0 ? "The variables that are read are valid" : "The variables are valid";
		findings.push({ level: "ok", text: `${valid}; npm start runs as ${variables.ENVIRONMENT}: ${reason}` });
		if (backups) findings.push(await checkWritable(backups.folder, "BACKUP_DIR"));
		findings.push(
			await checkPort(host, port),
			...(await checkUpstream(readConfig(variables))),
			await checkMail(smtpUrl),
		);
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		findings.push(
			{ level: "error", text: error.message },
			...(await listUnread()).map((text): Finding => ({ level: "error", text })),
		);
	}
	return findings;
}

async function examineSite(origin: string): Promise<Finding[]> {
	const health = await checkSite(origin);
	return health.level === "error" ? [health] : [health, await checkSiteMail(origin), await checkSignIn(origin)];
}

const [address] = process.argv.slice(2);
const findings = address ? await examineSite(address.replace(/\/$/, "")) : await examine();
for (const { level, text } of findings) console.log(`${SIGNS[level]} ${text}`);
if (findings.some(({ level }) => level === "error")) process.exitCode = 1;
