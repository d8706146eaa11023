import { unblockTitleAs } from "~/domain/administration/blocked-titles.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import { readTitle } from "../library/read-title";
import type { Route } from "./+types/blocked-title";
import { NOT_BLOCKED } from "./refusals";

const answer = endpoint<Route.ActionArgs>({
	async DELETE({ params, context }) {
		const { mediaType, mediaId: id } = readTitle(params);
		const act = { actor: context.get(currentUser), mediaType, id };
		if (!(await unblockTitleAs(context.get(platformContext), act))) throw new HttpError(NOT_BLOCKED);
		return success({});
	},
});

export { answer as action, answer as loader };
