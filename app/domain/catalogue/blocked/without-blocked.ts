// Removes blocked titles from the upstream's responses, so that nothing built from them can show one.

import { isRecord } from "~/lib/is-record";
import { titleKey } from "../paths";
import type { MediaType, TitleRef } from "../types";

export type IsBlocked = (title: TitleRef) => boolean;

/** Which of the titles of a list one visitor's lists leave out. Never rejects. */
export type LeaveOut = (titles: TitleRef[]) => Promise<IsBlocked>;

/** A list that was left without titles for the visitor. */
export interface LeftOutTitles {
	/** Their keys. */
	left_out?: string[];
	/** How many more are closed to a child. */
	closed?: number;
}

type Json = Record<string, unknown>;

/** Keywords have an id and a name, as shows have. */
const KEYWORD_SEARCH = "/search/keyword";
const COLLECTION_PATH = /^\/collection\//;
const TITLE_PATH = /^\/(movie|tv)\/(\d+)(?:\/|$)/;
/** Members of a response that are lists of titles or have one in `results`. */
const LISTS = [
	...["results", "parts", "similar", "recommendations"],
	...["movie_results", "tv_results", "tv_episode_results"],
];
/** Only people have it: a list of titles. */
const KNOWN_FOR = "known_for";
const CREDITS = ["combined_credits", "movie_credits", "tv_credits"];

function kindOf(item: Json): MediaType | null {
	const { media_type: mediaType } = item;
	if (mediaType === "movie" || mediaType === "tv") return mediaType;
	if (mediaType !== undefined || KNOWN_FOR in item) return null;
	return "title" in item ? "movie" : "name" in item ? "tv" : null;
}

/** Null for a person and for anything that is not a title. An episode is one of its show. */
function toTitle(item: unknown): TitleRef | null {
	if (isRecord(item) && "show_id" in item) return { mediaType: "tv", id: Number(item.show_id) };
	const mediaType = isRecord(item) ? kindOf(item) : null;
	return mediaType && { mediaType, id: Number((item as Json).id) };
}

function titlesOf(list: unknown): TitleRef[] {
	return Array.isArray(list) ? list.map(toTitle).filter((title) => title !== null) : [];
}

/** The list without blocked titles; anything but a list as it is. */
function filterList(value: unknown, isBlocked: IsBlocked): unknown {
	if (!Array.isArray(value)) return value;
	const listed = value.filter((item) => {
		const title = toTitle(item);
		return title === null || !isBlocked(title);
	});
	return listed.map((item) =>
		isRecord(item) && KNOWN_FOR in item ? filterMember(item, [KNOWN_FOR], isBlocked) : item,
	);
}

function filterMember(value: unknown, names: string[], isBlocked: IsBlocked): unknown {
	if (!isRecord(value)) return filterList(value, isBlocked);
	return mapMembers(value, names, (list) => filterList(list, isBlocked));
}

function mapMembers(record: Json, names: string[], change: (value: unknown) => unknown): Json {
	const present = names.filter((name) => name in record);
	return { ...record, ...Object.fromEntries(present.map((name) => [name, change(record[name])])) };
}

/** The title of the path, or the show of a season. */
function titleOf(path: string): TitleRef | null {
	const [, kind, id] = TITLE_PATH.exec(path) ?? [];
	return id === undefined ? null : { mediaType: kind as MediaType, id: Number(id) };
}

/** Null where the title itself, or the show of a season, is blocked. Never changes `body`, which others share. */
export function withoutBlocked(path: string, body: unknown, isBlocked: IsBlocked): unknown | null {
	const title = titleOf(path);
	return title && isBlocked(title) ? null : withoutListed(path, body, isBlocked);
}

function listTitles(path: string, body: unknown): TitleRef[] {
	const titles: TitleRef[] = [];
	withoutListed(path, body, (title) => {
		titles.push(title);
		return false;
	});
	return titles;
}

/**
 * What a child gets of a response: as if the titles that are closed to it were blocked, and how many a list had. A collection with
 * such a title is closed, because it is named like it, and what is told of people is left out, because it names their films.
 *
 * @param findClosed which of the titles are closed.
 */
export async function withoutClosed(path: string, body: unknown, findClosed: LeaveOut): Promise<unknown | null> {
	if (!isRecord(body)) return body;
	const title = titleOf(path);
	const titles = [...(title ? [title] : []), ...listTitles(path, body)];
	const isClosed = titles.length > 0 ? await findClosed(titles) : () => false;
	const listed = [body.results, body.parts].flatMap(titlesOf);
	const closed = listed.filter(isClosed).length;
	if (COLLECTION_PATH.test(path) && closed > 0) return null;
	const open = withoutBlocked(path, body, isClosed);
	if (!isRecord(open)) return open;
	const told = typeof open.biography === "string" ? { biography: "" } : {};
	return { ...open, ...told, ...(closed > 0 && ({ closed } satisfies LeftOutTitles)) };
}

/** The response without the titles that the visitor's lists leave out, and which those are in a list. */
export async function withoutLeftOut(path: string, body: unknown, leaveOut: LeaveOut): Promise<unknown> {
	const titles = listTitles(path, body);
	const isLeftOut = titles.length > 0 ? await leaveOut(titles) : null;
	if (!isRecord(body) || !isLeftOut || !titles.some(isLeftOut)) return body;
	const leftOut = [body.results, body.parts].flatMap(titlesOf).filter(isLeftOut);
	return {
		...(withoutListed(path, body, isLeftOut) as Json),
		left_out: leftOut.map(titleKey),
	} satisfies LeftOutTitles;
}

/** The same for lists alone: a title's own response has the title, but not in its lists. */
function withoutListed(path: string, body: unknown, isBlocked: IsBlocked): unknown {
	if (!isRecord(body) || path === KEYWORD_SEARCH) return body;
	const listed = mapMembers(body, LISTS, (value) => filterMember(value, ["results"], isBlocked));
	return mapMembers(listed, CREDITS, (value) => filterMember(value, ["cast", "crew"], isBlocked));
}
