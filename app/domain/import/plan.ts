// What the records of one title become beside what the library has: pure, and the same for any order of the records.
import { groupBy } from "~/lib/group-by";
import type { EpisodeRef } from "../catalogue/types";
import type { PlayTime } from "../library/plays";
import { minuteOf } from "../library/plays";
import { type DateOptions, readMoment } from "./moment";
import type { FileRecord } from "./record";

export const ROW_STATES = ["ready", "present", "ambiguous", "unmatched", "invalid", "leftOut"] as const;
export type RowState = (typeof ROW_STATES)[number];

export interface PlanOptions extends DateOptions {
	/** What stamps shared by many episodes are. */
	bulkDates: "keep" | "unknown";
	/** Whether ratings of the files replace others. */
	ratings: "keep" | "replace";
}

interface KnownPlay extends PlayTime, Pick<EpisodeRef, "season" | "episode"> {
	copy: number;
	sourceId: string | null;
	source: "import" | "marked" | "played";
}

export interface KnownTitle {
	plays: KnownPlay[];
	/** Null season and episode for the title's own. */
	ratings: { season: number | null; episode: number | null; rating: number }[];
	isSaved: boolean;
}

/** A record whose title is known, with its place in the catalogue. */
export interface PlacedRecord {
	row: number;
	record: FileRecord;
	/** 1 and 1 of a movie; null: the record is of a whole show. */
	season: number | null;
	episode: number | null;
}

export interface Planned {
	row: number;
	state: RowState;
	reason: string | null;
	copy: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** A day may have begun 14 hours before it begins in UTC. */
const AHEAD_MS = 14 * 60 * 60 * 1000;
const ORDER = { instant: 0, day: 1, unknown: 2 };

const dayNumber = ({ watchedAt }: PlayTime) => Math.floor(watchedAt / DAY_MS);

/** When the record was watched by the answers that were given; null for a date that cannot be read. */
export function timeOf(record: FileRecord, options: PlanOptions): PlayTime | null {
	if (record.isBulk && options.bulkDates === "unknown") return { watchedAt: 0, precision: "unknown" };
	return readMoment(record.watched_at, options);
}

interface Timed extends PlacedRecord {
	at: PlayTime;
}

function compare(a: Timed, b: Timed): number {
	return (
		ORDER[a.at.precision] - ORDER[b.at.precision] ||
		a.at.watchedAt - b.at.watchedAt ||
		(a.record.sourceId ?? "").localeCompare(b.record.sourceId ?? "") ||
		a.row - b.row
	);
}

/** The lowest number that no play of the episode has in the minute; undated plays begin with 1. */
function findCopy(plays: KnownPlay[], at: PlayTime): number {
	const taken = new Set(plays.filter((play) => minuteOf(play) === minuteOf(at)).map(({ copy }) => copy));
	let copy = at.precision === "unknown" ? 1 : 0;
	while (taken.has(copy)) copy += 1;
	return copy;
}

/** Whether the library, or an earlier record, has this play. `undated`: how many undated plays this file told of before. */
function isKnown({ record: { sourceId }, at }: Timed, plays: KnownPlay[], undated: number): boolean {
	if (sourceId !== null && plays.some((play) => play.sourceId === sourceId)) return true;
	const service = sourceId?.split(":")[0];
	/** The same service counts with ids of its own: two of its plays are two. */
	const isOther = (play: KnownPlay) => !service || play.sourceId?.split(":")[0] !== service;
	if (at.precision === "unknown") {
		const known = plays.filter(({ precision }) => precision === "unknown");
		if (sourceId === null && undated === 0 && plays.length > 0) return true;
		return sourceId === null && known.length > undated;
	}
	const sameDay = plays.filter((play) => play.precision !== "unknown" && dayNumber(play) === dayNumber(at));
	if (at.precision === "day") return sameDay.some(isOther);
	return sameDay.some(
		(play) =>
			(play.precision === "instant" && minuteOf(play) === minuteOf(at)) ||
			play.source === "played" ||
			(play.precision === "day" && isOther(play)),
	);
}

function planPlays(placed: PlacedRecord[], known: KnownPlay[], options: PlanOptions, now: number): Planned[] {
	const planned: Planned[] = [];
	const timed: Timed[] = [];
	const refuse = (row: number, reason: string) => planned.push({ row, state: "invalid", reason, copy: 0 });
	for (const each of placed) {
		const at = timeOf(each.record, options);
		if (!at) refuse(each.row, `“${each.record.watched_at?.slice(0, 40)}” is no date that can be read`);
		else if (at.watchedAt > now + (at.precision === "day" ? AHEAD_MS : 0))
			refuse(each.row, "The date is in the future");
		else if (each.season === null || each.episode === null) refuse(each.row, "The row names a show, but no episode");
		else timed.push({ ...each, at });
	}
	const byEpisode = groupBy(timed, ({ season, episode }) => `${season}:${episode}`);
	for (const group of byEpisode.values()) {
		const first = group[0] as Timed;
		const plays = known.filter(({ season, episode }) => season === first.season && episode === first.episode);
		const undated = new Map<string, number>();
		for (const each of group.toSorted(compare)) {
			const { record, at, row } = each;
			const told = undated.get(record.file) ?? 0;
			if (at.precision === "unknown" && record.sourceId === null) undated.set(record.file, told + 1);
			if (isKnown(each, plays, told)) {
				planned.push({ row, state: "present", reason: "This play is there already", copy: 0 });
				continue;
			}
			const copy = findCopy(plays, at);
			const place = { season: first.season as number, episode: first.episode as number };
			plays.push({ ...at, ...place, copy, sourceId: record.sourceId, source: "import" });
			planned.push({ row, state: "ready", reason: null, copy });
		}
	}
	return planned;
}

function planRatings(placed: PlacedRecord[], known: KnownTitle["ratings"], options: PlanOptions): Planned[] {
	const byPlace = groupBy(placed, ({ season, episode }) => `${season}:${episode}`);
	return [...byPlace.values()].flatMap((group) => {
		const latestFirst = group.toSorted(
			(a, b) =>
				(readMoment(b.record.added_at, options)?.watchedAt ?? 0) -
					(readMoment(a.record.added_at, options)?.watchedAt ?? 0) ||
				(b.record.rating ?? 0) - (a.record.rating ?? 0) ||
				a.row - b.row,
		);
		const [first] = latestFirst;
		const stored = known.find(({ season, episode }) => season === first?.season && episode === first?.episode);
		return latestFirst.map(({ row, record }, index): Planned => {
			const present = (reason: string): Planned => ({ row, state: "present", reason, copy: 0 });
			if (index > 0) return present("The files have a later rating of the same");
			if (stored && stored.rating === record.rating) return present("This rating is there already");
			if (stored && options.ratings === "keep") return present(`You have rated it ${stored.rating} here`);
			return { row, state: "ready", reason: null, copy: 0 };
		});
	});
}

function planSaved(placed: PlacedRecord[], isSaved: boolean): Planned[] {
	return placed
		.toSorted((a, b) => a.row - b.row)
		.map(({ row }, index) =>
			isSaved || index > 0
				? { row, state: "present", reason: "It is in Watch Later already", copy: 0 }
				: { row, state: "ready", reason: null, copy: 0 },
		);
}

export function planTitle(
	placed: PlacedRecord[],
	known: KnownTitle,
	{ options, now }: { options: PlanOptions; now: number },
): Planned[] {
	const of = (kind: FileRecord["kind"]) => placed.filter(({ record }) => record.kind === kind);
	return [
		...planPlays(of("play"), known.plays, options, now),
		...planRatings(of("rating"), known.ratings, options),
		...planSaved(of("watchLater"), known.isSaved),
	];
}
