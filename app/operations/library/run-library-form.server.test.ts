import { expect, test, vi } from "vitest";
import { givenCookie, givenUser } from "../../../tests/harness/accounts";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";

const platform = testPlatform();

test("a refused form is an error, not a redirect; one whose title was already removed shows the page again", async () => {
	const headers = { ...(await givenCookie(platform, await givenUser(platform))), origin: "https://marquee.test" };
	const send = async (fields: Record<string, string>) => {
		const body = new URLSearchParams({ media_type: "movie", ...fields });
		return (await fetchPage("/my-list", { method: "POST", headers, body })).response;
	};
	const refused = await send({ intent: "save", media_id: "999999999" });
	expect([refused.status, refused.headers.get("location")]).toEqual([404, null]);
	const restored = await send({ intent: "restore-watch", media_id: "27205", position: "-1" });
	expect([restored.status, restored.headers.get("location")]).toEqual([422, null]);
	expect((await send({ intent: "remove-saved", media_id: "27205" })).status).toBe(303);
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
