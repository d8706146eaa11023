import { removeFromLater } from "~/domain/library/watch-later.server";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";
import { TitleParams } from "../title-params";

export const removeFromLaterOperation = defineOperation("DELETE /api/watch-later/:mediaId/:mediaType", {
	tag: "Library",
	summary: "Remove a saved title",
	access: "signed-in",
	params: TitleParams,
	response: { description: "Removed", data: NOTHING },
	refusals: { missing: { status: 404, code: "not_found", message: "This title is not in Watch Later" } },
	async handle({ db, user, params, refuse }) {
		if (!(await removeFromLater(db, { userId: user.id, ...params }))) throw refuse("missing");
		return { data: {} };
	},
});
