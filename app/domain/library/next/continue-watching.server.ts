import { and, desc, eq } from "drizzle-orm";
import type { Database } from "~/database/open.server";
import { plays } from "~/database/schema/library";
import type { PlayTime } from "~/domain/library/diary/plays";
import { sectionOf } from "~/domain/library/lists/list-sections";
import { CONTINUE_SHOWN, HISTORY_RETENTION_MS } from "~/domain/library/retention";
import { type CatalogueTitle, findKnownTitle, toKnownCard } from "~/domain/library/store/known-title.server";
import { wherePlay } from "~/domain/library/store/play-statements.server";
import { listViewings } from "~/domain/library/store/viewings.server";
import type { WatchEntry } from "~/domain/library/types";
import { mapInGroups } from "~/lib/map-in-groups";
import { dayOf } from "~/lib/text/days";
import { withTimeout } from "~/lib/timeouts";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { titleKey } from "../../catalogue/paths";
import { isRunning } from "../../catalogue/titles/episodes";
import { findSeason } from "../../catalogue/titles/titles.server";
import type { EpisodeNumber, Movie, Show, TitleRef } from "../../catalogue/types";
import type { ContinueCard } from "./begun-card";
import type { BegunTitles } from "./begun-titles.server";
import { decideNextUp, MOVIE_SEASONS, type NextUp, type Viewing } from "./next-up";
import { isFinished, progressOf } from "./progress";
import { readNextUp } from "./season-lists.server";

/** The titles that recommendations follow from. */
const RECENT_TITLES = 20;

/** Milliseconds that a card waits for the lists of its show's seasons. */
const LISTS_WAIT_MS = 3000;

/** Entries that one batch reads. */
export const BEGUN_BATCH = 20;
/** Entries of one row among which titles are looked for, and shows of which it is looked up whether they are finished. */
const ENTRIES_SEARCHED = 400;
const SHOWS_SEARCHED = 40;
/** Cards that are made at the same time. */
export const TOGETHER = 10;

/** A play of a movie. */
export interface LatestMovie extends TitleRef {
	/** Null without a date. */
	lastWatched: number | null;
}

/**
 * The latest movies of the record, for a batch: 20 of each precision, which has its own range of the index. Those without a date are
 * the oldest.
 */
export function selectLatestMovies(db: Database, profileId: ProfileId) {
	const { mediaType, id, precision, watchedAt } = plays;
	const latest = (exactness: PlayTime["precision"]) =>
		db
			.select({ mediaType, id, lastWatched: watchedAt })
			.from(plays)
			.where(and(eq(plays.profileId, profileId), eq(mediaType, "movie"), eq(precision, exactness), wherePlay))
			.orderBy(desc(watchedAt))
			.limit(RECENT_TITLES);
	return [latest("instant"), latest("day"), latest("unknown")] as const;
}

/**
 * The 20 titles that were opened, played or watched last and are not blocked, newest first: of the watch history and of the
 * record. For recommendations.
 */
export async function listRecentTitles(
	catalogue: Catalogue,
	{ begun, movies }: { begun: BegunTitles; movies: LatestMovie[] },
): Promise<TitleRef[]> {
	const [listed, isBlocked] = await Promise.all([begun.list({ limit: BEGUN_BATCH }), catalogue.findBlocked()]);
	const dated = movies.map((movie) => ({ ...movie, lastWatched: movie.lastWatched ?? Number.NEGATIVE_INFINITY }));
	const entries = [...listed, ...dated];
	const titles = entries
		.sort((a, b) => b.lastWatched - a.lastWatched)
		.map(({ mediaType, id }) => [titleKey({ mediaType, id }), { mediaType, id }] as const);
	return [...new Map(titles).values()].filter((title) => !isBlocked(title)).slice(0, RECENT_TITLES);
}

/** Of each entry. Without them a card leads to the episode that was opened last. */
async function readViewings(db: Database, profileId: ProfileId, entries: WatchEntry[]) {
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
	{ entries, ...people }: WatchingPeople & { entries: WatchEntry[] },
): Promise<ContinueCard[]> {
	const standingIn = await readStandings(db, people, entries);
	return await mapInGroups(entries, TOGETHER, (entry) => toContinueCard(catalogue, entry, standingIn(entry)));
}

/** Somebody who is here too. */
export interface NamedPerson {
	id: ProfileId;
	name: string;
}

/** Where each of those who are here stands in shows; a person who has not begun one is not behind in it. */
async function readCompany(db: Database, companions: NamedPerson[], entries: WatchEntry[]) {
	const shows = entries.filter(({ mediaType }) => mediaType === "tv");
	const read = await Promise.all(
		companions.map(async ({ id, name }) => ({ name, viewingsOf: await readViewings(db, id, shows) })),
	);
	return (entry: WatchEntry): Companion[] =>
		read.flatMap(({ name, viewingsOf }) => {
			const viewings = entry.mediaType === "tv" ? viewingsOf(entry) : [];
			return viewings.length > 0 ? [{ name, viewings }] : [];
		});
}

interface Companion {
	name: string;
	viewings: Viewing[];
}

export interface WatchingPeople {
	profileId: ProfileId;
	/** Who is here too. */
	companions?: NamedPerson[];
}

/** Where people stand in a title. */
interface Standing {
	/** The person's own. */
	viewings: Viewing[];
	/** Of those who are here too and have begun it: the card is where the one stands who is furthest behind. */
	company: Companion[];
}

/** Of each entry. */
export async function readStandings(
	db: Database,
	{ profileId, companions = [] }: WatchingPeople,
	entries: WatchEntry[],
): Promise<(entry: WatchEntry) => Standing> {
	const [viewingsOf, companyOf] = await Promise.all([
		readViewings(db, profileId, entries),
		readCompany(db, companions, entries),
	]);
	return (entry) => ({ viewings: viewingsOf(entry), company: companyOf(entry) });
}

/** Where a title that was begun stands on Home: in Continue Watching, or in Up Next. */
export type BegunRow = "history" | "record";

/**
 * The latest entries of a row without blocked titles, in batches; bounded. Continue Watching has the titles of the watch history,
 * Up Next the shows of the record that are not in it.
 */
async function* readRow(catalogue: Catalogue, begun: BegunTitles, row: BegunRow): AsyncGenerator<WatchEntry[]> {
	const isBlocked = await catalogue.findBlocked();
	const isRecorded = new Set(begun.recorded.map(titleKey));
	const since = Date.now() - HISTORY_RETENTION_MS;
	const size = row === "record" ? begun.recorded.length : begun.total;
	for (let offset = 0; offset < Math.min(size, ENTRIES_SEARCHED); offset += BEGUN_BATCH) {
		const page = { limit: BEGUN_BATCH, offset };
		const entries = row === "record" ? begun.recorded.slice(offset, offset + BEGUN_BATCH) : await begun.list(page);
		yield entries.filter((entry) => !isBlocked(entry) && (row === "record" || !isRecorded.has(titleKey(entry))));
		if (row === "history" && entries.every(({ lastWatched }) => lastWatched < since)) return;
	}
}

/**
 * The first ten titles of a row that can be continued, however many finished ones are newer. Looks a movie up only when it is not
 * finished. At most 400 entries and 40 shows are searched.
 */
export async function listUnfinishedCards(
	db: Database,
	catalogue: Catalogue,
	{ begun, row, ...people }: WatchingPeople & { begun: BegunTitles; row: BegunRow },
): Promise<ContinueCard[]> {
	const cards: ContinueCard[] = [];
	let shows = 0;
	for await (const entries of readRow(catalogue, begun, row)) {
		const standingIn = await readStandings(db, people, entries);
		const open = entries.filter((entry) => entry.mediaType === "tv" || !isFinishedMovie(entry, standingIn(entry)));
		for (let first = 0; first < open.length && cards.length < CONTINUE_SHOWN; first += TOGETHER) {
			if (shows >= SHOWS_SEARCHED) break;
			const some = open.slice(first, first + TOGETHER);
			shows += some.filter((entry) => entry.mediaType === "tv").length;
			const read = await Promise.all(some.map((entry) => toContinueCard(catalogue, entry, standingIn(entry))));
			cards.push(...read.filter(({ isDone, isGone }) => !isDone && !isGone));
		}
		if (cards.length >= CONTINUE_SHOWN || shows >= SHOWS_SEARCHED) break;
	}
	return cards.slice(0, CONTINUE_SHOWN);
}

export function isFinishedMovie(entry: WatchEntry, { viewings }: Pick<Standing, "viewings">): boolean {
	return decideNextUp(MOVIE_SEASONS, viewings, entry).action === "again" || isFinished(entry);
}

/** `known`: the title where it was looked up before. */
export async function toContinueCard(
	catalogue: Catalogue,
	entry: WatchEntry,
	{ viewings, company }: Standing,
	known?: CatalogueTitle,
): Promise<ContinueCard> {
	const { title, isGone } = known ?? (await findKnownTitle(catalogue, entry));
	const card = toKnownCard(catalogue, entry, title, entry);
	const { next, episodeName, ahead } = await decideContinued(catalogue, { title, entry, viewings, company });
	const isResume = next.action === "resume";
	const isDone = next.action === "again";
	const { lastWatched } = entry;
	const show = title?.mediaType === "tv" ? title : null;
	const airDate = show?.episodeToAir?.airDate ?? null;
	return {
		...card,
		backdrop: title?.backdrop ?? null,
		next,
		isBegun: viewings.length > 0,
		target: { season: next.season, episode: next.episode },
		episodeName,
		ahead,
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

/** Later for who is further on; who has watched everything is furthest. */
function compareNext(one: NextUp, other: NextUp): number {
	const isDone = (next: NextUp) => Number(next.action === "again");
	return isDone(one) - isDone(other) || one.season - other.season || one.episode - other.episode;
}

interface Continuing extends Standing {
	title: Movie | Show | null;
	entry: WatchEntry;
}

/** Where the lists do not come in time, nothing is said of what follows. `ahead`: the names of who is further on, null for the person. */
async function decideContinued(
	catalogue: Catalogue,
	{ title, entry, viewings, company }: Continuing,
): Promise<{ next: NextUp; episodeName: string; ahead: (string | null)[] }> {
	const alone = { episodeName: "", ahead: [] };
	if (entry.mediaType === "movie") return { next: decideNextUp(MOVIE_SEASONS, viewings, entry), ...alone };
	const show = title?.mediaType === "tv" ? title : null;
	const readFor = async (name: string | null, seen: Viewing[], opened?: WatchEntry) => {
		const read = show && (await withTimeout(() => readNextUp(catalogue, show, seen, opened), LISTS_WAIT_MS));
		return read?.next ? [{ name, next: read.next }] : [];
	};
	const [own, ...others] = await Promise.all([
		readFor(null, viewings, entry),
		...company.map(({ name, viewings: theirs }) => readFor(name, theirs)),
	]);
	if (!show || !own[0]) return { next: decideNextUp([], viewings, entry), ...alone };
	const all = [own[0], ...others.flat()];
	const { next } = all.reduce((behind, person) => (compareNext(person.next, behind.next) < 0 ? person : behind));
	const ahead = all.filter((person) => compareNext(person.next, next) > 0).map(({ name }) => name);
	const episodeName = await withTimeout(() => findEpisodeName(catalogue, show, next), LISTS_WAIT_MS);
	return { next, episodeName: episodeName ?? "", ahead };
}

/** The list of the season was read before. */
async function findEpisodeName(catalogue: Catalogue, { id }: Show, at: EpisodeNumber): Promise<string> {
	const season = await findSeason(catalogue, id, at.season);
	return season?.episodes.find(({ number }) => number === at.episode)?.name ?? "";
}
