// Surprise Me draws a title by chance that the visitor has not seen and that fits what was asked for. What is not known of a
// title, such as its length, never counts as fitting.
import type { Database } from "~/database/open.server";
import { listWatched } from "~/domain/library/diary/watched.server";
import { MOVIE_SEASONS } from "~/domain/library/next/next-up";
import { findKnownTitle } from "~/domain/library/store/known-title.server";
import { dayOf } from "~/lib/text/days";
import type { ProfileId } from "../../accounts/profiles";
import { type CardFacts, cardOfTitle } from "../../catalogue/cards";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { toDiscoverParams } from "../../catalogue/lists/discover-params";
import type { ListingConfig } from "../../catalogue/lists/filters";
import { type ListingFilters, NO_FILTERS } from "../../catalogue/lists/list-query";
import { toUpstreamItems } from "../../catalogue/lists/upstream-list.server";
import { hasMood, moodGenres } from "../../catalogue/moods";
import { isTitle, titleKey } from "../../catalogue/paths";
import { toTitleCards } from "../../catalogue/source/mapping";
import { findFirstSeason, listSeasons, type SeasonEpisodes } from "../../catalogue/titles/episodes";
import { findSeason, findTitle } from "../../catalogue/titles/titles.server";
import type { MediaType, Movie, Show, TextLanguages, TitleCard, TitleRef } from "../../catalogue/types";
import { listSeen } from "./seen.server";
import { type DrawReason, explainDraw, type SurpriseQuery } from "./surprise-query";

/** The listing from which is drawn where the visitor comes from none: what many find good. */
const WELL_LIKED = { ...NO_FILTERS, score: 7, votes: 1000 };
/** A title is drawn from so many pages of a listing, of which so many are read. */
const PAGES = 10;
const PAGES_READ = 4;
/** Entries of the record of what was watched among which titles are chosen, and titles whose similar ones are looked at. */
const WATCHED_READ = 24;
const LIKED_READ = 2;
/** Titles of one list whose length is looked up. */
const LENGTHS_READ = 2;
/** Minutes up to which only an episode fits. */
const EPISODE_MAX = 60;

interface Source {
	catalogue: Catalogue;
	config: ListingConfig;
}

interface Drawing {
	/** Null while signed out. */
	profileId: ProfileId | null;
	/** Who else is here: what they have seen is not drawn either. */
	companions?: ProfileId[];
	query: SurpriseQuery;
	/** What the browser knows to be seen, and which of it was watched. */
	seen: TitleRef[];
	watched: TitleRef[];
}

type Drawn = Pick<SurpriseQuery, "title" | "like">;

/** Titles of one kind. */
interface Candidates {
	cards: TitleCard[];
	like: TitleRef | null;
}

/**
 * Null where no title that was looked at fits. First come those that are similar to what the visitor has watched, unless
 * they come from a listing. Reads at most two titles and five pages of a listing, and of each two lengths. Throws
 * `UpstreamError`.
 */
export async function drawTitle(db: Database, source: Source, drawing: Drawing): Promise<Drawn | null> {
	const { profileId, companions, query, seen } = drawing;
	const excluded = new Set([...seen, ...query.drawn].map(titleKey));
	for await (const { cards, like } of listCandidates(db, source, drawing)) {
		const isWanted = (card: TitleCard) =>
			!excluded.has(titleKey(card)) && (!query.mood || hasMood(query.mood, card.genres));
		const wanted = cards.filter(isWanted);
		const seenKeys = profileId ? await listSeen(db, { profileId, companions, titles: wanted }) : new Set();
		const unseen = wanted.filter((card) => !seenKeys.has(titleKey(card)));
		const title = await findFitting(source.catalogue, shuffle(unseen), query.minutes);
		if (title) return { title, like };
	}
	return null;
}

async function* listCandidates(db: Database, source: Source, drawing: Drawing): AsyncGenerator<Candidates> {
	const { query } = drawing;
	for (const mediaType of listKinds(query)) {
		if (!query.kind) yield* listSimilar(db, source.catalogue, { ...drawing, mediaType });
		yield* listWellLiked(source, query, mediaType);
	}
}

/** In the order in which they are tried; none where no kind has the mood. */
function listKinds({ kind, minutes, mood }: SurpriseQuery): MediaType[] {
	const inTime = minutes !== null && minutes <= EPISODE_MAX ? ("tv" as const) : ("movie" as const);
	const wanted = kind ? [kind] : minutes === null ? shuffle(["movie", "tv"] as const) : [inTime];
	return wanted.filter((mediaType) => !mood || moodGenres(mood, mediaType).of.length > 0);
}

/** Of titles that the visitor has watched, by chance. */
async function* listSimilar(
	db: Database,
	catalogue: Catalogue,
	{ profileId, watched, mediaType }: Drawing & { mediaType: MediaType },
): AsyncGenerator<Candidates> {
	const watchedEntries = profileId
		? ((await listWatched(db, { profileId, limit: WATCHED_READ }))?.entries ?? [])
		: watched;
	const ids = new Set(watchedEntries.flatMap((entry) => (entry.mediaType === mediaType ? entry.id : [])));
	for (const id of shuffle([...ids]).slice(0, LIKED_READ)) {
		const like = { mediaType, id };
		const { title } = await findKnownTitle(catalogue, like);
		if (title) yield { cards: title.similar, like };
	}
}

async function* listWellLiked(
	{ catalogue, config }: Source,
	query: SurpriseQuery,
	mediaType: MediaType,
): AsyncGenerator<Candidates> {
	const filters = withinTime(query.kind ? query.filters : WELL_LIKED, query.minutes);
	const params = {
		...toDiscoverParams(filters, { mediaType, config, region: catalogue.region, today: dayOf(Date.now()) }),
		...(query.mood && toMoodParams(query.mood, mediaType, filters)),
	};
	async function read(page: number) {
		const { items, lastPage } = toUpstreamItems(await catalogue.discover[mediaType]({ ...params, page }));
		return { lastPage, candidates: { cards: toTitleCards(items), like: null } };
	}
	const first = await read(1);
	const pages = Array.from({ length: Math.min(first.lastPage, PAGES) }, (_, index) => index + 1);
	for (const page of shuffle(pages).slice(0, PAGES_READ)) {
		yield page === 1 ? first.candidates : (await read(page)).candidates;
	}
}

/** The upstream counts an unknown length as 0. */
function withinTime(filters: ListingFilters, minutes: number | null): ListingFilters {
	if (minutes === null) return filters;
	const { runtimeFrom, runtimeTo } = filters;
	return { ...filters, runtimeFrom: runtimeFrom ?? 1, runtimeTo: Math.min(minutes, runtimeTo ?? minutes) };
}

/** A listing's own genre cannot be asked for together with any of several others. */
function toMoodParams(mood: NonNullable<SurpriseQuery["mood"]>, mediaType: MediaType, { genre }: ListingFilters) {
	const { of, without } = moodGenres(mood, mediaType);
	return { without_genres: without.join(","), ...(genre === null && { with_genres: of.join("|") }) };
}

async function findFitting(catalogue: Catalogue, cards: TitleCard[], minutes: number | null): Promise<TitleRef | null> {
	if (minutes === null) return cards[0] ?? null;
	for (const card of cards.slice(0, LENGTHS_READ)) {
		const length = await readLength(catalogue, card);
		if (length !== null && length <= minutes) return card;
	}
	return null;
}

/** Minutes, of a show those of its first episode; null when unknown. One catalogue request, of a show two. */
async function readLength(catalogue: Catalogue, { mediaType, id }: TitleRef): Promise<number | null> {
	const title = await findTitle(catalogue, { mediaType, id });
	if (title?.mediaType !== "tv") return title?.runtime ?? null;
	const first = findFirstSeason(title);
	return first === null ? null : ((await findSeason(catalogue, id, first))?.episodes[0]?.runtime ?? null);
}

function shuffle<Item>(items: readonly Item[]): Item[] {
	return items
		.map((item) => ({ item, place: Math.random() }))
		.sort((a, b) => a.place - b.place)
		.map(({ item }) => item);
}

/** A drawn title as the page shows it. */
export interface ShownDraw extends CardFacts, TextLanguages {
	backdrop: string | null;
	overview: string;
	/** Minutes of a movie, seasons of a show; null when unknown. */
	extent: number | null;
	/** For what is next of it. */
	seasons: SeasonEpisodes[];
	/** Null where nothing was asked for. */
	reason: DrawReason | null;
	/** A similar title. Whether it was watched, only the visitor's own library says. */
	like: (TitleRef & { title: string }) | null;
}

/** Null where the catalogue does not have the title, or it is blocked. At most three catalogue requests; throws `UpstreamError`. */
export async function findDrawn(
	catalogue: Catalogue,
	{ title: ref, like, ...query }: SurpriseQuery,
): Promise<ShownDraw | null> {
	const title = ref && (await findTitle(catalogue, ref));
	if (!title) return null;
	const [length, liked] = await Promise.all([
		query.minutes === null ? null : readLength(catalogue, ref),
		like && findKnownTitle(catalogue, like).then((knownTitle) => knownTitle.title),
	]);
	const isSimilar = liked?.similar.some((other) => isTitle(other, ref));
	return {
		...cardOfTitle(title),
		backdrop: title.backdrop,
		overview: title.overview,
		...(title.overviewLanguage && { overviewLanguage: title.overviewLanguage }),
		extent: readExtent(title),
		seasons: title.mediaType === "tv" ? listSeasons(title) : MOVIE_SEASONS,
		reason: explainDraw(query, {
			mediaType: title.mediaType,
			length,
			genres: title.genres.map(({ name }) => name),
		}),
		like: liked && isSimilar ? { mediaType: liked.mediaType, id: liked.id, title: liked.title } : null,
	};
}

function readExtent(title: Movie | Show): number | null {
	return (title.mediaType === "movie" ? title.runtime : title.seasonCount) || null;
}
