// Only the endpoints that are listed here are public, with the parameters that they name.
import { ENDPOINTS, type Endpoint, findEndpoint } from "~/clients/tmdb/endpoints";
import type { CacheStatus } from "~/lib/caching/tiered-cache";
import { sentence } from "~/messages/sentence";
import type { OpenCatalogue } from "../catalogue.server";
import { checkQuery } from "./query";

export type ProxyResult =
	| { ok: true; body: unknown; cacheStatus: CacheStatus }
	/** `unknown`: not a public path; `missing`: the upstream knows no such title. */
	| { ok: false; reason: "unknown" | "missing" }
	| { ok: false; reason: "invalid"; errors: Record<string, string> };

const { trending, popular, search, discover, genres, movie, show, season } = ENDPOINTS;
const PUBLIC_ENDPOINTS = new Set<Endpoint>([
	...[trending, popular, search, discover, genres].flatMap((group): Endpoint[] => Object.values(group)),
	movie,
	show,
	season,
]);

/** An id or season with a digit in it that is not a valid number; without a digit it is an unknown path. */
const MALFORMED_NUMBER = /^\/(movie|tv)\/(?=[^/]*\d)[^/]+$|^\/tv\/(?=[^/]*\d)[^/]+\/season\/(?=[^/]*\d)[^/]+$/;

/** `/trending` means all titles of the day. */
function withDefaults(path: string): string {
	if (path === "/trending") return "/trending/all/day";
	return /^\/trending\/(all|movie|tv)$/.test(path) ? `${path}/day` : path;
}

/** Providers differ by country: the upstream ignores them without a region. */
function withRegion(params: URLSearchParams, region: string): URLSearchParams {
	if (!params.get("with_watch_providers") || params.get("watch_region")) return params;
	const regional = new URLSearchParams(params);
	regional.set("watch_region", region);
	return regional;
}

/** A filter that is not applied would return other titles than the client requested. */
function findUnknownFilters(path: string, params: URLSearchParams): Record<string, string> {
	const { parameters } = Object.values(ENDPOINTS.discover).find((endpoint) => endpoint === findEndpoint(path)) ?? {};
	if (!parameters) return {};
	const unknown = [...params.keys()].filter((name) => !Object.hasOwn(parameters, name));
	return Object.fromEntries(unknown.map((name) => [name, sentence("unknownFilter", name)]));
}

function isPublic(path: string): boolean {
	const endpoint = findEndpoint(path);
	return endpoint !== null && PUBLIC_ENDPOINTS.has(endpoint);
}

/** `path` is what follows `/api/tmdb`. Throws `UpstreamError`. */
export async function readThroughProxy(
	catalogue: OpenCatalogue,
	{ path, params }: { path: string; params: URLSearchParams },
): Promise<ProxyResult> {
	const fullPath = withDefaults(path);
	const checked = isPublic(fullPath) ? checkQuery(fullPath, withRegion(params, catalogue.region)) : null;
	if (!checked) {
		if (!MALFORMED_NUMBER.test(fullPath)) return { ok: false, reason: "unknown" };
		return { ok: false, reason: "invalid", errors: { id: sentence("mustBePositive", "id") } };
	}
	if (!checked.ok) return { ok: false, reason: "invalid", errors: checked.errors };
	const unknown = findUnknownFilters(fullPath, params);
	if (Object.keys(unknown).length > 0) return { ok: false, reason: "invalid", errors: unknown };
	const { body, cacheStatus } = await catalogue.readPath(fullPath, Object.fromEntries(checked.query.params));
	return body === null ? { ok: false, reason: "missing" } : { ok: true, body, cacheStatus };
}
