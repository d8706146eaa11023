// Owns a watch as clients send it.
import { z } from "zod";
import type { Watch } from "~/domain/library/types";
import { EPISODE_NUMBER_MAX } from "~/product";
import { mediaId, mediaType } from "../title-params";

/** Seconds. No film is longer. */
const SECONDS_MAX = 7 * 24 * 60 * 60;
/** Of a season or an episode. Season 0 are specials; an episode 0 comes before the first, as a pilot does. */
export const episodeNumber = z
	.int("Must be a whole number")
	.min(0, "Must be at least 0")
	.max(EPISODE_NUMBER_MAX, `Must be at most ${EPISODE_NUMBER_MAX}`);
const seconds = z.number("Must be a number of seconds").min(0, "Must not be negative").max(SECONDS_MAX, "Is too long");
/** ISO 8601; becomes milliseconds since 1970. */
export const isoTime = z.iso
	.datetime({ offset: true, message: "Must be a date as ISO 8601" })
	.transform((text) => Date.parse(text));

export const watch = z.object({
	media_id: mediaId,
	media_type: mediaType,
	season: episodeNumber.default(1),
	episode: episodeNumber.default(1),
	position: seconds.optional(),
	duration: seconds.optional(),
	/** Whether it was played although the player reports no position. */
	played: z.boolean().optional(),
});

/** A movie has no episodes; a position beyond the end is the end. */
export function toWatch({
	media_id,
	media_type,
	season,
	episode,
	position,
	duration = 0,
	played: isPlayed,
}: z.output<typeof watch>): Watch {
	const place = media_type === "movie" ? { season: 1, episode: 1 } : { season, episode };
	const length = Math.round(duration);
	const at = position === undefined ? null : Math.round(position);
	return {
		mediaType: media_type,
		mediaId: media_id,
		...place,
		...(isPlayed && { isPlayed }),
		progress: at === null ? null : { position: length > 0 ? Math.min(at, length) : at, duration: length },
	};
}
