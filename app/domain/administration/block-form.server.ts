// What an owner sees of titles before and after they are blocked.

import { openDatabase } from "~/database/open.server";
import { isResolved, resolveWithin } from "~/lib/deferred";
import { parseId } from "~/lib/http/requests";
import { oneLine } from "~/lib/text/one-line";
import type { Platform } from "~/platform.server";
import { type BlockedTitle, listBlockedTitles } from "../catalogue/blocked/blocked-titles.server";
import { type CardFacts, cardOfTitle } from "../catalogue/cards";
import { type Catalogue, openCatalogue, UpstreamError } from "../catalogue/catalogue.server";
import { titleKey } from "../catalogue/paths";
import { openTitleSearch } from "../catalogue/search/title-search.server";
import { findTitle } from "../catalogue/titles/titles.server";
import type { MediaType, TitleRef } from "../catalogue/types";
import { countSaves } from "../library/lists/later-list.server";
import { SAVES_MAX } from "./types";

/** Results of a search. */
const FOUND_MAX = 12;
const NAMES_WAIT_MS = 3000;

export interface BlockedTitlePage {
	titles: BlockedTitle[];
	/** For the next page; null at the end. */
	nextCursor: string | null;
}

/** Newest first. */
export async function listBlockedTitlePage(
	platform: Platform,
	{ limit, cursor }: { limit: number; cursor?: number },
): Promise<BlockedTitlePage> {
	const rows = await listBlockedTitles(openDatabase(platform.db), { limit: limit + 1, before: cursor });
	const titles = rows.slice(0, limit);
	return { titles, nextCursor: rows.length > limit ? String(titles.at(-1)?.createdAt) : null };
}

/** `card` is null when the catalogue does not know the title, or has not responded in time. */
export interface ShownBlockedTitle extends BlockedTitle {
	card: CardFacts | null;
	/** At most `SAVES_MAX`. */
	saves: number;
}

async function findCard(catalogue: Catalogue, title: TitleRef): Promise<CardFacts | null> {
	const details = await findTitle(catalogue, title);
	return details && cardOfTitle(details);
}

/** Also of a blocked title. Null when the catalogue does not know it, or has not responded in time. */
export async function findCardInTime(catalogue: Catalogue, title: TitleRef): Promise<CardFacts | null> {
	const reading = findCard(catalogue, title).catch((error) => {
		if (error instanceof UpstreamError) return null;
		throw error;
	});
	const card = await resolveWithin(reading, NAMES_WAIT_MS);
	return isResolved(card) ? card : null;
}

export async function describeBlocked(platform: Platform, titles: BlockedTitle[]): Promise<ShownBlockedTitle[]> {
	const catalogue = openCatalogue(platform, { showsBlocked: true });
	const [cards, saves] = await Promise.all([
		Promise.all(titles.map((title) => findCardInTime(catalogue, title))),
		countSaves(openDatabase(platform.db), titles, SAVES_MAX),
	]);
	return titles.map((title, index) => ({
		...title,
		card: cards[index] ?? null,
		saves: saves.get(titleKey(title)) ?? 0,
	}));
}

/** "movie:27205", or what an address of a title page or a watch page has: "/movie/27205". */
export function readTitleRef(text: string): TitleRef | null {
	const [, mediaType, digits] = /(?:^|\/)(movie|tv)[:/](\d+)/.exec(text) ?? [];
	const id = parseId(digits);
	return mediaType && id ? { mediaType: mediaType as MediaType, id } : null;
}

/** By a name, or by the address that a notice contains. Null when the catalogue does not respond. */
export async function findTitlesToBlock(platform: Platform, text: string): Promise<CardFacts[] | null> {
	const catalogue = openCatalogue(platform);
	const named = readTitleRef(text);
	try {
		if (named) {
			const card = await findCard(catalogue, named);
			return card ? [card] : [];
		}
		const query = { text: oneLine(text), kind: "multi", showsAll: true } as const;
		const { cards } = await openTitleSearch(catalogue, query).readPage(1, true);
		return cards.flatMap((card) => (card.mediaType === "person" ? [] : card)).slice(0, FOUND_MAX);
	} catch (error) {
		if (error instanceof UpstreamError) return null;
		throw error;
	}
}
