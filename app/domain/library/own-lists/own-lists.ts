// Lists that a person makes by name and orders by hand.

import { isBlank, oneLine } from "~/lib/text/one-line";
import type { Sentence } from "~/lib/text/sentence";
import { sentence } from "~/messages/sentence";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";

/** Of a person. */
export const LISTS_MAX = 100;
/** Of a list. */
export const LIST_TITLES_MAX = 5000;
/** Characters of a name. */
export const LIST_NAME_MAX = 60;

/** A list without its titles. Times are milliseconds since 1970. */
export interface OwnList {
	id: string;
	name: string;
	/** "" for none. */
	note: string;
	/** How many titles it has. */
	size: number;
	/** The last part of the address at which anyone reads it; null where it is private. */
	secret: string | null;
	/** Whether that page says the person's name. */
	showsName: boolean;
	updatedAt: number;
}

/** One of a person's lists, with whether a title is in it. */
export interface ListOfTitle extends Pick<OwnList, "id" | "name"> {
	hasTitle: boolean;
}

/** The name as it is kept. */
export function toListName(text: string): string {
	return oneLine(text);
}

/** What is wrong with a name; undefined where nothing is. */
export function checkListName(text: string): Sentence | undefined {
	if (isBlank(text)) return sentence("profileNameRequired");
	const isLong = [...toListName(text)].length > LIST_NAME_MAX;
	return isLong ? sentence("listNameLong", LIST_NAME_MAX) : undefined;
}

/** Names that differ in nothing else are the same one. */
export function listNameKey(name: string): string {
	return toListName(name).toLowerCase();
}

export const LISTS_PATH = "/my-list/lists";

/** The lists, to which a title is to be added. */
export function addToListPath(title: TitleRef): string {
	return `${LISTS_PATH}?title=${titleKey(title)}`;
}

/** A person's own page of a list. */
export function ownListPath({ id }: Pick<OwnList, "id">): string {
	return `${LISTS_PATH}/${id}`;
}

/** The page that anyone may open who has its address. */
export function openListPath(secret: string): string {
	return `/lists/${secret}`;
}
