import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { givenAccount, signIn, whenReady } from "./accounts";
import { watchUntil } from "./library";
import { test as base, expect } from "./test";

interface Remote {
	/** The config that the remote URL responds with; null makes it fail. */
	config: object | null;
	origin: string;
}

function addressOf(server: Server): string {
	return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A player that sends no messages. */
const SILENT_PAGE = "<title>player</title><p>Playing silently</p>";

async function listen(server: Server, port = 0): Promise<void> {
	await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
}

async function stop(server: Server): Promise<void> {
	server.closeAllConnections();
	await new Promise((done) => server.close(done));
}

/**
 * One server for the operator's config, for players that load (`/player/`), one that loads late (`/late/`), one that allows no
 * methods but GET (`/strict/`), one that redirects to the first (`/moved/`), and one that never loads (`/dark/`).
 */
const test = base.extend<object, { remote: Remote }>({
	remote: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures out of the pattern.
		async ({}, use) => {
			const remote: Remote = { config: null, origin: "" };
			const server = createServer((request, response) => {
				if (request.url?.startsWith("/dark/")) return;
				if (request.url?.startsWith("/late/")) return void setTimeout(() => response.end(SILENT_PAGE), 700);
				if (request.url?.startsWith("/strict/")) {
					if (request.method === "GET") response.setHeader("content-type", "text/html").end(SILENT_PAGE);
					else request.socket.destroy();
					return;
				}
				if (request.url?.startsWith("/moved/")) {
					response.writeHead(302, { location: request.url.replace("moved", "player") }).end();
					return;
				}
				if (request.url?.startsWith("/player/")) {
					response.setHeader("content-type", "text/html");
					response.end(`<title>player</title><p>Playing ${request.url}</p>`);
					return;
				}
				response.statusCode = remote.config ? 200 : 500;
				response.end(JSON.stringify(remote.config));
			});
			await listen(server);
			remote.origin = addressOf(server);
			await use(remote);
			server.closeAllConnections();
			server.close();
		},
		{ scope: "worker" },
	],
	variables: [
		async ({ remote }, use) => use({ PLAYER_CONFIG_URL: `${remote.origin}/servers.json` }),
		{ scope: "worker" },
	],
});

test.describe.configure({ mode: "serial" });

function entry(remote: Remote, id: number, name: string, path: string) {
	const movieUrl = `${remote.origin}${path}movie/`;
	return { id, name, movieUrl, tvUrl: `${remote.origin}${path}tv/`, enabled: true, priority: id };
}

/** A server that shows the built-in player. */
function builtIn(id: number, name: string) {
	const addresses = { movieUrl: "/embed/movie/", tvUrl: "/embed/tv/" };
	return { id, name, ...addresses, enabled: true, priority: id, resume: true };
}

function config(servers: object[], settings: object = {}) {
	return { servers, settings: { defaultServer: 1, ...settings }, version: "9", lastUpdated: "2025-06-01" };
}

/** Refreshes until the first server is this one: the sources are read at most every three seconds. */
async function refreshServers(site: { url: string }, name: string): Promise<void> {
	async function readFirstName(): Promise<string> {
		const response = await fetch(`${site.url}/api/player-servers?refresh=1`);
		const { data } = (await response.json()) as { data: { servers: { name: string }[] } };
		return data.servers[0]?.name ?? "";
	}
	await expect.poll(readFirstName).toBe(name);
}

test("a remote config that fails is reported, and Refresh Servers clears the error once it responds", async ({
	page,
	remote,
}) => {
	remote.config = null;
	await page.goto("/watch/movie/27205");
	await expect(page.getByText("Config Error")).toBeVisible();
	await expect(page.getByText("Failed to load server config")).toBeVisible();
	await page.getByRole("button", { name: "Refresh Servers" }).click();
	await expect(page.getByText("Failed to refresh server config")).toBeVisible();
	await expect(page.locator("iframe")).toHaveAttribute("src", "/embed/movie/27205?autoplay=1");

	remote.config = config([entry(remote, 1, "Cinema One", "/player/"), entry(remote, 2, "Cinema Two", "/player/two/")]);
	// The sources are read at most every three seconds.
	await expect(async () => {
		await page.getByRole("button", { name: "Refresh Servers" }).click();
		await expect(page.getByText("Config Error")).toBeHidden({ timeout: 1000 });
	}).toPass();
	await expect(page.getByRole("button", { name: "Cinema Two Click to Switch" })).toBeVisible();
	await page.getByRole("button", { name: "Server Settings" }).click();
	await expect(page.getByText(`${remote.origin}/servers.json`)).toBeVisible();
});

test("servers of another origin are framed, also on a page reached by a link and after a switch", async ({
	page,
	remote,
}) => {
	await page.goto("/movie/27205");
	await page.getByRole("link", { name: "Watch Now" }).click();
	const frame = page.frameLocator("iframe");
	await expect(frame.getByText("Playing /player/movie/27205")).toBeVisible();
	await page.getByRole("button", { name: "Cinema Two Click to Switch" }).click();
	await expect(frame.getByText("Playing /player/two/movie/27205")).toBeVisible();
	const policy = (await page.request.get("/watch/movie/27205")).headers()["content-security-policy"];
	const named = /frame-src ([^;]*)/
		.exec(policy ?? "")?.[1]
		?.split(" ")
		.sort();
	expect(named).toEqual(["'self'", remote.origin, "https://www.youtube-nocookie.com"]);
	expect(policy).toContain(`connect-src 'self' ${remote.origin};`);
});

test("a frame that loaded before hydration is not retried", async ({ page, site, remote }) => {
	remote.config = config([entry(remote, 1, "Cinema One", "/player/")], { loadTimeout: 1000, maxRetries: 0 });
	await refreshServers(site, "Cinema One");
	await page.goto("/watch/movie/27205");
	await whenReady(page);
	// The time that a frame has to load must pass; a moved clock has no list of what was loaded.
	await page.waitForTimeout(1500);
	await expect(page.locator("iframe")).toBeVisible();
	await expect(page.getByText(/did not load/)).toHaveCount(0);
});

test("a server that never loads is retried, then replaced; the visitor sees it, and it is counted", async ({
	page,
	site,
	remote,
}) => {
	remote.config = config([entry(remote, 1, "Dark House", "/dark/"), entry(remote, 2, "Cinema Two", "/player/two/")], {
		loadTimeout: 1500,
		maxRetries: 1,
	});
	await refreshServers(site, "Dark House");
	await page.goto("/watch/tv/1396/1/1", { waitUntil: "commit" });
	await expect(page.getByText("Dark House did not load within 2 seconds. Trying again (1 of 1).")).toBeVisible();
	await expect(page.getByText("Dark House did not load, so Cinema Two has taken over.")).toBeVisible();
	await expect(page.frameLocator("iframe").getByText("Playing /player/two/tv/1396/1/1")).toBeVisible();
	await expect(page.getByRole("button", { name: "Cinema Two Currently Active" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Next Episode" })).toHaveAttribute("href", "/watch/tv/1396/1/2?server=2");
	const db = await site.miniflare.getD1Database("DB");
	await expect(async () => {
		const { results } = await db
			.prepare(
				"SELECT key, name, count FROM counts WHERE name LIKE 'player.%' AND (key <> '1' OR name <> 'player.loaded') ORDER BY name",
			)
			.all();
		expect(results).toEqual([
			{ key: "2", name: "player.loaded", count: expect.any(Number) },
			{ key: "1", name: "player.replaced", count: 1 },
			{ key: "1", name: "player.timed_out", count: 1 },
		]);
	}).toPass({ timeout: 10_000 });
});

test.describe("a host that cannot be reached", () => {
	test.use({ expectedErrors: [/Failed to load resource: net::ERR_(?:CONNECTION_REFUSED|NAME_NOT_RESOLVED)/] });

	/** A port of this machine on which nothing listens. */
	async function givenDeadPort(): Promise<{ origin: string; port: number }> {
		const server = createServer();
		await listen(server);
		const { port } = server.address() as AddressInfo;
		await stop(server);
		return { origin: `http://127.0.0.1:${port}`, port };
	}

	const dead = (name: string, origin: string) => ({
		...{ id: 1, name, enabled: true, priority: 1 },
		...{ movieUrl: `${origin}/movie/`, tvUrl: `${origin}/tv/` },
	});

	for (const [name, find] of [
		["Closed House", async () => (await givenDeadPort()).origin],
		["Unknown House", async () => "https://player.invalid"],
	] as const) {
		test(`is behind a curtain, is retried, and is replaced (${name})`, async ({ page, site, remote }) => {
			remote.config = config([dead(name, await find()), entry(remote, 2, "Cinema Two", "/player/two/")], {
				maxRetries: 3,
			});
			await refreshServers(site, name);
			await page.goto("/watch/tv/1396/1/1");
			await expect(page.getByText(`${name} could not be reached. Trying again (`)).toBeVisible();
			await expect(page.locator(".player-curtain")).toBeVisible();
			await expect(page.getByText(`${name} did not load, so Cinema Two has taken over.`)).toBeVisible();
			await expect(page.frameLocator("iframe").getByText("Playing /player/two/tv/1396/1/1")).toBeVisible();
			await expect(page.locator(".player-curtain")).toHaveCount(0);
			await expect(page.getByRole("button", { name: "Cinema Two Currently Active" })).toBeVisible();
		});
	}

	test("stays what the visitor has, with the way to try again, where nothing may take over", async ({
		page,
		site,
		remote,
	}) => {
		const { origin } = await givenDeadPort();
		const servers = [dead("Dark Cinema", origin), entry(remote, 2, "Cinema Two", "/player/two/")];
		remote.config = config(servers, { maxRetries: 0, autoFallback: false });
		await refreshServers(site, "Dark Cinema");
		await page.goto("/watch/movie/27205");
		await expect(page.getByText("Dark Cinema did not load. Try again, or choose another server.")).toBeVisible();
		await expect(page.getByText("The screen stayed dark")).toBeVisible();
		await page.getByRole("button", { name: "Cinema Two Click to Switch" }).click();
		await expect(page.frameLocator("iframe").getByText("Playing /player/two/movie/27205")).toBeVisible();
	});

	test("plays once it is back, and has no message then", async ({ page, site, remote }) => {
		const { origin, port } = await givenDeadPort();
		remote.config = config([dead("Late Cinema", origin)], { maxRetries: 10 });
		await refreshServers(site, "Late Cinema");
		await page.goto("/watch/movie/27205");
		await expect(page.getByText(/^Late Cinema could not be reached/)).toBeVisible();
		const back = createServer((_, response) => response.setHeader("content-type", "text/html").end(SILENT_PAGE));
		await listen(back, port);
		await expect(page.frameLocator("iframe").getByText("Playing silently")).toBeVisible();
		await expect(page.locator(".player-curtain")).toHaveCount(0);
		await expect(page.getByText(/could not be reached/)).toHaveCount(0);
		await stop(back);
	});
});

for (const path of ["/late/", "/strict/", "/moved/", "/player/"]) {
	test(`a host that responds counts as loaded, whatever its way (${path})`, async ({ page, site, remote }) => {
		remote.config = config([entry(remote, 1, `House of ${path}`, path)], { loadTimeout: 5000, maxRetries: 0 });
		await refreshServers(site, `House of ${path}`);
		await page.goto("/watch/movie/27205", { waitUntil: "commit" });
		await expect(page.frameLocator("iframe").getByText(/^Playing/)).toBeVisible();
		await expect(page.locator(".player-curtain")).toHaveCount(0);
		await expect(page.getByText(/did not load|could not be reached/)).toHaveCount(0);
	});
}

test("an episode whose frame needs a new document takes the place of the one before in the history", async ({
	page,
	site,
	remote,
}) => {
	remote.config = config([builtIn(1, "First House")]);
	await refreshServers(site, "First House");
	await page.goto("/tv/1396/1/2");
	await page.getByRole("link", { name: "Watch S1E2" }).click();
	await expect(page.locator("iframe")).toHaveAttribute("src", /^\/embed\/tv\/1396\/1\/2/);
	remote.config = config([entry(remote, 1, "Cinema One", "/player/")]);
	await refreshServers(site, "Cinema One");
	await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
	await page.getByRole("link", { name: "Next Episode" }).click();
	await expect(page.frameLocator("iframe").getByText("Playing /player/tv/1396/1/3")).toBeVisible();
	expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
	await page.goBack();
	await expect(page).toHaveURL(/\/tv\/1396\/1\/2$/);
	await expect(page.locator("iframe")).toHaveCount(0);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("no curtain hides the frame of another site", async ({ page, site, remote }) => {
		remote.config = config([entry(remote, 1, "Cinema One", "/player/")]);
		await refreshServers(site, "Cinema One");
		await page.goto("/watch/movie/27205");
		await expect(page.locator(".player-curtain")).toBeHidden();
		await expect(page.frameLocator("iframe").getByText("Playing /player/movie/27205")).toBeVisible();
	});
});

test("It doesn't play goes on at the same second with the next server, and the owner's board counts it", async ({
	page,
	context,
	site,
	remote,
}) => {
	remote.config = config([builtIn(1, "First House"), builtIn(2, "Second House")]);
	await refreshServers(site, "First House");
	await page.goto("/watch/movie/27205");
	await watchUntil(page, 5);
	await page.getByRole("button", { name: "It doesn't play" }).click();
	await expect(page.getByText("First House did not play, so Second House has taken over.")).toBeVisible();
	await expect(page.locator("iframe")).toHaveAttribute("src", /^\/embed\/movie\/27205\?t=444\d$/);
	await page.getByRole("button", { name: "It doesn't play" }).click();
	await expect(page.getByText("None of the servers played.")).toBeVisible();
	await expect(page.getByRole("button", { name: "Play trailer" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Where to Watch" })).toBeVisible();

	await signIn(context, site, await givenAccount(site, "owner"));
	const board = page.getByRole("table", { name: "First House by day" });
	await expect(async () => {
		await page.goto("/admin?tab=servers");
		await page.getByText("Show as a table").first().click();
		await expect(board.getByRole("row").nth(1).getByRole("cell").last()).toHaveText("Reported by visitors1");
	}).toPass({ timeout: 15_000 });
});
