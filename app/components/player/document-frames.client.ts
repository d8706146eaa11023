// A document's policy names the origins that it may frame and cannot learn new ones; this remembers which it named.
let named: ReadonlySet<string> = new Set();

/** Called once the page that the policy was written for has come to life. */
export function rememberAllowedOrigins(origins: string[]): void {
	named = new Set([...named, ...origins]);
}

/** False where a frame of these origins takes a document of its own, with a policy that names them. */
export function canFrame(origins: string[]): boolean {
	return origins.every((origin) => named.has(origin));
}
