import { toWatchResponse } from "~/domain/library/responses";
import { findWatch } from "~/domain/library/watch-history.server";
import { defineOperation } from "../operation";
import { WATCH } from "../shapes";
import { TitleParams } from "../title-params";

export const findWatchOperation = defineOperation("GET /api/watch-history/:mediaId/:mediaType", {
	tag: "Library",
	summary: "Find a title in one's watch history",
	access: "signed-in",
	params: TitleParams,
	response: { description: "The entry", data: WATCH },
	refusals: { missing: { status: 404, code: "not_found", message: "This title is not in your watch history" } },
	async handle({ db, user, params, refuse }) {
		const entry = await findWatch(db, { userId: user.id, ...params });
		if (!entry) throw refuse("missing");
		return { data: toWatchResponse(entry) };
	},
});
