import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { readThroughProxy } from "~/domain/catalogue/proxy.server";
import { HttpError } from "~/lib/http-error";
import { endpoint } from "~/middleware/api-endpoint";
import { rateLimit } from "~/middleware/rate-limit";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/tmdb";

export const middleware: Route.MiddlewareFunction[] = [rateLimit("PROXY_LIMIT")];

/** Seconds that a browser may keep an answer, so that a title that was taken down is gone within a minute; a stale one it asks for again. */
const BROWSER_CACHE = { hit: "public, max-age=30", miss: "public, max-age=30", stale: "no-store" };

const REFUSALS = {
	unknown: { status: 404, code: "not_found", message: "The catalogue has nothing at this address" },
	missing: { status: 404, code: "not_found", message: "There is no such title" },
	invalid: { status: 422, code: "invalid", message: "The catalogue does not understand this question" },
};

const answer = endpoint<Route.LoaderArgs>({
	async GET({ request, params, context }) {
		const platform = context.get(platformContext);
		const asked = await readThroughProxy(openCatalogue(platform), {
			path: `/${params["*"].replace(/\/+$/, "")}`,
			params: new URL(request.url).searchParams,
			region: platform.config.CATALOGUE_REGION,
		});
		if (!asked.ok) {
			throw new HttpError({ ...REFUSALS[asked.reason], ...("errors" in asked && { errors: asked.errors }) });
		}
		return Response.json(asked.body, {
			headers: { "cache-control": BROWSER_CACHE[asked.cacheStatus], "x-cache": asked.cacheStatus },
		});
	},
});

export { answer as action, answer as loader };
