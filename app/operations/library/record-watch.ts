import { requireWrites } from "~/domain/library/limits.server";
import { toWatchResponse } from "~/domain/library/responses";
import { recordWatch, restoreWatch } from "~/domain/library/watch-history.server";
import { defineOperation } from "../operation";
import { WATCH } from "../shapes";
import { isoTime, toWatch, watch as watchBody } from "./watch";

/** `last_watched` restores an entry as it was before it was deleted. */
const WatchBody = watchBody
	.extend({ last_watched: isoTime.optional() })
	.transform(({ last_watched, ...body }) => ({ watch: toWatch(body), restoredAt: last_watched }));

export const recordWatchOperation = defineOperation("POST /api/watch-history", {
	tag: "Library",
	summary: "Record that a title was opened, or how far it was played",
	description: "One entry for each title. With last_watched a deleted entry is restored as it was.",
	access: "signed-in",
	body: WatchBody,
	response: { description: "The entry", data: WATCH },
	refusals: {
		deletedMeanwhile: { status: 409, code: "conflict", message: "The entry was deleted at the same moment" },
	},
	async handle({ db, user, body: { watch, restoredAt }, refuse }) {
		await requireWrites(db, { userId: user.id, count: 1 });
		const entry =
			restoredAt === undefined
				? await recordWatch(db, { userId: user.id, ...watch })
				: await restoreWatch(db, { userId: user.id, ...watch, at: restoredAt });
		if (!entry) throw refuse("deletedMeanwhile");
		return { data: toWatchResponse(entry) };
	},
});
