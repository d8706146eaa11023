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
