import { endpoint } from "~/middleware/api-endpoint";
import type { Route } from "./+types/openapi";

const answer = endpoint<Route.LoaderArgs>({
	async GET() {
		// The schemas of all calls together are no burden to those who ask for something else.
		const { describeApi } = await import("~/domain/contract/document");
		return Response.json(describeApi(), {
			headers: { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" },
		});
	},
});

export { answer as action, answer as loader };
