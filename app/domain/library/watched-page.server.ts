import type { Database } from "~/database/open.server";
import type { Catalogue } from "../catalogue/catalogue.server";
import { episodePath, titleKey, titlePath } from "../catalogue/paths";
import type { Movie, Show } from "../catalogue/types";
import { findKnownTitle, toKnownCard } from "./known-title.server";
import { isRecordFull, listWatched, type WatchedEntry } from "./watched.server";

/** Entries of a page. Each may need a catalogue request. */
const PAGE = 24;

interface WatchedCard extends WatchedEntry {
	title: string;
	poster: string | null;
	/** Path of the episode, or of its show where the show no longer has that season. */
	to: string;
}

export interface WatchedPage {
	entries: Promise<WatchedCard[]>;
	nextCursor: string | null;
	/** Nothing more can be added to the record. */
	isRecordFull: boolean;
}

/** Latest first; an invalid cursor gives the first page. */
export async function openWatchedPage(
	db: Database,
	catalogue: Catalogue,
	{ userId, cursor }: { userId: string; cursor?: string },
): Promise<WatchedPage> {
	const [page, isFull] = await Promise.all([
		listWatched(db, { userId, limit: PAGE, cursor }),
		isRecordFull(db, userId),
	]);
	if (!page) return await openWatchedPage(db, catalogue, { userId });
	return {
		entries: addTitles(catalogue, page.entries),
		nextCursor: page.nextCursor,
		isRecordFull: isFull,
	};
}

async function addTitles(catalogue: Catalogue, entries: WatchedEntry[]): Promise<WatchedCard[]> {
	const refs = new Map(entries.map((entry) => [titleKey(entry), entry]));
	const titles = new Map(
		await Promise.all(
			[...refs].map(async ([key, ref]) => [key, (await findKnownTitle(catalogue, ref)).title] as const),
		),
	);
	return entries.map((entry) => {
		const known = titles.get(titleKey(entry)) ?? null;
		const { title, poster } = toKnownCard(entry, known);
		return { ...entry, title, poster, to: pathOf(entry, known) };
	});
}

function pathOf(entry: WatchedEntry, title: Movie | Show | null): string {
	const hasSeason = title?.mediaType !== "tv" || title.seasons.some(({ number }) => number === entry.season);
	return entry.mediaType === "tv" && hasSeason ? episodePath(entry.id, entry) : titlePath(entry);
}
