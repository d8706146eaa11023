import { expect, test } from "vitest";
import { call } from "../../tests/harness/calls";
import { givenMinute } from "../../tests/harness/minute";
import { fetchPage } from "../../tests/harness/pages";

const LIMIT = 120;
const FLOOD = { "cf-connecting-ip": "203.0.113.120" };
const BYSTANDER = { "cf-connecting-ip": "203.0.113.121" };

const replaced = { env: givenMinute() };
const signOut = (headers: Record<string, string>) =>
	call("/api/auth/logout", { method: "POST", headers }, { replaced });

async function sendForm(headers: Record<string, string>) {
	const fields = { intent: "login", emailOrUsername: "nobody", password: "wrong" };
	const init = { method: "POST", body: new URLSearchParams(fields) };
	const sent = { ...init, headers: { ...headers, origin: "https://marquee.test" } };
	return (await fetchPage("/login", sent, { replaced })).response;
}

test("a network has 120 writes a minute, in /api and by forms; other networks are not affected", async () => {
	let allowed = 0;
	while (allowed < 2 * LIMIT && (await signOut(FLOOD)).status === 200) allowed++;
	expect(allowed).toBe(LIMIT);
	const refused = await signOut(FLOOD);
	expect([refused.status, refused.headers.get("retry-after"), refused.body.code]).toEqual([429, "60", "rate_limited"]);
	expect((await sendForm(FLOOD)).status).toBe(429);
	expect((await signOut(BYSTANDER)).status).toBe(200);
	expect((await sendForm(BYSTANDER)).status).toBe(401);
});
