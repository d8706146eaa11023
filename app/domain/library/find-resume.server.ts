// Finds the position at which a user resumes a title.
import type { Database } from "~/database/open.server";
import type { PlayableTitle } from "../playback/player-servers";
import { isUnfinished } from "./next-up";
import { resumeAt } from "./progress";
import { findViewing } from "./viewings.server";

/** Seconds from the start; 0 where nothing is unfinished, or when that cannot be read. */
export async function findResume(
	db: Database,
	{ userId, playable }: { userId: string; playable: PlayableTitle },
): Promise<number> {
	const episode = playable.mediaType === "tv" ? playable : { ...playable, season: 1, episode: 1 };
	const viewing = await findViewing(db, { userId, ...episode }).catch(() => null);
	return viewing && isUnfinished(viewing) ? resumeAt(viewing) : 0;
}
