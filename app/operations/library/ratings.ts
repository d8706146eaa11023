import { z } from "zod";
import { episodeKey } from "~/domain/catalogue/paths";
import type { Change } from "~/domain/library/changes/changes";
import { toRatingResponse } from "~/domain/library/responses";
import { toRatedPlace, toRating } from "~/domain/library/store/own-remarks.server";
import { countRatings, listRatings } from "~/domain/library/store/ratings.server";
import {
	BAD_CURSOR,
	CURSOR_ERRORS,
	cursor,
	episodeDigits,
	episodeNumber,
	isoTime,
	mediaType,
	pageLimit,
	TitleParams,
} from "../inputs";
import { defineChange, defineLibraryOperation } from "../operation";
import { COUNT, NOTHING, nextCursor, RATING } from "../shapes";
import { applyNow, applySent } from "./apply-now";

export const BOTH_OR_NONE = "season and episode belong together";

export function isWhole({ season, episode }: { season?: number; episode?: number }): boolean {
	return (season === undefined) === (episode === undefined);
}

const rating = z
	.int("rating must be a whole number from 1 to 10")
	.min(1, "rating must be at least 1")
	.max(10, "rating must be at most 10");

/** Without season and episode, the title itself is rated. */
export const RatingBody = z
	.object({
		rating,
		season: episodeNumber.optional(),
		episode: episodeNumber.optional(),
		rated_at: isoTime
			.optional()
			.meta({ description: "For a report that may be late: a later rating or removal stays" }),
	})
	.refine(isWhole, { path: ["season"], message: BOTH_OR_NONE });

export const PlaceQuery = z
	.object({ season: episodeDigits.optional(), episode: episodeDigits.optional() })
	.refine(isWhole, { path: ["season"], message: BOTH_OR_NONE });

export const EPISODE_OF_MOVIE = { status: 422, code: "invalid", message: "A movie has no episodes" } as const;
export const OF_MOVIE_ERRORS = { season: EPISODE_OF_MOVIE.message };

export const operations = [
	defineLibraryOperation("GET /api/ratings", {
		tag: "Library",
		summary: "List your ratings",
		description: "Nobody else sees them.",
		input: z.object({ query: z.object({ media_type: mediaType.optional(), limit: pageLimit, cursor }) }),
		response: {
			description: "Newest first; those of shows and of their episodes have the media type tv",
			data: z.array(RATING),
			extra: { total: COUNT, nextCursor },
		},
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, profileId, query: { media_type: type, ...page }, refuse }) {
			const [list, total] = await Promise.all([
				listRatings(db, { profileId, mediaType: type, ...page }),
				countRatings(db, profileId, type),
			]);
			if (!list) throw refuse("badCursor", { errors: CURSOR_ERRORS });
			return { data: list.ratings.map(toRatingResponse), extra: { total, nextCursor: list.nextCursor } };
		},
	}),

	defineChange("PUT /api/ratings/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Rate a movie, a show or an episode",
		description: "Without a season and an episode, the title. The same call twice changes nothing.",
		input: z.object({ params: TitleParams, body: RatingBody }),
		response: {
			description: "What is stored now; rating and rated_at are null where it was removed after the time that was sent",
			data: RATING.extend({ rating: RATING.shape.rating.nullable(), rated_at: RATING.shape.rated_at.nullable() }),
		},
		refusals: {
			ofMovie: EPISODE_OF_MOVIE,
			full: { status: 409, code: "full", message: "You have 100,000 ratings, which is the most. Remove some first" },
		},
		async handle({ params, body: { rated_at: ratedAt, rating, season = null, episode = null }, refuse, ...context }) {
			if (params.mediaType === "movie" && season !== null) throw refuse("ofMovie", { errors: OF_MOVIE_ERRORS });
			const place = { ...params, season, episode };
			const changes: Change[] = [{ kind: "rate", at: ratedAt ?? Date.now(), ...place, rating }];
			const { after, refused } = await (ratedAt === undefined ? applyNow : applySent)(context, changes);
			if (refused.some(({ reason }) => reason === "full")) throw refuse("full");
			const rated = after.episodes.get(episodeKey(toRatedPlace(place)));
			if (rated && rated.rating > 0) return { data: toRatingResponse(toRating(rated)) };
			const { mediaType: media_type, id } = params;
			return { data: { media_id: String(id), media_type, season, episode, rating: null, rated_at: null } };
		},
	}),

	defineChange("DELETE /api/ratings/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Remove your rating of a movie, a show or an episode",
		description: "Without a season and an episode, that of the title. It need not exist.",
		input: z.object({ params: TitleParams, query: PlaceQuery }),
		response: { description: "Removed", data: NOTHING },
		refusals: { ofMovie: EPISODE_OF_MOVIE },
		async handle({ params, query: { season = null, episode = null }, refuse, ...context }) {
			if (params.mediaType === "movie" && season !== null) throw refuse("ofMovie", { errors: OF_MOVIE_ERRORS });
			await applyNow(context, [{ kind: "unrate", at: Date.now(), ...params, season, episode }]);
			return { data: {} };
		},
	}),
];
