import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { visitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { createFakeTmdb } from "../../tests/fake-upstream/faults";
import { testPlatform } from "../../tests/harness/context";
import { loader } from "./home";

function openHome(variables: Record<string, string> = {}) {
	const context = new RouterContextProvider();
	context.set(platformContext, testPlatform(variables));
	context.set(visitor, null);
	const url = new URL("https://marquee.example/");
	return loader({ context, request: new Request(url), url, params: {}, unstable_pattern: "/" } as never);
}

test("with the upstream down and no copy held, Home answers 503 and says so", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	const upstream = createFakeTmdb();
	upstream.setFault({ kind: "status", status: 401 });
	vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => upstream.answer(new Request(input, init)));
	const { data, init } = await openHome({ TMDB_TOKEN: "token", TMDB_API_BASE_URL: "https://down.example/3" });
	expect(data.notice).toEqual({ kind: "unavailable" });
	expect(init?.status).toBe(503);
});
