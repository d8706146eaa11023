import { expect, test } from "vitest";
import { call } from "../../tests/harness/calls";
import { fetchPage } from "../../tests/harness/pages";

const LIMIT = 120;
const FLOOD = { "cf-connecting-ip": "203.0.113.120" };
const BYSTANDER = { "cf-connecting-ip": "203.0.113.121" };

const signOut = (headers: Record<string, string>) => call("/api/auth/logout", { method: "POST", headers });

async function sendForm(headers: Record<string, string>) {
	const fields = { intent: "login", emailOrUsername: "nobody", password: "wrong" };
	const init = { method: "POST", body: new URLSearchParams(fields) };
	return (await fetchPage("/login", { ...init, headers: { ...headers, origin: "https://marquee.test" } })).response;
}

test("a network has 120 writes a minute, in /api and by forms; other networks are not affected", async () => {
	let allowed = 0;
	// Twice as many when a new minute starts during the loop.
	while (allowed < 2 * LIMIT && (await signOut(FLOOD)).status === 200) allowed++;
	expect(allowed).toBeGreaterThanOrEqual(LIMIT);
	const refused = await signOut(FLOOD);
	expect([refused.status, refused.headers.get("retry-after"), refused.body.code]).toEqual([429, "60", "rate_limited"]);
	expect((await sendForm(FLOOD)).status).toBe(429);
	expect((await signOut(BYSTANDER)).status).toBe(200);
	expect((await sendForm(BYSTANDER)).status).toBe(401);
});
