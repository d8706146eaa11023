import { type ChildProcess, spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { MINIBROWSER, WEBKIT_DRIVER, XVFB } from "../../scripts/browsers";
import { KEYS, type Tab, type TestBrowser } from "./tab";

/** Milliseconds of one call; a page loads within it on a busy machine. */
const TIME_LIMIT = 20_000;
/** Software rendering, for machines without a graphics card. */
const SOFTWARE = { LIBGL_ALWAYS_SOFTWARE: "1", WEBKIT_DISABLE_DMABUF_RENDERER: "1" };

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await new Promise((resolve) => server.once("listening", resolve));
	const { port } = server.address() as { port: number };
	await new Promise((resolve) => server.close(resolve));
	return port;
}

/** A screen that nobody looks at. */
async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
	const process = spawn(XVFB, ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"], {
		stdio: ["ignore", "ignore", "ignore", "pipe"],
	});
	const display = await new Promise<string>((resolve, reject) => {
		process.stdio[3]?.once("data", (number) => resolve(`:${String(number).trim()}`));
		process.once("exit", () => reject(new Error("Xvfb does not start")));
	});
	return { display, process };
}

/** One call of WebDriver, tried twice: the driver sometimes loses one. */
async function callDriver(
	base: string,
	method: string,
	path: string,
	body?: unknown,
	isRetry = false,
): Promise<unknown> {
	try {
		const response = await fetch(base + path, {
			method,
			body: body === undefined ? undefined : JSON.stringify(body),
			signal: AbortSignal.timeout(TIME_LIMIT),
		});
		const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
		if (!response.ok) throw new Error(`WebDriver ${method} ${path}: ${value?.error} ${value?.message}`);
		return value;
	} catch (error) {
		if (isRetry) throw error;
		return callDriver(base, method, path, body, true);
	}
}

/** WebKitGTK. A driver has one session, and a browser that hangs ends with its driver: each tab has its own. */
export async function startWebKit(features = "!ViewTransitions"): Promise<TestBrowser> {
	const screen = await startScreen();

	async function startDriver() {
		const port = await freePort();
		const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
			stdio: "ignore",
			// A group of its own, which ends with everything that it started.
			detached: true,
			env: { ...process.env, ...SOFTWARE, DISPLAY: screen.display },
		});
		const base = `http://127.0.0.1:${port}`;
		const isUp = () => fetch(`${base}/status`).then(Boolean, () => false);
		for (let tries = 0; !(await isUp()); tries++) {
			if (tries === 100) throw new Error("WebKitWebDriver does not start");
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		return { base, stop: () => process.kill(-driver.pid!) };
	}

	async function openTab(size: { width: number; height: number }): Promise<Tab> {
		const { base, stop } = await startDriver();
		const args = ["--automation", `--features=${features}`];
		const wanted = { "webkitgtk:browserOptions": { binary: MINIBROWSER, args } };
		const { sessionId } = (await callDriver(base, "POST", "/session", {
			capabilities: { alwaysMatch: wanted },
		})) as { sessionId: string };
		const call = (method: string, path: string, body?: unknown) =>
			callDriver(base, method, `/session/${sessionId}${path}`, body);
		const act = async (type: string, actions: unknown[], more = {}) => {
			await call("POST", "/actions", { actions: [{ type, id: type, actions, ...more }] });
		};
		const move = (x: number, y: number) => ({ type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 });
		const mouse = { parameters: { pointerType: "mouse" } };
		const evaluate: Tab["evaluate"] = async (run, ...args) => {
			const script = `const done = arguments[arguments.length - 1];
				Promise.resolve((${run}).apply(null, arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }))`;
			const { value, error } = (await call("POST", "/execute/async", { script, args: [args] })) as {
				value: never;
				error?: string;
			};
			if (error) throw new Error(error);
			return value;
		};
		// The window has a bar above the page.
		await call("POST", "/window/rect", size);
		const bar = size.height - (await evaluate(() => innerHeight));
		await call("POST", "/window/rect", { ...size, height: size.height + bar });
		return {
			errors: [],
			open: async (address) => void (await call("POST", "/url", { url: address })),
			evaluate,
			moveTo: (x, y) => act("pointer", [move(x, y)], mouse),
			clickAt: (x, y) => {
				const press = [
					{ type: "pointerDown", button: 0 },
					{ type: "pointerUp", button: 0 },
				];
				return act("pointer", [move(x, y), ...press], mouse);
			},
			press: (...keys) => {
				const values = keys.map((key) => (key in KEYS ? KEYS[key as keyof typeof KEYS] : key));
				return act(
					"key",
					values.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value }))),
				);
			},
			back: async () => void (await call("POST", "/back", {})),
			screenshot: async (file) => writeFile(file, Buffer.from((await call("GET", "/screenshot")) as string, "base64")),
			close: async () => void stop(),
		};
	}

	return { openTab, close: async () => void screen.process.kill() };
}
