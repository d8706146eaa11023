// A remark is what a person says of a title or of an episode, and nobody else sees: a rating or a note. It is one value with the
// time at which it was said. Whatever holds for one of them holds for all: how it is changed, stored, cleared, sent, exported
// and imported follows from its row here.
import type { Play } from "~/domain/library/diary/plays";
import { NOTE_MAX } from "~/domain/library/notes";
import { isOneOf } from "~/lib/shape";
import { titleKey } from "../../catalogue/paths";
import type { TitleRef } from "../../catalogue/types";

/** A title, or an episode of it. */
export interface RatedRef extends TitleRef {
	/** Null for the whole title, as is `episode`. */
	season: number | null;
	episode: number | null;
}

interface RemarkKind {
	/** Of several, in /api and in exports. */
	list: string;
	/** For people. */
	noun: string;
	/** The member of a row of `episodes` that has its time, and its name in /api and in exports. */
	time: string;
	timeName: string;
	/** The kinds of changes that say it and take it back. */
	says: string;
	takesBack: string;
	/** The value that says nothing. */
	none: number | string;
	/** A whole number within these, or a text of so many characters, which may have several lines. */
	value: { from: number; to: number } | { characters: number };
	/** How many there may be; of titles and episodes. */
	max: number;
	/** The text of `refusals` in the messages that refuses one more. */
	full: string;
	/** Movies and shows have a counter and a range of the index each, so that a list may be of one of them. */
	isByMediaType?: true;
	/** It may also be of one time that something was watched: `plays` has its columns too. */
	isOfPlays?: true;
}

/** Each by the member of a row that has its value, which is the name of the value everywhere. */
export const REMARKS = {
	rating: {
		list: "ratings",
		noun: "rating",
		time: "ratedAt",
		timeName: "rated_at",
		says: "rate",
		takesBack: "unrate",
		none: 0,
		value: { from: 1, to: 10 },
		max: 100_000,
		full: "ratingsFull",
		isByMediaType: true,
	},
	note: {
		list: "notes",
		noun: "note",
		time: "notedAt",
		timeName: "noted_at",
		says: "note",
		takesBack: "note",
		none: "",
		value: { characters: NOTE_MAX },
		max: 10_000,
		full: "notesFull",
		isOfPlays: true,
	},
} as const satisfies Record<string, RemarkKind>;

export type Remarks = typeof REMARKS;
export type RemarkName = keyof Remarks;

export const REMARK_NAMES = Object.keys(REMARKS) as RemarkName[];

/** The row of a remark, whichever it is. */
export const remarkKind = (name: RemarkName): RemarkKind => REMARKS[name];

export type RemarkByMediaType = {
	[Name in RemarkName]: Remarks[Name] extends { isByMediaType: true } ? Name : never;
}[RemarkName];

export function isByMediaType(name: RemarkName): name is RemarkByMediaType {
	return remarkKind(name).isByMediaType ?? false;
}

/** Of each remark. */
export function ofRemarks<Value>(create: (name: RemarkName) => Value): Record<RemarkName, Value> {
	return Object.fromEntries(REMARK_NAMES.map((name) => [name, create(name)])) as Record<RemarkName, Value>;
}

type ValueOf<Name extends RemarkName> = Remarks[Name]["none"] extends number ? number : string;

/** The value of each remark, or what says nothing. */
export type RemarkValues = { [Name in RemarkName]: ValueOf<Name> };

export const NO_REMARKS = ofRemarks((name) => REMARKS[name].none) as RemarkValues;

/** A visitor's own, of a title and of what a page is about: one of its episodes, or the title again. */
export interface OwnRemarks {
	title: RemarkValues;
	place: RemarkValues;
}

/** How many there are of each, by the name of the list. */
export type RemarkCounts = { [Name in RemarkName as Remarks[Name]["list"]]: number };

/** By the name of the list. */
export function ofRemarkLists<Value>(create: (name: RemarkName) => Value): {
	[Name in RemarkName as Remarks[Name]["list"]]: Value;
} {
	return Object.fromEntries(REMARK_NAMES.map((name) => [REMARKS[name].list, create(name)])) as ReturnType<
		typeof ofRemarkLists<Value>
	>;
}

/** A remark of a title or of an episode, with its time in milliseconds. */
export type Remarked<Name extends RemarkName> = RatedRef &
	Pick<RemarkValues, Name> &
	Record<Remarks[Name]["time"], number>;

/** The values that a change may have. */
export type RemarkFields = Partial<RemarkValues>;

/** Those of an object, for a change; `undefined` where it has none. */
export function pickRemarks(values: RemarkFields): RemarkFields {
	return ofRemarks((name) => values[name]) as RemarkFields;
}

type Said<Name extends RemarkName> = RatedRef & { kind: Remarks[Name]["says"]; at: number; since?: number } & Pick<
		RemarkValues,
		Name
	>;

/** One that is taken back by saying nothing has no kind of its own for it. */
type TakenBack<Name extends RemarkName> = Name extends RemarkName
	? Remarks[Name]["takesBack"] extends Remarks[Name]["says"]
		? never
		: RatedRef & { kind: Remarks[Name]["takesBack"]; at: number }
	: never;

type OfPlay<Name extends RemarkName> = Remarks[Name] extends { isOfPlays: true }
	? Partial<Pick<Play, "playId">>
	: unknown;

export type RemarkChange = { [Name in RemarkName]: (Said<Name> & OfPlay<Name>) | TakenBack<Name> }[RemarkName];

/** What a change of each kind has to have beside its title and its time. */
export const NEEDED_OF_REMARKS = Object.fromEntries(
	REMARK_NAMES.flatMap((name) => {
		const { says, takesBack } = REMARKS[name];
		return [
			[takesBack, []],
			[says, [name]],
		];
	}),
) as Record<RemarkChange["kind"], string[]>;

const isRemarkKind = isOneOf(Object.keys(NEEDED_OF_REMARKS));

export function isRemarkChange(change: { kind: string }): change is RemarkChange {
	return isRemarkKind(change.kind);
}

export interface Remark extends RatedRef {
	name: RemarkName;
	value: number | string;
	/** Of one time that it was watched; absent for a title or an episode. */
	playId?: string;
}

/** What the change says, also of a play. */
export function readSaid(change: RemarkChange): Remark {
	const {
		kind,
		mediaType,
		id,
		season,
		episode,
		playId,
		...fields
	}: Partial<RemarkValues> & RatedRef & { kind: string; playId?: string } = change;
	const name = REMARK_NAMES.find((other) => REMARKS[other].says === kind || REMARKS[other].takesBack === kind);
	if (!name) throw new Error(`${kind} is of no remark`);
	const { says, none } = REMARKS[name];
	return { mediaType, id, season, episode, name, value: kind === says ? (fields[name] ?? none) : none, playId };
}

/** What the change says of a title or of an episode; null for changes of other facts. */
export function readRemark(change: { kind: string }): Remark | null {
	const remark = isRemarkChange(change) ? readSaid(change) : null;
	return remark?.playId === undefined ? remark : null;
}

/** The change that says it. */
export function writeRemark(
	{ name, value, ...place }: Remark,
	{ at, since }: { at: number; since?: number },
): RemarkChange {
	const { says, takesBack, none } = REMARKS[name];
	const isSaid = value !== none || takesBack === says;
	const written = isSaid ? { kind: says, [name]: value, at, since } : { kind: takesBack, at };
	return { ...place, ...written } as unknown as RemarkChange;
}

/** The fact that a change is of. */
export function remarkKey({ name, playId, season, episode, ...title }: Omit<Remark, "value">): string {
	return `${name} ${playId ?? `${titleKey(title)} ${season ?? ""} ${episode ?? ""}`}`;
}
