import { TakeDownBody, TakeDownsQuery } from "~/domain/administration/take-downs";
import { listTakeDowns, takeDownAnswer, takeTitleDown } from "~/domain/administration/take-downs.server";
import { HttpError } from "~/lib/http-error";
import { success } from "~/lib/json-answer";
import { readJsonBody } from "~/lib/json-body";
import { readQuery } from "~/lib/read-query";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/blocked-titles";
import { NOT_TAKEN_DOWN } from "./refusals";

const answer = endpoint<Route.ActionArgs>({
	async GET({ request, context }) {
		const { titles, nextCursor } = await listTakeDowns(
			context.get(platformContext),
			readQuery(request, TakeDownsQuery),
		);
		return Response.json({ success: true, data: titles.map(takeDownAnswer), nextCursor });
	},
	async POST({ request, context }) {
		const title = await readJsonBody(request, TakeDownBody);
		const blocked = await takeTitleDown(context.get(platformContext), { actor: context.get(currentUser), ...title });
		if (!blocked) throw new HttpError(NOT_TAKEN_DOWN);
		return success(takeDownAnswer(blocked), { status: 201 });
	},
});

export { answer as action, answer as loader };
