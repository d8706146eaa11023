// What is asked of the catalogue to find the titles and episodes of files. `lookup.server.ts` answers it.
import type { EpisodeNumber, MediaType, TitleRef } from "../../catalogue/types";

export interface Candidate extends TitleRef {
	title: string;
	year: number | null;
}

type ExternalSource = "imdb_id" | "tvdb_id";

/** Looks titles up. Each may throw while the upstream is down. */
export interface Lookup {
	byId(title: TitleRef): Promise<Candidate | null>;
	byExternal(source: ExternalSource, id: string): Promise<Candidate[]>;
	/** The show of an episode, with its place there. */
	byEpisode(source: ExternalSource, id: string): Promise<{ title: TitleRef; place: EpisodeNumber } | null>;
	/** With names in English, or in the person's other language. */
	search(mediaType: MediaType, title: string, year: number | null, language?: string): Promise<Candidate[]>;
	/** In which the person's files may have their names, too; null: English only. */
	language: string | null;
	/** Of a show; none where it has none. */
	seasons(showId: number): Promise<SeasonSize[]>;
	/** Null: the catalogue has no such season. */
	episodes(showId: number, season: number, language?: string): Promise<SeasonList | null>;
	/** Titles that the profile chose: by the `titleKey` of their rows, and shows by the names that files give them, in words. */
	chosen: ReadonlyMap<string, TitleRef>;
}

export interface SeasonSize {
	season: number;
	name: string;
	episodes: number;
	/** Of its first episode. */
	year: number | null;
}

/** A season with its episodes, in one language. */
interface SeasonList {
	name: string;
	episodes: { episode: number; name: string }[];
}
