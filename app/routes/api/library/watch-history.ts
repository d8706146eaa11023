import { toWatchResponse } from "~/domain/library/answers";
import { PageQuery, WatchBody } from "~/domain/library/bodies";
import {
	clearWatches,
	countWatches,
	listWatches,
	recordWatch,
	restoreWatch,
} from "~/domain/library/watch-history.server";
import { HttpError } from "~/lib/http-error";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { readQuery } from "~/lib/read-query";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/watch-history";

const DELETED_MEANWHILE = { status: 409, code: "conflict", message: "The entry was deleted at the same moment" };

const answer = endpoint<Route.ActionArgs>({
	async GET({ request, context }) {
		const { limit, offset } = readQuery(request, PageQuery);
		const db = context.get(database);
		const userId = context.get(currentUser).id;
		const [entries, total] = await Promise.all([listWatches(db, { userId, limit, offset }), countWatches(db, userId)]);
		return Response.json({ success: true, data: entries.map(toWatchResponse), total });
	},
	async POST({ request, context }) {
		const { watch, restoredAt } = await readJsonBody(request, WatchBody);
		const db = context.get(database);
		const userId = context.get(currentUser).id;
		const entry =
			restoredAt === undefined
				? await recordWatch(db, { userId, ...watch })
				: await restoreWatch(db, { userId, ...watch, at: restoredAt });
		if (!entry) throw new HttpError(DELETED_MEANWHILE);
		return success(toWatchResponse(entry));
	},
	async DELETE({ context }) {
		return success({ deleted: await clearWatches(context.get(database), context.get(currentUser).id) });
	},
});

export { answer as action, answer as loader };
