import { type CatalogueTitle, findKnownTitle } from "~/domain/library/store/known-title.server";
import { toSavedTitle } from "~/domain/library/types";
import type { Page } from "~/lib/http/cursor";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import { hasTitleFilter, type TitleFilter } from "./list-view";
import { matchesFilter } from "./title-filter";

/** Lines of a page, each of one entry or of several that stand together, and entries: a line of more goes on on the next page. */
const LINES = 24;
const ENTRIES_MAX = 120;
/** Entries of one read. */
export const READ = 72;
/** What a filter looks through before it shows what fits: entries, and their titles. */
const ENTRIES_FILTERED = 2400;
const TITLES_FILTERED = 240;

/** What only the catalogue knows. */
type CatalogueFilter = Pick<TitleFilter, "genre" | "isShort">;

interface EntryList<Entry> {
	first: Page<Entry>;
	readMore(limit: number, cursor: string): Promise<Page<Entry> | null>;
	cursorAfter(entry: Entry): string;
	/** Whether an entry stands in the line of the one before it. */
	isInLine(before: Entry, entry: Entry): boolean;
}

/** The entries that fit, with their titles; a filter may end before the page is full. */
export interface FilledPage<Entry> {
	matches: { entry: Entry; knownTitle: CatalogueTitle }[];
	/** Of the entries after those that were looked at; null after the last one. */
	nextCursor: string | null;
	/** Titles that the filter could not judge, because the catalogue did not respond. */
	unread: number;
}

/** How many of the entries a page has; null where more could be on it. No line is cut that fits on a page. */
function pageLength<Entry>(entries: Entry[], isInLine: EntryList<Entry>["isInLine"]): number | null {
	let lines = 0;
	let start = 0;
	for (const [index, entry] of entries.entries()) {
		const before = entries[index - 1];
		if (before === undefined || !isInLine(before, entry)) {
			if (lines === LINES) return index;
			lines++;
			start = index;
		}
		if (index === ENTRIES_MAX) return start || index;
	}
	return null;
}

/** Fills a page with the entries whose titles fit. Each title is looked up once, and of a list without a filter those that it shows. */
export async function fillPage<Entry extends TitleRef>(
	catalogue: Catalogue,
	{ genre, isShort }: CatalogueFilter,
	{ first, readMore, cursorAfter, isInLine }: EntryList<Entry>,
): Promise<FilledPage<Entry>> {
	const filter = { text: "", genre, isShort };
	const titles = new Map<string, Promise<CatalogueTitle>>();
	async function lookUp(entry: Entry) {
		const looking = titles.get(titleKey(entry)) ?? findKnownTitle(catalogue, entry);
		titles.set(titleKey(entry), looking);
		return { entry, knownTitle: await looking };
	}
	const fitting: Entry[] = [];
	const unread = new Set<string>();
	const endAt = async (nextCursor: string | null, length = fitting.length) => {
		return { matches: await Promise.all(fitting.slice(0, length).map(lookUp)), nextCursor, unread: unread.size };
	};
	async function addFitting(entries: Entry[]) {
		for (const { entry, knownTitle } of await Promise.all(entries.map(lookUp))) {
			const { title, isGone } = knownTitle;
			if (title && matchesFilter(toSavedTitle(title), filter)) fitting.push(entry);
			else if (!title && !isGone) unread.add(titleKey(entry));
		}
	}
	let searched = 0;
	let read: Page<Entry> | null = first;
	while (read) {
		const entries = await catalogue.onlyOpen(read.entries);
		if (hasTitleFilter(filter)) await addFitting(entries);
		else fitting.push(...entries);
		const length = pageLength(fitting, isInLine);
		if (length !== null) return await endAt(cursorAfter(fitting[length - 1]!), length);
		searched += read.entries.length;
		const { nextCursor } = read;
		if (nextCursor === null || searched >= ENTRIES_FILTERED || titles.size >= TITLES_FILTERED)
			return await endAt(nextCursor);
		read = await readMore(READ, nextCursor);
	}
	return await endAt(null);
}
