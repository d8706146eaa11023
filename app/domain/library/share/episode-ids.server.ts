// The ids that episodes have at TMDB, for files that name them so.
import { mapSideBySide } from "~/lib/side-by-side";
import { type Catalogue, UpstreamError } from "../../catalogue/catalogue.server";
import { findSeason } from "../../catalogue/titles/titles.server";

/** A row of an export: season and episode are null of a movie and of a whole show. */
export interface NamedRow {
	media_type: string;
	media_id: string;
	season: number | null;
	episode: number | null;
}

/** Seasons that one download reads: each takes up to three of the thousand requests that a Worker may make. */
const SEASONS_MAX = 300;
const SEASONS_AT_ONCE = 6;

/**
 * Reads the episodes' own ids at TMDB, which Trakt needs: it leaves out episodes that are named by their show. Those that
 * cannot be read have none.
 */
export function openEpisodeIds(catalogue: Catalogue) {
	const ids = new Map<string, number>();
	const read = new Set<string>();
	/** The sample catalogue's ids are its own. */
	let left = catalogue.source === "tmdb" ? SEASONS_MAX : 0;

	async function readSeason([id, season]: [id: string, season: number]): Promise<void> {
		if (left <= 0) return;
		left -= 1;
		try {
			const details = await findSeason(catalogue, Number(id), season);
			for (const episode of details?.episodes ?? []) ids.set(`${id}:${season}:${episode.number}`, episode.id);
		} catch (error) {
			if (!(error instanceof UpstreamError)) throw error;
			// The download does not wait for one season after another.
			left = 0;
		}
	}

	return {
		async read(rows: NamedRow[]): Promise<void> {
			const seasons = new Map<string, [id: string, season: number]>();
			for (const { media_type, media_id, season, episode } of rows) {
				const key = `${media_id}:${season}`;
				if (media_type !== "tv" || season === null || episode === null || read.has(key)) continue;
				read.add(key);
				seasons.set(key, [media_id, season]);
			}
			await mapSideBySide([...seasons.values()], SEASONS_AT_ONCE, readSeason);
		},
		find: ({ media_id, season, episode }: NamedRow) => ids.get(`${media_id}:${season}:${episode}`),
	};
}
