// Maps the upstream's shapes to our own: nothing else in the product knows what the upstream calls things.
// Every text becomes plain and bounded here. Responses of the upstream are shared among requests, and so is what is made
// of them: each is mapped once.
import { toLanguageTag } from "~/clients/tmdb/code-names";
import type { EpisodeDetails, MovieDetails, SeasonDetails, ShowDetails } from "~/clients/tmdb/schema";
import { plainProse, plainText } from "~/lib/text/plain-text";
import { genreNames } from "../genres";
import { isSpecial, seasonLabel } from "../titles/season-words";
import type { Episode, EpisodeToAir, Movie, Season, SeasonSummary, Show, TextLanguages, TitleCard } from "../types";
import type { InLanguage } from "./in-language";
import {
	NAME_LENGTH,
	OVERVIEW_LENGTH,
	pickTrailer,
	toAgeRating,
	toCast,
	toCountries,
	toCrew,
	toDate,
	toLanguages,
	toName,
	toNames,
	toOffers,
	toPeople,
	toRating,
	toRegionalDate,
} from "./mapping-details";
import { hasCardQuality, type ListItem } from "./quality";

const SIMILAR_MAX = 12;

/** The items worth a card, in order, each title once (`media_type:id`), at most `max`. */
export function toTitleCards(items: ListItem[], max = Number.POSITIVE_INFINITY): TitleCard[] {
	return toUniqueCards(items.filter(hasCardQuality), max);
}

/** All of the items, in order, each title once, at most `max`. */
export function toUniqueCards(items: ListItem[], max = Number.POSITIVE_INFINITY): TitleCard[] {
	const cards = new Map<string, TitleCard>();
	for (const item of items) {
		if (cards.size >= max) break;
		const card = toTitleCard(item);
		const key = `${card.mediaType}:${card.id}`;
		if (!cards.has(key)) cards.set(key, card);
	}
	return [...cards.values()];
}

export function toTitleCard(item: ListItem): TitleCard {
	const { in_language: translated } = item;
	const isMovie = "title" in item;
	const mediaType = isMovie ? "movie" : "tv";
	const date = toDate(isMovie ? item.release_date : item.first_air_date);
	return {
		mediaType,
		id: item.id,
		title: isMovie ? toName(item.title, item.original_title) : toName(item.name, item.original_name),
		year: date ? Number(date.slice(0, 4)) : null,
		date,
		poster: item.poster_path,
		backdrop: item.backdrop_path,
		rating: toRating(item.vote_average),
		genres: genreNames(mediaType, item.genre_ids),
		overview: plainProse(item.overview, OVERVIEW_LENGTH),
		...toTextLanguages(translated),
	};
}

/** Only what is not in the language of the page. */
function toTextLanguages(translated: InLanguage["in_language"]): TextLanguages {
	const { title, overview, tagline } = translated ?? {};
	return {
		...(title && { titleLanguage: title }),
		...(overview && { overviewLanguage: overview }),
		...(tagline && { taglineLanguage: tagline }),
	};
}

export function toMovie(details: MovieDetails & InLanguage): Movie {
	const { belongs_to_collection: collection } = details;
	return {
		...toDetails(details, details.title, details.original_title),
		mediaType: "movie",
		releaseDate: toDate(details.release_date),
		...toRegionalDate(details),
		runtime: details.runtime || null,
		budget: Math.max(0, details.budget),
		revenue: Math.max(0, details.revenue),
		directors: toPeople(details.credits.crew.filter(({ job }) => job === "Director")),
		collection: collection && {
			id: collection.id,
			name: plainText(collection.name, NAME_LENGTH),
			backdrop: collection.backdrop_path,
			poster: collection.poster_path,
		},
	};
}

export function toShow(details: ShowDetails & InLanguage): Show {
	const all = toSeasons(details);
	const seasons = all.filter(({ number }) => !isSpecial(number));
	return {
		...toDetails(details, details.name, details.original_name),
		mediaType: "tv",
		firstAirDate: toDate(details.first_air_date),
		seasonCount: details.number_of_seasons || seasons.length,
		episodeCount: details.number_of_episodes || seasons.reduce((sum, season) => sum + season.episodeCount, 0),
		seasons,
		specials: all.find(({ number }) => isSpecial(number)) ?? null,
		networks: toNames(details.networks),
		creators: toPeople(details.created_by),
		episodeToAir: toEpisodeToAir(details.next_episode_to_air),
		lastAired: toLastAired(details.last_episode_to_air),
	};
}

/** What the upstream calls a season without a name, in other languages than English. */
const UNNAMED_SEASON = /^(?:(?:Temporada|Saison|Staffel|シーズン|الموسم) ?\d+|\d+\. Sezon)$/;

/** Empty where there is none. */
function toSeasonName(name: string, translated: InLanguage["in_language"]): string {
	const text = plainText(name, NAME_LENGTH);
	return translated && UNNAMED_SEASON.test(text) ? "" : text;
}

/** The number of an episode at the start of its name: "Episode 3", "Folge 3: …", "3 - …". "3. …" may be an ordinal: "3. Advent". */
const NUMBERED =
	/^(?:(?:(?:Episode|Episodio|Épisode|Folge|Episódio|エピソード|الحلقة) ?(\d+)|(\d+)\. Bölüm)(?:\s*[:.–—-]\s+|\s*：\s*|$)|第(\d+)話(?:\s*：\s*|\s+|(?=「)|$)|#?(\d+)(?:\s*[:–—-]\s+|$))/i;

/** Without its number, which stands beside it wherever it is shown; empty where that is all of it. */
function toEpisodeName({ name, episode_number }: Pick<EpisodeDetails, "name" | "episode_number">): string {
	const text = plainText(name, NAME_LENGTH);
	const [start = "", ...numbers] = NUMBERED.exec(text) ?? [];
	return numbers.some((number) => Number(number) === episode_number) ? text.slice(start.length) : text;
}

export function toSeason(details: SeasonDetails & InLanguage): Season {
	const byNumber = new Map(details.episodes.map((episode) => [episode.episode_number, episode]));
	return {
		number: details.season_number,
		name: toSeasonName(details.name, details.in_language) || seasonLabel(details.season_number),
		episodes: [...byNumber.values()].sort((a, b) => a.episode_number - b.episode_number).map(toEpisode),
	};
}

function toDetails(details: (MovieDetails | ShowDetails) & InLanguage, name: string, originalName: string) {
	const title = toName(name, originalName);
	const original = plainText(originalName, NAME_LENGTH);
	const similar = details.similar.results.filter((item: ListItem) => item.id !== details.id);
	return {
		id: details.id,
		title,
		originalTitle: original === title ? "" : original,
		language: toLanguageTag(details.original_language),
		tagline: plainProse(details.tagline, NAME_LENGTH),
		overview: plainProse(details.overview, OVERVIEW_LENGTH),
		poster: details.poster_path,
		backdrop: details.backdrop_path,
		genres: details.genres.map(({ id, name }) => ({ id, name: toGenreName(id, name, details) })),
		rating: toRating(details.vote_average),
		votes: Math.max(0, Math.round(details.vote_count)),
		status: plainText(details.status, NAME_LENGTH),
		spokenLanguages: toLanguages(details),
		companies: toNames(details.production_companies),
		countries: toCountries(details),
		keywords: toNames("name" in details ? details.keywords.results : details.keywords.keywords),
		trailer: pickTrailer(details.videos.results, details.in_language?.tag.slice(0, 2)),
		cast: toCast(details),
		crew: toCrew(details),
		ageRating: toAgeRating(details),
		offers: toOffers(Object.values(details["watch/providers"].results)[0]),
		...(details["watch/providers"].is_elsewhere && { offersElsewhere: true as const }),
		similar: toTitleCards(similar, SIMILAR_MAX),
		...toTextLanguages(details.in_language),
	};
}

/** English in every language: the pages translate it. */
function toGenreName(id: number, name: string, details: (MovieDetails | ShowDetails) & InLanguage): string {
	const english = details.in_language && genreNames("name" in details ? "tv" : "movie", [id])[0];
	return english ?? plainText(name, NAME_LENGTH);
}

function toSeasons({ seasons, in_language }: Pick<ShowDetails, "seasons"> & InLanguage): SeasonSummary[] {
	const byNumber = new Map(seasons.map((season) => [season.season_number, season]));
	return [...byNumber.values()]
		.sort((a, b) => a.season_number - b.season_number)
		.map((season) => ({
			id: season.id,
			number: season.season_number,
			name: toSeasonName(season.name, in_language) || seasonLabel(season.season_number),
			episodeCount: Math.max(0, season.episode_count),
		}));
}

function toEpisode(episode: EpisodeDetails): Episode {
	return {
		id: episode.id ?? episode.episode_number,
		number: episode.episode_number,
		name: toEpisodeName(episode),
		overview: plainProse(episode.overview, OVERVIEW_LENGTH),
		runtime: episode.runtime || null,
		rating: toRating(episode.vote_average),
		still: episode.still_path,
		airDate: toDate(episode.air_date),
	};
}

/** Null for an episode without a date. */
function toEpisodeToAir(episode: EpisodeDetails | null): EpisodeToAir | null {
	const airDate = toDate(episode?.air_date ?? "");
	if (!episode || !airDate) return null;
	return { season: episode.season_number, number: episode.episode_number, airDate };
}

/** A special says nothing about the seasons. */
function toLastAired(episode: EpisodeDetails | null): Show["lastAired"] {
	if (!episode || isSpecial(episode.season_number)) return null;
	return { season: episode.season_number, number: episode.episode_number };
}
