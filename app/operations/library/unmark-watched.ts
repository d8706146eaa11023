import { unmarkWatched } from "~/domain/library/watched.server";
import { defineOperation } from "../operation";
import { TitleParams } from "../title-params";
import { BEFORE, TitlePartQuery, toWatchedResponse } from "./watched";

export const unmarkWatchedOperation = defineOperation("DELETE /api/watched/:mediaId/:mediaType", {
	tag: "Library",
	summary: "Mark a movie, a show, a season or an episode as not watched",
	description: "Without a season the whole title, without specials.",
	access: "signed-in",
	params: TitleParams,
	query: TitlePartQuery,
	response: { description: "What changed, as it was before; PUT restores it", data: BEFORE },
	async handle({ db, user, params, query }) {
		const before = await unmarkWatched(db, { userId: user.id, ...params, ...query });
		return { data: { before: before.map(toWatchedResponse) } };
	},
});
