import { expect, test } from "./test";

test.use({ catalogue: "tmdb" });
test.describe.configure({ mode: "serial" });

test.beforeEach(({ site }) => {
	site.upstream.setFault(null);
	site.upstream.setLatency(0);
});

test("a visitor who leaves before the response does not break it for the next visitor", async ({ site }) => {
	site.upstream.clearRequests();
	const release = site.upstream.hold();
	const address = `${site.url}/api/tmdb/movie/1200`;
	const leaving = new AbortController();
	const left = fetch(address, { signal: leaving.signal }).catch((error: Error) => error.name);
	await expect.poll(() => site.upstream.counts()).toEqual({ "/3/movie/1200": 1 });
	leaving.abort();
	expect(await left).toBe("AbortError");
	const next = fetch(address);
	release();
	expect([(await next).status, (await next).headers.get("x-cache")]).toEqual([200, "hit"]);
	expect(site.upstream.counts()).toEqual({ "/3/movie/1200": 1 });
});

test("with a token the same pages show the upstream's titles, with its images and its attribution", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.getByRole("heading", { name: "Trending Now" })).toBeVisible();
	await page.getByRole("region", { name: "Popular Movies" }).getByRole("listitem").first().getByRole("link").click();
	await expect(page.getByRole("heading", { name: "Movie Details" })).toBeVisible();
	await expect(page.getByText("This product uses TMDB and the TMDB APIs")).toBeVisible();
	await page.getByRole("link", { name: "Watch Now" }).click();
	await expect(page.locator("iframe")).toBeVisible();
	await page.goto("/privacy");
	await expect(page.getByRole("main").getByText("This product uses TMDB and the TMDB APIs")).toBeVisible();
});

test("when the upstream then fails, cached pages remain, and the others report it", async ({ page, site }) => {
	await page.goto("/");
	site.upstream.setFault({ kind: "status", status: 500 });
	const home = await page.reload();
	expect(home?.status()).toBe(200);
	await expect(page.getByRole("region", { name: "Trending Now" }).getByRole("link").first()).toBeVisible();

	const cold = await fetch(`${site.url}/movie/1099`);
	expect(cold.status).toBe(503);
	expect(cold.headers.get("retry-after")).toMatch(/^\d+$/);
	expect(await cold.text()).toContain("The catalogue is not responding");

	site.upstream.setFault(null);
	await expect.poll(async () => (await fetch(`${site.url}/movie/1098`)).status, { timeout: 30_000 }).toBe(200);
});
