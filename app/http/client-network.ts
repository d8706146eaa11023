// Owns which network a request came from, for counting.

/** Where no address is known, all visitors share one count. */
const EVERYONE = "everyone";
const IPV4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;
/** What an IPv6 address consists of; the URL parser judges its form. */
const IPV6_CHARACTERS = /^[\da-f:.]+$/i;
const MAPPED_IPV4 = /^::ffff:([\da-f]+):([\da-f]+)$/;
const GROUPS = 8;
/** The first four groups are the 64 bits that a provider gives to one customer. */
const NETWORK_GROUPS = 4;

/** Lower case, without leading zeros, the longest run of zeros as `::`; null: not an IPv6 address. */
function canonicalIpv6(address: string): string | null {
	if (!IPV6_CHARACTERS.test(address)) return null;
	const url = `http://[${address}]`;
	return URL.canParse(url) ? new URL(url).hostname.slice(1, -1) : null;
}

function mappedIpv4(canonical: string): string | null {
	const mapped = MAPPED_IPV4.exec(canonical);
	if (!mapped) return null;
	const halves = mapped.slice(1).map((half) => Number.parseInt(half, 16));
	return halves.flatMap((half) => [half >> 8, half & 255]).join(".");
}

function firstGroups(canonical: string): string[] {
	const [before = "", after] = canonical.split("::");
	const head = before ? before.split(":") : [];
	const tail = after ? after.split(":") : [];
	const zeros = Array.from({ length: GROUPS - head.length - tail.length }, () => "0");
	return [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
}

/**
 * The network of an address: an IPv4 address as it is, an IPv6 address as its /64 in canonical form, an IPv4-mapped IPv6
 * address as the IPv4 address. "everyone" for null and for anything that is not an address.
 */
function toNetwork(address: string | null): string {
	const trimmed = address?.trim() ?? "";
	if (IPV4.test(trimmed)) return trimmed;
	const canonical = canonicalIpv6(trimmed);
	if (canonical === null) return EVERYONE;
	return mappedIpv4(canonical) ?? `${canonicalIpv6(`${firstGroups(canonical).join(":")}::`)}/64`;
}

/** The network that a request came from. Only Cloudflare's header counts; see docs/operations.md on other proxies. */
export function readClientNetwork({ headers }: Pick<Request, "headers">): string {
	return toNetwork(headers.get("cf-connecting-ip"));
}
