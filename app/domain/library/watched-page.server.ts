import type { Database } from "~/database/open.server";
import type { ProfileId } from "../accounts/profiles";
import type { Catalogue } from "../catalogue/catalogue.server";
import { episodePath, titleKey, titlePath } from "../catalogue/paths";
import type { Movie, Show } from "../catalogue/types";
import { COUNTED_MAX, countPlaysIn, episodeKey, findRatings, listMonths } from "./diary-rows.server";
import { findKnownTitle, type KnownTitle, toKnownCard } from "./known-title.server";
import { hasTitleFilter, isSearch, type ListView, MEDIA_TYPES } from "./list-view";
import { readPeriod } from "./periods";
import type { Play } from "./plays";
import { countPlays, cursorAfter, listPlays } from "./plays.server";
import { isRecordFull, readRecordSize } from "./record-size.server";
import { matchesFilter } from "./title-filter";
import { toSavedTitle } from "./types";

/** Plays of a page. Each may need a catalogue request. */
const PAGE = 24;
/** What a search looks through before it shows what it has found: plays of one read, of all reads, and their titles. */
const SEARCH_READ = 120;
const PLAYS_SEARCHED = 2400;
const TITLES_SEARCHED = 240;

interface WatchedCard extends Play {
	title: string;
	poster: string | null;
	/** Path of the episode, or of its show where the show no longer has that season. */
	to: string;
	/** Of the movie or the episode, else of its show; null where there is none. */
	rating: number | null;
}

/** The plays that fit; a search may end before the page is full. */
interface WatchedPlays {
	cards: WatchedCard[];
	/** Of the plays after those that were looked at; null after the last one. */
	nextCursor: string | null;
	/** Plays that the filter could not judge, because the catalogue did not respond. */
	unread: number;
}

export interface WatchedPage {
	entries: Promise<WatchedPlays>;
	/** All plays of the record. */
	size: number;
	/** Nothing more can be added to the record. */
	isRecordFull: boolean;
	/** Plays of the kind and the period, whatever the search; `hasMore`: of a period with more than this number. */
	count: { number: number; hasMore: boolean };
	/** The months that have plays as YYYY-MM, the newest first. */
	months: string[];
}

interface PageOf {
	userId: ProfileId;
	cursor?: string;
	filter: ListView;
}

function playsOf({ userId, filter }: PageOf) {
	const { from, to } = readPeriod(filter.when) ?? {};
	return { userId, mediaType: filter.show ? MEDIA_TYPES[filter.show] : undefined, from, to };
}

async function count(db: Database, page: PageOf): Promise<WatchedPage["count"]> {
	const { userId, mediaType } = playsOf(page);
	const period = readPeriod(page.filter.when);
	if (!period) return { number: await countPlays(db, { userId, mediaType }), hasMore: false };
	const number = await countPlaysIn(db, { userId, mediaType, period });
	return { number: Math.min(number, COUNTED_MAX), hasMore: number > COUNTED_MAX };
}

/** Latest first; an invalid cursor gives the first page. Rejects when the record cannot be read. */
export async function openWatchedPage(db: Database, catalogue: Catalogue, page: PageOf): Promise<WatchedPage> {
	const { userId, cursor } = page;
	const [first, size, counted, months] = await Promise.all([
		listPlays(db, { ...playsOf(page), limit: isSearch(page.filter) ? SEARCH_READ : PAGE, cursor }),
		readRecordSize(db, userId),
		count(db, page),
		listMonths(db, userId),
	]);
	if (!first) return await openWatchedPage(db, catalogue, { ...page, cursor: undefined });
	return {
		entries: collect(db, catalogue, { ...page, first }),
		size: size.plays,
		isRecordFull: isRecordFull(size),
		count: counted,
		months,
	};
}

type PlayList = NonNullable<Awaited<ReturnType<typeof listPlays>>>;

async function collect(
	db: Database,
	catalogue: Catalogue,
	{ first, ...of }: PageOf & { first: PlayList },
): Promise<WatchedPlays> {
	const { userId, filter } = of;
	const isFiltered = hasTitleFilter(filter);
	/** Each title is looked up once. */
	const titles = new Map<string, Promise<KnownTitle>>();
	async function lookUp(play: Play) {
		const looking = titles.get(titleKey(play)) ?? findKnownTitle(catalogue, play);
		titles.set(titleKey(play), looking);
		return { play, known: await looking };
	}
	const cards: WatchedCard[] = [];
	let unread = 0;
	let searched = 0;
	let page = first;
	for (;;) {
		const ratings = await findRatings(db, { userId, episodes: page.plays });
		const shown = filter.show === "rated" ? page.plays.filter((play) => ratings.has(episodeKey(play))) : page.plays;
		for (const { play, known } of await Promise.all(shown.map(lookUp))) {
			if (!isFiltered || (known.title && matchesFilter(toSavedTitle(known.title), filter))) {
				if (cards.length === PAGE) return { cards, nextCursor: cursorAfter(cards[PAGE - 1]!), unread };
				cards.push({ ...toCard(play, known.title), rating: ratings.get(episodeKey(play)) ?? null });
			} else if (!known.title && !known.isGone) unread++;
		}
		searched += page.plays.length;
		const { nextCursor } = page;
		const isOver = cards.length === PAGE || searched >= PLAYS_SEARCHED || titles.size >= TITLES_SEARCHED;
		if (nextCursor === null || isOver) return { cards, nextCursor, unread };
		page = (await listPlays(db, { ...playsOf(of), limit: SEARCH_READ, cursor: nextCursor })) ?? {
			plays: [],
			nextCursor: null,
		};
	}
}

function toCard(play: Play, known: Movie | Show | null): Omit<WatchedCard, "rating"> {
	const { title, poster } = toKnownCard(play, known);
	return { ...play, title, poster, to: pathOf(play, known) };
}

function pathOf(play: Play, title: Movie | Show | null): string {
	const hasSeason = title?.mediaType !== "tv" || title.seasons.some(({ number }) => number === play.season);
	return play.mediaType === "tv" && hasSeason ? episodePath(play.id, play) : titlePath(play);
}
