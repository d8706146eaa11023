// What a browser keeps of a person's library is the list of changes that the server has not taken: all that a signed-out visitor
// has done, and of somebody signed in what waits for the server. It is what pages read (`read-document.ts`) and what is sent.

import { type Change, changeKey, laterChange } from "~/domain/library/changes/changes";
import { isFinished } from "~/domain/library/next/progress";
import { pickSwitchesOn, type SwitchesOn } from "~/domain/library/preferences";
import {
	HISTORY_RETENTION_MS,
	LOCAL_HISTORY_MAX,
	LOCAL_VIEWINGS_MAX,
	TITLES_OF_REQUEST_MAX,
} from "~/domain/library/retention";
import { episodeKey, isTitle, titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";
import type { LocalCard } from "./local-card";
import { mergeCards } from "./local-card";

/** `deleted`: a later decision stands; `invalid`: the server could not read it. */
export type RefusalReason = "full" | "missing" | "deleted" | "not_aired" | "list_gone" | "dated_plays" | "invalid";

/** Why the server did not take a change. */
export interface Refused {
	reason: RefusalReason;
	/** How many plays with a date it would remove. */
	count?: number;
}

export type StoredChange = Change & {
	/** The title's. */
	name?: string;
	/** It is not sent again by itself. */
	refused?: Refused;
};

/** With the preferences that the visitor has turned on. */
export interface LocalDocument extends SwitchesOn {
	/** At most one of each fact, the latest first. */
	changes: StoredChange[];
	/** By `titleKey`, of titles that a change names. */
	cards: Record<string, LocalCard>;
}

/** By the profile that could not send it; a signed-out visitor's own has the name "". */
export type LocalDocuments = Record<string, LocalDocument>;

export const EMPTY_DOCUMENT: LocalDocument = { changes: [], cards: {} };

/** Of each fact that changes, by `changeKey`, what was stored of it and what is. Its inverse is the other way round. */
export type Edit = Map<string, [before: StoredChange | undefined, after: StoredChange | undefined]>;

/** How many a browser keeps, by the first word of `changeKey`. */
const BOUNDS: Record<string, number> = {
	opened: LOCAL_HISTORY_MAX,
	progress: LOCAL_VIEWINGS_MAX,
	play: LOCAL_VIEWINGS_MAX,
};

function kindOf(key: string): string {
	return key.slice(0, key.indexOf(" "));
}

function boundOf(kind: string): number {
	return BOUNDS[kind] ?? TITLES_OF_REQUEST_MAX;
}

export function isEmptyDocument(document: LocalDocument): boolean {
	return document.changes.length === 0 && !hasPreferences(document);
}

export function hasPreferences(document: LocalDocument): boolean {
	return Object.keys(pickSwitchesOn(document)).length > 0;
}

function byKey(changes: StoredChange[]): Map<string, StoredChange> {
	return new Map(changes.map((change) => [changeKey(change), change]));
}

/** By the list: each control of a page looks for its own change in it. */
const factsOf = new WeakMap<StoredChange[], ReadonlyMap<string, StoredChange>>();

export function findChange({ changes }: LocalDocument, key: string): StoredChange | undefined {
	const facts = factsOf.get(changes) ?? byKey(changes);
	factsOf.set(changes, facts);
	return facts.get(key);
}

export function isSameFact(one: Change, other: Change): boolean {
	return changeKey(one) === changeKey(other);
}

function isSame(one: StoredChange | undefined, other: StoredChange | undefined): boolean {
	return one === other || (one !== undefined && other !== undefined && JSON.stringify(one) === JSON.stringify(other));
}

/** The changes, newest first, no more of each kind than a browser keeps. */
function toChanges(facts: Map<string, StoredChange>): StoredChange[] {
	const counts = new Map<string, number>();
	const sorted = [...facts].sort(([oneKey, one], [key, other]) => other.at - one.at || (oneKey < key ? -1 : 1));
	return sorted.flatMap(([key, change]) => {
		const kind = kindOf(key);
		const count = (counts.get(kind) ?? 0) + 1;
		counts.set(kind, count);
		return count > boundOf(kind) ? [] : change;
	});
}

function withChanges(document: LocalDocument, changes: StoredChange[]): LocalDocument {
	const titles = new Set(changes.map(titleKey));
	const cards = Object.entries(document.cards).filter(([title]) => titles.has(title));
	return { ...document, changes, cards: Object.fromEntries(cards) };
}

/**
 * The document after the edit. A fact that has changed since stays, unless the edit is later. Made twice, it changes nothing more.
 *
 * @param cards of titles that come back.
 */
export function makeEdit(document: LocalDocument, edit: Edit, cards: LocalDocument["cards"] = {}): LocalDocument {
	if (edit.size === 0) return document;
	const facts = byKey(document.changes);
	for (const [key, [before, after]] of edit) {
		const stored = facts.get(key);
		const isLater = after !== undefined && (!stored || laterChange(stored, after) === after);
		if (!isLater && !isSame(stored, before)) continue;
		if (after) facts.set(key, after);
		else facts.delete(key);
	}
	return withChanges({ ...document, cards: { ...cards, ...document.cards } }, toChanges(facts));
}

export function invertEdit(edit: Edit): Edit {
	return new Map([...edit].map(([key, [before, after]]) => [key, [after, before]]));
}

/** What the document knows of the title; nothing where no change names it. */
export function withCard(document: LocalDocument, title: TitleRef, card: LocalCard | undefined): LocalDocument {
	if (!card || !document.changes.some((change) => isTitle(change, title))) return document;
	const stored = document.cards[titleKey(title)];
	return { ...document, cards: { ...document.cards, [titleKey(title)]: stored ? mergeCards(stored, card) : card } };
}

/** The edit that stores changes; null when there is no room for them. Of what is opened and played, the oldest makes room. */
export function storing(document: LocalDocument, changes: StoredChange[]): Edit | null {
	const facts = byKey(document.changes);
	const edit: Edit = new Map();
	for (const change of changes) {
		const key = changeKey(change);
		const [before] = edit.get(key) ?? [facts.get(key)];
		edit.set(key, [before, change]);
	}
	const makesRoom = changes.some(({ kind }) => kind === "open" || kind === "close" || kind === "progress");
	const keys = new Set([...facts.keys(), ...edit.keys()]);
	const kinds = new Set([...edit].flatMap(([key, [before]]) => (before ? [] : kindOf(key))));
	const isFull = [...kinds].some((kind) => {
		return [...keys].filter((key) => kindOf(key) === kind).length > boundOf(kind);
	});
	return isFull && !makesRoom ? null : edit;
}

/** The edit that removes what fits from the list. */
export function withdrawing({ changes }: LocalDocument, fits: (change: StoredChange) => boolean): Edit {
	return new Map(changes.filter(fits).map((change) => [changeKey(change), [change, undefined]]));
}

/** One edit after the other. */
export function joinEdits(one: Edit, other: Edit): Edit {
	const joined: Edit = new Map(one);
	for (const [key, [before, after]] of other) joined.set(key, [(one.get(key) ?? [before])[0], after]);
	return joined;
}

/** What can be sent by itself, in the order in which it was done. */
export function listSendable({ changes }: LocalDocument): StoredChange[] {
	return changes.filter(({ refused }) => !refused).reverse();
}

/** Whether the end of an episode that the server has taken is this play of it. One from before is another, which waits to be sent. */
function isEndOf(taken: Change[], change: StoredChange): boolean {
	if (change.kind !== "play" || change.source !== "played") return false;
	const { watchedAt } = change;
	return taken.some((end) => {
		if (end.kind !== "progress" || end.position === null || episodeKey(end) !== episodeKey(change)) return false;
		const isEnd = isFinished({ position: end.position, duration: end.duration });
		return isEnd && watchedAt !== null && watchedAt <= end.at && watchedAt > end.at - end.duration * 1000;
	});
}

/** The document without what the server has taken: these changes, and earlier ones of the same facts. */
export function withoutTaken(document: LocalDocument, taken: Change[]): LocalDocument {
	const times = new Map(taken.map((change) => [changeKey(change), change.at]));
	const left = document.changes.filter((change) => {
		const time = times.get(changeKey(change));
		return (time === undefined || change.at > time) && !isEndOf(taken, change);
	});
	return left.length === document.changes.length ? document : withChanges(document, left);
}

/** The document with the reasons why the server did not take these changes. */
export function withRefused(document: LocalDocument, refused: Map<StoredChange, Refused>): LocalDocument {
	const reasons = new Map([...refused].map(([change, reason]) => [changeKey(change), { at: change.at, reason }]));
	const changes = document.changes.map((change): StoredChange => {
		const refusal = reasons.get(changeKey(change));
		return refusal?.at === change.at ? { ...change, refused: refusal.reason } : change;
	});
	return { ...document, changes };
}

/** The change as it is sent again, which the person has confirmed by that. */
export function sentAgain({ refused, ...change }: StoredChange): StoredChange {
	return change.kind === "unmark" && refused?.reason === "dated_plays" ? { ...change, confirm: true } : change;
}

/** The document without titles that were opened longer ago than a watch history keeps them. */
export function withoutExpired(document: LocalDocument, now: number): LocalDocument {
	const left = document.changes.filter(({ kind, at }) => kind !== "open" || at >= now - HISTORY_RETENTION_MS);
	return left.length === document.changes.length ? document : withChanges(document, left);
}

/** The document without what was opened, played and watched. */
export function withoutWatched(document: LocalDocument): LocalDocument {
	return withChanges(
		document,
		document.changes.filter(({ kind }) => kind === "save" || kind === "hide"),
	);
}
