// Sets the security headers: the content security policy, and who may frame a page.
import { createContext, type MiddlewareFunction } from "react-router";
import { securityHeadersOf } from "~/lib/http/security-headers";

export interface PageSecurity {
	/** A new value for every rendering; scripts carry it. */
	nonce: string;
	/** On a page that is the same for everyone, the hashes of its inline scripts stand in for the nonce; else null. */
	scriptHashes: string[] | null;
	/** Files that the page needs, as values of `Link` (RFC 8288). */
	preloads: string[];
	/** Origins that this page may frame; routes with a player or a trailer add theirs. */
	frameSources: Set<string>;
	/** Origins that the scripts of this page send requests to, besides our own. */
	connectSources: Set<string>;
	/** Origins that this page loads images from, besides our own. */
	imageSources: Set<string>;
	/** True on embed pages, which our own pages frame. */
	framedByUs: boolean;
}

export const pageSecurity = createContext<PageSecurity>();

function scriptSources({ nonce, scriptHashes }: PageSecurity): string {
	if (!scriptHashes) return `'nonce-${nonce}' 'strict-dynamic'`;
	return ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(" ");
}

function contentSecurityPolicy(security: PageSecurity): string {
	const { frameSources, connectSources, imageSources, framedByUs } = security;
	const development = import.meta.env.DEV;
	return [
		"default-src 'self'",
		`script-src ${scriptSources(security)}`,
		`style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
		"style-src-attr 'unsafe-inline'",
		`img-src ${["'self'", "data:", ...imageSources].join(" ")}`,
		`connect-src ${["'self'", ...connectSources, ...(development ? ["ws:"] : [])].join(" ")}`,
		`frame-src ${["'self'", ...frameSources].join(" ")}`,
		`frame-ancestors ${framedByUs ? "'self'" : "'none'"}`,
		"worker-src 'self'",
		"object-src 'none'",
		"base-uri 'none'",
		"form-action 'self' mailto:",
	].join("; ");
}

/** The page's files for `Link`; the policy asks for the nonce of scripts. */
function linkFiles({ nonce, scriptHashes, preloads }: PageSecurity): string {
	return preloads.map((preload) => (scriptHashes ? preload : `${preload}; nonce="${nonce}"`)).join(", ");
}

/** The default of a response: no files, no frames, only images of this site. */
export function openPageSecurity(): PageSecurity {
	const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
	return {
		nonce,
		scriptHashes: null,
		preloads: [],
		frameSources: new Set(),
		connectSources: new Set(),
		imageSources: new Set(),
		framedByUs: false,
	};
}

/**
 * Sets the headers of a response. Pages get the whole policy; other responses only forbid framing. What says nothing about
 * caches is for this visitor alone.
 */
export function protect({ headers }: Response, request: Request, security: PageSecurity): void {
	if (!headers.has("cache-control")) headers.set("cache-control", "private, no-cache");
	const common = securityHeadersOf({ isHttps: request.url.startsWith("https:") });
	for (const [name, value] of Object.entries(common)) headers.set(name, value);
	if (headers.get("content-type")?.startsWith("text/html")) {
		headers.set("content-security-policy", contentSecurityPolicy(security));
		if (security.preloads.length > 0) headers.set("link", linkFiles(security));
	} else if (!headers.has("content-security-policy")) {
		headers.set("content-security-policy", "frame-ancestors 'none'");
	}
}

export const securityHeaders: MiddlewareFunction<Response> = async ({ request, context }, next) => {
	const security = openPageSecurity();
	context.set(pageSecurity, security);
	const response = await next();
	protect(response, request, security);
	return response;
};
