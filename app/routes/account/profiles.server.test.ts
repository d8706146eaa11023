import { expect, test } from "vitest";
import { openDatabase } from "~/database/open.server";
import { chooseProfile } from "~/domain/accounts/profiles.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { givenProfile, givenSession, givenUser, PASSWORD } from "../../../tests/harness/accounts";
import { saveForLater } from "../../../tests/harness/changes";
import { freshAddress } from "../../../tests/harness/client-address";
import { testPlatform } from "../../../tests/harness/context";
import { fetchPage } from "../../../tests/harness/pages";
import type { action, loader } from "./profiles";

const platform = testPlatform();
const db = openDatabase(platform.db);

const COOKIE = "__Host-marquee_session";

async function givenHousehold({ pin }: { pin?: string } = {}) {
	const user = await givenUser(platform, { name: "Alex" });
	const kim = await givenProfile(platform, user, { name: "Kim", pin });
	const { token, sessionId } = await givenSession(platform, user);
	const holder = { userId: user.id, sessionId, network: "unknown" };
	return { user, kim, holder, cookie: { cookie: `${COOKIE}=${token}` } };
}

const open = (path: string, headers: Record<string, string>) => fetchPage<typeof loader>(path, { headers });

function choose(path: string, headers: Record<string, string>, fields: Record<string, string>) {
	const body = new URLSearchParams({ intent: "use", ...fields });
	const all = { ...headers, ...freshAddress(), origin: "https://marquee.test" };
	return fetchPage<typeof action>(path, { method: "POST", headers: all, body });
}

const goesTo = ({ response }: { response: Response }) => [response.status, response.headers.get("location")];

test("a sign-in asks who is watching where there are several people, and leads on to the page that was asked for", async () => {
	const { user } = await givenHousehold();
	const alone = await givenUser(platform);
	const signIn = async (username: string) => {
		const headers = { ...freshAddress(), origin: "https://marquee.test" };
		const body = new URLSearchParams({ intent: "login", emailOrUsername: username, password: PASSWORD });
		return goesTo(await fetchPage("/login?redirectTo=%2Fmovie%2F603", { method: "POST", headers, body }));
	};
	expect(await signIn(user.username)).toEqual([302, "/profiles?redirectTo=%2Fmovie%2F603"]);
	expect(await signIn(alone.username)).toEqual([302, "/movie/603"]);
});

test("shows the people of the account, with who is watching now", async () => {
	const { kim, cookie } = await givenHousehold({ pin: "1234" });
	const { data } = await open("/profiles", cookie);
	expect(data.people.map(({ name, hasPin, isCurrent }) => [name, hasPin, isCurrent])).toEqual([
		["Alex", false, true],
		["Kim", true, false],
	]);
	expect(data.asked).toBeNull();
	expect((await open(`/profiles?pin=${kim.id}`, cookie)).data.asked?.name).toBe("Kim");
});

test("a press chooses and leads on, to pages of this site only", async () => {
	const { user, kim, cookie } = await givenHousehold();
	for (const [redirectTo, location] of [
		["%2Fmovie%2F603", "/movie/603"],
		["%2F.%2F%2Fevil.example", "/"],
	]) {
		const chosen = await choose(`/profiles?redirectTo=${redirectTo}`, cookie, { id: kim.id });
		expect(goesTo(chosen)).toEqual([302, location]);
		expect((await open("/profiles", cookie)).data.people.map(({ isCurrent }) => isCurrent)).toEqual([false, true]);
	}
	expect(goesTo(await choose("/profiles", cookie, { stay: kim.id }))).toEqual([302, "/"]);
	const other = await givenUser(platform);
	expect((await choose("/profiles", cookie, { id: other.id })).response.status).toBe(404);
	expect((await choose("/profiles", cookie, { id: user.id })).response.status).toBe(302);
});

test("a PIN is asked for, and a wrong one asked for again", async () => {
	const { kim, cookie } = await givenHousehold({ pin: "1234" });
	const wrong = await choose(`/profiles?pin=${kim.id}`, cookie, { id: kim.id, pin: "0000" });
	expect([wrong.response.status, wrong.data]).toMatchObject([
		403,
		{ ok: false, errors: { pin: "This PIN is not right" } },
	]);
	expect(goesTo(await choose(`/profiles?pin=${kim.id}`, cookie, { id: kim.id, pin: "1234" }))).toEqual([302, "/"]);
});

test("pages with a library ask who is watching while nobody is known to; those of the account do not", async () => {
	const { kim, holder, cookie } = await givenHousehold();
	await chooseProfile(db, platform.config, { id: kim.id, holder });
	await platform.db.prepare("DELETE FROM profiles WHERE id = ?").bind(kim.id).run();
	for (const path of ["/", "/movie/603", "/my-list?tab=watchlater", "/watched", "/watch/movie/603"]) {
		const next = path === "/" ? "" : `?redirectTo=${encodeURIComponent(path)}`;
		expect(goesTo(await open(path, cookie)), path).toEqual([302, `/profiles${next}`]);
	}
	for (const path of ["/settings", "/privacy", "/profiles", "/404"]) {
		expect(goesTo(await open(path, cookie))[1], path).toBeNull();
	}
	expect(goesTo(await fetchPage("/movie/603"))).toEqual([200, null]);
});

test("the cookie tells whose library to read before the session is known, and a wrong one is corrected", async () => {
	const { user, kim, holder, cookie } = await givenHousehold();
	const catalogue = openCatalogue(platform);
	await saveForLater(db, catalogue, { profileId: kim.id, mediaType: "movie", id: 603, addedAt: Date.now() });
	const isSaved = async (headers: Record<string, string>) =>
		(await fetchPage<{ isInWatchLater: boolean }>("/movie/603", { headers })).data.isInWatchLater;
	expect(await isSaved(cookie)).toBe(false);
	const { response } = await choose("/profiles", cookie, { id: kim.id });
	const [line = ""] = response.headers.getSetCookie();
	const ofKim = { cookie: line.split(";")[0] as string };
	expect(ofKim.cookie).not.toBe(cookie.cookie);
	expect([await isSaved(ofKim), await isSaved(cookie)]).toEqual([true, true]);
	await chooseProfile(db, platform.config, { id: user.id, holder });
	expect([await isSaved(ofKim), await isSaved(cookie)]).toEqual([false, false]);
});
