import { expect, test, vi } from "vitest";
import { openDatabase } from "~/database/open.server";
import type { OwnRemarks } from "~/domain/library/changes/remarks";
import { countViewings } from "~/domain/library/store/record-size.server";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import { ofRatings } from "../../../tests/harness/remarks";

const platform = testPlatform();

test("a refused form is an error, not a redirect; one whose title was already removed shows the page again", async () => {
	const headers = { ...(await givenCookie(platform, await givenUser(platform))), origin: "https://marquee.test" };
	const send = async (fields: Record<string, string>) => {
		const body = new URLSearchParams({ media_type: "movie", ...fields });
		return (await fetchPage("/my-list", { method: "POST", headers, body })).response;
	};
	const refused = await send({ intent: "save", media_id: "999999999" });
	expect([refused.status, refused.headers.get("location")]).toEqual([404, null]);
	const malformed = await send({ intent: "rate", media_id: "27205", rating: "-1" });
	expect([malformed.status, malformed.headers.get("location")]).toEqual([422, null]);
	expect((await send({ intent: "unsave", media_id: "27205" })).status).toBe(303);
});

test("a form marks several titles, also where one of them fails", async () => {
	const { id: profileId, ...user } = await givenUser(platform);
	const headers = { ...(await givenCookie(platform, { id: profileId, ...user })), origin: "https://marquee.test" };
	const send = async (titles: string[]) => {
		const body = new URLSearchParams([["intent", "mark"], ...titles.map((title) => ["title", title])]);
		return (await fetchPage("/my-list?select=1", { method: "POST", headers, body })).response;
	};
	const countMarked = () => countViewings(openDatabase(platform.db), profileId);
	expect((await send(["movie:603", "movie:27205"])).headers.get("location")).toBe("/my-list?select=1");
	expect(await countMarked()).toBe(2);
	expect((await send(["movie:603", "movie:999999999", "movie:238"])).status).toBe(404);
	expect(await countMarked()).toBe(3);
	expect((await send(["movie:603", "movie:238"])).status).toBe(303);
	expect(await countMarked()).toBe(3);
});

test("a title is rated, and the rating removed, by a form without scripts; signed out it leads to Login", async () => {
	const headers = { ...(await givenCookie(platform, await givenUser(platform))), origin: "https://marquee.test" };
	const send = async (path: string, fields: Record<string, string>, visitor: object = headers) => {
		const body = new URLSearchParams({ intent: "rate", ...fields });
		const { response } = await fetchPage(path, {
			method: "POST",
			headers: { origin: headers.origin, ...visitor },
			body,
		});
		return [response.status, response.headers.get("location")];
	};
	const remarks = async (path: string) => (await fetchPage<{ remarks: OwnRemarks }>(path, { headers })).data.remarks;
	const film = { media_type: "movie", media_id: "603" };
	expect(await send("/movie/603", { ...film, rating: "9" })).toEqual([303, "/movie/603"]);
	expect(await remarks("/movie/603")).toEqual(ofRatings(9));
	expect(await send("/movie/603", { ...film, intent: "unrate" })).toEqual([303, "/movie/603"]);
	expect(await remarks("/movie/603")).toEqual(ofRatings(null));
	const episode = { media_type: "tv", media_id: "1396", season: "2", episode: "4" };
	await send("/tv/1396/2/4", { ...episode, rating: "10" });
	expect(await remarks("/tv/1396/2/4")).toEqual(ofRatings(null, 10));
	expect(await send("/movie/603", { ...film, rating: "11" })).toEqual([422, null]);
	expect(await send("/movie/603", { ...film, rating: "9" }, {})).toEqual([
		303,
		"/login?keeps=1&redirectTo=%2Fmovie%2F603",
	]);
});

test("a form of a signed-in visitor fails with 503 when their session cannot be looked up", async () => {
	vi.spyOn(console, "warn").mockImplementation(() => undefined);
	const headers = { ...(await givenCookie(platform, await givenUser(platform))), origin: "https://marquee.test" };
	function prepare() {
		throw new Error("D1 is down");
	}
	const db = { withSession: () => ({ prepare, getBookmark: () => null }) } as unknown as D1Database;
	for (const path of ["/movie/27205", "/my-list"]) {
		const body = new URLSearchParams({ intent: "save", media_type: "movie", media_id: "27205" });
		const { response } = await fetchPage(path, { method: "POST", headers, body }, { replaced: { db } });
		expect([path, response.status]).toEqual([path, 503]);
	}
});

test.each([
	["the title's page", "/movie/27205", "movie", {}, "/movie/27205?plays=&remove=#plays"],
	["a watch page", "/watch/movie/27205", "movie", {}, "/movie/27205?plays=&remove=#plays"],
	["an episode", "/watch/tv/1396/2/4", "tv", { season: "2", episode: "4" }, "/tv/1396?plays=&remove=2-4#plays"],
	["the list of what was watched", "/watched", "tv", { season: "2" }, "/tv/1396?plays=&remove=2#plays"],
])(
	"from %s, a form that would remove dated plays leads to the question, and removes none",
	async (_, path, type, part, to) => {
		const user = await givenUser(platform);
		const headers = { ...(await givenCookie(platform, user)), origin: "https://marquee.test" };
		const [id, place] = type === "movie" ? [27205, "1, 1"] : [1396, "2, 4"];
		await platform.db
			.prepare(
				`INSERT INTO plays (id, profile_id, media_type, media_id, season, episode, watched_at, precision, source, added_at)
			VALUES ('seen', ?, ?, ?, ${place}, 1715000000000, 'instant', 'played', 1)`,
			)
			.bind(user.id, type, id)
			.run();
		const body = new URLSearchParams({ intent: "unmark", media_type: type, media_id: String(id), ...part });
		const { response } = await fetchPage(path, { method: "POST", headers, body });
		expect([response.status, response.headers.get("location")]).toEqual([303, to]);
		const count = platform.db.prepare("SELECT count(*) AS plays FROM plays WHERE profile_id = ? AND removed_at = 0");
		expect(await count.bind(user.id).first("plays")).toBe(1);
	},
);
