import { z } from "zod";
import { setSampleRemoved } from "~/domain/library/watch-later-samples.server";
import { defineOperation } from "../operation";
import { NOTHING } from "../shapes";
import { mediaId, mediaType } from "../title-params";

const SampleBody = z.object({ media_id: mediaId, media_type: mediaType, removed: z.boolean() });

export const setSampleRemovedOperation = defineOperation("POST /api/watch-later/samples", {
	tag: "Library",
	summary: "Remove a sample title from My List, or bring it back",
	access: "signed-in",
	body: SampleBody,
	response: { description: "Done", data: NOTHING },
	async handle({ db, user, body: { media_id: id, media_type: mediaType, removed: isRemoved } }) {
		await setSampleRemoved(db, { userId: user.id, mediaType, id, isRemoved });
		return { data: {} };
	},
});
