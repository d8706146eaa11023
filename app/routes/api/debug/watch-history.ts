import { describeWatchHistory } from "~/domain/library/debug.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/watch-history";

const answer = endpoint<Route.LoaderArgs>({
	GET: async ({ context }) => success(await describeWatchHistory(context.get(database), context.get(currentUser))),
});

export { answer as action, answer as loader };
