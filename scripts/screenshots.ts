// npm run screenshots: a gallery of the product's screens for the README, in docs/screens/.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import playwright from "../playwright.config";
import { buildIfNeeded, ROOT, startLocalServer } from "./local-platform";

const SCREENS = {
	home: "/",
	movies: "/movies",
	search: "/search?q=star",
	movie: "/movie/27205",
	show: "/tv/1396/1/3",
	watch: "/watch/tv/1396/1/3",
	"not-found": "/404",
};
const VIEWPORTS = [
	{ width: 390, height: 844 },
	{ width: 1440, height: 900 },
];

await buildIfNeeded();
const folder = join(ROOT, "docs/screens");
mkdirSync(folder, { recursive: true });
const miniflare = await startLocalServer({
	variables: { ENVIRONMENT: "production", JWT_SECRET: "for screenshots only, in memory, never kept" },
});
const { origin } = await miniflare.ready;
const browser = await chromium.launch(playwright.use?.launchOptions);
for (const viewport of VIEWPORTS) {
	const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
	await page.addInitScript(() => localStorage.setItem("marquee.welcomeSeen", "dismissed"));
	for (const [name, path] of Object.entries(SCREENS)) {
		await page.goto(origin + path, { waitUntil: "networkidle" });
		await page.screenshot({ path: join(folder, `${name}-${viewport.width}.jpg`), type: "jpeg", quality: 82 });
	}
	await page.close();
}
await browser.close();
await miniflare.dispose();
