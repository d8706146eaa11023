/** True for a host name that means this machine. */
export function isLoopback(hostname: string): boolean {
	return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}
