import { expect, test } from "vitest";
import { refuse } from "./refusal";

function statusOf(path: string, headers: Record<string, string>): number | null {
	return refuse(new Request(`https://marquee.test${path}`, { headers }), { waits: {} })?.status ?? null;
}

const ELSEWHERE = { "sec-fetch-site": "cross-site" };

test.each(["image", "script", "iframe", "object", "empty"])(
	"a page of another site cannot load this one as its %s, which would count against its visitor's network",
	(destination) => {
		const headers = { ...ELSEWHERE, "sec-fetch-dest": destination };
		for (const path of [
			"/",
			"/search?q=night",
			"/movie/27205",
			"/api/player-servers?refresh=1",
			"/api/tmdb/movie/27205",
		]) {
			expect(statusOf(path, headers), path).toBe(403);
		}
	},
);

test("links of other sites open every page, and their pages may load artwork and the description of the API", () => {
	expect(statusOf("/movie/27205", { ...ELSEWHERE, "sec-fetch-dest": "document" })).toBe(null);
	expect(statusOf("/artwork/1/w342/movie-27205-poster.svg", { ...ELSEWHERE, "sec-fetch-dest": "image" })).toBe(null);
	expect(statusOf("/api/openapi.json", { ...ELSEWHERE, "sec-fetch-dest": "empty" })).toBe(null);
});

test.each(["same-origin", "none"])("what the browser loads for this site itself (%s) is served", (site) => {
	expect(statusOf("/search?q=night", { "sec-fetch-site": site, "sec-fetch-dest": "empty" })).toBe(null);
});

test("clients that do not say where a request comes from are served", () => {
	expect(statusOf("/search?q=night", {})).toBe(null);
});

test.each([
	["/api/health", "PROPFIND", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"],
	["/movie/27205", "DELETE", "GET, HEAD, POST"],
	["/nowhere", "POST", "GET, HEAD"],
])("%s does not support %s, and the response names what it does", async (path, method, allowed) => {
	const response = refuse(new Request(`https://marquee.test${path}`, { method }), { waits: {} });
	expect([response?.status, response?.headers.get("allow")]).toEqual([405, allowed]);
	expect(await response?.json()).toMatchObject({ success: false, code: "method_not_allowed" });
});
