import { toWatchResponse } from "~/domain/library/answers";
import { deleteWatch, findWatch } from "~/domain/library/watch-history.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/watch-history-entry";
import { readTitle } from "./read-title";

const NO_SUCH_ENTRY = { status: 404, code: "not_found", message: "This title is not in your watch history" };

const answer = endpoint<Route.ActionArgs>({
	async GET({ params, context }) {
		const title = { userId: context.get(currentUser).id, ...readTitle(params) };
		const entry = await findWatch(context.get(database), title);
		if (!entry) throw new HttpError(NO_SUCH_ENTRY);
		return success(toWatchResponse(entry));
	},
	async DELETE({ params, context }) {
		const title = { userId: context.get(currentUser).id, ...readTitle(params) };
		if (!(await deleteWatch(context.get(database), title))) throw new HttpError(NO_SUCH_ENTRY);
		return success({});
	},
});

export { answer as action, answer as loader };
