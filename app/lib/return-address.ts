/** An address within this site out of whatever a link or a form says; `/` for anything that leads elsewhere. */
export function returnAddress(text: unknown): string {
	if (typeof text !== "string" || !/^\/(?![/\\])/.test(text)) return "/";
	const base = "http://here.invalid";
	const url = new URL(text, base);
	return url.origin === base ? url.pathname + url.search + url.hash : "/";
}
