import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/local-platform";
import { endAtOnce, freePort, startProcess } from "./start-process";
import { expect, test } from "./test";

const PRODUCTION = { ENVIRONMENT: "production", JWT_SECRET: "a secret of the test suite, 32 characters at least" };

function startInVain(environment: Record<string, string>) {
	const { status, stderr } = spawnSync(join(ROOT, "node_modules/.bin/tsx"), [join(ROOT, "scripts/start.ts")], {
		cwd: ROOT,
		env: { ...process.env, ...environment },
		encoding: "utf8",
	});
	return { status, stderr };
}

test("npm start behind a proxy that speaks https keeps to https, once ORIGIN says so", async () => {
	const STATE_DIR = mkdtempSync(join(tmpdir(), "marquee-start-"));
	const port = await freePort();
	const environment = { ...PRODUCTION, ORIGIN: "https://marquee.test", PORT: String(port), STATE_DIR };
	const server = await startProcess({ ...environment, REQUEST_LOG: "off" });
	try {
		const url = `http://127.0.0.1:${port}`;
		const home = await fetch(url);
		expect(home.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
		expect(await home.text()).toContain('<link rel="canonical" href="https://marquee.test/"');
		const account = { username: "proxied", email: "proxied@example.com", password: "Correct horse 7" };
		const registered = await fetch(`${url}/api/auth/register`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: environment.ORIGIN },
			body: JSON.stringify(account),
		});
		expect(registered.headers.getSetCookie().join()).toMatch(/^__Host-marquee_session=ey.*; Secure/);
	} finally {
		await endAtOnce(server);
		rmSync(STATE_DIR, { recursive: true });
	}
});

test("npm start says what is missing, and what is wrong, and does not start", () => {
	const withoutSecret = startInVain({ ...PRODUCTION, JWT_SECRET: "" });
	expect(withoutSecret).toEqual({ status: 1, stderr: expect.stringContaining("JWT_SECRET is not set") });
	for (const ORIGIN of ["marquee.test", "https://marquee.test/path", "ftp://marquee.test"]) {
		const { status, stderr } = startInVain({ ...PRODUCTION, ORIGIN });
		expect([ORIGIN, status, stderr]).toEqual([ORIGIN, 1, expect.stringContaining("ORIGIN")]);
	}
});
