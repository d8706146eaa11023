// Owns parsing the parameters of a watch or embed URL.
import { parseId, parseSeason } from "~/lib/requests";
import type { PlayableTitle } from "./player-servers";

/** The movie or episode that the parameters name; null when they are not valid ids. */
export function readPlayable(params: { id: string; season?: string; episode?: string }): PlayableTitle | null {
	const id = parseId(params.id);
	if (!id) return null;
	if (params.season === undefined) return { mediaType: "movie", id };
	const season = parseSeason(params.season);
	const episode = parseId(params.episode);
	return season !== null && episode ? { mediaType: "tv", id, season, episode } : null;
}
