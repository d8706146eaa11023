import { z } from "zod";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import type { SeasonEpisodes } from "~/domain/catalogue/titles/episodes";
import { findShow } from "~/domain/catalogue/titles/titles.server";
import { readAllLists } from "~/domain/library/season-lists.server";
import { defineOperation } from "../operation";
import { NUMBER } from "../shapes";
import { TitleParams } from "../title-params";
import { UPSTREAM_FAILURES } from "./upstream-failures";

const RANGES = z.array(z.tuple([NUMBER, NUMBER]));

const SEASON = z.strictObject({
	number: NUMBER,
	aired: RANGES.optional().meta({ description: "First and last number of each run of episodes that have aired" }),
	coming: RANGES.optional().meta({ description: "The same of episodes that are listed and have not aired" }),
}) satisfies z.ZodType<SeasonEpisodes>;

export const listEpisodesOperation = defineOperation("GET /api/episodes/:mediaId", {
	tag: "Catalogue",
	summary: "List the numbers of a show's episodes",
	description: "By season, without specials. Numbers are the source's: they may begin anywhere and have gaps.",
	access: "public",
	limit: { name: "PROXY_LIMIT" },
	params: TitleParams.pick({ mediaId: true }),
	response: { description: "The seasons, ascending", data: z.array(SEASON) },
	otherResponses: UPSTREAM_FAILURES,
	refusals: { missing: { status: 404, code: "not_found", message: "There is no such show" } },
	async handle({ platform, params: { mediaId }, refuse }) {
		const catalogue = openCatalogue(platform);
		const show = await findShow(catalogue, mediaId);
		if (!show) throw refuse("missing");
		return { data: await readAllLists(catalogue, show) };
	},
});
