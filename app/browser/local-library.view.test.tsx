import { expect, test, vi } from "vitest";
import { toLocalCard } from "~/domain/library/local-card";
import { addWatch } from "~/domain/library/local-watch";

const MOVIE = { mediaType: "movie", id: 550, season: 1, episode: 1 } as const;
const CARD = toLocalCard({ title: "Fight Club", poster: null, backdrop: null, rating: 8 }, "sample");

/** As a page that has just been opened. */
async function openPage() {
	vi.resetModules();
	return await import("./local-library.client");
}

test("each change stores what Home shows first", async () => {
	const { changeLibrary, SIGNED_OUT } = await openPage();
	const watch = { ...MOVIE, progress: { position: 60, duration: 600 } };
	changeLibrary(SIGNED_OUT, (library) => addWatch(library, watch, { now: Date.now(), card: CARD }));
	const read = () => JSON.parse(localStorage.getItem("marquee.home") ?? "null");
	await vi.waitFor(() => expect(read()).toMatchObject({ hero: { name: "Fight Club", text: "Resume" }, hasRow: false }));
	changeLibrary(SIGNED_OUT, (library) => ({ ...library, history: [], progress: [] }));
	await vi.waitFor(() => expect(read()).toBeNull());
	expect(localStorage.getItem("marquee.library")).toBeNull();
});

test("what a signed-in user could not send is not a signed-out visitor's", async () => {
	const { changeLibrary, localLibrary, readSendable } = await openPage();
	changeLibrary("ada", (library) => addWatch(library, { ...MOVIE, progress: null }, { now: Date.now() }));
	expect(localLibrary.get().history).toEqual([]);
	expect(readSendable("grace").grace?.history).toEqual([]);
	expect(readSendable("ada").ada?.history).toHaveLength(1);
});
