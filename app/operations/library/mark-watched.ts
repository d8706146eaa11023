import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listAiredEpisodes } from "~/domain/library/season-lists.server";
import { markWatched } from "~/domain/library/watched.server";
import { defineOperation } from "../operation";
import { TitleParams } from "../title-params";
import { BEFORE, FULL, TitlePartBody, toWatchedResponse } from "./watched";

export const markWatchedOperation = defineOperation("POST /api/watched/:mediaId/:mediaType", {
	tag: "Library",
	summary: "Mark a movie, a show, a season or an episode as watched",
	description: "Without a season the whole title, without specials and without episodes that have not aired.",
	access: "signed-in",
	params: TitleParams,
	body: TitlePartBody,
	isBodyOptional: true,
	response: { description: "What changed, as it was before; PUT restores it", data: BEFORE },
	refusals: {
		missing: { status: 404, code: "not_found", message: "There is no such title, season or episode" },
		full: FULL,
	},
	async handle({ db, platform, user, params, body, refuse }) {
		const part = { userId: user.id, ...params, ...body };
		const episodes = await listAiredEpisodes(openCatalogue(platform), part);
		if (!episodes) throw refuse("missing");
		const marked = await markWatched(db, { ...part, episodes });
		if (!marked.ok) throw refuse(marked.reason);
		return { data: { before: marked.before.map(toWatchedResponse) } };
	},
});
