import { findKnownTitle, type KnownTitle } from "~/domain/library/store/known-title.server";
import { toSavedTitle } from "~/domain/library/types";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { hasTitleFilter, type TitleFilter } from "./list-view";
import { type FilterFacts, matchesFilter } from "./title-filter";

/** Entries of a page. Each may need a catalogue request. */
const PAGE = 24;
/** What a search looks through before it shows what it has found: entries of one read, of all reads, and their titles. */
const SEARCH_READ = 120;
const ENTRIES_SEARCHED = 2400;
const TITLES_SEARCHED = 240;

/** One read of a list. */
interface EntryRead<Entry> {
	entries: Entry[];
	/** Of the entries after these; null after the last one. */
	nextCursor: string | null;
}

interface EntryList<Entry> {
	first: EntryRead<Entry>;
	readMore(limit: number, cursor: string): Promise<EntryRead<Entry> | null>;
	cursorAfter(entry: Entry): string;
}

/** The entries that fit, with their titles; a search may end before the page is full. */
export interface FilledPage<Entry> {
	matches: { entry: Entry; knownTitle: KnownTitle }[];
	/** Of the entries after those that were looked at; null after the last one. */
	nextCursor: string | null;
	/** Titles that the filter could not judge, because the catalogue did not respond. */
	unread: number;
}

/** Entries of the first read: a search needs more than it shows. */
export function firstRead(filter: TitleFilter): number {
	return hasTitleFilter(filter) ? SEARCH_READ : PAGE;
}

/** Fills a page with the entries whose titles fit. Each title is looked up once. */
export async function fillPage<Entry extends TitleRef & Pick<FilterFacts, "note">>(
	catalogue: Catalogue,
	filter: TitleFilter,
	{ first, readMore, cursorAfter }: EntryList<Entry>,
): Promise<FilledPage<Entry>> {
	const isFiltered = hasTitleFilter(filter);
	const titles = new Map<string, Promise<KnownTitle>>();
	async function lookUp(entry: Entry) {
		const looking = titles.get(titleKey(entry)) ?? findKnownTitle(catalogue, entry);
		titles.set(titleKey(entry), looking);
		return { entry, knownTitle: await looking };
	}
	const matches: FilledPage<Entry>["matches"] = [];
	const unread = new Set<string>();
	const endAt = (nextCursor: string | null) => ({ matches, nextCursor, unread: unread.size });
	let searched = 0;
	let read: EntryRead<Entry> | null = first;
	while (read) {
		for (const candidate of await Promise.all(read.entries.map(lookUp))) {
			const { title, isGone } = candidate.knownTitle;
			if (!isFiltered || (title && matchesFilter({ ...toSavedTitle(title), note: candidate.entry.note }, filter))) {
				if (matches.length === PAGE) return endAt(cursorAfter(matches[PAGE - 1]!.entry));
				matches.push(candidate);
			} else if (!title && !isGone) unread.add(titleKey(candidate.entry));
		}
		searched += read.entries.length;
		const { nextCursor } = read;
		const isOver = matches.length === PAGE || searched >= ENTRIES_SEARCHED || titles.size >= TITLES_SEARCHED;
		if (nextCursor === null || isOver) return endAt(nextCursor);
		read = await readMore(SEARCH_READ, nextCursor);
	}
	return endAt(null);
}
