import { listPlayerServers } from "~/domain/playback/player-servers.server";
import { success } from "~/lib/json-answer";
import { endpoint } from "~/middleware/api-endpoint";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/player-servers";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ request, context }) {
		const refresh = new URL(request.url).searchParams.get("refresh") === "1";
		const { config, summary, error } = await listPlayerServers(context.get(platformContext), { refresh });
		return success({ ...config, summary, error }, { headers: { "cache-control": "no-store" } });
	},
});

export { answer as action, answer as loader };
