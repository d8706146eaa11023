import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endAtOnce, freePort, runtimeOf, startProcess } from "./start-process";
import { expect, test } from "./test";

const CONNECTIONS = 16;
const PATHS = ["/", "/movie/27205", "/search?q=night", "/api/health", "/movies?sort=rating", "/favicon.svg"];

interface Outcome {
	/** Status of the complete response, or the error. */
	result: number | string;
	/** Whether the request was sent on a connection that the server had accepted. */
	isAccepted: boolean;
}

/** Reads the response to its end. */
function send(agent: Agent, url: string): Promise<Outcome> {
	return new Promise((resolve) => {
		let isAccepted = false;
		const sent = request(url, { agent }, (response) => {
			response.on("error", (error) => resolve({ result: `cut off: ${error.message}`, isAccepted }));
			response.on("end", () =>
				resolve({ result: response.complete ? (response.statusCode ?? 0) : "cut off", isAccepted }),
			);
			response.resume();
		});
		sent.on("socket", (socket) => {
			isAccepted = !socket.connecting;
			if (isAccepted) return;
			socket.once("connect", () => {
				isAccepted = true;
			});
		});
		sent.on("error", ({ message }) => resolve({ result: message, isAccepted }));
		sent.end();
	});
}

test("npm start, stopped under load, finishes every accepted request and ends within ten seconds", async () => {
	test.setTimeout(120_000);
	const stateDir = mkdtempSync(join(tmpdir(), "marquee-stop-"));
	const port = await freePort();
	const server = await startProcess({ PORT: String(port), STATE_DIR: stateDir, REQUEST_LOG: "off" });
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
	try {
		const outcomes: Outcome[] = [];
		let turn = 0;
		const clients = Array.from({ length: CONNECTIONS }, async () => {
			for (let isUp = true; isUp; ) {
				const outcome = await send(agent, `http://127.0.0.1:${port}${PATHS[turn++ % PATHS.length]}`);
				outcomes.push(outcome);
				isUp = outcome.isAccepted;
			}
		});
		await new Promise((resolve) => setTimeout(resolve, 2000));
		const [ended, stoppedAt] = [once(server, "exit"), Date.now()];
		server.kill("SIGTERM");
		await Promise.all(clients);
		const [code] = await ended;
		expect([code, Date.now() - stoppedAt < 10_000]).toEqual([0, true]);
		const accepted = outcomes.filter(({ isAccepted }) => isAccepted).map(({ result }) => result);
		expect(accepted.length).toBeGreaterThan(CONNECTIONS);
		expect(accepted.filter((result) => result !== 200)).toEqual([]);
	} finally {
		agent.destroy();
		if (server.exitCode === null) await endAtOnce(server);
		rmSync(stateDir, { recursive: true });
	}
});

test("npm start ends when npm ends", async () => {
	test.setTimeout(120_000);
	const stateDir = mkdtempSync(join(tmpdir(), "marquee-stop-"));
	const port = await freePort();
	const environment = { PORT: String(port), STATE_DIR: stateDir, REQUEST_LOG: "off" };
	const npm = await startProcess(environment, undefined, ["npm", "start"]);
	try {
		npm.kill("SIGTERM");
		await expect(async () => {
			await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
		}).toPass({ timeout: 10_000 });
	} finally {
		rmSync(stateDir, { recursive: true, force: true });
	}
});

for (const signal of ["SIGKILL", "SIGTERM", "SIGSEGV"] as const) {
	test(`npm start ends with 1 when its runtime has ended by ${signal}, so that what supervises it starts it again`, async () => {
		test.setTimeout(120_000);
		const stateDir = mkdtempSync(join(tmpdir(), "marquee-stop-"));
		const port = await freePort();
		const server = await startProcess({ PORT: String(port), STATE_DIR: stateDir, REQUEST_LOG: "off" });
		try {
			const ended = once(server, "exit", { signal: AbortSignal.timeout(10_000) });
			process.kill(runtimeOf(server), signal);
			expect(await ended).toEqual([1, null]);
			await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
		} finally {
			if (server.exitCode === null) await endAtOnce(server);
			rmSync(stateDir, { recursive: true, force: true });
		}
	});
}
