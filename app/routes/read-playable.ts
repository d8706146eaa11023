import type { PlayableTitle } from "~/domain/playback/player-servers";
import { parseId } from "~/lib/requests";

/** The movie, or the episode of a show, that an address names; null when its parts are no ids. */
export function readPlayable(params: { id: string; season?: string; episode?: string }): PlayableTitle | null {
	const id = parseId(params.id);
	if (!id) return null;
	if (params.season === undefined) return { mediaType: "movie", id };
	const season = parseId(params.season);
	const episode = parseId(params.episode);
	return season && episode ? { mediaType: "tv", id, season, episode } : null;
}
