import { giveTitleBack } from "~/domain/administration/take-downs.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-answer";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import { readTitle } from "../library/read-title";
import type { Route } from "./+types/blocked-title";
import { NOT_TAKEN_DOWN } from "./refusals";

const answer = endpoint<Route.ActionArgs>({
	async DELETE({ params, context }) {
		const { mediaType, mediaId: id } = readTitle(params);
		const act = { actor: context.get(currentUser), mediaType, id };
		if (!(await giveTitleBack(context.get(platformContext), act))) throw new HttpError(NOT_TAKEN_DOWN);
		return success({});
	},
});

export { answer as action, answer as loader };
