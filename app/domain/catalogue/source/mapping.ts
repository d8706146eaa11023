// Maps the upstream's shapes to our own: nothing else in the product knows what the upstream calls things.
// Every text becomes plain and bounded here. Responses of the upstream are shared among requests, and so is what is made
// of them: each is mapped once.
import type { EpisodeDetails, MovieDetails, SeasonDetails, ShowDetails } from "~/clients/tmdb/schema";
import { plainProse, plainText } from "~/lib/text/plain-text";
import { genreNames } from "../genres";
import { seasonLabel } from "../titles/season-words";
import type { Episode, Movie, NextEpisode, Season, SeasonSummary, Show, TitleCard } from "../types";
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
	toLanguageTag,
	toName,
	toNames,
	toOffers,
	toPeople,
	toRating,
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
	};
}

export function toMovie(details: MovieDetails): Movie {
	const { belongs_to_collection: collection } = details;
	return {
		...toDetails(details, details.title, details.original_title),
		mediaType: "movie",
		releaseDate: toDate(details.release_date),
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

export function toShow(details: ShowDetails): Show {
	const all = toSeasons(details.seasons);
	const seasons = all.filter(({ number }) => number > 0);
	return {
		...toDetails(details, details.name, details.original_name),
		mediaType: "tv",
		firstAirDate: toDate(details.first_air_date),
		seasonCount: details.number_of_seasons || seasons.length,
		episodeCount: details.number_of_episodes || seasons.reduce((sum, season) => sum + season.episodeCount, 0),
		seasons,
		specials: all.find(({ number }) => number === 0) ?? null,
		networks: toNames(details.networks),
		creators: toPeople(details.created_by),
		nextEpisode: toNextEpisode(details.next_episode_to_air),
		lastAired: toLastAired(details.last_episode_to_air),
	};
}

export function toSeason(details: SeasonDetails): Season {
	const byNumber = new Map(details.episodes.map((episode) => [episode.episode_number, episode]));
	return {
		number: details.season_number,
		name: plainText(details.name, NAME_LENGTH) || seasonLabel(details.season_number),
		episodes: [...byNumber.values()].sort((a, b) => a.episode_number - b.episode_number).map(toEpisode),
	};
}

function toDetails(details: MovieDetails | ShowDetails, name: string, originalName: string) {
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
		genres: details.genres.map(({ id, name }) => ({ id, name: plainText(name, NAME_LENGTH) })),
		rating: toRating(details.vote_average),
		votes: Math.max(0, Math.round(details.vote_count)),
		status: plainText(details.status, NAME_LENGTH),
		spokenLanguages: toLanguages(details),
		companies: toNames(details.production_companies),
		countries: toCountries(details),
		keywords: toNames("name" in details ? details.keywords.results : details.keywords.keywords),
		trailer: pickTrailer(details.videos.results),
		cast: toCast(details),
		crew: toCrew(details),
		ageRating: toAgeRating(details),
		offers: toOffers(Object.values(details["watch/providers"].results)[0]),
		similar: toTitleCards(similar, SIMILAR_MAX),
	};
}

function toSeasons(seasons: ShowDetails["seasons"]): SeasonSummary[] {
	const byNumber = new Map(seasons.map((season) => [season.season_number, season]));
	return [...byNumber.values()]
		.sort((a, b) => a.season_number - b.season_number)
		.map((season) => ({
			id: season.id,
			number: season.season_number,
			name: plainText(season.name, NAME_LENGTH) || seasonLabel(season.season_number),
			episodeCount: Math.max(0, season.episode_count),
		}));
}

function toEpisode(episode: EpisodeDetails): Episode {
	return {
		id: episode.id ?? episode.episode_number,
		number: episode.episode_number,
		name: plainText(episode.name, NAME_LENGTH) || `Episode ${episode.episode_number}`,
		overview: plainProse(episode.overview, OVERVIEW_LENGTH),
		runtime: episode.runtime || null,
		rating: toRating(episode.vote_average),
		still: episode.still_path,
		airDate: toDate(episode.air_date),
	};
}

/** Null for an episode without a date. */
function toNextEpisode(episode: EpisodeDetails | null): NextEpisode | null {
	const airDate = toDate(episode?.air_date ?? "");
	if (!episode || !airDate) return null;
	return { season: episode.season_number, number: episode.episode_number, airDate };
}

/** A special says nothing about the seasons. */
function toLastAired(episode: EpisodeDetails | null): Show["lastAired"] {
	if (!episode || episode.season_number === 0) return null;
	return { season: episode.season_number, number: episode.episode_number };
}
