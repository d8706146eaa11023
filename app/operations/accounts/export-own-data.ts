import { z } from "zod";
import { collectAccountData } from "~/domain/accounts/personal-data.server";
import { collectLibraryData } from "~/domain/library/personal-data.server";
import { defineOperation } from "../operation";
import { SESSION, succeeds, TIME, USER, WATCH } from "../shapes";

const EXPORT = z.strictObject({
	account: USER,
	sessions: z.array(SESSION.omit({ id: true, current: true })),
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
	response: {
		description: "Account, sessions, history and saved titles; no hashes",
		body: succeeds(EXPORT),
		headers: { "content-disposition": "The name of the file" },
	},
	async handle({ db, user }) {
		const data = { ...(await collectAccountData(db, user)), ...(await collectLibraryData(db, user)) };
		const day = new Date().toISOString().slice(0, 10);
		return new Response(JSON.stringify({ success: true, data }, null, 2), {
			headers: {
				"content-type": "application/json",
				"content-disposition": `attachment; filename="marquee-my-data-${day}.json"`,
			},
		});
	},
});
