import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { isolateState } from "~/domain/catalogue/catalogue.server";
import { platformContext } from "~/platform.server";
import { testPlatform } from "../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";
import { loader as manifest } from "./manifest";
import { loader as offline } from "./offline";
import { loader as robots } from "./robots";
import { loader as sitemap } from "./sitemap";

type Args = Parameters<typeof sitemap>[0] & Parameters<typeof robots>[0];

function argsOf(path: string, variables: Record<string, string> = {}): Args {
	const context = new RouterContextProvider();
	context.set(platformContext, testPlatform(variables));
	return { request: new Request(`https://marquee.test${path}`), context } as unknown as Args;
}

test("the sitemap names every title of the sample catalogue once, and the pages for everybody", async () => {
	const text = await (await sitemap(argsOf("/sitemap.xml"))).text();
	const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
	expect(new Set(places).size).toBe(places.length);
	expect(places.length).toBeGreaterThan(260);
	for (const path of ["/", "/movies", "/movie/27205", "/tv/1396"])
		expect(places).toContain(`https://marquee.test${path}`);
	expect(text).not.toContain("/settings");
});

test("the sitemap asks the upstream ten questions, and stands without its answers", async () => {
	isolateState.cache.memory.clear();
	const tmdb = fakeTmdb();
	const variables = { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
	await (await sitemap(argsOf("/sitemap.xml", variables))).text();
	expect(tmdb.requests()).toHaveLength(10);
	tmdb.setFault({ kind: "html" });
	isolateState.cache.memory.clear();
	const down = { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
	expect(await (await sitemap(argsOf("/sitemap.xml", down))).text()).toContain("https://marquee.test/movies");
});

test("robots are told where the sitemap lies and what is nothing to be found", async () => {
	const text = await robots(argsOf("/robots.txt")).text();
	expect(text).toContain("Sitemap: https://marquee.test/sitemap.xml");
	expect(text).toContain("Disallow: /api/");
});

test("the manifest makes the product installable: a name, a start, and icons of both sizes", async () => {
	const told = (await manifest().json()) as { name: string; display: string; icons: { sizes: string }[] };
	expect([told.name, told.display]).toEqual(["Marquee", "standalone"]);
	expect(told.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

test("the offline page needs nothing besides itself", async () => {
	const page = await offline().text();
	expect(page).not.toMatch(/<(?:script|img|style)\b|(?:src|href)="(?!"|data:)/);
});
