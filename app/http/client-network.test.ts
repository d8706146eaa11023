import { expect, test } from "vitest";
import { readClientNetwork } from "./client-network";

const networkOf = (address: string) =>
	readClientNetwork(new Request("https://marquee.test/", { headers: { "cf-connecting-ip": address } }));

test.each([
	["203.0.113.7", "203.0.113.7"],
	[" 203.0.113.7 ", "203.0.113.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
	["2001:DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
	["2001:db8::1", "2001:db8::/64"],
	["2001:db8:0:0:1::", "2001:db8::/64"],
	["2001:db8:0:1::9", "2001:db8:0:1::/64"],
	["2001:0:0:1::9", "2001:0:0:1::/64"],
	["::1", "::/64"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["::FFFF:cb00:7107", "203.0.113.7"],
	["0:0:0:0:0:ffff:0.0.0.1", "0.0.0.1"],
	["2001:db8::203.0.113.7", "2001:db8::/64"],
])("%j counts as the network %j", (address, network) => {
	expect(networkOf(address)).toBe(network);
});

test.each([
	"",
	"everyone",
	"203.0.113",
	"203.0.113.256",
	"203.0.113.07",
	"203.0.113.7, 198.51.100.1",
	"3405803783",
	"0xcb007107",
	"2001:db8",
	"2001:db8::1::2",
	"[2001:db8::1]",
	"2001:db8::1]/x[",
	"fe80::1%eth0",
	"1:2:3:4:5:6:7:8:9",
	"example.com",
])("%j is not an address: it counts as the network that all such requests share", (address) => {
	expect(networkOf(address)).toBe("everyone");
});

test("without the header all requests share one network, whatever other headers say", () => {
	const headers = { "x-forwarded-for": "203.0.113.7", "x-real-ip": "203.0.113.7", forwarded: "for=203.0.113.7" };
	expect(readClientNetwork(new Request("https://marquee.test/", { headers }))).toBe("everyone");
});
