import { z } from "zod";
import { collectAccountData, readAdministration } from "~/domain/accounts/personal-data.server";
import { ACTIVITY_KINDS, ROLES } from "~/domain/accounts/types";
import { readImportData } from "~/domain/import/personal-data.server";
import { readLibraryData } from "~/domain/library/personal-data.server";
import { dayOf } from "~/lib/days";
import { streamText, writeJsonArray } from "~/lib/stream-text";
import { AnswerBody, IMPORT, ROW } from "../library/import-schemas";
import { defineOperation, NO_INPUT } from "../operation";
import { HIDDEN, PLAY, RATING, ROUND, SESSION, succeeds, TIME, USER, WATCH } from "../shapes";

/** docs/export.md describes it. A field may be added; any other change needs a new version. */
export const EXPORT = z.strictObject({
	format: z.literal("marquee-export"),
	version: z.literal(2),
	account: USER,
	sessions: z.array(SESSION.omit({ id: true, current: true })),
	activity: z.array(
		z.strictObject({
			kind: z.enum(ACTIVITY_KINDS),
			at: TIME,
			user_agent: z.string().nullable(),
			network: z.string().nullable(),
			role: z.enum(ROLES).nullable(),
		}),
	),
	administration: z.array(
		z.strictObject({
			at: TIME,
			by: z.enum(["you", "an administrator"]),
			action: z.string(),
			outcome: z.enum(["done", "refused"]),
			detail: z.record(z.string(), z.unknown()),
		}),
	),
	watch_history: z.array(WATCH),
	progress: z.array(
		WATCH.pick({
			media_id: true,
			media_type: true,
			season: true,
			episode: true,
			position: true,
			duration: true,
		}).extend({ last_played: TIME }),
	),
	plays: z.array(PLAY),
	rounds: z.array(ROUND),
	watch_later: z.array(
		WATCH.pick({ media_id: true, media_type: true }).extend({
			nextSeason: z.int().optional(),
			nextEpisode: z.int().optional(),
			added_at: TIME,
		}),
	),
	ratings: z.array(RATING),
	hidden: z.array(HIDDEN),
	imports: z.array(
		IMPORT.omit({ counts: true, byKind: true, progress: true }).extend({
			answers: AnswerBody.omit({ columns: true }).extend({ dateOrder: AnswerBody.shape.dateOrder.nullable() }),
			waiting: z.array(z.strictObject({ name: z.string(), text: z.string().nullable() })),
		}),
	),
	import_rows: z.array(
		ROW.omit({ candidates: true }).extend({
			import_id: z.string().min(1),
			ids: z.record(z.string(), z.union([z.string(), z.int()]).nullable()),
			source_id: z.string().nullable(),
		}),
	),
});

export const operations = [
	defineOperation("GET /api/me/export", {
		tag: "Accounts",
		summary: "Download everything that is stored about you",
		// A full record makes a file of 32 MB.
		countBy: ({ user }) => user.id,
		input: NO_INPUT,
		response: {
			description:
				"Account, sessions, watch history, watched, saved, rated and hidden titles, imports; no password hashes",
			body: succeeds(EXPORT),
			headers: { "content-disposition": "The name of the file" },
			isStreamed: true,
		},
		async handle({ db, user }) {
			const account = await collectAccountData(db, user);
			const lists = {
				administration: readAdministration(db, user),
				...readLibraryData(db, user),
				...readImportData(db, user),
			};
			return new Response(streamText(writeExport(account, lists)), {
				headers: {
					"content-type": "application/json",
					"content-disposition": `attachment; filename="marquee-my-data-${dayOf(Date.now())}.json"`,
				},
			});
		},
	}),
];

async function* writeExport(account: object, lists: Record<string, AsyncIterable<unknown[]>>): AsyncGenerator<string> {
	yield '{"success":true,"data":{"format":"marquee-export","version":2';
	for (const [name, value] of Object.entries(account)) yield `,\n"${name}":${JSON.stringify(value)}`;
	for (const [name, batches] of Object.entries(lists)) {
		yield `,\n"${name}":`;
		yield* writeJsonArray(batches);
	}
	yield "}}\n";
}
