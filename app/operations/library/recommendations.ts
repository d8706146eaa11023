import { z } from "zod";
import { cardFacts } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { findLeaveOut } from "~/domain/library/discover/left-out.server";
import { listRecommendations, RECOMMENDED_MAX } from "~/domain/library/discover/recommendations.server";
import { openBegunTitles } from "~/domain/library/next/begun-titles.server";
import { BEGUN_BATCH, listRecentTitles } from "~/domain/library/next/continue-watching.server";
import { toCardResponse } from "~/domain/library/responses";
import { listRatedTitles } from "~/domain/library/store/ratings.server";
import { defineLibraryOperation, NO_INPUT } from "../operation";
import { RECOMMENDATION } from "../shapes";

export const operations = [
	defineLibraryOperation("GET /api/recommendations", {
		tag: "Library",
		summary: "Recommend titles",
		input: NO_INPUT,
		response: {
			description: "Each with the reason for it; empty for a user who has neither watched nor rated anything",
			data: z.array(RECOMMENDATION).max(RECOMMENDED_MAX),
		},
		async handle({ db, platform, profileId }) {
			const catalogue = openCatalogue(platform, { leaveOut: findLeaveOut(db, profileId, { showsWatched: true }) });
			const begun = openBegunTitles(db, { profileId, first: BEGUN_BATCH });
			const recent = listRecentTitles(db, catalogue, { profileId, begun });
			const list = await listRecommendations(db, catalogue, {
				profileId,
				recent,
				rated: listRatedTitles(db, profileId),
			});
			const { images } = catalogue;
			return {
				data: list.map(({ reason, ...card }) => ({ ...toCardResponse({ ...cardFacts(card), images }), reason })),
			};
		},
	}),
];
