import { clearCatalogueCache } from "~/domain/catalogue/cache-admin.server";
import { success } from "~/lib/json-answer";
import { endpoint } from "~/middleware/api-endpoint";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/tmdb-cache-clear";

const answer = endpoint<Route.ActionArgs>({
	async POST({ context }) {
		return success({ cleared: await clearCatalogueCache(context.get(platformContext)) });
	},
});

export { answer as action, answer as loader };
