import { z } from "zod";
import { toWatchResponse } from "~/domain/library/responses";
import { countWatches, listWatches } from "~/domain/library/watch-history.server";
import { defineOperation } from "../operation";
import { COUNT, WATCH } from "../shapes";
import { PageQuery } from "./page-query";

export const listWatchHistoryOperation = defineOperation("GET /api/watch-history", {
	tag: "Library",
	summary: "List one's watch history",
	access: "signed-in",
	query: PageQuery,
	response: { description: "Newest first", data: z.array(WATCH), rest: { total: COUNT } },
	async handle({ db, user, query }) {
		const [entries, total] = await Promise.all([
			listWatches(db, { userId: user.id, ...query }),
			countWatches(db, user.id),
		]);
		return { data: entries.map(toWatchResponse), rest: { total } };
	},
});
