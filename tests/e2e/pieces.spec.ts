import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "./test";

/** Milliseconds between two pieces of a document: longer than a frame. */
const PAUSE = 25;
/** Characters of a page's start that arrive in pieces. */
const OPENING = 8_000;

/** A proxy of the site that sends the start of each document in pieces. */
async function startSlowProxy(url: string) {
	const server = createServer(async (request, response) => {
		const upstream = await fetch(url + request.url, { headers: { "accept-encoding": "identity" } });
		const body = Buffer.from(await upstream.arrayBuffer());
		const type = upstream.headers.get("content-type") ?? "";
		response.writeHead(upstream.status, { "content-type": type });
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

/** Runs before the page's own scripts. */
const WATCH = `{
	window.moved = 0;
	new PerformanceObserver((list) => {
		for (const { value } of list.getEntries()) window.moved += value;
	}).observe({ type: "layout-shift", buffered: true });
}`;

test.use({ expectedErrors: [/404 \(Not Found\)/] });

test("the top of a page does not shift when its document arrives in pieces", async ({ browser, site }) => {
	test.slow();
	const proxy = await startSlowProxy(site.url);
	for (const path of ["/", "/tv/1396", "/person/1031017855", "/login", "/signup", "/nothing", "/my-list"]) {
		for (const viewport of [
			{ width: 1440, height: 900 },
			{ width: 390, height: 844 },
		]) {
			const context = await browser.newContext({ viewport, serviceWorkers: "block" });
			const page = await context.newPage();
			await page.addInitScript(WATCH);
			// The fonts come with the first page: letters of a font that arrives late move a centred line by a few pixels.
			await page.goto(`${proxy.url}/privacy`);
			await page.evaluate("document.fonts.ready");
			await page.goto(proxy.url + path);
			await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			expect(await page.evaluate("window.moved"), `${path} at ${viewport.width}`).toBeLessThan(0.001);
			await context.close();
		}
	}
	proxy.stop();
});
