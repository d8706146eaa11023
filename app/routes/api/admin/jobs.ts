import { listJobs } from "~/domain/administration/jobs.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import type { Route } from "./+types/jobs";

const answer = endpoint<Route.LoaderArgs>({
	GET: async ({ context }) => success(await listJobs(context.get(database))),
});

export { answer as action, answer as loader };
