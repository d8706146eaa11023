import { readCacheFigures } from "~/domain/catalogue/cache-admin.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/tmdb-cache-stats";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		const figures = await readCacheFigures(context.get(platformContext));
		return success(figures, { headers: { "cache-control": "private, no-store" } });
	},
});

export { answer as action, answer as loader };
