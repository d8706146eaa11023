import { expect } from "vitest";
import type { Site } from "../harness/site";
import type { Network } from "./network";
import type { Tab } from "./tab";

type Name = string | RegExp;

/** An element on the screen. */
interface Found {
	/** The middle, in pixels of the window. */
	x: number;
	y: number;
	text: string;
	value: string;
	isFocused: boolean;
	/** Whether a press in its middle reaches it. */
	isOnTop: boolean;
}

/** Where to look for an element: in the page, or in the document of the player. */
type FrameName = "page" | "player";

/** Runs in the page. Null: no visible element of the selector has a name that matches. */
function findInPage(css: string, pattern: string, frameName: string): Found | null {
	const frame = frameName === "player" ? document.querySelector("iframe") : null;
	const root = frameName === "player" ? frame?.contentDocument : document;
	function nameOf(element: HTMLElement): string {
		const label = (element as HTMLInputElement).labels?.[0]?.textContent;
		const said = element.cloneNode(true) as HTMLElement;
		for (const hidden of said.querySelectorAll("[aria-hidden=true]")) hidden.remove();
		const name = element.getAttribute("aria-label") ?? label ?? (said.textContent?.trim() || element.title);
		return name.replace(/\s+/g, " ").trim();
	}
	for (const element of root?.querySelectorAll<HTMLElement>(css) ?? []) {
		if (!element.checkVisibility({ visibilityProperty: true }) || !new RegExp(pattern).test(nameOf(element))) continue;
		const outside = frame?.getBoundingClientRect() ?? { x: 0, y: 0 };
		let box = element.getBoundingClientRect();
		if (box.width * box.height === 0) continue;
		if (box.top < 0 || box.bottom > (frame?.clientHeight ?? innerHeight) || box.right > innerWidth || box.left < 0) {
			element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
			box = element.getBoundingClientRect();
		}
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		const hit = root?.elementFromPoint(x, y) ?? null;
		return {
			x: outside.x + x,
			y: outside.y + y,
			text: nameOf(element),
			value: (element as HTMLInputElement).value ?? "",
			isFocused: root?.activeElement === element,
			isOnTop:
				element.contains(hit) || [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(hit)),
		};
	}
	return null;
}

/** Runs in the page: it is hydrated, and its effects have run. */
async function waitUntilReady(): Promise<void> {
	const isReady = (element: Element | null) =>
		element !== null && Object.keys(element).some((key) => key.startsWith("__reactFiber"));
	while ("__reactRouterContext" in window) {
		// The menu of a signed-in user is in a file of its own.
		const elements = [document.querySelector("button, a"), ...document.querySelectorAll("[popovertarget=user-menu]")];
		if (elements.every(isReady)) break;
		await new Promise((resolve) => setTimeout(resolve, 20));
	}
	// React runs effects, which listen for keys, when the browser is idle.
	await new Promise((resolve) => setTimeout(resolve, 100));
}

/** A person with a mouse and a keyboard in one tab. Every step waits until it can be taken. */
export class Visitor {
	constructor(
		readonly tab: Tab,
		readonly site: Site,
		readonly network: Network,
		private readonly frameName: FrameName = "page",
	) {}

	/** The same person, in the player's frame. */
	get player(): Visitor {
		return new Visitor(this.tab, this.site, this.network, "player");
	}

	async goto(path: string): Promise<void> {
		await this.tab.open(this.network.url + path);
		await this.tab.evaluate(waitUntilReady);
	}

	find(css: string, name: Name = /(?:)/): Promise<Found | null> {
		const pattern = typeof name === "string" ? `^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$` : name.source;
		return this.tab.evaluate(findInPage, css, pattern, this.frameName);
	}

	/** Waits until it is on the screen. */
	async sees(css: string, name?: Name, more: Partial<Found> = {}): Promise<Found> {
		let match: Found | null = null;
		await expect
			.poll(
				async () => {
					match = await this.find(css, name);
					return match;
				},
				{ message: `sees ${css} ${name ?? ""}` },
			)
			.toMatchObject(more);
		return match!;
	}

	async seesNo(css: string, name?: Name): Promise<void> {
		await expect.poll(() => this.find(css, name), { message: `sees no ${css} ${name ?? ""}` }).toBeNull();
	}

	/** Waits until the page of the path is shown: the address changes while the page before is still there. */
	async isAt(path: Name): Promise<void> {
		const page = () =>
			this.tab.evaluate(() => ({
				path: location.pathname + location.search,
				isLoading: document.querySelector(".progress") !== null,
			}));
		const shown = typeof path === "string" ? path : expect.stringMatching(path);
		await expect.poll(page).toEqual({ path: shown, isLoading: false });
	}

	async hover(css: string, name?: Name): Promise<void> {
		const { x, y } = await this.sees(css, name, { isOnTop: true });
		await this.tab.moveTo(x, y);
	}

	async click(css: string, name?: Name): Promise<void> {
		const { x, y } = await this.sees(css, name, { isOnTop: true });
		await this.tab.clickAt(x, y);
	}

	press(...keys: string[]): Promise<void> {
		return this.tab.press(...keys);
	}

	/** Replaces the text of a field. */
	async fill(css: string, name: Name, text: string): Promise<void> {
		await this.click(css, name);
		await this.tab.evaluate(() => (document.activeElement as HTMLInputElement).select());
		await this.press(...text);
		await this.sees(css, name, { value: text });
	}
}
