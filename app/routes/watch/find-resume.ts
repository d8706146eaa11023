import type { RouterContextProvider } from "react-router";
import { resumeAt } from "~/domain/library/progress";
import { findWatch } from "~/domain/library/watch-history.server";
import type { PlayableTitle } from "~/domain/playback/player-servers";
import { database } from "~/middleware/database";
import { visitor } from "~/middleware/visitor";

/** The second at which the signed-in visitor goes on; 0 for the start. Without the history the film begins there too. */
export async function findResume(context: Readonly<RouterContextProvider>, playable: PlayableTitle): Promise<number> {
	const user = context.get(visitor);
	if (!user) return 0;
	const { mediaType, id: mediaId } = playable;
	const { season, episode } = playable.mediaType === "tv" ? playable : { season: 1, episode: 1 };
	const entry = await findWatch(context.get(database), { userId: user.id, mediaType, mediaId }).catch(() => null);
	return entry?.season === season && entry.episode === episode ? resumeAt(entry) : 0;
}
