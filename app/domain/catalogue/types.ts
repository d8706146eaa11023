// Types of the catalogue. `mapping.ts` and the `mapping-*.ts` files make them from the upstream's JSON.

export type MediaType = "movie" | "tv";

export interface TitleRef {
	mediaType: MediaType;
	id: number;
}

/** An episode of a known show. Season 0 are specials. */
export interface EpisodeNumber {
	season: number;
	episode: number;
}

/** What can be played: an episode, or a movie, which is episode 1 of season 1. */
export interface EpisodeRef extends TitleRef, EpisodeNumber {}

/** What is not in the language of the page, as BCP 47 tags: the original title, or a text without a translation. */
export interface TextLanguages {
	titleLanguage?: string;
	overviewLanguage?: string;
	taglineLanguage?: string;
}

/** One title as a card, a row, a search result and the hero show it. */
export interface TitleCard extends TitleRef, TextLanguages {
	title: string;
	/** Null when the upstream knows no date. */
	year: number | null;
	/** YYYY-MM-DD, null when unknown. */
	date: string | null;
	/** Image path for `imageUrl`. */
	poster: string | null;
	backdrop: string | null;
	/** 0..10. */
	rating: number;
	genres: string[];
	overview: string;
}

export interface Genre {
	id: number;
	name: string;
}

export interface CastMember {
	/** Null when the upstream has no page for the person. */
	id: number | null;
	name: string;
	character: string;
	photo: string | null;
	/** Of a show, over all seasons; null when unknown and for movies. */
	episodes: number | null;
}

/** A trailer at the video site; null at the title when it has none. */
export interface Trailer {
	key: string;
	name: string;
}

export interface PersonName {
	/** Null when the upstream has no page for the person. */
	id: number | null;
	name: string;
}

export interface OfferGroup {
	kind: "Stream" | "Free" | "Rent" | "Buy";
	providers: { name: string; logo: string | null }[];
}

/** Where a title can be watched in the visitor's country. */
export interface WatchOffers {
	/** Never empty. */
	groups: OfferGroup[];
	/** The upstream's page that leads to the offers. */
	link: string | null;
}

/** The countries that visitors choose from. */
export interface WatchRegions {
	/** ISO 3166-1. */
	current: string;
	/** Code and name, by name. */
	options: [code: string, name: string][];
}

/** Who made a title besides its directors or creators. */
export interface Crew {
	writers: PersonName[];
	music: PersonName[];
	camera: PersonName[];
}

export interface TitleDetails extends TextLanguages {
	id: number;
	title: string;
	/** Empty when it is the same as `title`. */
	originalTitle: string;
	/** BCP 47 tag of the original language; empty when unknown. */
	language: string;
	tagline: string;
	overview: string;
	poster: string | null;
	backdrop: string | null;
	genres: Genre[];
	/** 0..10; 0 means nobody voted. */
	rating: number;
	votes: number;
	status: string;
	/** Their names, the original language first. */
	spokenLanguages: string[];
	companies: string[];
	/** Their names, countries of origin first. */
	countries: string[];
	/** In the visitor's country, as "PG-13"; empty when unknown. */
	ageRating: string;
	/** Names of the upstream's keywords. */
	keywords: string[];
	trailer: Trailer | null;
	/** Of a movie in order of billing, of a show by number of episodes; at most 20. */
	cast: CastMember[];
	crew: Crew;
	/** Quality-filtered, at most 12. */
	similar: TitleCard[];
	/** Null when nothing is known of the visitor's country. */
	offers: WatchOffers | null;
	/** True where other countries have offers, and this one has none. */
	offersElsewhere?: true;
}

export interface Movie extends TitleDetails {
	mediaType: "movie";
	/** YYYY-MM-DD, null when unknown. */
	releaseDate: string | null;
	/** The same in the visitor's country, where it is another day. */
	regionalDate?: string;
	/** Minutes, null when unknown. */
	runtime: number | null;
	/** US dollars, 0 when unknown. */
	budget: number;
	/** US dollars, 0 when unknown. */
	revenue: number;
	directors: PersonName[];
	collection: { id: number; name: string; poster: string | null; backdrop: string | null } | null;
}

export interface SeasonSummary {
	id: number;
	number: number;
	name: string;
	/** What the show says; the season's list may hold more or fewer. */
	episodeCount: number;
}

export interface EpisodeToAir {
	season: number;
	number: number;
	/** YYYY-MM-DD. */
	airDate: string;
}

export interface Show extends TitleDetails {
	mediaType: "tv";
	/** YYYY-MM-DD, null when unknown. */
	firstAirDate: string | null;
	seasonCount: number;
	episodeCount: number;
	/** Ascending by number; specials (season 0) are left out. */
	seasons: SeasonSummary[];
	/** Season 0; null when the show has none. */
	specials: SeasonSummary | null;
	networks: string[];
	creators: PersonName[];
	/** May have been aired meanwhile; null when none is announced. */
	episodeToAir: EpisodeToAir | null;
	/** The last episode that has aired, outside of specials; null when unknown. */
	lastAired: { season: number; number: number } | null;
}

export interface Episode {
	/** The episode's number where an old response of the upstream has no id. */
	id: number;
	number: number;
	/** Its own, without its number; empty where the source has none. */
	name: string;
	overview: string;
	/** Minutes, null when unknown. */
	runtime: number | null;
	/** 0..10; 0 means nobody voted. */
	rating: number;
	still: string | null;
	/** YYYY-MM-DD, null when unknown. */
	airDate: string | null;
}

export interface Season {
	number: number;
	name: string;
	/** Ascending by number. */
	episodes: Episode[];
}

/** A title in a person's filmography. */
export interface Credit {
	card: TitleCard;
	/** Characters first, then jobs; may be empty. */
	roles: string[];
}

export interface Person {
	id: number;
	name: string;
	/** As "Acting"; may be empty. */
	department: string;
	/** In paragraphs; empty where the source has none. */
	biography: string[];
	/** Of the biography, as `TextLanguages` has it. */
	biographyLanguage?: string;
	/** YYYY-MM-DD, null when unknown. */
	birthday: string | null;
	deathday: string | null;
	birthplace: string;
	photo: string | null;
	/** What most people know them for, at most 8. */
	knownFor: TitleCard[];
	/** Quality-filtered, newest first. */
	credits: Credit[];
}

/** Movies that belong together. */
export interface Collection {
	id: number;
	name: string;
	overview: string;
	overviewLanguage?: string;
	poster: string | null;
	backdrop: string | null;
	/** Quality-filtered, in order of release. */
	movies: TitleCard[];
	/** Number of movies that the visitor's lists leave out. */
	leftOut: number;
}
