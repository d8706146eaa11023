// The content security policy of a document lists the origins that it may frame, and cannot change. This module
// remembers that list.
let named: ReadonlySet<string> = new Set();

/** Called when the page that the policy was written for is hydrated. */
export function rememberAllowedOrigins(origins: string[]): void {
	named = new Set([...named, ...origins]);
}

/** False when frames of these origins need a new document, with a policy that lists them. */
export function canFrame(origins: string[]): boolean {
	return origins.every((origin) => named.has(origin));
}
