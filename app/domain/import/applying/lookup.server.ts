// The look-ups of `match.ts` in the catalogue. What one request asks for twice, the catalogue's cache answers.

import { readYear } from "~/domain/import/reading/record";
import { remember } from "~/lib/caching/remember";
import { mapSideBySide } from "~/lib/side-by-side";
import { type Catalogue, UpstreamError } from "../../catalogue/catalogue.server";
import { findSeason } from "../../catalogue/titles/titles.server";
import type { EpisodeNumber, MediaType } from "../../catalogue/types";
import type { Candidate, Lookup } from "./lookup";

interface Item {
	id: number;
	title?: string;
	name?: string;
	release_date?: string;
	first_air_date?: string;
	poster_path?: string | null;
}

function toCandidate(mediaType: MediaType, item: Item): Candidate {
	const title = item.title ?? item.name ?? "";
	return { mediaType, id: item.id, title, year: readYear(item.release_date ?? item.first_air_date) };
}

/** Null while the catalogue does not answer. */
export function orNull(error: unknown): null {
	if (error instanceof UpstreamError) return null;
	throw error;
}

/** Look-ups of one catalogue, each asked once, however many rows need it. `language`: beside English, of names in the files. */
export function openLookup(catalogue: Catalogue, { language, chosen }: Pick<Lookup, "language" | "chosen">): Lookup {
	const searches = new Map<string, Promise<Candidate[]>>();
	return {
		...{ language, chosen },
		async byId({ mediaType, id }) {
			const details = await (mediaType === "movie" ? catalogue.movie({ id }) : catalogue.show({ id }));
			return details && toCandidate(mediaType, details);
		},
		async byExternal(source, external) {
			const results = await catalogue.find({ external, external_source: source });
			if (!results) return [];
			return [
				...results.movie_results.map((item) => toCandidate("movie", item)),
				...results.tv_results.map((item) => toCandidate("tv", item)),
			];
		},
		async byEpisode(source, external) {
			const results = await catalogue.find({ external, external_source: source });
			const [episode] = results?.tv_episode_results ?? [];
			if (!episode) return null;
			const { show_id: id, season_number: season, episode_number } = episode;
			return { title: { mediaType: "tv", id }, place: { season, episode: episode_number } };
		},
		async search(mediaType, title, year, inLanguage) {
			const query = { query: title.slice(0, 100), ...(inLanguage && { language: inLanguage }) };
			return await remember(searches, JSON.stringify([mediaType, year, query]), async () => {
				const page =
					mediaType === "movie"
						? await catalogue.search.movie({ ...query, ...(year && { primary_release_year: year }) })
						: await catalogue.search.tv({ ...query, ...(year && { first_air_date_year: year }) });
				return page?.results.map((item: Item) => toCandidate(mediaType, item)) ?? [];
			});
		},
		async seasons(id) {
			const show = await catalogue.show({ id });
			return (show?.seasons ?? []).map((season) => ({
				...{ season: season.season_number, name: season.name, episodes: season.episode_count },
				year: readYear(season.air_date),
			}));
		},
		async episodes(id, season, inLanguage) {
			const list = await catalogue.season({ id, season, ...(inLanguage && { language: inLanguage }) });
			if (!list) return null;
			const episodes = list.episodes.map(({ episode_number: episode, name }) => ({ episode, name }));
			return { name: list.name, episodes };
		},
	};
}

export interface ListedEpisode extends EpisodeNumber {
	/** Empty where it says the number alone. */
	name: string;
}

/** Seasons whose episodes one can choose from. */
const SEASONS_LISTED = 20;
/** Seasons that are read side by side. */
const SEASONS_AT_ONCE = 6;

/** The episodes of a show, those of the season that a file tells of first. */
export async function listEpisodes(
	catalogue: Catalogue,
	{ id, season: told }: { id: number; season: number | null },
): Promise<ListedEpisode[]> {
	const { seasons } = (await catalogue.show({ id })) ?? { seasons: [] };
	const numbers = seasons.map(({ season_number }) => season_number);
	const sorted = numbers.toSorted((a, b) => Number(b === told) - Number(a === told) || a - b).slice(0, SEASONS_LISTED);
	const lists = await mapSideBySide(sorted, SEASONS_AT_ONCE, async (season) => {
		const list = await findSeason(catalogue, id, season);
		return list?.episodes.map(({ number: episode, name }) => ({ season, episode, name })) ?? [];
	});
	return lists.flat();
}

/** Titles to choose from, of one page for movies and one for shows. */
const FOUND_MAX = 6;

export interface FoundTitle extends Candidate {
	poster: string | null;
}

export async function searchTitles(catalogue: Catalogue, text: string): Promise<FoundTitle[]> {
	const query = text.slice(0, 100);
	const [movies, shows] = await Promise.all([catalogue.search.movie({ query }), catalogue.search.tv({ query })]);
	const toFound = (mediaType: MediaType, items: Item[] = []) =>
		items.slice(0, FOUND_MAX).map((item) => ({ ...toCandidate(mediaType, item), poster: item.poster_path ?? null }));
	return [...toFound("movie", movies?.results), ...toFound("tv", shows?.results)];
}
