import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { hideTitle } from "../../../tests/harness/changes";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

const platform = testPlatform();

async function givenHider() {
	const user = await givenUser(platform);
	const headers = await givenCookie(platform, user);
	const open = async (path: string, isSignedIn = true) => {
		const { data } = await fetchPage<() => Promise<Record<string, unknown>>>(path, isSignedIn ? { headers } : {});
		return data;
	};
	return {
		user,
		open,
		hide: (id: number, mediaType: "movie" | "tv" = "movie") =>
			hideTitle(openDatabase(platform.db), user.id, { mediaType, id }),
	};
}

test("the page of a hidden title opens and says so, to the one who hid it alone, and sends no list of others", async () => {
	const ada = await givenHider();
	expect(await ada.open("/movie/603")).toMatchObject({ isHidden: false });
	await ada.hide(603);
	const data = await ada.open("/movie/603");
	expect(data).toMatchObject({ isHidden: true, movie: { id: 603 } });
	expect(data).not.toHaveProperty("hidden");
	expect(await ada.open("/movie/603", false)).toMatchObject({ isHidden: false });
	await ada.hide(1396, "tv");
	expect(await ada.open("/tv/1396")).toMatchObject({ isHidden: true, show: { id: 1396 } });
});

test("a hidden title is neither among similar titles nor offered after a film", async () => {
	const ada = await givenHider();
	const read = async (path: string, isSignedIn = true) => JSON.stringify(await ada.open(path, isSignedIn));
	const { movie } = (await ada.open("/movie/27205")) as unknown as {
		movie: { similar: { mediaType: "movie"; id: number }[] };
	};
	const [first] = movie.similar;
	const card = `"id":${first?.id},`;
	const paths = ["/movie/27205", "/watch/movie/27205"];
	for (const path of paths) expect(await read(path), path).toContain(card);
	await ada.hide(first?.id ?? 0);
	for (const path of paths) {
		expect(await read(path), path).not.toContain(card);
		expect(await read(path, false), path).toContain(card);
	}
});
