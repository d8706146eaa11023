import { SampleBody } from "~/domain/library/bodies";
import { setSampleRemoved } from "~/domain/library/watch-later-samples.server";
import { readJsonBody } from "~/lib/json-body";
import { success } from "~/lib/json-response";
import { endpoint } from "~/middleware/api-endpoint";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import type { Route } from "./+types/watch-later-samples";

const answer = endpoint<Route.ActionArgs>({
	/** Takes one of the samples off the visitor's My List, or brings it back. */
	async POST({ request, context }) {
		const { media_id: id, media_type: mediaType, removed: isRemoved } = await readJsonBody(request, SampleBody);
		const userId = context.get(currentUser).id;
		await setSampleRemoved(context.get(database), { userId, mediaType, id, isRemoved });
		return success({});
	},
});

export { answer as action, answer as loader };
