import { expect, test } from "vitest";
import { givenProfile, givenSession, givenTokenOf, givenUser } from "../../tests/harness/accounts";
import { call } from "../../tests/harness/calls";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";
import { fakeTmdb, TMDB_VARIABLES } from "../../tests/harness/tmdb";

const platform = testPlatform();
const origin = "https://marquee.test";

async function choose(fields: Record<string, string>, token?: string) {
	const headers = { origin, ...(token && { cookie: `__Host-marquee_session=${token}` }) };
	const { response } = await fetchPage("/region", { method: "POST", headers, body: new URLSearchParams(fields) });
	return { to: response.headers.get("location"), cookies: response.headers.getSetCookie() };
}

test("a chosen country is kept by the browser, and leads back to the page", async () => {
	const { to, cookies } = await choose({ region: "ES", from: "/movie/1000#where-to-watch" });
	expect(to).toBe("/movie/1000#where-to-watch");
	expect(cookies.join()).toMatch(/^__Host-region=ES; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
});

test("what is no country changes nothing, and nobody is led to another site", async () => {
	expect(await choose({ region: "QQ", from: "https://evil.test/" })).toEqual({ to: "/", cookies: [] });
	expect(await choose({})).toEqual({ to: "/", cookies: [] });
});

test("somebody signed in has it on every device: one that has another is told with its next page", async () => {
	const { token } = await givenSession(platform, await givenUser(platform));
	await choose({ region: "ES", from: "/" }, token);
	expect((await call("/api/preferences", { token })).body.data).toMatchObject({ region: "ES", language: null });
	const pageWith = async (cookie: string) => {
		const headers = { cookie: `__Host-marquee_session=${token}${cookie}` };
		return (await fetchPage("/privacy", { headers })).response.headers.getSetCookie().join();
	};
	expect(await pageWith("")).toContain("__Host-region=ES");
	expect(await pageWith("; __Host-region=FR")).toContain("__Host-region=ES");
	expect(await pageWith("; __Host-region=ES")).not.toContain("region");
	const other = await choose({ region: "FR", from: "/" }, token);
	expect(other.cookies.filter((line) => line.includes("region"))).toHaveLength(1);
});

test("a program sets country and language as preferences; what there is none of is refused", async () => {
	const { token } = await givenSession(platform, await givenUser(platform));
	const prefer = (body: object) => call("/api/preferences", { method: "PUT", token, body });
	expect((await prefer({ region: "JP", language: "ja" })).body.data).toMatchObject({ region: "JP", language: "ja" });
	expect((await prefer({ region: "ZZ" })).body.errors).toEqual({ region: "region must be a country code such as ES" });
	expect((await prefer({ language: "xx" })).status).toBe(422);
	expect((await prefer({ region: null, language: null })).body.data).toMatchObject({ region: null, language: null });
});

test("the proxy answers in the language and of the country that are named, else in English and of the installation's", async () => {
	fakeTmdb();
	const variables = { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
	const read = async (search: string) => (await call(`/api/tmdb/movie/1000${search}`, {}, { variables })).body;
	expect(await read("")).toMatchObject({ title: "The Paper Lantern" });
	expect(await read("?language=es-ES&region=DE")).toMatchObject({
		title: "El caso The Paper Lantern",
		"watch/providers": { results: { DE: { rent: [{ provider_name: "Elsewhere" }] } } },
	});
	for (const [search, name] of [
		["?language=xx-XX", "language"],
		["?language=es", "language"],
		["?region=Spain", "region"],
	]) {
		const response = await call(`/api/tmdb/movie/1000${search}`, {}, { variables });
		expect([response.status, Object.keys(response.body.errors ?? {})]).toEqual([422, [name]]);
	}
});

test("a child's limit stays one of the region in which it was set, wherever the family is", async () => {
	fakeTmdb();
	const variables = { ...TMDB_VARIABLES, TMDB_API_BASE_URL: `http://${crypto.randomUUID()}.test/3` };
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	const kim = await givenProfile(platform, user, { name: "Kim" });
	const german = { ...variables, CATALOGUE_REGION: "DE" };
	const body = { maxCertificate: { movie: "6", tv: "6" } };
	const set = await call(`/api/profiles/${kim.id}`, { method: "PUT", token, body }, { variables: german });
	expect(set.body.data).toMatchObject(body);
	const child = await givenTokenOf(platform, user, kim);
	// In the fake upstream 1000 has G in the US and 0 in Germany, 1009 has PG in the US alone.
	const statusOf = async (id: number, used: Record<string, string>) =>
		(await call(`/api/tmdb/movie/${id}`, { token: child }, { variables: used })).status;
	expect([await statusOf(1000, german), await statusOf(1009, german)]).toEqual([200, 404]);
	expect([await statusOf(1000, variables), await statusOf(1009, variables)]).toEqual([200, 404]);
});
