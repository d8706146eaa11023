// Owns parsing the parameters of a watch or embed URL.
import { parseId, parseNumber } from "~/lib/requests";
import { type EpisodeRef, movieRef } from "../catalogue/paths";

/** The movie or episode that the parameters name; null when they are not valid ids. */
export function readPlayable(params: { id: string; season?: string; episode?: string }): EpisodeRef | null {
	const id = parseId(params.id);
	if (!id) return null;
	if (params.season === undefined) return movieRef(id);
	const season = parseNumber(params.season);
	const episode = parseNumber(params.episode);
	return season !== null && episode !== null ? { mediaType: "tv", id, season, episode } : null;
}
