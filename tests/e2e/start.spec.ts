import { type ChildProcess, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { residentMemory } from "../../benchmarks/setting";
import { ROOT } from "../../scripts/local-platform";
import { endAtOnce, freePort, portsOf, runtimeOf, startProcess } from "./start-process";
import { expect, test } from "./test";

const PASSWORD = "Correct horse 7";

interface Started {
	url: string;
	process: ChildProcess;
	/** Its standard output so far. */
	output: () => string;
	stateDir: string;
}

async function withStart(environment: Record<string, string>, use: (started: Started) => Promise<void>): Promise<void> {
	const stateDir = mkdtempSync(join(tmpdir(), "marquee-start-"));
	const port = await freePort();
	let output = "";
	const process = await startProcess(
		{ REQUEST_LOG: "off", ...environment, PORT: String(port), STATE_DIR: stateDir },
		(text) => {
			output += text;
		},
	);
	try {
		await use({ url: `http://127.0.0.1:${port}`, process, output: () => output, stateDir });
	} finally {
		if (process.exitCode === null) await endAtOnce(process);
		rmSync(stateDir, { recursive: true });
	}
}

/** Sends a form of `bytes` bytes, in chunks; returns the status. */
async function sendForm(url: string, bytes: number): Promise<number | undefined> {
	const agent = new Agent({ keepAlive: true });
	const headers = { "content-type": "application/x-www-form-urlencoded", origin: new URL(url).origin };
	const outgoing = request(url, { method: "POST", headers, agent });
	const response = once(outgoing, "response");
	const chunks = Array.from({ length: bytes / 64_000 }, () => Buffer.alloc(64_000, "a"));
	Readable.from(chunks).pipe(outgoing);
	const [{ statusCode }] = await response;
	agent.destroy();
	return statusCode;
}

test("npm start with an https ORIGIN is production, its URLs and cookies are https, and no other header tells the address", async () => {
	const behindProxy = { ORIGIN: "https://marquee.test", TRUSTED_PROXY_HEADER: "X-Real-IP" };
	await withStart(behindProxy, async ({ url, output, stateDir }) => {
		const home = await fetch(url);
		expect(home.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
		expect(await home.text()).toContain('<link rel="canonical" href="https://marquee.test/"');
		const registered = await fetch(`${url}/api/auth/register`, {
			method: "POST",
			headers: { "content-type": "application/json", origin: "https://marquee.test" },
			body: JSON.stringify({ username: "proxied", email: "proxied@example.com", password: PASSWORD }),
		});
		expect(registered.headers.getSetCookie().join()).toMatch(/^__Host-marquee_session=ey.*; Secure/);
		expect(output()).toContain("(production: ORIGIN is set; catalogue: sample)");
		expect(existsSync(join(stateDir, "jwt-secret"))).toBe(true);

		const statuses: number[] = [];
		for (let attempt = 0; attempt < 12; attempt++) {
			const response = await fetch(`${url}/api/auth/login`, {
				method: "POST",
				headers: { "content-type": "application/json", "cf-connecting-ip": `203.0.113.${attempt}` },
				body: JSON.stringify({ emailOrUsername: "nobody", password: "wrong" }),
			});
			statuses.push(response.status);
		}
		expect(statuses.at(-1)).toBe(429);
	});
});

test("npm start ignores the runtime's headers, serves no proxy in development, and limits the size of forms", async () => {
	await withStart({}, async ({ url, process, output }) => {
		expect(output()).toContain("(development: only this machine can reach it; catalogue: sample)");

		const home = await (await fetch(url)).text();
		const script = /\/assets\/[\w.-]+\.js/.exec(home)?.[0] ?? "";
		const forged = await fetch(url + script, { headers: { "mf-original-url": `${url}/favicon.svg` } });
		expect(forged.headers.get("content-type")).toContain("javascript");
		expect(forged.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect((await fetch(url, { headers: { "mf-cf-blob": "{malformed" } })).status).toBe(200);
		expect((await fetch(`${url}/cdn-cgi/platform-proxy`)).status).toBe(404);
		expect((await fetch(`${url}/api/metrics`, { headers: { via: "1.1 proxy" } })).status).toBe(403);

		const runtime = runtimeOf(process);
		expect(await sendForm(`${url}/my-list`, 64_000)).toBe(400);
		const atRest = residentMemory(runtime);
		// The worker rejects some before it reads the body, the front rejects the others when they become too large.
		const refusals = { "/my-list": [413], "/settings": [302, 413], "/privacy": [405, 413] };
		for (const [path, statuses] of Object.entries(refusals)) {
			for (let form = 0; form < 10; form++) expect(statuses, path).toContain(await sendForm(url + path, 12_800_000));
			expect(residentMemory(runtime) - atRest, path).toBeLessThan(20);
		}
	});
});

/** Begins an upload and sends half of it. Resolves with a function that cuts it off as a lost connection does. */
async function uploadHalf(
	url: string,
	{ token, bytes, isAnnounced }: { token: string; bytes: number; isAnnounced: boolean },
) {
	const { hostname, port, host } = new URL(url);
	const socket = connect(Number(port), hostname);
	socket.on("error", () => undefined).resume();
	const length = isAnnounced ? `Content-Length: ${bytes}` : "Transfer-Encoding: chunked";
	const part = "a".repeat(bytes / 2);
	socket.write(
		`POST /api/imports/018f3c2a-0000-7000-8000-000000000000/rows HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n` +
			`Content-Type: application/json\r\n${length}\r\n\r\n${isAnnounced ? "" : `${part.length.toString(16)}\r\n`}${part}`,
	);
	await Promise.race([once(socket, "drain"), new Promise((resolve) => setTimeout(resolve, 50))]);
	return () => socket.resetAndDestroy();
}

test("120 half-sent uploads, again and again, do not grow the runtime", async () => {
	test.setTimeout(180_000);
	await withStart({}, async ({ url, process }) => {
		const runtime = runtimeOf(process);
		const body = { username: "half-sent", email: "half-sent@example.com", password: PASSWORD };
		const headers = { "content-type": "application/json" };
		const registered = await fetch(`${url}/api/auth/register`, { method: "POST", headers, body: JSON.stringify(body) });
		const { data } = (await registered.json()) as { data: { token: string } };
		const { token } = data;
		async function round(count: number, isAnnounced: boolean): Promise<void> {
			const cuts: (() => void)[] = [];
			for (let nth = 0; nth < count; nth++) cuts.push(await uploadHalf(url, { token, bytes: 1_000_000, isAnnounced }));
			for (const cut of cuts) cut();
		}
		await round(20, true);
		const atRest = residentMemory(runtime);
		let largest = 0;
		for (const isAnnounced of [true, false, true, false]) {
			await round(120, isAnnounced);
			largest = Math.max(largest, residentMemory(runtime) - atRest);
		}
		console.log(`half-sent: ${largest} MB more than at rest`);
		expect(largest).toBeLessThan(60);
		expect((await fetch(`${url}/api/health`)).status).toBe(200);
	});
});

test("the runtime's own ports answer nobody but the front, whatever a request says", async () => {
	await withStart({}, async ({ url, process }) => {
		const ports = portsOf(runtimeOf(process));
		expect(ports.length).toBeGreaterThan(0);
		const paths = ["/", "/favicon.svg", "/api/health", "/api/metrics", "/cdn-cgi/mf/scheduled", "/no/such/page"];
		const attempts: Record<string, string>[] = [
			{},
			{ "x-marquee-front": "" },
			{ "x-marquee-front": "a".repeat(43) },
			{ "mf-original-url": `${url}/api/health` },
			{ "mf-route-override": "marquee" },
			{ "mf-route-override": "site" },
			{ "mf-route-override": "" },
			{ "mf-cf-blob": "{}", "cf-connecting-ip": "127.0.0.1" },
			{ host: "marquee.test" },
		];
		for (const port of ports) {
			for (const headers of attempts) {
				for (const path of paths) {
					const sent = request({ port, host: "127.0.0.1", path, headers, agent: false });
					const [response] = (await once(sent.end(), "response")) as [IncomingMessage];
					let text = "";
					for await (const chunk of response) text += chunk;
					const what = `${port} ${path} ${JSON.stringify(headers)}: ${text}`;
					// Miniflare's own socket knows no worker of a name that a header says.
					expect(headers["mf-route-override"] === undefined ? [403] : [403, 404], what).toContain(response.statusCode);
					if (response.statusCode === 403 && !path.startsWith("/cdn-cgi/")) expect(text, what).toBe("");
				}
			}
		}
		const script = /\/assets\/[\w.-]+\.js/.exec(await (await fetch(url)).text())?.[0] ?? "";
		expect((await fetch(url + script)).headers.get("content-type")).toContain("javascript");
	});
});

test("npm start keeps its state for its user alone", async () => {
	await withStart({}, async ({ stateDir }) => {
		const paths = readdirSync(stateDir, { recursive: true, encoding: "utf8" }).map((path) => join(stateDir, path));
		expect(paths.some((path) => path.endsWith(".sqlite"))).toBe(true);
		expect([stateDir, ...paths].filter((path) => (statSync(path).mode & 0o077) !== 0)).toEqual([]);
	});
});

test("npm start reports a wrong variable, and does not start", () => {
	const wrong = { ORIGIN: "https://marquee.test", JWT_SECRET: "short", ENVIRONMENT: "banana", HOST: "192.0.2.1" };
	const STATE_DIR = mkdtempSync(join(tmpdir(), "marquee-start-"));
	for (const [name, value] of Object.entries(wrong)) {
		const { status, stderr } = spawnSync(process.execPath, ["--import", "tsx", join(ROOT, "scripts/start.ts")], {
			cwd: ROOT,
			env: { ...process.env, STATE_DIR, [name]: value },
			encoding: "utf8",
		});
		expect([status, stderr]).toEqual([1, expect.stringContaining(name)]);
		expect(stderr).not.toContain("    at ");
	}
	rmSync(STATE_DIR, { recursive: true });
});
