import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "../../scripts/local-platform";
import { endAtOnce, freePort, startProcess } from "./start-process";
import { expect, expectFits, test } from "./test";

const PAGES = [
	"/",
	"/movies?genre=28",
	"/search?q=night",
	"/movie/27205",
	"/tv/1396",
	"/watch/tv/1396/1/1",
	"/my-list",
	"/login",
	"/signup",
	"/404",
];

/** Scripts of the sources are hundreds of files, and change no width. */
test.use({ javaScriptEnabled: false, expectedErrors: [/status of 404/] });

test("in development every text can be made longer, and pages still fit", async ({ page }) => {
	test.slow();
	const folder = mkdtempSync(join(tmpdir(), "marquee-pseudo-"));
	const port = await freePort();
	const dev = [process.execPath, "--import", "tsx", join(ROOT, "scripts/dev.ts"), "--mode", "pseudo"];
	const server = await startProcess({ PORT: String(port), STATE_DIR: folder }, undefined, dev);
	try {
		for (const path of PAGES) {
			await page.goto(`http://localhost:${port}${path}`);
			await expect(page.locator("main"), path).toContainText("ëë");
			for (const width of [390, 768, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				await expectFits(page, `${path} at ${width}`);
			}
		}
	} finally {
		await endAtOnce(server);
		rmSync(folder, { recursive: true });
	}
});
