import { z } from "zod";
import { episodeKey } from "~/domain/catalogue/paths";
import { NOTE_MAX } from "~/domain/library/notes";
import { toNoteResponse } from "~/domain/library/responses";
import { listNotes } from "~/domain/library/store/notes.server";
import { toPlaceNote, toRatedPlace } from "~/domain/library/store/own-remarks.server";
import { NOTES_MAX, readRecordSize } from "~/domain/library/store/record-size.server";
import { formatCount } from "~/lib/text/format";
import { BAD_CURSOR, CURSOR_ERRORS, cursor, episodeNumber, noteText, pageLimit, TitleParams } from "../inputs";
import { defineChange, defineLibraryOperation } from "../operation";
import { COUNT, NOTE, NOTHING, nextCursor } from "../shapes";
import { applyNow } from "./apply-now";
import { BOTH_OR_NONE, EPISODE_OF_MOVIE, isWhole, OF_MOVIE_ERRORS, PlaceQuery } from "./ratings";

/** Without season and episode, the note is of the title itself. */
const NoteBody = z
	.object({
		note: noteText
			.refine((note) => note !== "", "note must have a letter")
			.meta({ description: `1 to ${NOTE_MAX} characters` }),
		season: episodeNumber.optional(),
		episode: episodeNumber.optional(),
	})
	.refine(isWhole, { path: ["season"], message: BOTH_OR_NONE });

export const operations = [
	defineLibraryOperation("GET /api/notes", {
		tag: "Library",
		summary: "List your notes on titles and episodes",
		description: "Nobody else sees them. Those on one time that you watched something are with GET /api/plays.",
		input: z.object({ query: z.object({ limit: pageLimit, cursor }) }),
		response: { description: "Newest first", data: z.array(NOTE), extra: { total: COUNT, nextCursor } },
		refusals: { badCursor: BAD_CURSOR },
		async handle({ db, profileId, query, refuse }) {
			const [list, { notes: total }] = await Promise.all([
				listNotes(db, { profileId, ...query }),
				readRecordSize(db, profileId),
			]);
			if (!list) throw refuse("badCursor", { errors: CURSOR_ERRORS });
			return { data: list.notes.map(toNoteResponse), extra: { total, nextCursor: list.nextCursor } };
		},
	}),

	defineChange("PUT /api/notes/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Write a note on a movie, a show or an episode",
		description: "Without a season and an episode, on the title. It replaces the one that is there.",
		input: z.object({ params: TitleParams, body: NoteBody }),
		response: { description: "The note", data: NOTE },
		refusals: {
			ofMovie: EPISODE_OF_MOVIE,
			full: {
				status: 409,
				code: "full",
				message: `You have ${formatCount(NOTES_MAX)} notes, which is the most. Remove some first`,
			},
		},
		async handle({ params, body: { note, season = null, episode = null }, refuse, ...context }) {
			if (params.mediaType === "movie" && season !== null) throw refuse("ofMovie", { errors: OF_MOVIE_ERRORS });
			const place = { ...params, season, episode };
			const { after } = await applyNow(context, [{ kind: "note", at: Date.now(), ...place, note }]);
			const row = after.episodes.get(episodeKey(toRatedPlace(place)));
			if (!row?.note) throw refuse("full");
			return { data: toNoteResponse(toPlaceNote(row)) };
		},
	}),

	defineChange("DELETE /api/notes/:mediaId/:mediaType", {
		tag: "Library",
		summary: "Remove your note on a movie, a show or an episode",
		description: "Without a season and an episode, that on the title. It need not exist.",
		input: z.object({ params: TitleParams, query: PlaceQuery }),
		response: { description: "Removed", data: NOTHING },
		refusals: { ofMovie: EPISODE_OF_MOVIE },
		async handle({ params, query: { season = null, episode = null }, refuse, ...context }) {
			if (params.mediaType === "movie" && season !== null) throw refuse("ofMovie", { errors: OF_MOVIE_ERRORS });
			await applyNow(context, [{ kind: "note", at: Date.now(), ...params, season, episode, note: "" }]);
			return { data: {} };
		},
	}),
];
