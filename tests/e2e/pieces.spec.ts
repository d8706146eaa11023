import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./test";

/** Milliseconds between two pieces of a document: longer than a frame. */
const PAUSE = 25;
/** Characters of a page's beginning that come in pieces. */
const OPENING = 8_000;

/** Hands the site on, its documents in pieces that end within the page's opening. */
async function startSlowly(url: string) {
	const server = createServer(async (request, response) => {
		const answer = await fetch(url + request.url, { headers: { "accept-encoding": "identity" } });
		const body = Buffer.from(await answer.arrayBuffer());
		const type = answer.headers.get("content-type") ?? "";
		response.writeHead(answer.status, { "content-type": type });
		if (!type.startsWith("text/html")) return response.end(body);
		const html = body.toString();
		const opening = html.indexOf("<main");
		const pieces = html.slice(opening, opening + OPENING).split(/(?=<\/(?:p|h1|div|header)>)/);
		response.write(html.slice(0, opening));
		for (const piece of pieces) {
			await new Promise((resolve) => setTimeout(resolve, PAUSE));
			response.write(piece);
		}
		response.end(html.slice(opening + OPENING));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

/** Runs in the page before anything of it. */
const WATCH = `{
	window.moved = 0;
	new PerformanceObserver((list) => {
		for (const { value } of list.getEntries()) window.moved += value;
	}).observe({ type: "layout-shift", buffered: true });
}`;

test("the top of a page does not shift when its document arrives in pieces", async ({ browser, site }) => {
	test.slow();
	const slowly = await startSlowly(site.url);
	for (const path of ["/", "/tv/1396", "/person/1031017855"]) {
		for (const viewport of [
			{ width: 1440, height: 900 },
			{ width: 390, height: 844 },
		]) {
			const context = await browser.newContext({ viewport, serviceWorkers: "block" });
			const page = await context.newPage();
			await page.addInitScript(WATCH);
			await page.goto(slowly.url + path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await page.evaluate("window.moved"), `${path} at ${viewport.width}`).toBeLessThan(0.001);
			await context.close();
		}
	}
	slowly.stop();
});
