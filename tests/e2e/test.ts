import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Miniflare } from "miniflare";
import { type Config, readConfig } from "../../app/config.server";
import { startSite } from "../../scripts/start-site";
import { type FakeUpstream, startFakeUpstream } from "../fake-upstream/server";

export interface Site {
	url: string;
	config: Config;
	/** The worker's database, for tests that prepare or check data without requests. */
	db: D1Database;
	/** The fake TMDB; only with `catalogue: "tmdb"`. */
	upstream: FakeUpstream;
	miniflare: Miniflare;
	/** Opens the gate of the worker, for requests beside the front. */
	secret: string;
}

interface WorkerOptions {
	/** Which catalogue the worker runs with. */
	catalogue: "sample" | "tmdb";
	/** Additional variables of the worker. */
	variables: Record<string, string>;
	site: Site;
}

interface PageOptions {
	/** False: the browser has never visited the site, and the first-visit dialog appears. */
	knowsWelcome: boolean;
	/** Console errors that this test causes on purpose. */
	expectedErrors: RegExp[];
	/** All errors so far on any page of the test, expected or not. */
	consoleErrors: string[];
	watchConsole: undefined;
}

/** Frames without an origin have no storage. */
function dismissWelcome(): void {
	try {
		localStorage.setItem("marquee.welcomeSeen", "dismissed");
	} catch {}
}

/** A worker with empty state for each test process; pages whose console errors fail the test, also those of contexts that it opens itself. */
export const test = base.extend<PageOptions, WorkerOptions>({
	catalogue: ["sample", { option: true, scope: "worker" }],
	variables: [{}, { option: true, scope: "worker" }],
	site: [
		async ({ catalogue, variables }, use) => {
			const upstream = await startFakeUpstream();
			const env = {
				ENVIRONMENT: "development",
				REQUEST_LOG: "off",
				PAGE_CACHE: "off",
				JWT_SECRET: "a secret of the test suite, 32 characters at least",
				...(catalogue === "tmdb" && {
					TMDB_TOKEN: "token",
					TMDB_API_BASE_URL: `${upstream.url}/3`,
					TMDB_IMAGE_BASE_URL: `${upstream.url}/t/p`,
				}),
				...variables,
			};
			// Each test is a visitor with an address of its own.
			const { url, miniflare, secret, stop } = await startSite({ variables: env, trustedHeader: "cf-connecting-ip" });
			// Miniflare types its proxy of the database by itself.
			const db = (await miniflare.getD1Database("DB")) as unknown as D1Database;
			await use({ url, config: readConfig(env), db, upstream, miniflare, secret });
			await stop();
			await upstream.stop();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => use(site.url),
	knowsWelcome: [true, { option: true }],
	consoleErrors: async ({ browser }, use) => {
		const errors: string[] = [];
		function watch(context: BrowserContext): void {
			void watchForErrors(context, (text) => errors.push(text));
		}
		browser.on("context", watch);
		await use(errors);
		browser.off("context", watch);
	},
	context: async ({ context, knowsWelcome }, use) => {
		if (knowsWelcome) await context.addInitScript(dismissWelcome);
		await use(context);
	},
	expectedErrors: [[], { option: true }],
	// Runs before the contexts of the test open. Does not open one for tests without a page.
	watchConsole: [
		async ({ consoleErrors, expectedErrors }, use) => {
			await use(undefined);
			expect(consoleErrors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))).toEqual([]);
		},
		{ auto: true },
	],
});

/** Reports errors on any page of a browser: console errors, uncaught errors, violations of the content security policy. */
async function watchForErrors(context: BrowserContext, onError: (text: string) => void): Promise<void> {
	context.on("console", (message) => {
		if (message.type() === "error") onError(message.text());
	});
	context.on("weberror", (webError) => onError(String(webError.error())));
	await context.addInitScript(() => {
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
			console.error(`Content policy: ${violatedDirective} forbids ${blockedURI}`),
		);
	});
}

/** Shows the parts below the window that a page renders after the first interaction. */
async function showAll(page: Page): Promise<void> {
	await page.evaluate(() => {
		document.documentElement.dataset.interacted = "";
	});
}

/** Fails on any WCAG 2.2 A or AA violation of the page in its current state. */
export async function expectAccessible(page: Page, name?: string): Promise<void> {
	await showAll(page);
	// The legacy mode needs no second page for each check.
	const { violations } = await new AxeBuilder({ page })
		.setLegacyMode(true)
		.options({
			resultTypes: ["violations"],
			rules: { "label-content-name-mismatch": { enabled: true }, "target-size": { enabled: true } },
		})
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
		.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
	expect(found, name).toEqual([]);
}

/** Fails when an element reaches beyond the window, unless it is in a part that scrolls or clips. */
export async function expectFits(page: Page, name?: string): Promise<void> {
	await showAll(page);
	const beyond = await page.evaluate(() => {
		const found: string[] = [];
		function look(parent: Element) {
			for (const element of parent.children) {
				const { overflowX, clipPath, position } = getComputedStyle(element);
				const { left, right, width, height } = element.getBoundingClientRect();
				const isHidden = width * height <= 1 || clipPath !== "none" || !element.checkVisibility();
				if (isHidden || element instanceof SVGElement) continue;
				if (left < -1 || right > window.innerWidth + 1) {
					found.push(
						`${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)}..${Math.round(right)} ${position}`,
					);
				}
				if (overflowX === "visible") look(element);
			}
		}
		look(document.body);
		const { scrollWidth } = document.documentElement;
		return scrollWidth > window.innerWidth ? [`page: ${scrollWidth}`, ...found] : found;
	});
	expect(beyond.slice(0, 5), name).toEqual([]);
}

export { expect };
