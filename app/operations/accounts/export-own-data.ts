import { z } from "zod";
import { collectAccountData } from "~/domain/accounts/personal-data.server";
import { ACTIVITY_KINDS, ROLES } from "~/domain/accounts/types";
import { collectLibraryData } from "~/domain/library/personal-data.server";
import { defineOperation } from "../operation";
import { SESSION, succeeds, TIME, USER, WATCH } from "../shapes";

/** docs/export.md describes it. A field may be added; any other change needs a new version. */
export const EXPORT = z.strictObject({
	format: z.literal("marquee-export"),
	version: z.literal(1),
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
	viewings: z.array(
		WATCH.pick({
			media_id: true,
			media_type: true,
			season: true,
			episode: true,
			position: true,
			duration: true,
		}).extend({
			last_played: TIME.nullable(),
			first_watched: TIME.nullable(),
			last_watched: TIME.nullable(),
			times: z.int().min(0),
		}),
	),
	watch_later: z.array(
		WATCH.pick({ media_id: true, media_type: true }).extend({
			nextSeason: z.int().optional(),
			nextEpisode: z.int().optional(),
			added_at: TIME,
		}),
	),
});

export const exportOwnDataOperation = defineOperation("GET /api/me/export", {
	tag: "Accounts",
	summary: "Download everything that is stored about oneself",
	access: "signed-in",
	// A full record makes a file of 32 MB.
	limit: { name: "REGISTER_LIMIT", countBy: ({ user }) => user.id },
	response: {
		description: "Account, sessions, history, what was watched and saved titles; no hashes",
		body: succeeds(EXPORT),
		headers: { "content-disposition": "The name of the file" },
	},
	async handle({ db, user }) {
		const data = {
			format: "marquee-export",
			version: 1,
			...(await collectAccountData(db, user)),
			...(await collectLibraryData(db, user)),
		};
		const day = new Date().toISOString().slice(0, 10);
		return new Response(JSON.stringify({ success: true, data }, null, 2), {
			headers: {
				"content-type": "application/json",
				"content-disposition": `attachment; filename="marquee-my-data-${day}.json"`,
			},
		});
	},
});
