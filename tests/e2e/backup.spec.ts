import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { dumpDatabase } from "../../scripts/database/dump";
import { openLocal } from "../../scripts/database/open";
import { ROOT } from "../../scripts/local-platform";
import { endAtOnce, freePort, startProcess } from "./start-process";
import { expect, test } from "./test";

const SECRET = { JWT_SECRET: "a secret of the test suite, 32 characters at least", REQUEST_LOG: "off" };

async function run(script: string, stateDir: string, ...args: string[]): Promise<string> {
	const { stdout } = await promisify(execFile)(join(ROOT, "node_modules/.bin/tsx"), [`scripts/${script}.ts`, ...args], {
		cwd: ROOT,
		env: { ...process.env, STATE_DIR: stateDir },
	});
	return stdout;
}

async function readAll(stateDir: string) {
	const db = await openLocal(stateDir);
	try {
		return await dumpDatabase(db);
	} finally {
		await db.close();
	}
}

async function send<Data>(url: string, path: string, { token, body }: { token?: string; body?: object } = {}) {
	const response = await fetch(url + path, {
		method: body ? "POST" : "GET",
		headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
		body: body && JSON.stringify(body),
	});
	expect(response.ok, `${path}: ${response.status}`).toBe(true);
	return (await response.json()) as { data: Data };
}

test("a backup of a running server, killed afterwards, restores elsewhere to the same rows, lists and sessions", async () => {
	test.setTimeout(180_000);
	const folder = mkdtempSync(join(tmpdir(), "marquee-backup-"));
	const [original, copy] = [join(folder, "original"), join(folder, "copy")];
	const file = join(folder, "site.sql.gz");
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	let server = await startProcess({ ...SECRET, PORT: String(port), STATE_DIR: original });
	try {
		const account = { username: "saver", email: "saver@example.com", password: "Correct horse 7" };
		const { token } = (await send<{ token: string }>(url, "/api/auth/register", { body: account })).data;
		await send(url, "/api/watch-later", { token, body: { media_id: "27205", media_type: "movie" } });
		expect(await run("backup", original, file)).toContain("(1 users)");
		await send(url, "/api/watch-later", { token, body: { media_id: "155", media_type: "movie" } });
		await endAtOnce(server);

		expect(await run("restore", copy, file, "--yes")).toContain("Restored");
		server = await startProcess({ ...SECRET, PORT: String(port), STATE_DIR: copy });
		expect((await send<unknown[]>(url, "/api/watch-later", { token })).data).toHaveLength(1);

		const later = await readAll(original);
		expect(later.rows.titles).toBe(2);
		await run("restore", original, file, "--yes");
		expect((await readAll(original)).rows.titles).toBe(1);
		const saved = readdirSync(original).filter((name) => name.startsWith("before-restore-"));
		expect(saved).toHaveLength(1);
		await run("restore", original, join(original, String(saved[0])), "--yes");
		expect(await readAll(original)).toEqual(later);
	} finally {
		await endAtOnce(server);
		rmSync(folder, { recursive: true });
	}
});
