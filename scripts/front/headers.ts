// The URL, the headers and the visitor's address of the requests that the front sends to the worker.
import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { SECRET_HEADER } from "./gate";

/** Headers that concern one connection, not the message (RFC 9110, section 7.6.1), and `Expect`, which Node handles. */
const OF_CONNECTION = new Set([
	"connection",
	"expect",
	"keep-alive",
	"proxy-authenticate",
	"proxy-authorization",
	"proxy-connection",
	"te",
	"trailer",
	"transfer-encoding",
	"upgrade",
]);

const HOST = /^(?:[\w.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

type Received = Pick<IncomingMessage, "url" | "headers" | "httpVersion">;

/** The URL that the worker sees; null when host or path are malformed. `origin` replaces scheme and host. */
export function publicUrl({ url = "", headers, httpVersion }: Received, origin?: string): URL | null {
	// RFC 9112, section 3.2: a client of HTTP/1.1 names the host, whatever name counts here.
	if (headers.host === undefined && httpVersion === "1.1") return null;
	if (!origin && !HOST.test(headers.host ?? "")) return null;
	const path = Buffer.from(url.replace(/^https?:\/\/[^/?#]*/i, ""), "latin1").toString();
	const whole = `${origin ?? `http://${headers.host}`}${path}`;
	if (!path.startsWith("/") || !URL.canParse(whole)) return null;
	const parsed = new URL(whole);
	parsed.hash = "";
	return parsed;
}

/**
 * Whether the host is an address, localhost or one of the names. Any other name may be one that a page on the Internet has
 * pointed to this machine, so that the browser lets it read the responses.
 */
export function isKnownHost(host: string, names: string[]): boolean {
	const name = host.replace(/:\d+$/, "").toLowerCase();
	return isIP(name.replace(/^\[|\]$/g, "")) > 0 || /(?:^|\.)localhost$/.test(name) || names.includes(name);
}

/**
 * The visitor's address: that of the connection, or what the nearest proxy wrote last into the header that the operator
 * trusts. A value that is not an address counts as missing.
 */
function visitorAddress(
	{ headers, socket }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string } },
	trustedHeader?: string,
): string {
	const named = trustedHeader && String(headers[trustedHeader] ?? "");
	const last = named ? (named.split(",").at(-1) ?? "").trim() : "";
	// Some proxies add the port: "192.0.2.1:5678", "[2001:db8::1]:5678".
	const host = /^\[(.+)\](?::\d+)?$/.exec(last)?.[1] ?? last.replace(/^([\d.]+):\d+$/, "$1");
	const address = isIP(host) ? host : (socket.remoteAddress ?? "");
	// An IPv4 visitor of an IPv6 socket; the name of an interface after a local address.
	return address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
}

/** What proxies, tunnels and content networks add to the requests that they pass on. */
const OF_PROXY =
	/^(?:forwarded|via|cdn-loop|cf-.+|x-(?:forwarded|original|envoy|azure|amzn|arr)(?:-.+)?|(?:.+-)?(?:client|socket)?(?:ip|ipv6|addr|address))$/;

/** Why development serves no proxy, and what to do. */
export const BEHIND_PROXY =
	"This is a development server, which has a test admin, and the request came through a proxy. " +
	"To serve others, set ORIGIN and TRUSTED_PROXY_HEADER: docs/operations.md.";

/** Whether a proxy passed the request on. The version is the only thing by which nginx without settings can be told. */
export function isFromProxy({ headers, httpVersion }: Pick<IncomingMessage, "headers" | "httpVersion">): boolean {
	return httpVersion === "1.0" || Object.keys(headers).some((name) => OF_PROXY.test(name));
}

function ofMessage(headers: IncomingHttpHeaders): [string, string | string[] | undefined][] {
	const named = (headers.connection ?? "").toLowerCase().split(/\s*,\s*/);
	return Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name) && !named.includes(name));
}

/**
 * Headers for the worker: without the runtime's own (`mf-*`), which would choose the URL, with the visitor's address and with
 * the secret that opens the gate.
 */
export function requestHeaders(
	request: IncomingMessage,
	{ url: { host }, secret, trustedHeader }: { url: URL; secret: string; trustedHeader?: string },
): IncomingHttpHeaders {
	const passed = ofMessage(request.headers).filter(([name]) => !name.startsWith("mf-"));
	const { "transfer-encoding": encoding, "content-length": length } = request.headers;
	return {
		...Object.fromEntries(passed),
		// Node's parser decides how long the body is: without these, the worker would read a body as a request.
		...(encoding !== undefined && { "transfer-encoding": "chunked" }),
		...(encoding === undefined && length !== undefined && { "content-length": length }),
		host,
		"cf-connecting-ip": visitorAddress(request, trustedHeader),
		[SECRET_HEADER]: secret,
	};
}

/** Nothing but a file that was found is immutable: the platform sets the headers of a file's path on its refusals too. */
export function responseHeaders(response: IncomingMessage): IncomingHttpHeaders {
	const headers: IncomingHttpHeaders = Object.fromEntries(ofMessage(response.headers));
	const isFound = [200, 206, 304].includes(response.statusCode ?? 0);
	if (!isFound && headers["cache-control"]?.includes("immutable")) headers["cache-control"] = "no-store";
	return headers;
}
