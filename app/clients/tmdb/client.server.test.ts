import { expect, test, vi } from "vitest";
import { createFairQueue } from "~/lib/caching/fair-queue";
import { MOVIE_ODDITY } from "../../../tests/fake-upstream/oddities";
import { skipWaits } from "../../../tests/harness/skip-waits";
import { fakeTmdb } from "../../../tests/harness/tmdb";
import { createTmdbQueue, openTmdbClient, type TmdbError } from "./client.server";

const access = { baseUrl: "http://tmdb.test/3", token: "token", queue: createTmdbQueue() };
const none = new URLSearchParams();

function failureOf(call: Promise<unknown>): Promise<TmdbError> {
	return call.then(
		() => {
			throw new Error("The call did not fail");
		},
		(error: TmdbError) => error,
	);
}

test("sends the token and returns a validated response", async () => {
	const tmdb = fakeTmdb();
	const { status, body } = await openTmdbClient(access).get("/movie/popular", new URLSearchParams({ page: "2" }));
	expect(status).toBe(200);
	expect(body).toHaveProperty("results");
	expect(tmdb.requests()).toEqual(["/3/movie/popular?page=2"]);
});

test("returns TMDB's 404 for a title that does not exist", async () => {
	fakeTmdb();
	expect(await openTmdbClient(access).get("/movie/1", none)).toMatchObject({ status: 404, body: { status_code: 34 } });
});

test("throws for a 404 that is not TMDB's own", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "status", status: 404, body: "<h1>404</h1>" });
	expect(await failureOf(openTmdbClient(access).get("/movie/1000", none))).toMatchObject({ failure: "malformed" });
	tmdb.setFault({ kind: "status", status: 404, body: "{}" });
	expect(await failureOf(openTmdbClient(access).get("/movie/1000", none))).toMatchObject({ failure: "malformed" });
});

test.each([
	["429", { kind: "status", status: 429, body: "slow down, please" } as const],
	["500", { kind: "status", status: 500 } as const],
	["503", { kind: "status", status: 503 } as const],
	["a broken connection", { kind: "reset" } as const],
])("%s is retried, and the second response is returned", async (_, fault) => {
	const tmdb = fakeTmdb();
	tmdb.setFault(fault, { times: 1 });
	expect((await openTmdbClient(access).get("/movie/1000", none)).status).toBe(200);
	expect(tmdb.requests()).toHaveLength(2);
});

test.each([
	["unavailable", { kind: "status", status: 500 } as const],
	["limited", { kind: "status", status: 429, body: "<html>" } as const],
	["network", { kind: "reset" } as const],
])("throws after two retries: %s", async (failure, fault) => {
	const tmdb = fakeTmdb();
	tmdb.setFault(fault);
	expect(await failureOf(openTmdbClient(access).get("/movie/1000", none))).toMatchObject({ failure });
	expect(tmdb.requests()).toHaveLength(3);
});

test("a rejected token or parameter is not retried", async () => {
	const tmdb = fakeTmdb();
	const rejected = [
		[{ kind: "status", status: 401 } as const, /TMDB_TOKEN/],
		[{ kind: "status", status: 422 } as const, /422/],
	] as const;
	for (const [fault, message] of rejected) {
		tmdb.setFault(fault);
		const error = await failureOf(openTmdbClient(access).get("/movie/1000", none));
		expect(error).toMatchObject({ failure: "refused", message: expect.stringMatching(message) });
	}
	expect(tmdb.requests()).toHaveLength(2);
});

test("waits for Retry-After before a retry", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "status", status: 429, retryAfter: "1" }, { times: 1 });
	const countWaits = skipWaits(1000, 2000);
	await openTmdbClient(access).get("/movie/1000", none);
	expect(countWaits()).toBe(1);
	expect(tmdb.requests()).toHaveLength(2);
});

test("does not wait for a long Retry-After, in seconds or as a date, but returns it with the error", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "status", status: 429, retryAfter: "120" });
	expect(await failureOf(openTmdbClient(access).get("/movie/1000", none))).toMatchObject({ retryAfter: 120 });
	const date = new Date(Date.now() + 60_000).toUTCString();
	tmdb.setFault({ kind: "status", status: 503, retryAfter: date });
	const { retryAfter } = await failureOf(openTmdbClient(access).get("/movie/1000", none));
	expect(retryAfter).toBeGreaterThan(55);
	expect(tmdb.requests()).toHaveLength(2);
});

test("a request that hangs times out and is not retried", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "hang" });
	const error = await failureOf(openTmdbClient({ ...access, timeout: 200 }).get("/movie/1000", none));
	expect(error).toMatchObject({ name: "TmdbError", failure: "timeout" });
	expect(tmdb.requests()).toHaveLength(1);
});

test("a redirect is not followed, because the token would be sent there", async () => {
	const spy = vi
		.spyOn(globalThis, "fetch")
		.mockImplementation(
			async () => new Response(null, { status: 302, headers: { location: "http://elsewhere.test/" } }),
		);
	expect(await failureOf(openTmdbClient(access).get("/movie/1000", none))).toMatchObject({ failure: "malformed" });
	expect(spy).toHaveBeenCalledTimes(1);
	expect(spy.mock.calls[0]?.[1]).toMatchObject({ redirect: "manual" });
});

test("broken JSON, an HTML page with status 200 and JSON of another shape are malformed responses", async () => {
	const tmdb = fakeTmdb();
	const client = openTmdbClient(access);
	const { truncated, htmlPage } = MOVIE_ODDITY;
	expect(await failureOf(client.get(`/movie/${truncated}`, none))).toMatchObject({ failure: "malformed" });
	expect(await failureOf(client.get(`/movie/${htmlPage}`, none))).toMatchObject({ failure: "malformed" });
	for (const body of ["null", "[]", "{}", '"text"', ""]) {
		tmdb.setFault({ kind: "status", status: 200, body });
		expect(await failureOf(client.get("/movie/popular", none)), body).toMatchObject({ failure: "malformed" });
	}
});

test("at most eight requests that are not urgent are sent concurrently", async () => {
	const tmdb = fakeTmdb();
	let [now, most] = [0, 0];
	const original = tmdb.respond;
	vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
		most = Math.max(most, ++now);
		await new Promise((resolve) => setTimeout(resolve, 10));
		return original(new Request(input as string, init)).finally(() => now--);
	});
	const client = openTmdbClient({ ...access, queue: createTmdbQueue() });
	await Promise.all(Array.from({ length: 40 }, (_, index) => client.get(`/movie/${1100 + index}`, none)));
	expect(most).toBe(8);
	expect(tmdb.requests()).toHaveLength(40);
});

test("a request that waits for a slot also times out", async () => {
	const tmdb = fakeTmdb();
	tmdb.setFault({ kind: "hang" });
	const queue = createFairQueue({ slots: 1, waiting: 10, wait: 20_000, lease: 10_000 });
	const client = openTmdbClient({ ...access, timeout: 700, queue });
	const errors = await Promise.all([1000, 1001, 1002].map((id) => failureOf(client.get(`/movie/${id}`, none))));
	expect(errors.map(({ failure }) => failure)).toEqual(["timeout", "timeout", "timeout"]);
	tmdb.setFault(null);
	expect((await client.get("/movie/1000", none)).status).toBe(200);
});
