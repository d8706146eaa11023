import AxeBuilder from "@axe-core/playwright";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Site, startTestSite } from "../harness/site";

export type { Site };

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
			const { stop, ...site } = await startTestSite({ catalogue, variables });
			await use(site);
			await stop();
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
	const problems = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(" | ")}`);
	expect(problems, name).toEqual([]);
}

/** Fails when an element reaches beyond the window, unless it is in a part that scrolls or clips. */
export async function expectFits(page: Page, name?: string): Promise<void> {
	await showAll(page);
	const beyond = await page.evaluate(() => {
		const problems: string[] = [];
		function look(parent: Element) {
			for (const element of parent.children) {
				const { overflowX, clipPath, position } = getComputedStyle(element);
				const { left, right, width, height } = element.getBoundingClientRect();
				const isHidden = width * height <= 1 || clipPath !== "none" || !element.checkVisibility();
				if (isHidden || element instanceof SVGElement) continue;
				if (left < -1 || right > window.innerWidth + 1) {
					problems.push(
						`${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)}..${Math.round(right)} ${position}`,
					);
				}
				if (overflowX === "visible") look(element);
			}
		}
		look(document.body);
		const { scrollWidth } = document.documentElement;
		return scrollWidth > window.innerWidth ? [`page: ${scrollWidth}`, ...problems] : problems;
	});
	expect(beyond.slice(0, 5), name).toEqual([]);
}

/** Resolves after two frames, in an idle moment: by then the page has begun whatever follows from an event. */
export async function settle(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise((resolve) =>
				requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 2000 }))),
			),
	);
}

export { expect };
