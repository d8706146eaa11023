import { clearCatalogueCacheAs } from "~/domain/catalogue/cache-admin.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/tmdb-cache-clear";

const answer = endpoint<Route.ActionArgs>({
	async POST({ context }) {
		const actor = context.get(currentUser);
		return success({ cleared: await clearCatalogueCacheAs(context.get(platformContext), { actor }) });
	},
});

export { answer as action, answer as loader };
