// npm run screenshots: a gallery of the product's screens and states for the README, in docs/screens/.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { cookieName } from "../app/lib/http/cookies";
import playwright from "../playwright.config";
import { buildIfNeeded, ROOT, startLocalServer } from "./local-platform";

interface Screen {
	path: string;
	isSignedIn?: boolean;
	/** Creates the state after the page has loaded. */
	act?: (page: Page) => Promise<unknown>;
	/** Only this width; every width by default. */
	width?: number;
}

const SCREENS: Record<string, Screen> = {
	home: { path: "/" },
	"home-signed-in": { path: "/", isSignedIn: true },
	movies: { path: "/movies" },
	"movies-filters": {
		path: "/movies",
		act: (page) => page.getByRole("button", { name: "More filters" }).click(),
	},
	"movies-empty": { path: "/movies?q=nothing+of+this+name" },
	search: { path: "/search?q=star" },
	movie: { path: "/movie/27205" },
	show: { path: "/tv/1396/1/3" },
	watch: { path: "/watch/tv/1396/1/3" },
	"my-list": { path: "/my-list", isSignedIn: true },
	"watch-later": { path: "/my-list?tab=watchlater", isSignedIn: true },
	settings: { path: "/settings?tab=security", isSignedIn: true },
	login: {
		path: "/movie/27205",
		width: 1440,
		act: (page) => page.getByRole("banner").getByRole("link", { name: "Login" }).click(),
	},
	"login-phone": { path: "/login", width: 390 },
	shortcuts: { path: "/movies", width: 1440, act: (page) => page.keyboard.press("?") },
	admin: { path: "/admin", isSignedIn: true },
	"admin-users": { path: "/admin?tab=users", isSignedIn: true, width: 1440 },
	"not-found": { path: "/404" },
};
const VIEWPORTS = [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
];
const WATCHED = [
	{ media_id: 27205, media_type: "movie", position: 5400, duration: 8880 },
	{ media_id: 1396, media_type: "tv", season: 1, episode: 3, position: 600, duration: 2820 },
	{ media_id: 603, media_type: "movie", position: 1200, duration: 8160 },
	{ media_id: 238, media_type: "movie", position: 9000, duration: 10500 },
	{ media_id: 1399, media_type: "tv", season: 2, episode: 4, position: 300, duration: 3300 },
];

await buildIfNeeded();
const folder = join(ROOT, "docs/screens");
mkdirSync(folder, { recursive: true });
const miniflare = await startLocalServer({
	variables: { ENVIRONMENT: "production", JWT_SECRET: "for screenshots only, in memory, never stored" },
});
const { origin } = await miniflare.ready;

async function call<Data>(path: string, body: unknown, token = ""): Promise<Data> {
	const response = await fetch(`${origin}/api/${path}`, {
		method: "POST",
		headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
		body: JSON.stringify(body),
	});
	return ((await response.json()) as { data: Data }).data;
}

/** An owner who has started several titles. */
async function makeOwner(): Promise<string> {
	const { token, user } = await call<{ token: string; user: { id: string } }>("auth/register", {
		username: "projectionist",
		email: "projectionist@marquee.example",
		password: "Only for pictures 1",
	});
	const db = await miniflare.getD1Database("DB");
	await db.prepare("update users set role = 'owner' where id = ?").bind(user.id).run();
	for (const item of WATCHED) await call("watch-history", item, token);
	return token;
}

async function takeAll(browser: Browser, token: string): Promise<void> {
	for (const viewport of VIEWPORTS) {
		for (const isSignedIn of [false, true]) {
			const context = await browser.newContext({ viewport, reducedMotion: "reduce" });
			const cookie = { name: cookieName({ url: origin }, "marquee_session"), value: token, url: origin };
			if (isSignedIn) await context.addCookies([cookie]);
			await context.addInitScript(() => localStorage.setItem("marquee.welcomeSeen", "dismissed"));
			for (const [name, screen] of Object.entries(SCREENS)) {
				if ((screen.isSignedIn ?? false) !== isSignedIn || (screen.width ?? viewport.width) !== viewport.width)
					continue;
				const page = await context.newPage();
				await page.goto(origin + screen.path, { waitUntil: "networkidle" });
				await screen.act?.(page);
				await page.waitForTimeout(500);
				await page.screenshot({ path: join(folder, `${name}-${viewport.width}.jpg`), type: "jpeg", quality: 72 });
				await page.close();
			}
			await context.close();
		}
	}
}

const browser = await chromium.launch(playwright.use?.launchOptions);
await takeAll(browser, await makeOwner());
await browser.close();
await miniflare.dispose();
