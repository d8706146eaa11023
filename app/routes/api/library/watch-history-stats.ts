import { toWatchStatsResponse } from "~/domain/library/answers";
import { readWatchStats } from "~/domain/library/watch-history.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/watch-history-stats";

const answer = endpoint<Route.LoaderArgs>({
	async GET({ context }) {
		return success(toWatchStatsResponse(await readWatchStats(context.get(database), context.get(currentUser).id)));
	},
});

export { answer as action, answer as loader };
