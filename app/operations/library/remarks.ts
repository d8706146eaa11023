// The lists of remarks: `/api/ratings`, `/api/notes`. Each list has the same three operations.
import { z } from "zod";
import { episodeKey } from "~/domain/catalogue/paths";
import {
	isByMediaType,
	REMARK_NAMES,
	REMARKS,
	type Remarked,
	type RemarkName,
	writeRemark,
} from "~/domain/library/changes/remarks";
import { toRemarkResponse } from "~/domain/library/responses";
import { toRatedPlace, toRemarked } from "~/domain/library/store/own-remarks.server";
import { countRemarks, listRemarks } from "~/domain/library/store/remarks.server";
import { sentence } from "~/messages/sentence";
import {
	BAD_CURSOR,
	cursor,
	episodeDigits,
	episodeNumber,
	isoTime,
	mediaType,
	pageLimit,
	remarkValue,
	TitleParams,
} from "../inputs";
import { defineChange, defineLibraryOperation } from "../operation";
import { COUNT, NOTHING, nextCursor, REMARK_SHAPES } from "../shapes";
import { applyNow } from "./apply-now";

const BOTH_OR_NONE = sentence("belongTogether", "season", "episode");

function isWhole({ season, episode }: { season?: number; episode?: number }): boolean {
	return (season === undefined) === (episode === undefined);
}

const PlaceQuery = z
	.object({ season: episodeDigits.optional(), episode: episodeDigits.optional() })
	.refine(isWhole, { path: ["season"], message: BOTH_OR_NONE });

const EPISODE_OF_MOVIE = { status: 422, code: "invalid", message: sentence("noEpisodes"), field: "season" } as const;

/** Without season and episode, the remark is of the title itself. */
function bodyOf(name: RemarkName) {
	const { timeName, none } = REMARKS[name];
	const value = remarkValue(name).refine((said) => said !== none, sentence("mustHaveLetter", name));
	return z
		.object({
			[name]: value,
			season: episodeNumber.optional(),
			episode: episodeNumber.optional(),
			[timeName]: isoTime
				.optional()
				.meta({ description: "For a report that may be late: a later change or removal stays" }),
		})
		.transform(({ season, episode, ...body }) => ({
			...({ season, episode } as { season?: number; episode?: number }),
			said: body[name] as number | string,
			at: body[timeName] as number | undefined,
		}))
		.refine(isWhole, { path: ["season"], message: BOTH_OR_NONE });
}

function define(name: RemarkName) {
	const { list, noun, max, full, none, time, timeName } = REMARKS[name];
	const shape = REMARK_SHAPES[name];
	const members: Record<string, z.ZodType> = shape.shape;
	const byMediaType = { media_type: mediaType.optional() };
	const filters = (isByMediaType(name) ? byMediaType : {}) as typeof byMediaType;
	return [
		defineLibraryOperation(`GET /api/${list}`, {
			tag: "Library",
			summary: `List your ${list} of titles and episodes`,
			description: "Nobody else sees them.",
			input: z.object({ query: z.object({ ...filters, limit: pageLimit, cursor }) }),
			response: {
				description: "Newest first; those of shows and of their episodes have the media type tv",
				data: z.array(shape),
				extra: { total: COUNT, nextCursor },
			},
			refusals: { badCursor: BAD_CURSOR },
			async handle({ db, profileId, query: { media_type: type, ...page }, refuse }) {
				const [listed, total] = await Promise.all([
					listRemarks(db, name, { profileId, mediaType: type, ...page }),
					countRemarks(db, { profileId, name, mediaType: type }),
				]);
				if (!listed) throw refuse("badCursor");
				const data = listed.entries.map((remark) => toRemarkResponse(name, remark));
				return { data, extra: { total, nextCursor: listed.nextCursor } };
			},
		}),

		defineChange(`PUT /api/${list}/:mediaId/:mediaType`, {
			tag: "Library",
			summary: `Set your ${noun} of a movie, a show or an episode`,
			description:
				"Without a season and an episode, of the title. It replaces the one that is there; the same call twice changes nothing.",
			input: z.object({ params: TitleParams, body: bodyOf(name) }),
			response: {
				description: `What is stored now; ${name} and ${timeName} are null where it was removed after the time that was sent`,
				data: shape.extend({ [name]: z.nullable(members[name] ?? z.never()), [timeName]: z.nullable(z.string()) }),
			},
			refusals: {
				ofMovie: EPISODE_OF_MOVIE,
				full: { status: 409, code: "full", message: sentence(full, max) },
			},
			async handle({ params, body: { at, said: value, season = null, episode = null }, refuse, ...context }) {
				if (params.mediaType === "movie" && season !== null) throw refuse("ofMovie");
				const place = { ...params, season, episode };
				const changes = [writeRemark({ ...place, name, value }, { at: at ?? Date.now() })];
				const { after, refused } = await applyNow(context, changes, { isLive: at === undefined });
				if (refused.some(({ reason }) => reason === "full")) throw refuse("full");
				const row = after.episodes.get(episodeKey(toRatedPlace(place)));
				const stored = row && { ...toRemarked(row), [name]: row[name], [time]: row[time] };
				if (stored && stored[name] !== none)
					return { data: toRemarkResponse(name, stored as unknown as Remarked<typeof name>) };
				const { mediaType: media_type, id } = params;
				return { data: { media_id: String(id), media_type, season, episode, [name]: null, [timeName]: null } };
			},
		}),

		defineChange(`DELETE /api/${list}/:mediaId/:mediaType`, {
			tag: "Library",
			summary: `Remove your ${noun} of a movie, a show or an episode`,
			description: "Without a season and an episode, that of the title. It need not exist.",
			input: z.object({ params: TitleParams, query: PlaceQuery }),
			response: { description: "Removed", data: NOTHING },
			refusals: { ofMovie: EPISODE_OF_MOVIE },
			async handle({ params, query: { season = null, episode = null }, refuse, ...context }) {
				if (params.mediaType === "movie" && season !== null) throw refuse("ofMovie");
				await applyNow(context, [writeRemark({ ...params, season, episode, name, value: none }, { at: Date.now() })]);
				return { data: {} };
			},
		}),
	] as const;
}

export const operations = REMARK_NAMES.flatMap(define);
