import { z } from "zod";
import { offeredLimitOf } from "~/domain/accounts/sessions.server";
import { cardFacts } from "~/domain/catalogue/cards";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listHiddenOf, toLeaveOut } from "~/domain/library/discover/left-out.server";
import {
	listRecommendations,
	RECOMMENDED_MAX,
	type RecommendationReason,
} from "~/domain/library/discover/recommendations.server";
import { readHomeRecord } from "~/domain/library/next/home-rows.server";
import { toCardResponse } from "~/domain/library/responses";
import { defineLibraryOperation, NO_INPUT } from "../operation";
import { RECOMMENDATION } from "../shapes";

const REASONS: Record<RecommendationReason["kind"], (reason: RecommendationReason) => string> = {
	watched: ({ name }) => `Because you watched ${name}`,
	rated: ({ name, rating }) => `Because you rated ${name} ${rating}`,
	genre: ({ name }) => `Popular in ${name}`,
	trending: () => "Trending now",
};

export const operations = [
	defineLibraryOperation("GET /api/recommendations", {
		tag: "Library",
		summary: "Recommend titles",
		input: NO_INPUT,
		response: {
			description: "Each with the reason for it; empty for a user who has neither watched nor rated anything",
			data: z.array(RECOMMENDATION).max(RECOMMENDED_MAX),
		},
		async handle({ db, platform, session, profileId }) {
			const companions = session.together?.companions.map(({ id }) => id) ?? [];
			const reading = readHomeRecord(db, profileId).then((record) => ({ ...record, companions }));
			const leaveOut = Promise.all([reading, listHiddenOf(db, companions)])
				.then(([{ hidden }, others]) => toLeaveOut([...hidden, ...others]))
				.catch(() => null);
			const ageLimit = Promise.resolve(offeredLimitOf(session));
			const catalogue = openCatalogue({ ...platform, ageLimit }, { leaveOut });
			const list = await listRecommendations(db, catalogue, reading);
			const { images } = catalogue;
			return {
				data: list.map(({ reason, ...card }) => ({
					...toCardResponse({ ...cardFacts(card), images }),
					reason: REASONS[reason.kind](reason),
				})),
			};
		},
	}),
];
