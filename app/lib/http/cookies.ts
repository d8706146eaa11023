function isSecure({ url }: Pick<Request, "url">): boolean {
	return url.startsWith("https:");
}

/**
 * Over https only the host itself can set such a cookie, and only for itself. Browsers send a cookie to every port of a
 * host: the port in the name keeps the sites on one host apart.
 */
export function cookieName(request: Pick<Request, "url">, name: string): string {
	const { port } = new URL(request.url);
	const nameWithPort = port ? `${name}_${port}` : name;
	return isSecure(request) ? `__Host-${nameWithPort}` : nameWithPort;
}

/** The value of a cookie that `serializeCookie` has set, or null. */
export function readCookie(request: Request, name: string): string | null {
	return findCookie(request.headers.get("cookie") ?? "", cookieName(request, name));
}

/** The same of a header, or of `document.cookie`. `wanted`: the whole name. */
export function findCookie(cookies: string, wanted: string): string | null {
	for (const part of cookies.split(";")) {
		const at = part.indexOf("=");
		if (at > 0 && part.slice(0, at).trim() === wanted) return part.slice(at + 1).trim();
	}
	return null;
}

interface Cookie {
	/** Without the prefix that it gets over https. */
	name: string;
	/** As `encodeURIComponent` writes it. */
	value: string;
	/** Milliseconds; null: until the browser is closed; 0 removes the cookie. */
	maxAge: number | null;
	/** Whether scripts can read it; by default they cannot. */
	isForScripts?: boolean;
}

/** A `Set-Cookie` line for a cookie that other sites' forms do not send. */
export function serializeCookie(request: Request, { name, value, maxAge, isForScripts = false }: Cookie): string {
	const access = isForScripts ? [] : ["HttpOnly"];
	const parts = [`${cookieName(request, name)}=${value}`, "Path=/", ...access, "SameSite=Lax"];
	if (maxAge !== null) parts.push(`Max-Age=${Math.floor(maxAge / 1000)}`);
	if (isSecure(request)) parts.push("Secure");
	return parts.join("; ");
}
