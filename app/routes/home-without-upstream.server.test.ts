import { expect, test, vi } from "vitest";
import { createFakeTmdb } from "../../tests/fake-upstream/faults";
import { fetchPage } from "../../tests/harness/pages";
import type { loader } from "./home";

test("Home responds with 503 and a notice while the upstream is down and nothing is cached", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const upstream = createFakeTmdb();
	upstream.setFault({ kind: "status", status: 401 });
	vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => upstream.respond(new Request(input, init)));
	const variables = { TMDB_TOKEN: "token", TMDB_API_BASE_URL: "https://down.example/3" };
	const { response, data } = await fetchPage<typeof loader>("/", {}, { variables });
	expect(data.notice).toEqual({ kind: "unavailable" });
	expect(response.status).toBe(503);
});
