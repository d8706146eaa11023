import type { Database } from "~/database/open.server";
import { sectionOf } from "~/domain/library/lists/list-sections";
import { findKnownTitle, type KnownTitle, toKnownCard } from "~/domain/library/store/known-title.server";
import { listViewings } from "~/domain/library/store/viewings.server";
import type { WatchEntry } from "~/domain/library/types";
import { dayOf } from "~/lib/text/days";
import { withTimeout } from "~/lib/timeouts";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { isRunning } from "../../catalogue/titles/episodes";
import { findSeason } from "../../catalogue/titles/titles.server";
import type { EpisodeNumber, MediaType, Movie, Show } from "../../catalogue/types";
import type { ContinueCard } from "./begun-card";
import { type BegunTitles, openBegunTitles } from "./begun-titles.server";
import { decideNextUp, MOVIE_SEASONS, type NextUp, type Viewing } from "./next-up";
import { isFinished, progressOf } from "./progress";
import { readNextUp } from "./season-lists.server";

/** The titles that recommendations follow from. */
const RECENT_TITLES = 20;

/** Milliseconds that a card waits for the lists of its show's seasons. */
const LISTS_WAIT_MS = 3000;

/** Entries that one batch reads. */
export const BEGUN_BATCH = 20;
/** Entries among which titles are looked for, and shows of which it is looked up whether they are finished. */
const ENTRIES_SEARCHED = 400;
const SHOWS_SEARCHED = 60;
/** Cards that are made at the same time. */
const TOGETHER = 10;

interface BegunOf {
	profileId: ProfileId;
	mediaType?: MediaType;
	/** Where several lists read the same titles. */
	begun?: Promise<BegunTitles>;
}

/** The latest entries without blocked titles, in batches; bounded. */
async function* readBegun(
	db: Database,
	catalogue: Catalogue,
	{ profileId, mediaType, begun: opened = openBegunTitles(db, { profileId, mediaType, first: BEGUN_BATCH }) }: BegunOf,
): AsyncGenerator<WatchEntry[]> {
	const [begun, isBlocked] = await Promise.all([opened, catalogue.findBlocked()]);
	for (let offset = 0; offset < Math.min(begun.total, ENTRIES_SEARCHED); offset += BEGUN_BATCH) {
		const entries = await begun.list({ limit: BEGUN_BATCH, offset });
		yield entries.filter((entry) => !isBlocked(entry));
	}
}

/** The latest 20 entries that are not blocked, newest first. For recommendations. */
export async function listRecentWatches(db: Database, catalogue: Catalogue, of: BegunOf): Promise<WatchEntry[]> {
	const recent: WatchEntry[] = [];
	for await (const entries of readBegun(db, catalogue, of)) {
		recent.push(...entries);
		if (recent.length >= RECENT_TITLES) break;
	}
	return recent.slice(0, RECENT_TITLES);
}

/** Of each entry. Without them a card leads to the episode that was opened last. */
export async function readViewings(db: Database, profileId: ProfileId, entries: WatchEntry[]) {
	const viewings = await listViewings(db, { profileId, titles: entries }).catch(() => new Map<string, Viewing[]>());
	return (entry: WatchEntry) => viewings.get(titleKey(entry)) ?? [];
}

/**
 * One statement, and for each card a catalogue request for the title and one for each season list that it needs. A title
 * without catalogue data has a card without facts.
 */
export async function listContinueCards(
	db: Database,
	catalogue: Catalogue,
	{ profileId, entries }: { profileId: ProfileId; entries: WatchEntry[] },
): Promise<ContinueCard[]> {
	const viewingsOf = await readViewings(db, profileId, entries);
	const cards: ContinueCard[] = [];
	for (let first = 0; first < entries.length; first += TOGETHER) {
		const some = entries.slice(first, first + TOGETHER);
		cards.push(...(await Promise.all(some.map((entry) => toContinueCard(catalogue, entry, viewingsOf(entry))))));
	}
	return cards;
}

/**
 * The first `limit` titles that can be continued, however many finished ones are newer; `hasMore` when there are others.
 * Looks a movie up only when it is not finished. At most 400 entries and 60 shows are searched.
 */
export async function listUnfinishedCards(
	db: Database,
	catalogue: Catalogue,
	{ limit, ...of }: BegunOf & { limit: number },
): Promise<{ cards: ContinueCard[]; hasMore: boolean }> {
	const cards: ContinueCard[] = [];
	let shows = 0;
	for await (const entries of readBegun(db, catalogue, of)) {
		const viewingsOf = await readViewings(db, of.profileId, entries);
		const open = entries.filter((entry) => entry.mediaType === "tv" || !isFinishedMovie(entry, viewingsOf(entry)));
		for (let first = 0; first < open.length && cards.length <= limit && shows < SHOWS_SEARCHED; first += TOGETHER) {
			const some = open.slice(first, first + TOGETHER);
			shows += some.filter((entry) => entry.mediaType === "tv").length;
			const read = await Promise.all(some.map((entry) => toContinueCard(catalogue, entry, viewingsOf(entry))));
			cards.push(...read.filter(({ isDone, isGone }) => !isDone && !isGone));
		}
		if (cards.length > limit || shows >= SHOWS_SEARCHED) break;
	}
	return { cards: cards.slice(0, limit), hasMore: cards.length > limit };
}

export function isFinishedMovie(entry: WatchEntry, viewings: Viewing[]): boolean {
	return decideNextUp(MOVIE_SEASONS, viewings, entry).action === "again" || isFinished(entry);
}

/** `known`: the title where it was looked up before. */
export async function toContinueCard(
	catalogue: Catalogue,
	entry: WatchEntry,
	viewings: Viewing[],
	knownTitle?: KnownTitle,
): Promise<ContinueCard> {
	const { title, isGone } = knownTitle ?? (await findKnownTitle(catalogue, entry));
	const card = toKnownCard(entry, title, entry);
	const { next, episodeName } = await decideContinued(catalogue, { title, entry, viewings });
	const isResume = next.action === "resume";
	const isDone = next.action === "again";
	const { lastWatched } = entry;
	const show = title?.mediaType === "tv" ? title : null;
	const airDate = show?.nextEpisode?.airDate ?? null;
	return {
		...card,
		backdrop: title?.backdrop ?? null,
		next,
		isBegun: viewings.length > 0,
		target: { season: next.season, episode: next.episode },
		episodeName,
		isNext: next.action === "next",
		progress: isResume ? progressOf(next) : Number(isDone),
		secondsLeft: isResume && next.duration > 0 ? next.duration - next.position : null,
		isDone,
		section: sectionOf({ isDone, isRunning: show !== null && isRunning(show), lastWatched }, Date.now()),
		awaitedDay: isDone && airDate !== null && airDate > dayOf(Date.now()) ? airDate : null,
		isGone,
		entry,
	};
}

/** Where the lists do not come in time, nothing is said of what follows. */
async function decideContinued(
	catalogue: Catalogue,
	{ title, entry, viewings }: { title: Movie | Show | null; entry: WatchEntry; viewings: Viewing[] },
): Promise<{ next: NextUp; episodeName: string }> {
	if (entry.mediaType === "movie") return { next: decideNextUp(MOVIE_SEASONS, viewings, entry), episodeName: "" };
	const show = title?.mediaType === "tv" ? title : null;
	const read = show && (await withTimeout(() => readNextUp(catalogue, show, viewings, entry), LISTS_WAIT_MS));
	if (!show || !read?.next) return { next: decideNextUp([], viewings, entry), episodeName: "" };
	const { next } = read;
	const episodeName = await withTimeout(() => findEpisodeName(catalogue, show, next), LISTS_WAIT_MS);
	return { next, episodeName: episodeName ?? "" };
}

/** Empty for a name that says no more than the number. The list of the season was read before. */
async function findEpisodeName(catalogue: Catalogue, { id }: Show, at: EpisodeNumber): Promise<string> {
	const season = await findSeason(catalogue, id, at.season);
	const name = season?.episodes.find(({ number }) => number === at.episode)?.name;
	return name && name !== `Episode ${at.episode}` ? name : "";
}
