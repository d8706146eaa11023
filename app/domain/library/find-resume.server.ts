// Finds where a user goes on watching.
import type { Database } from "~/database/open.server";
import type { PlayableTitle } from "../playback/player-servers";
import { resumeAt } from "./progress";
import { findWatch } from "./watch-history.server";

/** Seconds from the start; 0 for another episode, and where the history cannot be read. */
export async function findResume(
	db: Database,
	{ userId, playable }: { userId: string; playable: PlayableTitle },
): Promise<number> {
	const { mediaType, id: mediaId } = playable;
	const { season, episode } = playable.mediaType === "tv" ? playable : { season: 1, episode: 1 };
	const entry = await findWatch(db, { userId, mediaType, mediaId }).catch(() => null);
	return entry?.season === season && entry.episode === episode ? resumeAt(entry) : 0;
}
