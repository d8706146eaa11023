import { expect, test, vi } from "vitest";
import { toLocalCard } from "~/domain/library/browser/local-card";

const MOVIE = { mediaType: "movie", id: 550, season: 1, episode: 1 } as const;
const CARD = toLocalCard({ title: "Fight Club", poster: null, backdrop: null, rating: 8 }, "sample");

/** As a page that has just been opened. */
async function openPage() {
	vi.resetModules();
	return { ...(await import("./library.client")), ...(await import("./keep-changes.client")) };
}

test("each change stores what Home shows first", async () => {
	const { changeDocument, keepChanges, SIGNED_OUT } = await openPage();
	const at = Date.now();
	const progress = { kind: "progress", ...MOVIE, position: 60, duration: 600, at } as const;
	keepChanges(SIGNED_OUT, [{ kind: "open", ...MOVIE, at }, progress], { card: CARD });
	const read = () => JSON.parse(localStorage.getItem("marquee.home") ?? "null");
	await vi.waitFor(() => expect(read()).toMatchObject({ hero: { name: "Fight Club", text: "Resume" }, hasRow: false }));
	changeDocument(SIGNED_OUT, (document) => ({ ...document, changes: [] }));
	await vi.waitFor(() => expect(read()).toBeNull());
	expect(localStorage.getItem("marquee.library")).toBeNull();
});

test("what a signed-in user could not send is not a signed-out visitor's", async () => {
	const { documentOf, keepChanges, localLibrary } = await openPage();
	keepChanges("ada", [{ kind: "open", ...MOVIE, at: Date.now() }]);
	expect(localLibrary.get().history).toEqual([]);
	expect(documentOf("grace").changes).toEqual([]);
	expect(documentOf("ada").changes).toHaveLength(1);
});

test("the same state is the same object, so that pages do not render it again", async () => {
	const { keepChanges, localLibrary } = await openPage();
	keepChanges("", [{ kind: "open", ...MOVIE, at: Date.now() }]);
	expect(localLibrary.get()).toBe(localLibrary.get());
});
