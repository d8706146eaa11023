import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { loader as loadCollection } from "~/routes/collection";
import type { loader as loadMovie } from "~/routes/title/movie";
import { givenCookie, givenUser } from "../../tests/harness/accounts";
import { markWatched } from "../../tests/harness/changes";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import type { loader as loadPerson } from "./person";

const platform = testPlatform();
const TOY_STORY = 862;

test("the pages of a person and of a collection say which of their titles the visitor has watched, and nobody else's", async () => {
	const user = await givenUser(platform);
	const headers = await givenCookie(platform, user);
	const { data: page } = await fetchPage<typeof loadMovie>(`/movie/${TOY_STORY}`);
	const collection = `/collection/${page?.movie.collection?.id}`;
	const person = `/person/${page?.movie.cast[0]?.id}`;
	const readWatched = async (own: boolean) => [
		(await fetchPage<typeof loadCollection>(collection, own ? { headers } : {})).data?.watched,
		(await fetchPage<typeof loadPerson>(person, own ? { headers } : {})).data?.watched,
	];
	expect(await readWatched(true)).toEqual([[], []]);
	await markWatched(openDatabase(platform.db), {
		...{ profileId: user.id, mediaType: "movie", id: TOY_STORY },
		episodes: [{ season: 1, episode: 1 }],
	});
	expect(await readWatched(true)).toEqual([[`movie:${TOY_STORY}`], [`movie:${TOY_STORY}`]]);
	expect(await readWatched(false)).toEqual([[], []]);
});
