import { z } from "zod";
import { cardFacts } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { toLeaveOut } from "~/domain/library/discover/left-out.server";
import { listRecommendations, RECOMMENDED_MAX } from "~/domain/library/discover/recommendations.server";
import { readHomeRecord } from "~/domain/library/next/home-rows.server";
import { toCardResponse } from "~/domain/library/responses";
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
			const reading = readHomeRecord(db, profileId);
			const leaveOut = reading.then(({ hidden }) => toLeaveOut(hidden)).catch(() => null);
			const catalogue = openCatalogue(platform, { leaveOut });
			const list = await listRecommendations(db, catalogue, reading);
			const { images } = catalogue;
			return {
				data: list.map(({ reason, ...card }) => ({ ...toCardResponse({ ...cardFacts(card), images }), reason })),
			};
		},
	}),
];
