import { z } from "zod";
import { removeSeveralFromLater } from "~/domain/library/watch-later.server";
import { defineOperation } from "../operation";
import { COUNT } from "../shapes";
import { TitlesBody } from "../title-params";

export const removeSeveralFromLaterOperation = defineOperation("POST /api/watch-later/remove", {
	tag: "Library",
	summary: "Remove several saved titles",
	description: "At most 100. Titles that are not saved are left out of the count.",
	access: "signed-in",
	body: TitlesBody,
	response: { description: "How many were removed", data: z.strictObject({ removed: COUNT }) },
	async handle({ db, user, body }) {
		return { data: { removed: await removeSeveralFromLater(db, { userId: user.id, titles: body.titles }) } };
	},
});
