// Continue Watching of My List: an overview of its sections, or a page of the titles that a filter lets through.
import type { Database } from "~/database/open.server";
import { groupBySection, isUntouched, type ListSection, type SectionSizes } from "~/domain/library/lists/list-sections";
import { hasTitleFilter, PAGE, type TitleFilter } from "~/domain/library/lists/list-view";
import { matchesFilter } from "~/domain/library/lists/title-filter";
import { SECTION_SHOWN } from "~/domain/library/retention";
import { type CatalogueTitle, findKnownTitle } from "~/domain/library/store/known-title.server";
import { toSavedTitle, type WatchEntry } from "~/domain/library/types";
import { mapInGroups } from "~/lib/map-in-groups";
import type { Catalogue } from "../../catalogue/catalogue.server";
import type { ContinueCard } from "./begun-card";
import type { BegunTitles } from "./begun-titles.server";
import {
	isFinishedMovie,
	listContinueCards,
	readStandings,
	TOGETHER,
	toContinueCard,
	type WatchingPeople,
} from "./continue-watching.server";

/** Titles that the overview reads: of the latest ones, and of those that were not touched for a month. */
const LATEST_READ = 20;
const UNTOUCHED_READ = 10;
/** Entries that are looked at together: where all fit, the one after the page says that another page follows. */
const LOOKED_AT = PAGE + 1;
/** Entries of one statement. */
export const BEGUN_READ = 4 * LOOKED_AT;
/** Titles that one page looks at, and shows among them of which it reads what is next. */
const ENTRIES_SEARCHED = 400;
const SHOWS_DECIDED = 100;

export interface ContinuePage {
	cards: ContinueCard[];
	/** Of the overview: how many titles its sections have in all, null where that is not known. Else empty. */
	sizes: SectionSizes;
	/** Where the next page begins in the list of all titles; null after the last match. */
	next: number | null;
	/** Titles that no filter could judge, because the catalogue did not respond. */
	unread: number;
}

interface BegunOf extends WatchingPeople {
	begun: BegunTitles;
	/** Those with which the page begins: `BEGUN_READ`, or all that there are. */
	first: WatchEntry[];
}

/**
 * At most twelve titles of each section. The size of a section is known where all titles were read, and that of "Up Next" where
 * those that were not read are untouched for longer than it has.
 */
export async function listOverview(
	db: Database,
	catalogue: Catalogue,
	{ begun, first, ...people }: BegunOf,
): Promise<ContinuePage> {
	const latest = first.slice(0, LATEST_READ);
	const oldest = latest.at(-1)?.lastWatched ?? 0;
	const now = Date.now();
	const untouched = begun.recorded
		.filter((entry) => isUntouched(entry, now) && entry.lastWatched < oldest)
		.slice(0, UNTOUCHED_READ);
	const entries = [...latest, ...untouched];
	const groups = groupBySection(await listContinueCards(db, catalogue, { ...people, entries }));
	const isWhole = entries.length >= begun.total;
	const isNextWhole = isUntouched({ lastWatched: oldest }, now);
	return {
		cards: groups.flatMap(({ cards }) => cards.slice(0, SECTION_SHOWN)),
		sizes: Object.fromEntries(
			groups.map(({ section, cards }) => [
				section,
				isWhole || (isNextWhole && section === "next") ? cards.length : null,
			]),
		),
		next: null,
		unread: 0,
	};
}

interface Search extends BegunOf {
	filter: TitleFilter;
	/** Null for all sections. */
	section: ListSection | null;
	/** Titles of the list that stand before the page. */
	from: number;
}

/** Whether a title can be of the section, from what is known without the catalogue. */
function mayBelong({ mediaType, lastWatched }: WatchEntry, section: ListSection | null, now: number): boolean {
	if (section === "next" || section === "untouched")
		return isUntouched({ lastWatched }, now) === (section === "untouched");
	return section !== "waiting" || mediaType === "tv";
}

/** A page of the titles that fit, the latest first. It may end early: there is a limit to how many titles it looks at. */
export async function searchBegun(db: Database, catalogue: Catalogue, search: Search): Promise<ContinuePage> {
	const { begun, from } = search;
	const cards: ContinueCard[] = [];
	const end = Math.min(begun.total, from + ENTRIES_SEARCHED);
	let batch = search.first;
	let [unread, decided] = [0, 0];
	for (let offset = from; offset < end; offset += LOOKED_AT) {
		if (decided >= SHOWS_DECIDED) return { cards, sizes: {}, next: offset, unread };
		const place = (offset - from) % BEGUN_READ;
		// The database may have failed since: whoever goes on from here reads it again.
		if (place === 0 && offset > from) batch = await begun.list({ limit: BEGUN_READ, offset }).catch(() => []);
		if (batch.length === 0) return { cards, sizes: {}, next: offset, unread };
		const fitting = await findFitting(
			db,
			catalogue,
			batch.slice(place, place + Math.min(LOOKED_AT, end - offset)),
			search,
		);
		unread += fitting.unread;
		decided += fitting.decided;
		for (const { index, card } of fitting.cards) {
			if (cards.length === PAGE) return { cards, sizes: {}, next: offset + index, unread };
			cards.push(card);
		}
	}
	return { cards, sizes: {}, next: end < begun.total ? end : null, unread };
}

/** Those of the entries that fit, with their places. */
async function findFitting(
	db: Database,
	catalogue: Catalogue,
	entries: WatchEntry[],
	{ filter, section, ...people }: Search,
): Promise<{ cards: { index: number; card: ContinueCard }[]; unread: number; decided: number }> {
	const now = Date.now();
	const possible = entries.flatMap((entry, index) => (mayBelong(entry, section, now) ? [{ entry, index }] : []));
	const isFiltered = hasTitleFilter(filter);
	const looked = await mapInGroups(possible, TOGETHER, async (begun) => ({
		...begun,
		knownTitle: isFiltered ? await findKnownTitle(catalogue, begun.entry) : undefined,
	}));
	const fitting = looked.filter(({ knownTitle }) => !knownTitle || fits(knownTitle, filter));
	const standingIn = await readStandings(
		db,
		people,
		fitting.map(({ entry }) => entry),
	);
	// A movie needs no look-up for it.
	const isOtherMovie = (entry: WatchEntry) =>
		section !== null &&
		entry.mediaType === "movie" &&
		isFinishedMovie(entry, standingIn(entry)) !== (section === "finished");
	const wanted = fitting.filter(({ entry }) => !isOtherMovie(entry));
	const cards = await mapInGroups(wanted, TOGETHER, async ({ entry, index, knownTitle }) => {
		return { index, card: await toContinueCard(catalogue, entry, standingIn(entry), knownTitle) };
	});
	return {
		cards: cards.filter(({ card }) => section === null || card.section === section),
		unread: looked.filter(({ knownTitle }) => knownTitle && !knownTitle.title && !knownTitle.isGone).length,
		decided: wanted.filter(({ entry }) => entry.mediaType === "tv").length,
	};
}

function fits({ title }: CatalogueTitle, filter: TitleFilter): boolean {
	return title !== null && matchesFilter(toSavedTitle(title), filter);
}
