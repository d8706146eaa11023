// Owns which paths of the upstream anyone may ask through us (specification, section 7, "Catalogue proxy"), and how such
// an address becomes a question for the catalogue.
import type { CacheAnswer } from "./cache.server";
import type { OpenCatalogue } from "./catalogue.server";
import { checkQuery } from "./query";

export type ProxyAnswer =
	| { ok: true; body: unknown; answer: CacheAnswer }
	/** `unknown` is no path of ours, `missing` a title that the upstream does not know. */
	| { ok: false; reason: "unknown" | "missing" }
	| { ok: false; reason: "invalid"; errors: Record<string, string> };

const PROXIED = [
	/^\/trending\/(all|movie|tv)\/(day|week)$/,
	/^\/(movie|tv)\/popular$/,
	/^\/(movie|tv)\/\d+$/,
	/^\/tv\/\d+\/season\/\d+$/,
	/^\/search\/(multi|movie|tv)$/,
	/^\/genre\/(movie|tv)\/list$/,
	/^\/discover\/(movie|tv)$/,
];

/** A number that is meant as an id or season, and is none: a word there is another path. */
const MALFORMED_NUMBER = /^\/(movie|tv)\/(?=[^/]*\d)[^/]+$|^\/tv\/(?=[^/]*\d)[^/]+\/season\/(?=[^/]*\d)[^/]+$/;

/** `/trending` is all titles of the day. */
function withDefaults(path: string): string {
	if (path === "/trending") return "/trending/all/day";
	return /^\/trending\/(all|movie|tv)$/.test(path) ? `${path}/day` : path;
}

/** Providers differ by country: without one the upstream takes no notice of them. */
function withRegion(params: URLSearchParams, region: string): URLSearchParams {
	if (!params.get("with_watch_providers") || params.get("watch_region")) return params;
	const regional = new URLSearchParams(params);
	regional.set("watch_region", region);
	return regional;
}

/** `path` is what follows `/api/tmdb`. Throws `UpstreamError`. */
export async function askThroughProxy(
	catalogue: OpenCatalogue,
	{ path, params, region }: { path: string; params: URLSearchParams; region: string },
): Promise<ProxyAnswer> {
	const asked = withDefaults(path);
	const checked = PROXIED.some((pattern) => pattern.test(asked)) ? checkQuery(asked, withRegion(params, region)) : null;
	if (!checked) {
		if (!MALFORMED_NUMBER.test(asked)) return { ok: false, reason: "unknown" };
		return { ok: false, reason: "invalid", errors: { id: "Must be a positive whole number" } };
	}
	if (!checked.ok) return { ok: false, reason: "invalid", errors: checked.errors };
	const { body, answer } = await catalogue.readWithAnswer(asked, Object.fromEntries(checked.query.params));
	return body === null ? { ok: false, reason: "missing" } : { ok: true, body, answer };
}
