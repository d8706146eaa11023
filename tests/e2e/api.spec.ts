import { request as send } from "node:http";
import { expect, test } from "./test";

test.use({ catalogue: "tmdb", variables: { CATALOGUE_REGION: "FR" } });

test("a visitor who leaves before the response does not break it for the next visitor", async ({ site }) => {
	site.upstream.setLatency(1000);
	site.upstream.clearRequests();
	const address = `${site.url}/api/tmdb/movie/1200`;
	await expect(fetch(address, { signal: AbortSignal.timeout(200) })).rejects.toThrow();
	const next = await fetch(address);
	expect([next.status, next.headers.get("x-cache")]).toEqual([200, "hit"]);
	expect(site.upstream.counts()).toEqual({ "/3/movie/1200": 1 });
	site.upstream.setLatency(0);
});

test("provider lists request the configured country", async ({ site }) => {
	site.upstream.clearRequests();
	const response = await fetch(`${site.url}/api/tmdb/discover/tv?with_watch_providers=8&sort_by=popularity.desc`);
	expect(response.status).toBe(200);
	expect(site.upstream.requests()).toEqual([
		"/3/discover/tv?sort_by=popularity.desc&watch_region=FR&with_watch_providers=8",
	]);
});

test("an unknown filter gets 422 with its name", async ({ site }) => {
	const response = await fetch(`${site.url}/api/tmdb/discover/movie?sort_by=popularity.desc&with_unknown=1`);
	expect(response.status).toBe(422);
	expect(await response.json()).toMatchObject({ success: false, errors: { with_unknown: expect.any(String) } });
});

test("an unknown HTTP method gets 405 with Allow", async ({ site }) => {
	const { status, allow, body } = await new Promise<{ status?: number; allow?: string; body: string }>(
		(resolve, reject) => {
			send(`${site.url}/api/health`, { method: "PROPFIND" }, async (response) => {
				let body = "";
				for await (const chunk of response) body += chunk;
				resolve({ status: response.statusCode, allow: response.headers.allow, body });
			})
				.on("error", reject)
				.end();
		},
	);
	expect(status).toBe(405);
	expect(allow).toContain("GET");
	expect(JSON.parse(body)).toMatchObject({ success: false, code: "method_not_allowed" });
});

test("an upstream failure is a JSON error of /api, until the upstream recovers", async ({ site }) => {
	const faults = [{ kind: "html" }, { kind: "truncated" }, { kind: "reset" }, { kind: "status", status: 500 }] as const;
	for (const fault of faults) {
		site.upstream.setFault(fault);
		const response = await fetch(`${site.url}/api/tmdb/movie/1201`);
		expect([502, 503, 504], fault.kind).toContain(response.status);
		expect(response.headers.get("retry-after"), fault.kind).toMatch(/^\d+$/);
		expect(await response.json(), fault.kind).toMatchObject({ success: false, code: "upstream_unavailable" });
	}
	site.upstream.setFault(null);
	expect((await fetch(`${site.url}/api/tmdb/movie/1201`)).status).toBe(200);
});
