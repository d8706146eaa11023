import { freshAddress, givenAccount, signIn, whenReady } from "./accounts";
import { expect, test } from "./test";

test.use({ extraHTTPHeaders: freshAddress() });

/** Of the languages, what their document says and one word of its navigation. */
const PAGES = [
	["", "en", "ltr", "Movies"],
	["/es", "es", "ltr", "Películas"],
	["/fr", "fr", "ltr", "Films"],
	["/de", "de", "ltr", "Filme"],
	["/pt-br", "pt-BR", "ltr", "Filmes"],
	["/ja", "ja", "ltr", "映画"],
	["/ar", "ar", "rtl", "الأفلام"],
	["/tr", "tr", "ltr", "Filmler"],
] as const;

test("each language has its own address, and keeps it from page to page, with scripts and without", async ({
	page,
	browser,
	baseURL,
}) => {
	const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: freshAddress() });
	const unscripted = await plain.newPage();
	for (const [prefix, lang, dir, movies] of PAGES) {
		await unscripted.goto(`${prefix}/movies`);
		await expect(unscripted.locator("html")).toHaveAttribute("lang", lang);
		await expect(unscripted.locator("html")).toHaveAttribute("dir", dir);
		const link = unscripted.locator("header nav a", { hasText: movies }).first();
		await expect(link).toHaveAttribute("href", `${prefix}/movies`);
	}
	await plain.close();

	await page.goto("/movie/27205");
	await page.getByRole("link", { name: "Español" }).click();
	await expect(page).toHaveURL(/\/es\/movie\/27205$/);
	await page.locator("header nav a", { hasText: "Series" }).first().click();
	await expect(page).toHaveURL(/\/es\/tv$/);
	await page.locator("main a[href*='/es/tv/']").first().click();
	await expect(page).toHaveURL(/\/es\/tv\/\d+$/);
	await page.goBack();
	await expect(page).toHaveURL(/\/es\/tv$/);
	await page.locator("header a[href='/es']").first().click();
	await expect(page.getByRole("heading", { name: "Películas populares" })).toBeVisible();
	await page.goBack();
	await page.getByRole("link", { name: "English" }).click();
	await expect(page).toHaveURL(/\/tv$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a language is named in one way: others lead there for good", async ({ request, baseURL }) => {
	const moves = [
		["/en", "/"],
		["/en/movies?page=2", "/movies?page=2"],
		["/ES/movies", "/es/movies"],
		["/es/", "/es"],
		["/es/api/health", "/api/health"],
		["/de//evil.example", "/de/evil.example"],
	];
	for (const [from = "", to] of moves) {
		const response = await request.get(from, { maxRedirects: 0 });
		expect([from, response.status(), response.headers().location?.replace(baseURL ?? "", "")]).toEqual([from, 301, to]);
	}
});

test("who is not signed in is led to Login in the language that was asked for, and back with a session", async ({
	page,
	context,
	site,
}) => {
	await page.goto("/de/settings");
	await expect(page).toHaveURL(/\/de\/login\?redirectTo=%2Fsettings$/);
	await signIn(context, site, await givenAccount(site));
	await page.goto("/de/login?redirectTo=%2Fde%2Fsettings");
	await expect(page).toHaveURL(/\/de\/settings$/);
});

test("forms without scripts, redirects with a search and the dialog of Login stay in the page's language", async ({
	page,
	browser,
	request,
	baseURL,
}) => {
	const plain = await browser.newContext({ javaScriptEnabled: false, baseURL, extraHTTPHeaders: freshAddress() });
	const unscripted = await plain.newPage();
	for (const path of ["/es/movies", "/es/tv", "/es/search"]) {
		await unscripted.goto(path);
		await unscripted.locator("main input[type=search]").first().fill("night");
		await unscripted.locator("main input[type=search]").first().press("Enter");
		await expect(unscripted, path).toHaveURL(new RegExp(`${path}\\?`));
	}
	await unscripted.goto("/es/surprise");
	await unscripted.locator("main form button").first().click();
	await expect(unscripted).toHaveURL(/\/es\/surprise\?/);
	await unscripted.goto("/es/movie/27205");
	await unscripted.locator("main form[method=post] button:visible").first().click();
	await expect(unscripted).toHaveURL(/\/es\/login/);
	await plain.close();

	const form = { region: "ES", from: "/es?genre=1" };
	const moved = await request.post("/es/region", { form, headers: { origin: baseURL ?? "" }, maxRedirects: 0 });
	expect(moved.headers().location).toBe("/es?genre=1");

	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/es/movies");
	await whenReady(page);
	await page.locator("header a[href^='/es/login']").first().click();
	await expect(page.locator("dialog[open] input[type=password]")).toBeVisible();
	await expect(page).toHaveURL(/\/es\/movies$/);
});

test("a page tells machines its language and its other addresses, each of which answers in that language", async ({
	request,
	baseURL,
}) => {
	const response = await request.get("/fr/movie/27205");
	expect(response.headers()["content-language"]).toBe("fr");
	const html = await response.text();
	expect(html).toContain(`<link rel="canonical" href="${baseURL}/fr/movie/27205"/>`);
	expect(html).toContain('property="og:locale" content="fr_FR"');
	const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
	expect(alternates.map(([, tag]) => tag)).toEqual([...PAGES.map(([, lang]) => lang), "x-default"]);
	for (const [, tag = "", address = ""] of alternates) {
		const page = await (await request.get(address)).text();
		const language = tag === "x-default" ? "en" : tag;
		expect(page).toContain(`<html lang="${language}"`);
		expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
	}
});

test("a document names the texts for which its scripts wait, in its language alone", async ({ page, request }) => {
	for (const path of ["/", "/de/privacy", "/ar/movie/27205", "/ja/login"]) {
		const { link = "" } = (await request.get(path)).headers();
		const named = [...link.matchAll(/<([^>]+)>; rel="modulepreload"/g)].map(([, file]) => file);
		await page.goto(path);
		await whenReady(page);
		const waitedFor = await page.evaluate(() =>
			performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname),
		);
		// What a page imports later is not named.
		expect(waitedFor.filter((file) => /\/texts-/.test(file))).toEqual(
			named.filter((file) => file && /\/texts-/.test(file)),
		);
		expect(named.filter((file) => file && /\/texts-/.test(file))).toHaveLength(1);
	}
	const german = await request.get("/de/privacy");
	expect(german.headers().link).toMatch(/\/assets\/privacy-/);
});

test("pages that are asked for at the same time never mix their languages", async ({ request }) => {
	const addresses = Array.from({ length: 400 }, (_, index) => {
		const page = PAGES[index % PAGES.length] ?? PAGES[0];
		return { page, path: `${page[0]}/movies?genre=${28 + (index % 3) * 7}&sort=popular&page=${1 + (index % 5)}` };
	});
	for (let start = 0; start < addresses.length; start += 40) {
		await Promise.all(
			addresses.slice(start, start + 40).map(async ({ page: [, lang, dir, movies], path }) => {
				const html = await (await request.get(path)).text();
				expect(html, path).toContain(`<html lang="${lang}" dir="${dir}"`);
				expect(html, path).toContain(`>${movies}<`);
			}),
		);
	}
});

test("the built-in player, the offline page and the manifest are in the language of their address", async ({
	page,
	request,
}) => {
	expect(await (await request.get("/de/manifest.webmanifest")).json()).toMatchObject({
		...{ lang: "de", id: "/", start_url: "/de" },
	});
	const offline = await (await request.get("/ar/offline")).text();
	for (const part of ['<html lang="ar" dir="rtl">', 'action="/ar/search"', "لا يوجد اتصال بالإنترنت"]) {
		expect(offline).toContain(part);
	}
	await page.goto("/fr/watch/movie/27205");
	await expect(page.locator("iframe")).toHaveAttribute("src", /^\/fr\/embed\/movie\/27205/);
	const player = page.frameLocator("iframe");
	await player.getByRole("button", { name: /^Lire/ }).click();
	await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
});

test("on Turkish pages English titles have English capitals, and names of an unknown language keep their letters", async ({
	page,
}) => {
	for (const [path, transform, lang] of [
		["/tr/movie/27205", "uppercase", "en"],
		["/tr/person/1205223831", "none", "tr"],
	]) {
		await page.goto(path ?? "");
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading, path).toHaveCSS("text-transform", transform ?? "");
		expect(await heading.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(lang);
	}
});
