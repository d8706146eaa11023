import { MIGRATE_BODY_MAX, MigrateBody } from "~/domain/library/bodies";
import { importWatches } from "~/domain/library/watch-import.server";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/watch-history-migrate";

const answer = endpoint<Route.ActionArgs>({
	async POST({ request, context }) {
		const given = await readJsonBody(request, MigrateBody, MIGRATE_BODY_MAX);
		return success(await importWatches(context.get(database), { userId: context.get(currentUser).id, ...given }));
	},
});

export { answer as action, answer as loader };
