import { expect, test } from "vitest";
import { readClientNetwork } from "./credentials";

test("Cloudflare's header tells the network, and without it all requests share one, whatever other headers say", () => {
	const headers = { "x-forwarded-for": "203.0.113.7", "x-real-ip": "203.0.113.7", forwarded: "for=203.0.113.7" };
	expect(readClientNetwork(new Request("https://marquee.test/", { headers }))).toBe("everyone");
	const named = { ...headers, "cf-connecting-ip": "2001:db8:1:2::3" };
	expect(readClientNetwork(new Request("https://marquee.test/", { headers: named }))).toBe("2001:db8:1::/56");
});
