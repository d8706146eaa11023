/** True for a host name of the local machine. */
export function isLoopback(hostname: string): boolean {
	return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Whether the request method may change data. */
export function isWrite({ method }: { method: string }): boolean {
	return !["GET", "HEAD", "OPTIONS"].includes(method);
}

/** Reads a positive integer of at most `digits` digits from a URL; null for anything else. */
export function parseId(text: string | undefined, digits = 9): number | null {
	return text && /^[1-9]\d*$/.test(text) && text.length <= digits ? Number(text) : null;
}

/** Path to redirect to, from untrusted input; `/` for anything that leaves this site. */
export function returnAddress(text: unknown): string {
	if (typeof text !== "string" || !/^\/(?![/\\])/.test(text)) return "/";
	const base = "http://here.invalid";
	const url = new URL(text, base);
	return url.origin === base ? url.pathname + url.search + url.hash : "/";
}
