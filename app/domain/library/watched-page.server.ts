import type { Database } from "~/database/open.server";
import type { Catalogue } from "../catalogue/catalogue.server";
import { episodePath, titleKey, titlePath } from "../catalogue/paths";
import type { Movie, Show } from "../catalogue/types";
import { findKnownTitle, type KnownTitle, toKnownCard } from "./known-title.server";
import { hasTitleFilter, type TitleFilter } from "./list-view";
import { matchesFilter } from "./title-filter";
import { toSavedTitle } from "./types";
import { isRecordFull, listWatched, readRecordSize, type WatchedEntry } from "./watched.server";

/** Entries of a page. Each may need a catalogue request. */
const PAGE = 24;
/** Pages of entries that a search looks through before it shows what it has found. */
const PAGES_SEARCHED = 10;

interface WatchedCard extends WatchedEntry {
	title: string;
	poster: string | null;
	/** Path of the episode, or of its show where the show no longer has that season. */
	to: string;
}

/** The entries that fit; a search may end before the page is full. */
interface WatchedEntries {
	cards: WatchedCard[];
	/** Of the entries after those that were looked at; null after the last one. */
	nextCursor: string | null;
	/** Entries that the filter could not judge, because the catalogue did not respond. */
	unread: number;
}

export interface WatchedPage {
	entries: Promise<WatchedEntries>;
	/** Entries of the record, including those that were only started. */
	size: number;
	/** Nothing more can be added to the record. */
	isRecordFull: boolean;
}

interface PageOf {
	userId: string;
	cursor?: string;
	filter: TitleFilter;
}

/** Latest first; an invalid cursor gives the first page. Rejects when the record cannot be read. */
export async function openWatchedPage(db: Database, catalogue: Catalogue, page: PageOf): Promise<WatchedPage> {
	const { userId, cursor } = page;
	const [first, size] = await Promise.all([
		listWatched(db, { userId, limit: PAGE, cursor }),
		readRecordSize(db, userId),
	]);
	if (!first) return await openWatchedPage(db, catalogue, { ...page, cursor: undefined });
	return {
		entries: collect(db, catalogue, { ...page, first }),
		size: size.viewings,
		isRecordFull: isRecordFull(size),
	};
}

type Watched = NonNullable<Awaited<ReturnType<typeof listWatched>>>;

async function collect(
	db: Database,
	catalogue: Catalogue,
	{ userId, filter, first }: PageOf & { first: Watched },
): Promise<WatchedEntries> {
	const isFiltered = hasTitleFilter(filter);
	/** Each title is looked up once. */
	const titles = new Map<string, Promise<KnownTitle>>();
	async function lookUp(entry: WatchedEntry) {
		const looking = titles.get(titleKey(entry)) ?? findKnownTitle(catalogue, entry);
		titles.set(titleKey(entry), looking);
		return { entry, known: await looking };
	}
	const cards: WatchedCard[] = [];
	let unread = 0;
	let page = first;
	for (let pages = 1; ; pages++) {
		for (const { entry, known } of await Promise.all(page.entries.map(lookUp))) {
			if (!isFiltered || (known.title && matchesFilter(toSavedTitle(known.title), filter))) {
				cards.push(toCard(entry, known.title));
			} else if (!known.title && !known.isGone) unread++;
		}
		const { nextCursor } = page;
		if (nextCursor === null || cards.length >= PAGE || pages === PAGES_SEARCHED) return { cards, nextCursor, unread };
		page = (await listWatched(db, { userId, limit: PAGE, cursor: nextCursor })) ?? { entries: [], nextCursor: null };
	}
}

function toCard(entry: WatchedEntry, known: Movie | Show | null): WatchedCard {
	const { title, poster } = toKnownCard(entry, known);
	return { ...entry, title, poster, to: pathOf(entry, known) };
}

function pathOf(entry: WatchedEntry, title: Movie | Show | null): string {
	const hasSeason = title?.mediaType !== "tv" || title.seasons.some(({ number }) => number === entry.season);
	return entry.mediaType === "tv" && hasSeason ? episodePath(entry.id, entry) : titlePath(entry);
}
