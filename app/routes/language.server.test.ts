import { expect, test } from "vitest";
import { givenSession, givenUser, PASSWORD } from "../../tests/harness/accounts";
import { call } from "../../tests/harness/calls";
import { freshAddress } from "../../tests/harness/client-address";
import { testPlatform } from "../../tests/harness/context";
import { fetchPage } from "../../tests/harness/pages";

const platform = testPlatform();
const origin = "https://marquee.test";

async function send(path: string, fields: Record<string, string>, cookie = "") {
	const headers = { origin, cookie, ...freshAddress() };
	const { response } = await fetchPage(path, { method: "POST", headers, body: new URLSearchParams(fields) });
	return { to: response.headers.get("location"), cookies: response.headers.getSetCookie().join("\n") };
}

const choose = (fields: Record<string, string>, token?: string) =>
	send("/language", fields, token && `__Host-marquee_session=${token}`);

test("a chosen language is kept by the browser, for scripts too, and leads to the page in it", async () => {
	const { to, cookies } = await choose({ language: "pt-BR", from: "/es/movie/1000?from=list#cast" });
	expect(to).toBe(`${origin}/pt-br/movie/1000?from=list#cast`);
	expect(cookies).toMatch(/^__Host-language=pt-BR; Path=\/; SameSite=Lax; Max-Age=\d+; Secure$/);
});

test("what is no language changes nothing, and nobody is led to another site", async () => {
	expect(await choose({ language: "xx", from: "/movies" })).toEqual({ to: "/movies", cookies: "" });
	expect((await choose({ language: "de", from: "https://evil.test/" })).to).toBe(`${origin}/de`);
});

test("somebody signed in has it on every device, and a sign-in leads on in it", async () => {
	const user = await givenUser(platform);
	const { token } = await givenSession(platform, user);
	await choose({ language: "de", from: "/" }, token);
	expect((await call("/api/preferences", { token })).body.data).toMatchObject({ language: "de" });
	const { response } = await fetchPage("/privacy", { headers: { cookie: `__Host-marquee_session=${token}` } });
	expect(response.headers.getSetCookie().join()).toContain("__Host-language=de");
	const fields = { intent: "login", emailOrUsername: user.username, password: PASSWORD };
	const signedIn = await send("/login?redirectTo=/watched", fields);
	expect(signedIn.to).toBe(`${origin}/de/watched`);
});

test("a sign-in without a choice stays in the language of its page", async () => {
	const { username } = await givenUser(platform);
	const fields = { intent: "login", emailOrUsername: username, password: PASSWORD };
	expect((await send("/login?redirectTo=/watched", fields)).to).toBe("/watched");
	expect((await send("/login?redirectTo=/watched", fields, "__Host-language=ja")).to).toBe(`${origin}/ja/watched`);
});
