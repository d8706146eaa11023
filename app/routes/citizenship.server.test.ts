import { expect, test } from "vitest";
import { ISOLATE } from "~/platform.server";
import { fetchPage } from "../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";

async function read(path: string, variables: Record<string, string> = {}): Promise<string> {
	return await (await fetchPage(path, {}, { variables })).response.text();
}

test("the sitemap lists every title of the sample catalogue and every public page once", async () => {
	const text = await read("/sitemap.xml");
	const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
	expect(new Set(places).size).toBe(places.length);
	expect(places.length).toBeGreaterThan(260);
	for (const path of ["/", "/movies", "/movie/27205", "/tv/1396"])
		expect(places).toContain(`https://marquee.test${path}`);
	expect(text).not.toContain("/settings");
});

test("the sitemap sends ten requests to the upstream and works without their responses", async () => {
	ISOLATE.clear();
	const tmdb = fakeTmdb();
	const variables = { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
	await read("/sitemap.xml", variables);
	expect(tmdb.requests()).toHaveLength(10);
	tmdb.setFault({ kind: "html" });
	ISOLATE.clear();
	const down = { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
	expect(await read("/sitemap.xml", down)).toContain("https://marquee.test/movies");
});

test("robots.txt names the sitemap and disallows /api", async () => {
	const text = await read("/robots.txt");
	expect(text).toContain("Sitemap: https://marquee.test/sitemap.xml");
	expect(text).toContain("Disallow: /api/");
});

test("the manifest has the name, the display mode and icons of both sizes", async () => {
	const manifest = JSON.parse(await read("/manifest.webmanifest")) as {
		name: string;
		display: string;
		icons: { sizes: string }[];
	};
	expect([manifest.name, manifest.display]).toEqual(["Marquee", "standalone"]);
	expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(["192x192", "512x512"]));
});

test("the offline page loads no other file", async () => {
	const page = await read("/offline");
	expect(page).not.toMatch(/<(?:img|style)\b|(?:src|href)="(?!"|data:)/);
});
