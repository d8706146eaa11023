import { removeOldWatchesAs } from "~/domain/library/retention.server";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/watch-history-cleanup";

const answer = endpoint<Route.ActionArgs>({
	async POST({ context }) {
		const actor = context.get(currentUser);
		return success({ deletedRecords: await removeOldWatchesAs(context.get(platformContext).db, { actor }) });
	},
});

export { answer as action, answer as loader };
