import { z } from "zod";
import { deleteWatches } from "~/domain/library/watch-history.server";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";
import { TitlesBody } from "../title-params";

export const removeWatchesOperation = defineOperation("POST /api/watch-history/remove", {
	tag: "Library",
	summary: "Remove several titles from one's watch history",
	description: "At most 100. Titles that are not in the history are left out of the count.",
	access: "signed-in",
	body: TitlesBody,
	response: { description: "How many were removed", data: z.strictObject({ removed: COUNT }) },
	async handle({ db, user, body }) {
		return { data: { removed: await deleteWatches(db, { userId: user.id, titles: body.titles }) } };
	},
});
