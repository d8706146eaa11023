/** A cookie's value, or null. */
export function readCookie(request: Request, name: string): string | null {
	for (const part of (request.headers.get("cookie") ?? "").split(";")) {
		const at = part.indexOf("=");
		if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
	}
	return null;
}

interface Cookie {
	name: string;
	/** Letters, digits and `-._~` only. */
	value: string;
	/** Milliseconds; null: until the browser is closed; 0 removes the cookie. */
	maxAge: number | null;
	isSecure: boolean;
}

/** A `Set-Cookie` line for a cookie that scripts cannot read and that other sites' forms do not send. */
export function writeCookie({ name, value, maxAge, isSecure }: Cookie): string {
	const parts = [`${name}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
	if (maxAge !== null) parts.push(`Max-Age=${Math.floor(maxAge / 1000)}`);
	if (isSecure) parts.push("Secure");
	return parts.join("; ");
}
