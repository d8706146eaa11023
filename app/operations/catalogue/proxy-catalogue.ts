import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { readThroughProxy } from "~/domain/catalogue/source/proxy.server";
import { defineOperation } from "../operation";
import { PROXY_PATHS } from "./proxy-paths";
import { UPSTREAM_FAILURES } from "./upstream-failures";

/** Browsers may cache for 30 seconds, so that a blocked title disappears within a minute; a stale response is not cached. */
const CACHE_CONTROL = { hit: "public, max-age=30", miss: "public, max-age=30", stale: "no-store" };

export const proxyCatalogueOperation = defineOperation("GET /api/tmdb/*", {
	tag: "Catalogue",
	summary: "Read the catalogue in the shape of TMDB",
	access: "public",
	limit: { name: "PROXY_LIMIT" },
	response: {
		description: "In the shape of TMDB, whichever catalogue is in use",
		body: z.looseObject({}),
		headers: { "x-cache": "hit, miss or stale" },
	},
	documentedAs: PROXY_PATHS,
	refusals: {
		unknown: { status: 404, code: "not_found", message: "The catalogue has nothing at this address" },
		missing: { status: 404, code: "not_found", message: "There is no such title" },
		invalid: { status: 422, code: "invalid", message: "The catalogue does not have this query. Check its parameters" },
	},
	otherResponses: UPSTREAM_FAILURES,
	async handle({ platform, request, params, refuse }) {
		const result = await readThroughProxy(openCatalogue(platform), {
			path: `/${params["*"].replace(/\/+$/, "")}`,
			params: new URL(request.url).searchParams,
			region: platform.config.CATALOGUE_REGION,
		});
		if (!result.ok) throw refuse(result.reason, "errors" in result ? { errors: result.errors } : {});
		return Response.json(result.body, {
			headers: { "cache-control": CACHE_CONTROL[result.cacheStatus], "x-cache": result.cacheStatus },
		});
	},
});
