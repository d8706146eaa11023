import { z } from "zod";
import type { EpisodeRef } from "~/domain/catalogue/types";
import type { Change } from "~/domain/library/changes/changes";
import { rangeBetween } from "~/domain/library/diary/play-days";
import { PLAY_PRECISIONS } from "~/domain/library/diary/plays";
import { countPlays, findPlay, listPlays } from "~/domain/library/diary/plays.server";
import { toPlayResponse } from "~/domain/library/responses";
import { ofField } from "~/http/field-errors";
import type { Sentence } from "~/lib/text/sentence";
import { sentence } from "~/messages/sentence";
import {
	BAD_CURSOR,
	COMPANY,
	cursor,
	episodeDigits,
	episodeNumber,
	mediaId,
	mediaType,
	NOT_OF_ACCOUNT,
	noteText,
	pageLimit,
	pastTime,
	playId,
	playTime,
	watchedTime,
} from "../inputs";
import { defineChange, defineLibraryOperation } from "../operation";
import { COUNT, LEFT_OUT, NOTHING, nextCursor, PLAY } from "../shapes";
import { applyNow, findCompany } from "./apply-now";
import { FULL } from "./watched";

const moment = playTime.refine(({ watchedAt }) => watchedAt !== null, {
	error: ofField((name) => sentence("mustBeMoment", name)),
});

const PlayParams = z.object({ id: playId }).transform(({ id }) => ({ playId: id }));

const PlayBody = z
	.object({
		media_type: mediaType,
		media_id: mediaId,
		season: episodeNumber.optional(),
		episode: episodeNumber.optional(),
		watched_at: watchedTime,
		precision: z.enum(PLAY_PRECISIONS).optional().meta({ description: "Follows from watched_at" }),
		id: z.uuid().optional().meta({ description: "Yours for the play: sent twice, it is added once" }),
		note: noteText
			.optional()
			.meta({ description: "Yours, up to 500 characters; of a play that is there it is replaced" }),
		...COMPANY,
		again: z
			.literal(true)
			.optional()
			.meta({ description: "A further viewing where one of the same minute, day or of no date is there" }),
	})
	.superRefine(({ media_type, season, episode, watched_at, precision }, context) => {
		const refuse = (field: string, message: Sentence) => context.addIssue({ code: "custom", path: [field], message });
		const isMovie = media_type === "movie";
		if (isMovie && (season ?? 1) !== 1) refuse("season", sentence("noEpisodes"));
		if (isMovie && (episode ?? 1) !== 1) refuse("episode", sentence("noEpisodes"));
		if (!isMovie && season === undefined) refuse("season", sentence("neededForEpisode", "season"));
		if (!isMovie && episode === undefined) refuse("episode", sentence("neededForEpisode", "episode"));
		if (precision !== undefined && precision !== watched_at.precision) {
			refuse("precision", sentence("precisionDiffers"));
		}
	});

const CorrectionBody = z
	.object({ watched_at: pastTime.optional(), note: noteText.optional().meta({ description: "Empty removes it" }) })
	.refine(({ watched_at, note }) => watched_at !== undefined || note !== undefined, {
		path: ["watched_at"],
		message: sentence("sendOneOf", "watched_at", "note"),
	});

function toPlayRef({ mediaType, id, season, episode, playId }: EpisodeRef & { playId: string }) {
	return { mediaType, id, season, episode, playId };
}

const PlaysQuery = z
	.object({
		media_type: mediaType.optional(),
		media_id: mediaId.optional(),
		season: episodeDigits.optional(),
		episode: episodeDigits.optional(),
		from: moment.optional().meta({ description: "A time, or a day of your time zone as YYYY-MM-DD" }),
		to: moment.optional().meta({ description: "Like from; the day is included" }),
		limit: pageLimit,
		cursor,
	})
	.superRefine(({ media_type, media_id, season, episode }, context) => {
		const refuse = (field: string, message: Sentence) => context.addIssue({ code: "custom", path: [field], message });
		if (media_id !== undefined && media_type === undefined)
			refuse("media_type", sentence("requires", "media_id", "media_type"));
		if (season !== undefined && media_id === undefined) refuse("media_id", sentence("requires", "season", "media_id"));
		if (episode !== undefined && season === undefined) refuse("season", sentence("requires", "episode", "season"));
	});

const ADDED_PLAY = PLAY.extend({
	is_new: z.boolean().meta({ description: "False where the play was there: then it stays with whom it was" }),
	refused: LEFT_OUT,
}).meta({ id: "AddedPlay" });

const MISSING = { status: 404, code: "not_found", message: sentence("noPlay") } as const;

export const operations = [
	defineLibraryOperation("GET /api/plays", {
		tag: "Library",
		summary: "List each time that you watched something",
		input: z.object({ query: PlaysQuery }),
		response: {
			description: "Newest first; those without a date last",
			data: z.array(PLAY),
			extra: { total: COUNT, nextCursor },
		},
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, profileId, timeZone, query, refuse }) {
			const { media_type, media_id, season, episode, from, to, ...page } = query;
			const of = {
				profileId,
				mediaType: media_type,
				id: media_id,
				season,
				episode,
				range: rangeBetween({ from, to }, timeZone),
			};
			const [list, total] = await Promise.all([listPlays(db, { ...of, ...page, timeZone }), countPlays(db, of)]);
			if (!list) throw refuse("badCursor");
			return { data: list.entries.map(toPlayResponse), extra: { total, nextCursor: list.nextCursor } };
		},
	}),

	defineChange("POST /api/plays", {
		tag: "Library",
		summary: "Add a time that you watched a movie or an episode",
		description:
			"With the day only, or null for an unknown date. The same title in the same minute, on the same day or without a date is the same play, unless again says that it is a further one.",
		input: z.object({ body: PlayBody }),
		response: { status: 201, description: "The play", data: ADDED_PLAY },
		otherResponses: { 200: { description: "The play, which was there", data: ADDED_PLAY } },
		refusals: { full: FULL, strangers: NOT_OF_ACCOUNT },
		async handle({ body, refuse, ...context }) {
			const { db, profileId } = context;
			const { media_type, media_id, season = 1, episode = 1, watched_at, again: isAgain } = body;
			const company = await findCompany(context, { ...body, title: { mediaType: media_type, id: media_id } });
			if (!company) throw refuse("strangers");
			const { companions, refused = [] } = company;
			const playId = body.id ?? crypto.randomUUID();
			const wanted = { mediaType: media_type, id: media_id, season, episode, ...watched_at };
			const of = { profileId, playId, at: isAgain ? undefined : wanted };
			const same = await findPlay(db, of);
			const change = { kind: "play", at: Date.now(), source: "marked" } as const;
			const noteOf = (play: EpisodeRef & { playId: string }): Change[] => {
				return body.note === undefined ? [] : [{ kind: "note", at: Date.now(), ...toPlayRef(play), note: body.note }];
			};
			// One of an import is then as one by hand, and stays when the import is undone.
			if (same?.isThere) {
				const correction: Change[] = same.play.source === "import" ? [{ ...same.play, ...change }] : [];
				const changes = [...correction, ...noteOf(same.play)];
				if (changes.length > 0) await applyNow(context, changes);
				const { note = same.play.note } = body;
				const data = { ...toPlayResponse({ ...same.play, note }), is_new: false, refused };
				return Response.json({ success: true, data });
			}
			const isOnly = isAgain ? {} : { isOnly: true as const };
			const play = { ...wanted, playId: same?.play.playId ?? playId };
			await applyNow(context, [{ ...play, ...isOnly, ...change }, ...noteOf(play)], { companions });
			const added = await findPlay(db, of);
			if (!added?.isThere) throw refuse("full");
			return { data: { ...toPlayResponse(added.play), is_new: true, refused } };
		},
	}),

	defineChange("PUT /api/plays/:id", {
		tag: "Library",
		summary: "Correct when you watched something, or what you noted of it",
		description: "With its own time, a play that was removed counts again.",
		input: z.object({ params: PlayParams, body: CorrectionBody }),
		response: { description: "The play", data: PLAY },
		refusals: { missing: MISSING },
		async handle({ params, body: { watched_at, note }, refuse, ...context }) {
			const stored = await findPlay(context.db, { profileId: context.profileId, ...params });
			const isItsTime =
				watched_at?.watchedAt === stored?.play.watchedAt && watched_at?.precision === stored?.play.precision;
			if (!stored || !(stored.isThere || isItsTime)) throw refuse("missing");
			const play = { ...stored.play, ...watched_at };
			const at = Date.now();
			await applyNow(context, [
				...(watched_at ? [{ kind: "play", at, ...play } as const] : []),
				...(note === undefined ? [] : [{ kind: "note", at, ...toPlayRef(play), note } as const]),
			]);
			return { data: toPlayResponse({ ...play, note: note ?? play.note }) };
		},
	}),

	defineChange("DELETE /api/plays/:id", {
		tag: "Library",
		summary: "Remove a time that you watched something",
		input: z.object({
			params: PlayParams,
			body: z.object({
				together: z
					.literal(true)
					.optional()
					.meta({ description: "From all for whom you have recorded it in the last ten minutes" }),
			}),
		}),
		isBodyOptional: true,
		response: { description: "Removed", data: NOTHING },
		refusals: { missing: MISSING },
		async handle({ params, body, refuse, ...context }) {
			const stored = await findPlay(context.db, { profileId: context.profileId, ...params });
			if (!stored?.isThere) throw refuse("missing");
			await applyNow(context, [{ kind: "unplay", at: Date.now(), ...toPlayRef(stored.play), ...body }]);
			return { data: {} };
		},
	}),
];
