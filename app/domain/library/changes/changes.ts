// What a person does to a title is one value, from every sender: a button, a form without scripts, a browser that was offline,
// an import, an operation of /api. `apply-changes.server.ts` makes it to the server's rows, `document.ts` to a browser's list.
// Each change is of one fact, and of two changes of a fact the later one stays.

import { type Play, type PlayTime, readPlayTime, writePlayTime } from "~/domain/library/diary/plays";
import { episodeKey, titleKey } from "../../catalogue/paths";
import type { EpisodeRef, MediaType, TitleRef } from "../../catalogue/types";
import {
	isRemarkChange,
	NEEDED_OF_REMARKS,
	pickRemarks,
	type RemarkChange,
	type RemarkFields,
	readSaid,
	remarkKey,
} from "./remarks";

interface At {
	/** Milliseconds: when the person did it. */
	at: number;
}

interface Since {
	/** Milliseconds: the time that the fact has, where it is not `at`. Undo gives back what was there before. */
	since?: number;
}

/** The episode that a saved show starts with. */
export interface LaterStart {
	nextSeason?: number;
	nextEpisode?: number;
}

/** A season of a show, an episode of it, or the whole title when both are absent. */
export interface TitlePart extends TitleRef {
	season?: number;
	episode?: number;
}

interface InList {
	/** Id of the list. */
	list: string;
}

/** When something was watched that is marked; a time is that of a day. */
export type When = "now" | "aired" | "unknown" | PlayTime;

export type Change = At &
	/** The title was opened there; where Undo gives it back, with the position that the history had. */
	(
		| ({ kind: "open" } & EpisodeRef & Since & { position?: number; duration?: number })
		/** It leaves the watch history. */
		| ({ kind: "close" } & TitleRef)
		/** How far it was played; null where the player reports no position. Its end is a play with the id of the player's session. */
		| ({ kind: "progress" } & EpisodeRef & { position: number | null; duration: number; session?: string })
		/** One time that it was watched; the same id with another time corrects it. */
		| ({ kind: "play" } & EpisodeRef &
				PlayTime &
				Pick<Play, "playId" | "source"> & {
					/** Only where the episode has no other one of the same minute, of the day, or without a date. */
					isOnly?: true;
				})
		| ({ kind: "unplay" } & EpisodeRef &
				Pick<Play, "playId"> & {
					/** From the others too, who were recorded with it in the last ten minutes. */
					together?: true;
				})
		| ({ kind: "save" } & TitleRef & LaterStart & Since)
		| ({ kind: "unsave" } & TitleRef)
		| ({ kind: "hide" } & TitleRef & Since)
		| ({ kind: "show" } & TitleRef)
		| RemarkChange
		/** A show is begun again. */
		| ({ kind: "begin" } & TitleRef & Since)
		| ({ kind: "unbegin" } & TitleRef)
		/** It is in a list that the person has made, or moved there. `rank`: where it stands, from 1 on; absent, at the end, or where it is. */
		| ({ kind: "list" } & TitleRef & InList & Since & { rank?: number })
		| ({ kind: "unlist" } & TitleRef & InList)
		/** Everything of the part that has aired was watched: plays of the episodes that have none in the current round. */
		| ({ kind: "mark" } & TitlePart & { when?: When })
		/** Nothing of it was: it removes the plays of the current round, dated ones or several only where that is confirmed. */
		| ({ kind: "unmark" } & TitlePart & { confirm?: true })
	);

export type ChangeKind = Change["kind"];

/** Each kind, with what a change of it has to have beside its title and its time. */
export const NEEDED_FIELDS: Record<ChangeKind, string[]> = {
	open: ["season", "episode"],
	close: [],
	progress: ["season", "episode", "duration"],
	play: ["season", "episode", "playId", "precision", "source"],
	unplay: ["season", "episode", "playId"],
	save: [],
	unsave: [],
	hide: [],
	show: [],
	...NEEDED_OF_REMARKS,
	begin: [],
	unbegin: [],
	list: ["list"],
	unlist: ["list"],
	mark: [],
	unmark: [],
};

/** The changes of a kind. */
export type ChangeOf<Kind extends ChangeKind> = Extract<Change, { kind: Kind }>;

/** The fact that a change is of: two changes of the same fact are an earlier and a later one. */
export function changeKey(change: Change): string {
	if (isRemarkChange(change)) return remarkKey(readSaid(change));
	const title = titleKey(change);
	switch (change.kind) {
		case "open":
		case "close":
			return `opened ${title}`;
		case "progress":
			return `progress ${episodeKey(change)}`;
		case "play":
		case "unplay":
			return `play ${change.playId}`;
		case "save":
		case "unsave":
			return `saved ${title}`;
		case "hide":
		case "show":
			return `hidden ${title}`;
		case "begin":
		case "unbegin":
			return `begun ${title}`;
		case "list":
		case "unlist":
			return `listed ${change.list} ${title}`;
		case "mark":
		case "unmark":
			return `marked ${title} ${change.season ?? ""} ${change.episode ?? ""}`;
	}
}

/** Of two changes of a fact the one that stays: the later; of the same time always the same one, so that no order matters. */
export function laterChange<Of extends Change>(one: Of, other: Of): Of {
	if (one.at !== other.at) return one.at > other.at ? one : other;
	if (one.kind === "progress" && other.kind === "progress") {
		const further = (one.position ?? 0) - (other.position ?? 0) || one.duration - other.duration;
		if (further !== 0) return further > 0 ? one : other;
	}
	return JSON.stringify(writeChange(other)) > JSON.stringify(writeChange(one)) ? other : one;
}

/** What some kinds of changes have, and a request has in the same way. */
interface SameFields extends LaterStart, RemarkFields {
	season?: number | null;
	episode?: number | null;
	/** Seconds. */
	position?: number | null;
	duration?: number;
	session?: string;
	source?: Play["source"];
	together?: true;
	/** Id of a list, and the place in it, from 1 on. */
	list?: string;
	rank?: number;
	confirm?: true;
}

/** What some kinds of changes have. */
interface Fields extends SameFields, At, Since, Partial<PlayTime> {
	playId?: string;
	isOnly?: true;
	when?: When;
}

/** A change as a request has it. Times are in ISO 8601. */
export interface SentChange extends SameFields {
	kind: ChangeKind;
	at: string;
	media_type: MediaType;
	media_id: string | number;
	since?: string;
	play_id?: string;
	/** An instant, a day, or null where it is not known. */
	watched_at?: string | null;
	only?: true;
	/** `now`, `aired`, `unknown`, or a day. */
	when?: string;
}

function writeTime(time: number): string {
	return new Date(time).toISOString();
}

function writeWhen(when: When): string | undefined {
	return typeof when === "string" ? when : (writePlayTime(when) ?? "unknown");
}

export function writeChange(change: Change): SentChange & { media_id: string } {
	const { kind, at, mediaType, id } = change;
	const { season, episode, since, playId, watchedAt, precision, isOnly, when, ...others }: Fields = change;
	const { position, duration, session, source, nextSeason, nextEpisode, list, rank, confirm, together } = others;
	return {
		kind,
		at: writeTime(at),
		media_type: mediaType,
		media_id: String(id),
		season,
		episode,
		since: since === undefined ? undefined : writeTime(since),
		position,
		duration,
		session,
		play_id: playId,
		watched_at: watchedAt === undefined || !precision ? undefined : writePlayTime({ watchedAt, precision }),
		source,
		only: isOnly,
		together,
		nextSeason,
		nextEpisode,
		list,
		rank,
		...pickRemarks(change as RemarkFields),
		when: when && writeWhen(when),
		confirm,
	};
}

function readWhen(text: string): When {
	const isName = text === "now" || text === "aired" || text === "unknown";
	return isName ? text : (readPlayTime(text) ?? "unknown");
}

/** What `writeChange` wrote; it does not check it. */
export function readChange(sent: SentChange): Change {
	const { at, media_type: mediaType, media_id, since, play_id: playId, watched_at, only, when, ...others } = sent;
	const fields: Fields = {
		...others,
		at: Date.parse(at),
		since: since === undefined ? undefined : Date.parse(since),
		playId,
		...(watched_at !== undefined && readPlayTime(watched_at)),
		isOnly: only,
		when: when === undefined ? undefined : readWhen(when),
	};
	const present = Object.entries(fields).filter(([, value]) => value !== undefined);
	return { mediaType, id: Number(media_id), ...Object.fromEntries(present) } as unknown as Change;
}
