// Owns how a blocked title looks in responses.
import { z } from "zod";
import type { BlockedTitle } from "~/domain/catalogue/blocked/blocked-titles.server";
import { TIME, WATCH } from "../shapes";

export const BLOCKED_TITLE = WATCH.pick({ media_id: true, media_type: true })
	.extend({ reason: z.string().min(1), created_at: TIME, actor: z.string().nullable() })
	.meta({ id: "BlockedTitle" });

export const NOT_BLOCKED = { status: 404, code: "not_found", message: "This title is not blocked" };

export function toBlockedTitleResponse({ mediaType, id, reason, createdAt, actorId }: BlockedTitle) {
	return {
		media_id: String(id),
		media_type: mediaType,
		reason,
		created_at: new Date(createdAt).toISOString(),
		actor: actorId,
	};
}
