// A baseline: the same cards and texts on React Router alone, built before each run.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { MiniflareOptions } from "miniflare";
import { ROOT } from "../scripts/local-platform";
import type { PageFacts } from "./minimal-router/app/page-facts";
import { startBare } from "./setting";

/** Runs in a page of the product. It is a string, because the compiler of this file adds helpers to functions. */
const READ = `(() => {
	const textOf = (element) => element?.innerText?.trim() ?? "";
	const cards = [...document.querySelectorAll("main ul:has(> li > .card)")];
	const before = [], after = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const text = node.data.trim();
		if (!text || node.parentElement.closest(".card, script, style, noscript, section:has(.card) h2")) continue;
		const isBefore = !cards[0] || cards[0].compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
		(isBefore ? before : after).push(text);
	}
	const hero = document.querySelector("main img[fetchpriority=high]");
	return {
		stylesheet: new URL(document.querySelector("link[rel=stylesheet]").href).pathname,
		fonts: [...document.querySelectorAll("link[as=font]")].map(({ href }) => new URL(href).pathname),
		hero: hero && { src: hero.getAttribute("src"), srcSet: hero.srcset || undefined, sizes: hero.sizes || undefined },
		before,
		after,
		lists: cards.map((list) => ({
			section: list.closest("section")?.className ?? "",
			list: list.className,
			heading: textOf(list.closest("section")?.querySelector("h2")),
			cards: [...list.querySelectorAll(".card:has(img)")].map((card) => ({
				href: card.getAttribute("href"),
				lines: [...card.querySelectorAll(":scope > span:not(.card-sheet)")].map((line) => line.textContent),
				poster: card.querySelector("img").getAttribute("src"),
			})),
		})),
	};
})()`;

async function readPages(browser: Browser, product: string, paths: string[]): Promise<Record<string, PageFacts>> {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	const pages: Record<string, PageFacts> = {};
	for (const path of paths) {
		await page.goto(product + path);
		pages[path] = await page.evaluate<PageFacts>(READ);
	}
	await context.close();
	return pages;
}

/** Builds the small application in a temporary folder. `start` serves it in the same runtime as the product. */
export async function buildMinimalRouter(
	browser: Browser,
	product: { front: string; direct: string },
	paths: string[],
) {
	const folder = mkdtempSync(join(tmpdir(), "minimal-router-"));
	cpSync(join(ROOT, "benchmarks/minimal-router"), folder, { recursive: true });
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
	writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
	execFileSync(join(ROOT, "node_modules/.bin/react-router"), ["build"], {
		cwd: folder,
		stdio: ["ignore", "ignore", "inherit"],
	});
	const server = join(folder, "build/server");
	const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
	const pages = await readPages(browser, product.front, paths);
	function start(options: Partial<MiniflareOptions> = {}) {
		return startBare("", {
			script: undefined,
			modules: ["index.js", ...files.filter((file) => file !== "index.js")].map((file) => ({
				type: "ESModule",
				path: join(server, file),
			})),
			modulesRoot: server,
			assets: { directory: join(folder, "build/client"), binding: "ASSETS", routerConfig: { has_user_worker: true } },
			bindings: { PAGES: JSON.stringify(pages) },
			serviceBindings: { PRODUCT: { external: { address: new URL(product.direct).host, http: {} } } },
			...options,
		});
	}
	return { start, remove: () => rmSync(folder, { recursive: true }) };
}

export async function startMinimalRouter(...product: Parameters<typeof buildMinimalRouter>) {
	const { start, remove } = await buildMinimalRouter(...product);
	const subject = await start();
	async function stop(): Promise<void> {
		await subject.stop();
		remove();
	}
	return { ...subject, stop };
}
