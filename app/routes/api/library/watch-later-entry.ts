import { removeFromLater } from "~/domain/library/watch-later.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/watch-later-entry";
import { readTitle } from "./read-title";

const NOT_SAVED = { status: 404, code: "not_found", message: "This title is not in Watch Later" };

const answer = endpoint<Route.ActionArgs>({
	async DELETE({ params, context }) {
		const title = { userId: context.get(currentUser).id, ...readTitle(params) };
		if (!(await removeFromLater(context.get(database), title))) throw new HttpError(NOT_SAVED);
		return success({});
	},
});

export { answer as action, answer as loader };
