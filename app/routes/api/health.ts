import { checkHealth } from "~/domain/administration/health.server";
import { HttpError } from "~/lib/http-error";
import { failure, success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { requestIdContext } from "~/middleware/request-id";
import { platformContext } from "~/platform.server";
import { PRODUCT_VERSION } from "~/product";
import type { Route } from "./+types/health";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		const health = { ...(await checkHealth(context.get(platformContext))), version: PRODUCT_VERSION };
		if (health.status !== "down") return success(health, { headers: { "cache-control": "no-store" } });
		const error = new HttpError({
			status: 503,
			code: "unhealthy",
			message: "The database is not answering",
			headers: { "retry-after": "10" },
		});
		return failure(error, context.get(requestIdContext), { data: health });
	},
});

export { answer as action, answer as loader };
