import { listPlayerServers } from "~/domain/playback/player-servers.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { isWithinLimit, TOO_MANY } from "~/middleware/rate-limit";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/player-servers";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ request, context }) {
		const refresh = new URL(request.url).searchParams.get("refresh") === "1";
		if (refresh && !(await isWithinLimit({ request, context, limit: "WRITE_LIMIT" }))) throw new HttpError(TOO_MANY);
		const { config, summary, error } = await listPlayerServers(context.get(platformContext), { refresh });
		return success({ ...config, summary, error }, { headers: { "cache-control": "no-store" } });
	},
});

export { answer as action, answer as loader };
