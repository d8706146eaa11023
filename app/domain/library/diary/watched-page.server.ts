import type { Database } from "~/database/open.server";
import type { OwnRemarks, RatedRef } from "~/domain/library/changes/remarks";
import { type FilledPage, fillPage, READ } from "~/domain/library/lists/fill-page.server";
import { type ListView, MEDIA_TYPES } from "~/domain/library/lists/list-view";
import { toKnownCard } from "~/domain/library/store/known-title.server";
import { selectOwnRemarks, toOwnRemarks } from "~/domain/library/store/own-remarks.server";
import { cursorBelow, type ListedRating, listHighestRated } from "~/domain/library/store/ratings.server";
import { isRecordFull, type RecordSize, readRecordSize } from "~/domain/library/store/record-size.server";
import { readNames } from "~/domain/library/store/title-names.server";
import type { Page } from "~/lib/http/cursor";
import type { Language } from "~/lib/language/languages";
import type { ProfileId } from "../../accounts/profiles";
import type { Catalogue } from "../../catalogue/catalogue.server";
import { episodePath, titleKey, titlePath } from "../../catalogue/paths";
import type { Movie, Show, TitleRef } from "../../catalogue/types";
import { isSameEvening } from "./diary";
import { readPeriod } from "./periods";
import { rangeOf } from "./play-days";
import type { ListedPlay } from "./plays";
import { countPlays, cursorAfter, listAgain, listPlays } from "./plays.server";
import { searchRecord } from "./search-record.server";
import { listSteps } from "./steps.server";
import { addWithWhom } from "./with-whom.server";

export interface EntryCard {
	title: string;
	year: number | null;
	poster: string | null;
	/** Path of the episode, or of its show where the show no longer has that season. */
	to: string;
	remarks: OwnRemarks;
}

/** `isAgain`: another play of the same came before. */
type WatchedCard = ListedPlay & EntryCard & { isAgain: boolean };
type RatedCard = ListedRating & EntryCard;

/** Cards of a page, as `FilledPage` has them. */
interface Entries<Card> extends Pick<FilledPage<unknown>, "nextCursor" | "unread"> {
	cards: Card[];
}

interface RecordPage {
	/** All plays and ratings of the record. */
	size: number;
	hasRatings: boolean;
	/** Nothing more can be added to the record. */
	isRecordFull: boolean;
	/** Plays of the kind and the period, or ratings, whatever the search; `hasMore`: of a period with more than this number. */
	count: { number: number; hasMore: boolean };
	/** The months that have plays as YYYY-MM, the newest first. */
	months: string[];
}

export interface WatchedPage extends RecordPage {
	/** Of the plays, the latest first; null on the page of ratings. */
	plays: Promise<Entries<WatchedCard>> | null;
	/** Of the ratings, the highest first; null on the pages of plays. */
	rated: Promise<Entries<RatedCard>> | null;
}

/** Plays of a period that are counted. */
const COUNTED_MAX = 1000;

interface PageOf {
	profileId: ProfileId;
	/** Of the page. */
	language: Language;
	/** Of the person's days. */
	timeZone: Promise<string>;
	cursor?: string;
	filter: ListView;
}

/** Only a period waits for the time zone. */
async function playsOf({ profileId, timeZone, filter }: PageOf) {
	const period = readPeriod(filter.when);
	const range = period ? rangeOf(period, await timeZone) : undefined;
	return { profileId, mediaType: filter.show ? MEDIA_TYPES[filter.show] : undefined, range };
}

/** Of what is open to a child, as far as it is counted. */
async function countOpen(db: Database, catalogue: Catalogue, page: PageOf): Promise<RecordPage["count"]> {
	const { profileId, timeZone, filter } = page;
	const limit = COUNTED_MAX;
	const list: Page<TitleRef> | null =
		filter.show === "rated"
			? await listHighestRated(db, { profileId, limit })
			: await listPlays(db, { ...(await playsOf(page)), timeZone, limit });
	return { number: (await catalogue.onlyOpen(list?.entries ?? [])).length, hasMore: Boolean(list?.nextCursor) };
}

async function count(db: Database, page: PageOf, size: Promise<RecordSize>): Promise<RecordPage["count"]> {
	if (page.filter.show === "rated") return { number: (await size).ratings, hasMore: false };
	const { range, ...of } = await playsOf(page);
	if (!range) return { number: of.mediaType ? await countPlays(db, of) : (await size).plays, hasMore: false };
	const number = await countPlays(db, { ...of, range, atMost: COUNTED_MAX + 1 });
	return { number: Math.min(number, COUNTED_MAX), hasMore: number > COUNTED_MAX };
}

/** An invalid cursor gives the first page. Rejects when the record cannot be read. */
export async function openWatchedPage(db: Database, catalogue: Catalogue, page: PageOf): Promise<WatchedPage> {
	const reading = readRecordSize(db, page.profileId);
	const [entries, size, all, months, isForChild] = await Promise.all([
		page.filter.show === "rated" ? openRatings(db, catalogue, page) : openPlays(db, catalogue, page),
		reading,
		count(db, page, reading),
		listSteps(db, { ...page, step: "month" }),
		catalogue.isForChild(),
	]);
	if (!entries) return await openWatchedPage(db, catalogue, { ...page, cursor: undefined });
	return {
		plays: null,
		rated: null,
		...entries,
		size: size.plays + size.ratings,
		hasRatings: size.ratings > 0,
		isRecordFull: isRecordFull(size),
		count: isForChild ? await countOpen(db, catalogue, page) : all,
		months,
	};
}

async function searchWords(db: Database, catalogue: Catalogue, { profileId, filter }: PageOf) {
	const { text, show } = filter;
	if (text === "") return undefined;
	return await searchRecord(db, catalogue, { profileId, text, of: show === "rated" ? "ratings" : "plays" });
}

async function openPlays(db: Database, catalogue: Catalogue, page: PageOf) {
	const among = await searchWords(db, catalogue, page);
	const of = { ...(await playsOf(page)), timeZone: page.timeZone, among };
	const read = async (limit: number, cursor?: string) => await listPlays(db, { ...of, limit, cursor });
	const first = await read(READ, page.cursor);
	if (!first) return null;
	const timeZone = await page.timeZone;
	const filling = fillPage<ListedPlay>(catalogue, page.filter, {
		first,
		readMore: read,
		cursorAfter: (play) => cursorAfter(play, timeZone),
		isInLine: isSameEvening,
	});
	const { profileId } = page;
	async function addPlayCards(filled: FilledPage<ListedPlay>): Promise<Entries<WatchedCard>> {
		const plays = filled.matches.map(({ entry }) => entry);
		const [{ cards, ...ends }, again] = await Promise.all([
			addCards(db, catalogue, profileId, filled, among?.unread),
			listAgain(db, { profileId, plays }),
		]);
		const shown = await addWithWhom(db, cards, page);
		return { ...ends, cards: shown.map((card) => ({ ...card, isAgain: again.has(card.playId) })) };
	}
	return { plays: filling.then(addPlayCards) };
}

async function openRatings(db: Database, catalogue: Catalogue, page: PageOf) {
	const among = await searchWords(db, catalogue, page);
	const read = async (limit: number, cursor?: string) =>
		await listHighestRated(db, { profileId: page.profileId, limit, cursor, among });
	const first = await read(READ, page.cursor);
	if (!first) return null;
	const list = { first, readMore: read, cursorAfter: cursorBelow, isInLine: () => false };
	const filling = fillPage(catalogue, page.filter, list);
	return { rated: filling.then((filled) => addCards(db, catalogue, page.profileId, filled, among?.unread)) };
}

async function addCards<Entry extends RatedRef>(
	db: Database,
	catalogue: Catalogue,
	profileId: ProfileId,
	{ matches, nextCursor, unread }: FilledPage<Entry>,
	unnamed = 0,
): Promise<Entries<Entry & EntryCard>> {
	const places = matches.map(({ entry }) => placeOf(entry));
	const [remarked, names] = await Promise.all([
		selectOwnRemarks(db, { profileId, places }),
		readNames(db, { profileId, titles: matches.flatMap(({ entry, knownTitle }) => (knownTitle.title ? [] : [entry])) }),
	]);
	const remarksOf = toOwnRemarks(remarked);
	const cards = matches.map(({ entry, knownTitle }) => {
		const { title, year, poster } = toKnownCard(catalogue, entry, knownTitle.title, names.get(titleKey(entry)));
		return { ...entry, title, year, poster, to: pathOf(entry, knownTitle.title), remarks: remarksOf(placeOf(entry)) };
	});
	return { cards, nextCursor, unread: unread + unnamed };
}

/** What a rating belongs to: the episode, of which a movie has none. */
function placeOf({ mediaType, id, season, episode }: RatedRef): RatedRef {
	const isWhole = mediaType === "movie" || season === null;
	return { mediaType, id, season: isWhole ? null : season, episode: isWhole ? null : episode };
}

function pathOf(entry: RatedRef, title: Movie | Show | null): string {
	const { season, episode } = placeOf(entry);
	const hasSeason = title?.mediaType !== "tv" || title.seasons.some(({ number }) => number === season);
	return season !== null && episode !== null && hasSeason
		? episodePath(entry.id, { season, episode })
		: titlePath(entry);
}
