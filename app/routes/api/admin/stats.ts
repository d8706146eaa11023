import { readStatistics } from "~/domain/administration/statistics.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import type { Route } from "./+types/stats";

const answer = endpoint<Route.LoaderArgs>({
	GET: async ({ context }) => success(await readStatistics(context.get(database))),
});

export { answer as action, answer as loader };
