import { deleteWatch } from "~/domain/library/watch-history.server";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";
import { TitleParams } from "../title-params";

export const removeWatchOperation = defineOperation("DELETE /api/watch-history/:mediaId/:mediaType", {
	tag: "Library",
	summary: "Remove a title from one's watch history",
	access: "signed-in",
	params: TitleParams,
	response: { description: "Removed", data: NOTHING },
	refusals: { missing: { status: 404, code: "not_found", message: "This title is not in your watch history" } },
	async handle({ db, user, params, refuse }) {
		if (!(await deleteWatch(db, { userId: user.id, ...params }))) throw refuse("missing");
		return { data: {} };
	},
});
