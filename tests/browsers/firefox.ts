import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer, { type KeyInput } from "puppeteer-core";
import { FIREFOX, PULSEAUDIO } from "../../scripts/browsers";
import type { Tab, TestBrowser } from "./tab";

/** Without these, headless Firefox has no pointer, and the site takes it for a television. */
const MOUSE = { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 };

/** Leaving a page cuts off the fonts that are on their way (NS_BINDING_ABORTED), which Firefox reports as an error. */
const FONT_OF_A_LEFT_PAGE = /^(?:Error: )?downloadable font: download failed .* status=2152398850\b/s;

interface FirefoxOptions {
	/** Settings of `about:config`. */
	prefs?: Record<string, unknown>;
	/** False: a machine without a sound device. */
	hasSound?: boolean;
}

/** A sound device that plays into nothing. `server` is the address that Firefox connects to. */
async function startSound() {
	const folder = mkdtempSync(join(tmpdir(), "marquee-sound-"));
	const socket = join(folder, "socket");
	const modules = ["module-null-sink", `module-native-protocol-unix auth-anonymous=1 socket=${socket}`];
	const args = ["-n", "--daemonize=no", "--exit-idle-time=-1", ...modules.flatMap((module) => ["-L", module])];
	const env = { ...process.env, HOME: folder, XDG_RUNTIME_DIR: folder };
	const daemon = spawn(PULSEAUDIO, args, { stdio: "ignore", env });
	for (let tries = 0; !existsSync(socket); tries++) {
		if (tries === 100 || daemon.exitCode !== null) throw new Error("PulseAudio does not start");
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	function stop(): void {
		daemon.once("exit", () => rmSync(folder, { recursive: true, force: true }));
		daemon.kill();
	}
	return { server: `unix:${socket}`, stop };
}

export async function startFirefox({ prefs = {}, hasSound = true }: FirefoxOptions = {}): Promise<TestBrowser> {
	const sound = hasSound ? await startSound() : null;
	const browser = await puppeteer.launch({
		browser: "firefox",
		executablePath: FIREFOX,
		env: { ...process.env, PULSE_SERVER: sound?.server ?? "unix:/nowhere" },
		extraPrefsFirefox: { ...MOUSE, "ui.prefersReducedMotion": 1, ...prefs },
	});

	async function openTab(size: { width: number; height: number }): Promise<Tab> {
		// Storage and cookies of its own.
		const context = await browser.createBrowserContext();
		const page = await context.newPage();
		await page.setViewport(size);
		const errors: string[] = [];
		const report = (text: string) => void (FONT_OF_A_LEFT_PAGE.test(text) || errors.push(text));
		page.on("console", (message) => {
			if (message.type() === "error") report(message.text());
		});
		page.on("pageerror", (error) => report(String(error)));
		await page.evaluateOnNewDocument(() => {
			document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
				console.error(`Content policy: ${violatedDirective} forbids ${blockedURI}`),
			);
			try {
				localStorage.setItem("marquee.welcomeSeen", "dismissed");
			} catch {
				// Storage is blocked.
			}
		});
		return {
			errors,
			open: async (address) => void (await page.goto(address)),
			evaluate: (run, ...args) => page.evaluate(run as never, ...(args as unknown[] as never[])) as never,
			moveTo: (x, y) => page.mouse.move(x, y),
			clickAt: (x, y) => page.mouse.click(x, y),
			press: async (...keys) => {
				for (const key of keys) await page.keyboard.press(key as KeyInput);
			},
			back: () => page.evaluate(() => history.back()),
			screenshot: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
			close: () => context.close(),
		};
	}

	async function close(): Promise<void> {
		await browser.close();
		sound?.stop();
	}
	return { openTab, close };
}
