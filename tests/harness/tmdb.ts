import { vi } from "vitest";
import { createFakeTmdb, type FakeTmdb } from "../fake-upstream/faults";

/** The variables with which the product uses the fake TMDB. */
export const TMDB_VARIABLES = {
	TMDB_TOKEN: "token",
	TMDB_API_BASE_URL: "http://tmdb.test/3",
	TMDB_IMAGE_BASE_URL: "http://tmdb.test/t/p",
};

/** Mocks `fetch` for this test: the fake TMDB responds to every request. */
export function fakeTmdb(): FakeTmdb {
	const tmdb = createFakeTmdb();
	vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => tmdb.respond(new Request(input as string, init)));
	return tmdb;
}
