import { testDatabase } from "~/domain/administration/debug.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import type { Route } from "./+types/test-db";

const answer = endpoint<Route.LoaderArgs>({
	GET: async ({ context }) => success(await testDatabase(context.get(database))),
});

export { answer as action, answer as loader };
