import { z } from "zod";
import type { RefusedChange } from "~/domain/library/changes/apply-changes.server";
import { type Change, readChange, type SentChange, writeChange } from "~/domain/library/changes/changes";
import { isRemarkChange, REMARK_NAMES, REMARKS, type RemarkName, remarkKind } from "~/domain/library/changes/remarks";
import { ASKED_ABOUT, PLAY_SOURCES } from "~/domain/library/diary/plays";
import { toMarkedPlay, toRefusedResponse } from "~/domain/library/responses";
import { ofField } from "~/http/field-errors";
import type { Sentence } from "~/lib/text/sentence";
import { sentence } from "~/messages/sentence";
import {
	episodeNumber,
	isoTime,
	listId,
	listRank,
	mediaId,
	mediaType,
	pastTime,
	playId,
	remarkValue,
	seconds,
	session,
	watchedDay,
} from "../inputs";
import { defineChange } from "../operation";
import { CHANGE, COUNT, MARKED_PLAY, REFUSED } from "../shapes";
import { applySentInOrder } from "./apply-now";

/** Changes of one request. */
const CHANGES_MAX = 1000;

const title = { at: z.iso.datetime({ offset: true }), media_type: mediaType, media_id: mediaId };
const since = z.iso.datetime({ offset: true }).optional();
const numbered = { ...title, season: episodeNumber.default(1), episode: episodeNumber.default(1) };
/** A season without an episode is the whole season, and neither is the whole title. */
const part = { ...title, season: episodeNumber.optional(), episode: episodeNumber.optional() };
const rated = {
	...title,
	season: episodeNumber.nullable().default(null),
	episode: episodeNumber.nullable().default(null),
};

const whole = seconds.transform(Math.round);

/** Checks the text, and leaves it as it is. */
function textOf(schema: z.ZodType): z.ZodType<string, string> {
	return z.string().refine((text) => schema.safeParse(text).success, {
		error: ofField((name) => sentence("noFutureTime", name)),
	});
}

const ofKind = <Kind extends Change["kind"], Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
	z.object({ kind: z.literal(kind), ...shape });

/** One that is taken back by saying nothing has one kind. */
function ofRemark(name: RemarkName) {
	const { says, takesBack } = REMARKS[name];
	const members: object = {
		[name]: remarkValue(name),
		...(remarkKind(name).isOfPlays && { play_id: playId.optional() }),
	};
	const said = ofKind(says, { ...rated, since, ...members });
	return takesBack === says ? [said] : [said, ofKind(takesBack, rated)];
}

/** A position beyond the end is the end. */
function withinEnd({ position, duration, ...sent }: SentChange): SentChange {
	return { ...sent, position: position && duration ? Math.min(position, duration) : position, duration };
}

/** A request has one type for all kinds. */
const change = z
	.discriminatedUnion("kind", [
		ofKind("open", { ...numbered, since, position: whole.optional(), duration: whole.optional() }),
		ofKind("close", title),
		ofKind("progress", {
			...numbered,
			position: whole.nullable().default(null),
			duration: whole.default(0),
			session,
		}),
		ofKind("play", {
			...numbered,
			play_id: playId,
			watched_at: textOf(pastTime).nullable(),
			source: z.enum(PLAY_SOURCES).default("marked"),
			only: z.literal(true).optional(),
		}),
		ofKind("unplay", {
			...numbered,
			play_id: playId,
			together: z
				.literal(true)
				.optional()
				.meta({ description: "From all for whom you have recorded it in the last ten minutes" }),
		}),
		ofKind("save", {
			...title,
			since,
			nextSeason: episodeNumber.optional(),
			nextEpisode: episodeNumber.optional(),
		}),
		ofKind("unsave", title),
		ofKind("hide", { ...title, since }),
		ofKind("show", title),
		...REMARK_NAMES.flatMap(ofRemark),
		ofKind("begin", { ...title, since }),
		ofKind("unbegin", title),
		ofKind("list", { ...title, list: listId, since, rank: listRank.optional() }),
		ofKind("unlist", { ...title, list: listId }),
		ofKind("mark", {
			...part,
			when: z.union([z.enum(["now", "aired", "unknown"]), textOf(watchedDay)]).optional(),
		}),
		ofKind("unmark", { ...part, confirm: z.literal(true).optional() }),
	])
	.superRefine((sent, context) => {
		const refuse = (field: string, message: Sentence) => context.addIssue({ code: "custom", path: [field], message });
		const { season = null, episode = null }: SentChange = sent;
		const isPart = sent.kind === "mark" || sent.kind === "unmark";
		if (season === null && episode !== null) refuse("season", sentence("requires", "episode", "season"));
		if (season !== null && episode === null && !isPart)
			refuse("episode", sentence("belongTogether", "season", "episode"));
		if (sent.media_type === "tv") return;
		if (sent.kind === "begin" || sent.kind === "unbegin") refuse("media_type", sentence("onlyShowsBegin"));
		const isOfTitle = isRemarkChange(sent) && !("play_id" in sent);
		if (season !== null && (isOfTitle || season !== 1 || (episode ?? 1) !== 1))
			refuse("season", sentence("noEpisodes"));
	})
	.transform((sent) => readChange(withinEnd(sent))) as z.ZodType<Change, SentChange>;

const ChangesBody = z.object({
	changes: z.array(change).max(CHANGES_MAX),
	undo: z.literal(true).optional().meta({ description: "Return what brings back what was" }),
	sent_at: isoTime.optional().meta({
		description: "The sender's clock as it sends: times of a clock that is wrong by a minute or more are corrected",
	}),
});

const MINUTE_MS = 60_000;

/** The changes by the server's clock. Whole minutes, so that the same changes sent again have the same times. */
function withTimes(changes: Change[], sentAt: number | undefined): Change[] {
	const behind = sentAt === undefined ? 0 : Math.trunc((Date.now() - sentAt) / MINUTE_MS) * MINUTE_MS;
	return behind === 0 ? changes : changes.map((told) => ({ ...told, at: told.at + behind }));
}

function toRefused(refused: RefusedChange, changes: Change[]) {
	const index = changes.indexOf(refused.change);
	const { plays = [] } = refused;
	const asked = plays.length > 0 && { count: plays.length, plays: plays.slice(0, ASKED_ABOUT).map(toMarkedPlay) };
	return { index, ...toRefusedResponse(refused), ...asked };
}

export const operations = [
	defineChange("POST /api/changes", {
		tag: "Library",
		summary: "Make changes to your library",
		description:
			"At most 1,000, each with the time at which it was made: of changes of one fact the latest one stays, so that the same ones twice change nothing. At most 1 MiB.",
		input: z.object({ body: ChangesBody }),
		response: {
			description:
				"How many were taken, what brings back what was before, in the order in which it has to be sent, and what was well formed and not taken",
			data: z.strictObject({
				taken: COUNT,
				undo: z.array(CHANGE),
				refused: z.array(
					REFUSED.extend({
						index: COUNT,
						count: COUNT.optional().meta({ description: "Of dated_plays: how many plays it would remove" }),
						plays: z.array(MARKED_PLAY).optional().meta({ description: "The ten latest of them" }),
					}),
				),
			}),
		},
		async handle({ body: { changes: told, undo: wantsUndo, sent_at: sentAt }, ...context }) {
			const changes = withTimes(told, sentAt);
			const { undo, refused } = await applySentInOrder(context, changes, { wantsUndo });
			const data = {
				taken: changes.length - refused.length,
				undo: undo.map(writeChange),
				refused: refused.map((refusal) => toRefused(refusal, changes)),
			};
			return { data };
		},
	}),
];
