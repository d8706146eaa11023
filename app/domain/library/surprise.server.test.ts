import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { createIsolate } from "~/platform.server";
import { givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { openCatalogue } from "../catalogue/catalogue.server";
import { readFilters } from "../catalogue/lists/list-query";
import { openListing } from "../catalogue/lists/open-list.server";
import { titleKey } from "../catalogue/paths";
import { drawTitle } from "./surprise.server";
import { recordWatch } from "./watch-history.server";

const platform = testPlatform();
const db = openDatabase(platform.db);
const catalogue = openCatalogue({ ...platform, isolate: createIsolate() });
const source = { catalogue, config: platform.config };

function listing(search: string) {
	return { mediaType: "movie" as const, filters: readFilters("movie", new URLSearchParams(search)) };
}

async function titlesOf(search: string) {
	const { cards } = await openListing(catalogue, platform.config, listing(search)).readPage(1);
	return cards.map(({ id }) => id);
}

const WESTERNS = "genre=37&year_to=1975";

test("a random title matches the filters", async () => {
	const westerns = await titlesOf(WESTERNS);
	for (let times = 0; times < 5; times++) {
		const drawn = await drawTitle(db, source, { userId: null, listing: listing(WESTERNS), seen: new Set() });
		expect(westerns).toContain(drawn?.id);
	}
});

test("a title that the browser or the server knows as seen is not drawn", async () => {
	const [last, watched, ...others] = await titlesOf(WESTERNS);
	const { id: userId } = await givenUser(platform);
	await recordWatch(db, {
		userId,
		mediaType: "movie",
		id: watched!,
		season: 1,
		episode: 1,
		progress: null,
	});
	const seen = new Set(others.map((id) => titleKey({ mediaType: "movie", id })));
	for (let times = 0; times < 5; times++) {
		expect((await drawTitle(db, source, { userId, listing: listing(WESTERNS), seen }))?.id).toBe(last);
	}
	seen.add(titleKey({ mediaType: "movie", id: last! }));
	expect(await drawTitle(db, source, { userId, listing: listing(WESTERNS), seen })).toBeNull();
});

test("without filters and history the title has a high rating", async () => {
	const drawn = await drawTitle(db, source, { userId: null, listing: null, seen: new Set() });
	const read = drawn?.mediaType === "movie" ? catalogue.movie : catalogue.show;
	const title = await read({ id: drawn!.id });
	expect(title?.vote_average).toBeGreaterThanOrEqual(7);
});
