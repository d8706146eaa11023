import { expect, test } from "vitest";
import { shortenNetwork } from "./shorten-network";

test.each([
	["203.0.113.77", "203.0.113.0/24"],
	["2001:db8:1:2::/64", "2001:db8:1::/48"],
	["2001:db8::/64", "2001:db8:0::/48"],
	["everyone", null],
])("%s becomes %s", (network, shortened) => {
	expect(shortenNetwork(network)).toBe(shortened);
});
