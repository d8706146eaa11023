import { expect, test } from "vitest";
import { isPrivateHost, shortenNetwork, toNetwork } from "./network";

test.each([
	["203.0.113.7", "203.0.113.7"],
	[" 203.0.113.7 ", "203.0.113.7"],
	["2001:db8:1:2:3:4:5:6", "2001:db8:1::/56"],
	["2001:db8:1:ff:3:4:5:6", "2001:db8:1::/56"],
	["2001:db8:1:100::1", "2001:db8:1:100::/56"],
	["2001:DB8:0001:01ff:ffff:ffff:ffff:ffff", "2001:db8:1:100::/56"],
	["2001:db8::1", "2001:db8::/56"],
	["2001:db8:0:0:1::", "2001:db8::/56"],
	["2001:0:0:1::9", "2001::/56"],
	["::1", "::/56"],
	["::", "::/56"],
	["fe80::1%eth0", "fe80::/56"],
	["FE80::1%25en0", "fe80::/56"],
	["2001:db8::203.0.113.7", "2001:db8::/56"],
	["::ffff:203.0.113.7", "203.0.113.7"],
	["::FFFF:cb00:7107", "203.0.113.7"],
	["::ffff:203.0.113.7%eth0", "203.0.113.7"],
	["0:0:0:0:0:ffff:0.0.0.1", "0.0.0.1"],
	["64:ff9b::203.0.113.7", "203.0.113.7"],
	["64:FF9B::CB00:7107", "203.0.113.7"],
	["64:ff9b:0:0:0:0:cb00:7107", "203.0.113.7"],
	["64:ff9b:1::cb00:7107", "64:ff9b:1::/56"],
	["64:ff9b::1:cb00:7107", "64:ff9b::/56"],
	["2002:cb00:7107::1", "203.0.113.7"],
	["2002:CB00:7107:ffff::1", "203.0.113.7"],
	["2003:cb00:7107::1", "2003:cb00:7107::/56"],
])("%j counts as the network %j", (address, network) => {
	expect(toNetwork(address)).toBe(network);
});

test.each([
	"",
	" ",
	"everyone",
	"203.0.113",
	"203.0.113.256",
	"203.0.113.07",
	"203.0.113.7.",
	"203.0.113.7%eth0",
	"203.0.113.7:80",
	"203.0.113.7, 198.51.100.1",
	"3405803783",
	"0xcb007107",
	"2001:db8",
	"2001:db8::1::2",
	"2001:db8::12345",
	"2001:db8::1/64",
	":::",
	"%eth0",
	"::%",
	"[2001:db8::1]",
	"2001:db8::1]/x[",
	"::ffff:203.0.113.256",
	"1:2:3:4:5:6:7:8:9",
	"1:2:3:4:5:6:7",
	"example.com",
	"a".repeat(100_000),
	null,
	undefined,
])("%j is not an address: it counts as the network that all such requests share", (address) => {
	expect(toNetwork(address)).toBe(address === "::%" ? "::/56" : "everyone");
});

test("the 256 networks of 64 bits that one customer has count as one", () => {
	const networks = Array.from({ length: 256 }, (_, subnet) =>
		toNetwork(`2001:db8:1:ab${subnet.toString(16).padStart(2, "0")}::1`),
	);
	expect([...new Set(networks)]).toEqual(["2001:db8:1:ab00::/56"]);
});

test.each([
	["203.0.113.77", "203.0.113.0/24"],
	["2001:db8:1:200::/56", "2001:db8:1::/48"],
	["2001:db8::/56", "2001:db8:0::/48"],
	["::/56", "0:0:0::/48"],
	["everyone", null],
])("the activity of an account stores %s as %s", (network, shortened) => {
	expect(shortenNetwork(network)).toBe(shortened);
});

test.each([
	"http://localhost/",
	"http://LOCALHOST./",
	"http://hooks.localhost/",
	"http://server/",
	"http://printer.local/",
	"http://metadata.google.internal/",
	"http://127.0.0.1/",
	"http://2130706433/",
	"http://0x7f.1/",
	"http://10.1.2.3/",
	"http://172.31.0.1/",
	"http://192.168.1.1/",
	"http://169.254.169.254/",
	"http://100.64.0.1/",
	"http://0.0.0.0/",
	"http://[::1]/",
	"http://[::ffff:10.0.0.1]/",
	"http://[fd00::1]/",
	"http://[fe80::1]/",
])("%s is private", (url) => {
	expect(isPrivateHost(new URL(url).hostname)).toBe(true);
});

test.each([
	"https://hooks.example.com/",
	"https://8.8.8.8/",
	"https://172.32.0.1/",
	"https://100.128.0.1/",
	"https://[2606:4700::1111]/",
	"https://local.example/",
])("%s is public", (url) => {
	expect(isPrivateHost(new URL(url).hostname)).toBe(false);
});
