import { BlockedTitlesQuery, BlockTitleBody } from "~/domain/administration/blocked-titles";
import { blockTitleAs, listTakeDowns, toBlockedTitleResponse } from "~/domain/administration/blocked-titles.server";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { readQuery } from "~/lib/read-query";
import { endpoint } from "~/middleware/api-endpoint";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/blocked-titles";
import { NOT_BLOCKED } from "./refusals";

const answer = endpoint<Route.ActionArgs>({
	async GET({ request, context }) {
		const { titles, nextCursor } = await listTakeDowns(
			context.get(platformContext),
			readQuery(request, BlockedTitlesQuery),
		);
		return Response.json({ success: true, data: titles.map(toBlockedTitleResponse), nextCursor });
	},
	async POST({ request, context }) {
		const title = await readJsonBody(request, BlockTitleBody);
		const blocked = await blockTitleAs(context.get(platformContext), { actor: context.get(currentUser), ...title });
		if (!blocked) throw new HttpError(NOT_BLOCKED);
		return success(toBlockedTitleResponse(blocked), { status: 201 });
	},
});

export { answer as action, answer as loader };
