import { removeFromLater } from "~/domain/library/watch-later.server";
import { defineOperation } from "../operation";
import { LATER_ITEM } from "../shapes";
import { TitleParams } from "../title-params";

export const removeFromLaterOperation = defineOperation("DELETE /api/watch-later/:mediaId/:mediaType", {
	tag: "Library",
	summary: "Remove a saved title",
	access: "signed-in",
	params: TitleParams,
	response: {
		description: "What was removed; POST with the same values restores it",
		data: LATER_ITEM.pick({ nextSeason: true, nextEpisode: true, added_at: true }),
	},
	refusals: { missing: { status: 404, code: "not_found", message: "This title is not in Watch Later" } },
	async handle({ db, user, params, refuse }) {
		const removed = await removeFromLater(db, { userId: user.id, ...params });
		if (!removed) throw refuse("missing");
		const { addedAt, ...start } = removed;
		return { data: { ...start, added_at: new Date(addedAt).toISOString() } };
	},
});
