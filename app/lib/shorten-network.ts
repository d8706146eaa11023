/**
 * A network from `toNetwork`, without the part that differs between neighbours: an IPv4 address as its /24, an IPv6 /64 as its
 * /48. Null for anything else.
 */
export function shortenNetwork(network: string): string | null {
	if (/^\d+(?:\.\d+){3}$/.test(network)) return network.replace(/\d+$/, "0/24");
	if (!network.endsWith("/64")) return null;
	const [head = ""] = network.split("::");
	const groups = [...head.split(":").filter(Boolean), "0", "0", "0"].slice(0, 3);
	return `${groups.join(":")}::/48`;
}
