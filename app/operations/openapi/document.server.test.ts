import { expect, test } from "vitest";
import { fetchApi } from "../../../tests/harness/api";
import { call } from "../../../tests/harness/calls";
import { expectDocumented } from "../../../tests/harness/contract";

test("the API is described as OpenAPI 3.1, to everyone and from any origin", async () => {
	const { status, headers, body } = await call("/api/openapi.json");
	expect([status, body.openapi, headers.get("access-control-allow-origin")]).toEqual([200, "3.1.0", "*"]);
	expect(body.paths["/api/watch-history/{mediaId}/{mediaType}"].get.responses["404"]).toMatchObject({
		content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
	});
});

test("each operation says how large its body may be", async () => {
	const { body } = await call("/api/openapi.json");
	for (const [path, size] of [
		["/api/auth/login", "64 KiB"],
		["/api/player-outcomes", "1 KiB"],
		["/api/imports/{id}/rows", "1024 KiB"],
	] as const) {
		expect(body.paths[path].post.responses["413"].description).toContain(`The body is larger than ${size}`);
	}
});

test.each([
	"/api/listing/movies?first=1&last=2",
	"/api/listing/search?q=dark&first=1&last=1",
	"/api/tmdb/trending",
	"/api/tmdb/trending/all/week",
	"/api/tmdb/movie/popular",
	"/api/tmdb/tv/popular",
	"/api/tmdb/movie/27205",
	"/api/tmdb/tv/1396",
	"/api/tmdb/tv/1396/season/1",
	"/api/tmdb/search/multi?query=dark",
	"/api/tmdb/discover/tv?with_genres=18&sort_by=vote_average.desc",
	"/api/tmdb/genre/tv/list",
])("the sample catalogue's response to %s matches the contract", async (address) => {
	const response = await fetchApi(address);
	expect(response.status).toBe(200);
	await expectDocumented(new Request(`https://marquee.test${address}`), response, { readsStreams: true });
});
