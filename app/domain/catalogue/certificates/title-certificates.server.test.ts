import { expect, test, vi } from "vitest";
import { createConnections } from "~/lib/caching/slots";
import { isOpenToChild } from "../../../../tests/fake-upstream/certificates";
import { newIsolatePlatform } from "../../../../tests/harness/context";
import { fakeTmdb, TMDB_VARIABLES } from "../../../../tests/harness/tmdb";
import { openCatalogue } from "../catalogue.server";

const LIMIT = { movie: ["G", "PG"], tv: ["TV-Y", "TV-G", "TV-PG"] };
const DAY_MS = 24 * 60 * 60 * 1000;

/** A child's requests to an installation that knows nothing yet. */
function givenChild() {
	const tmdb = fakeTmdb();
	const isolate = newIsolatePlatform({ ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` });
	const open = () => openCatalogue({ ...isolate, connections: createConnections(), ageLimit: Promise.resolve(LIMIT) });
	const countLookUps = () => tmdb.requests().filter((path) => /\/(?:release_dates|content_ratings)/.test(path)).length;
	return { tmdb, isolate, open, countLookUps };
}

const SHOWS = Array.from({ length: 90 }, (_, index) => ({ mediaType: "tv" as const, id: 50_000 + index }));

test("one request looks up sixty titles at most; the next goes on, and what is known is not looked up again", async () => {
	const { tmdb, isolate, open, countLookUps } = givenChild();
	const first = open();
	const shown = await Promise.all([first.onlyOpen(SHOWS.slice(0, 50)), first.onlyOpen(SHOWS.slice(40))]);
	expect(countLookUps()).toBe(60);
	expect(shown.flat().every(isOpenToChild)).toBe(true);
	await isolate.settled();
	tmdb.clearRequests();
	expect(await open().onlyOpen(SHOWS)).toEqual(SHOWS.filter(isOpenToChild));
	expect(countLookUps()).toBe(30);
	await isolate.settled();
	tmdb.clearRequests();
	expect(await open().onlyOpen(SHOWS)).toEqual(SHOWS.filter(isOpenToChild));
	expect(countLookUps()).toBe(0);
});

test("a title of which nothing can be learned is closed; what was learned stays, also when it is old", async () => {
	const { tmdb, isolate, open, countLookUps } = givenChild();
	const movies = [1000, 1001, 1002, 1003].map((id) => ({ mediaType: "movie" as const, id }));
	tmdb.setFault({ kind: "status", status: 404 }, { path: /1001\/release_dates/ });
	expect(await open().onlyOpen(movies)).toEqual([movies[0]]);
	await isolate.settled();
	tmdb.setFault({ kind: "status", status: 401 });
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * DAY_MS });
	vi.spyOn(console, "warn").mockReturnValue();
	tmdb.clearRequests();
	expect(await open().onlyOpen(movies)).toEqual([movies[0]]);
	expect(countLookUps()).toBe(4);
});
