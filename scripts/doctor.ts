// npm run doctor: checks what npm start needs on this machine, and says what to do. With the address of a site
// (npm run doctor -- https://your.site) it checks that site alone. It ends with 1 when something is wrong.
import { ConfigError, readConfig } from "../app/config.server";
import {
	checkDatabase,
	checkNode,
	checkPort,
	checkSite,
	checkState,
	checkUpstream,
	type Finding,
} from "./doctor/checks";
import { STATE_DIR } from "./local-platform";
import { readStartOptions } from "./start-options";

const SIGNS = { ok: "✓", warning: "!", error: "✗" };

async function examine(): Promise<Finding[]> {
	const findings = [checkNode(process.versions.node), ...(await checkState(STATE_DIR)), await checkDatabase(STATE_DIR)];
	try {
		// Without a key npm start generates one, which is not the doctor's to do.
		const JWT_SECRET = process.env.JWT_SECRET || "-".repeat(32);
		const { host, port, variables, reason } = readStartOptions({ ...process.env, JWT_SECRET }, STATE_DIR);
		findings.push({
			level: "ok",
			text: `The variables are valid; npm start runs as ${variables.ENVIRONMENT}: ${reason}`,
		});
		findings.push(await checkPort(host, port), ...(await checkUpstream(readConfig(variables))));
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		findings.push({ level: "error", text: error.message });
	}
	return findings;
}

const [address] = process.argv.slice(2);
const findings = address ? [await checkSite(address.replace(/\/$/, ""))] : await examine();
for (const { level, text } of findings) console.log(`${SIGNS[level]} ${text}`);
if (findings.some(({ level }) => level === "error")) process.exitCode = 1;
