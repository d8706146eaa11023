import { vi } from "vitest";
import { createFakeTmdb, type FakeTmdb } from "../fake-upstream/faults";

/** The variables that point the product at the stand-in of `fakeTmdb`. */
export const TMDB_VARIABLES = {
	TMDB_TOKEN: "token",
	TMDB_API_BASE_URL: "http://tmdb.test/3",
	TMDB_IMAGE_BASE_URL: "http://tmdb.test/t/p",
};

/** Answers every `fetch` of this test with the stand-in for TMDB. */
export function fakeTmdb(): FakeTmdb {
	const tmdb = createFakeTmdb();
	vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => tmdb.answer(new Request(input as string, init)));
	return tmdb;
}
