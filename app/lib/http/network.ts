// The only notion of a network: what counts as one visitor in limits, queues and figures.

/** Where no address is known, all visitors share one count. */
const EVERYONE = "everyone";
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
/** What an IPv6 address consists of; the URL parser judges its form. */
const IPV6_CHARACTERS = /^[\da-f:.]+$/i;
const GROUPS = 8;

/** Lower case, without leading zeros, the longest run of zeros as `::`; null: not an IPv6 address. */
function toCanonical(address: string): string | null {
	if (!IPV6_CHARACTERS.test(address)) return null;
	const url = `http://[${address}]`;
	return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : null;
}

/** The eight groups of 16 bits. */
function readGroups(canonical: string): number[] {
	const [head = [], tail = []] = canonical.split("::").map((half) => (half ? half.split(":") : []));
	const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0");
	return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 address in a mapped (`::ffff:0:0/96`), NAT64 (`64:ff9b::/96`) or 6to4 (`2002::/16`) address. */
function findIpv4(groups: number[]): string | null {
	const isTranslated = ["0,0,0,0,0,65535", "100,65435,0,0,0,0"].includes(groups.slice(0, 6).join());
	const halves = isTranslated ? groups.slice(6) : groups[0] === 0x2002 ? groups.slice(1, 3) : null;
	return halves?.flatMap((half) => [half >> 8, half & 255]).join(".") ?? null;
}

/**
 * The network of an address: an IPv4 address as it is, an IPv6 address as its /56, which is what a provider gives to one
 * customer, and an IPv6 address that stands for an IPv4 address as that. A zone (`%eth0`) is left out. "everyone" for
 * whatever is not an address.
 */
export function toNetwork(address: string | null | undefined): string {
	const bare = (address ?? "").trim().replace(/(:[\da-f:.]*)%.*$/i, "$1");
	if (IPV4.test(bare)) return bare;
	const canonical = toCanonical(bare);
	if (canonical === null) return EVERYONE;
	const groups = readGroups(canonical);
	const [first = 0, second = 0, third = 0, fourth = 0] = groups;
	const prefix = [first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(":");
	return findIpv4(groups) ?? `${toCanonical(`${prefix}::`)}/56`;
}

/**
 * A network as an account's activity stores it, so that it does not name a household: an IPv4 address as its /24, an IPv6 /56
 * as its /48. Null for anything else. Nothing counts by it.
 */
export function shortenNetwork(network: string): string | null {
	if (IPV4.test(network)) return network.replace(/\d+$/, "0/24");
	if (!network.endsWith("/56")) return null;
	const groups = readGroups(network.slice(0, -"/56".length)).slice(0, 3);
	return `${groups.map((group) => group.toString(16)).join(":")}::/48`;
}

/** 10/8, 127/8, 169.254/16, 172.16/12, 192.168/16, 100.64/10, 0/8, and everything from 224.0.0.0 on. */
const PRIVATE_IPV4 =
	/^(?:0|10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[345]\d)\./;
/** Not assigned by IANA to the internet: loopback, unique local, link local, multicast, and IPv4 inside IPv6. */
const PRIVATE_IPV6 = /^\[(?:::|f[cd]|fe[89ab]|ff|64:ff9b:)/;
/** Names of this machine and of a local network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|lan|home\.arpa)$/;

/**
 * True for a host name of a URL that names this machine or a private network. A name that a DNS server resolves to such an
 * address is not noticed.
 */
export function isPrivateHost(hostname: string): boolean {
	const host = hostname.toLowerCase().replace(/\.$/, "");
	const isSingleWord = !host.includes(".") && !host.startsWith("[");
	return isSingleWord || PRIVATE_IPV4.test(host) || PRIVATE_IPV6.test(host) || PRIVATE_NAME.test(host);
}
