// What the records of one title become beside what the library has: pure, and the same for any order of the records.
import { groupBy } from "~/lib/group-by";
import type { EpisodeRef } from "../catalogue/types";
import type { PlayTime } from "../library/plays";
import { FIRST_FILM_DAY, minuteOf } from "../library/plays";
import { type DateOptions, readMoment } from "./moment";
import type { FileRecord } from "./record";

const NO_SEASON = "The row names an episode without its season";
const FIRST_FILM = Date.parse(FIRST_FILM_DAY);

export const ROW_STATES = ["ready", "present", "ambiguous", "unmatched", "invalid", "leftOut"] as const;
export type RowState = (typeof ROW_STATES)[number];

export interface PlanOptions extends DateOptions {
	/** What stamps shared by many episodes are. */
	bulkDates: "keep" | "unknown";
	/** Whether ratings of the files replace others. */
	ratings: "keep" | "replace";
	/** Whose records of the files are used; null: everybody's. */
	person: string | null;
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
	/** Of a play with a date: `copy` of the one without whose place it takes. */
	undatedCopy?: number;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** A day begins 14 hours before it begins in UTC, and ends 12 hours after it ends there. */
const AHEAD_MS = 14 * HOUR_MS;
const BEHIND_MS = 12 * HOUR_MS;
/** Between the times that two services give to the same evening. */
const EVENING_MS = 12 * HOUR_MS;
/** Plays of one episode that one import brings; each of them is compared with the others. */
const EPISODE_MAX = 1000;
const ORDER = { instant: 0, day: 1, unknown: 2 };

function isOnDay(one: PlayTime, other: PlayTime): boolean {
	return Math.floor(one.watchedAt / DAY_MS) === Math.floor(other.watchedAt / DAY_MS);
}

/** Another person of the files watched it than the one whose records are used. */
export function isOfAnother({ person }: FileRecord, options: PlanOptions): boolean {
	return options.person !== null && Boolean(person) && person !== options.person;
}

/** When the record was watched by the answers that were given; null for a date that cannot be read. */
export function timeOf(record: FileRecord, options: PlanOptions): PlayTime | null {
	if (record.isBulk && options.bulkDates === "unknown") return { watchedAt: 0, precision: "unknown" };
	return readMoment(record.watched_at, options);
}

interface Timed extends PlacedRecord {
	at: PlayTime;
}

/** The service whose own ids the play has; "" for none. */
const serviceOf = (sourceId: string | null) => sourceId?.split(":")[0] ?? "";

const isDated = ({ at }: Timed) => at.precision !== "unknown";

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

/** `stamp`: the file's own text of a time that many episodes share. */
type Told = PlayTime & Pick<KnownPlay, "sourceId"> & { stamp?: string | null };

/** The same play by its id, its minute, or its day where neither tells days apart. */
function isSame(one: Told, other: Told): boolean {
	if (one.sourceId !== null && other.sourceId === one.sourceId) return true;
	if (one.precision !== other.precision) return false;
	if (one.precision === "unknown" && one.stamp && one.stamp === other.stamp)
		return one.sourceId === null && other.sourceId === null;
	if (one.precision === "instant") return minuteOf(other) === minuteOf(one);
	return one.precision === "day" && one.sourceId === null && other.sourceId === null && isOnDay(one, other);
}

const toTold = ({ at, record: { sourceId, isBulk, watched_at } }: Timed): Told => ({
	...at,
	...{ sourceId, stamp: isBulk ? watched_at : null },
});

/** Each play that the rows tell of once, by its first row. */
function findDistinct(rows: Timed[]): Timed[] {
	return rows.filter((row, index) => !rows.slice(0, index).some((other) => isSame(toTold(row), toTold(other))));
}

/** How far apart two services' times of one evening are; null: they are two evenings. */
function findDistance(at: PlayTime, play: KnownPlay): number | null {
	if (at.precision === "day" && play.precision === "day") return isOnDay(at, play) ? 0 : null;
	const distance = Math.abs(at.watchedAt - play.watchedAt);
	if (at.precision === "instant" && play.precision === "instant") {
		return play.source === "played" && (distance < EVENING_MS || isOnDay(at, play)) ? distance : null;
	}
	const [day, instant] = at.precision === "day" ? [at, play] : [play, at];
	const since = instant.watchedAt - day.watchedAt;
	return since >= -AHEAD_MS && since < DAY_MS + BEHIND_MS ? Math.abs(since - DAY_MS / 2) : null;
}

/** The rows of one episode beside its plays, which grow by the rows that are new. */
class EpisodePlan {
	readonly planned: Planned[] = [];
	/** The play that each dated row stands for. */
	private readonly told = new Map<Timed, KnownPlay>();
	private readonly plays: KnownPlay[];

	constructor(private readonly known: KnownPlay[]) {
		this.plays = [...known];
	}

	private add({ record, at, row, season, episode }: Timed): KnownPlay {
		const copy = findCopy(this.plays, at);
		const place = { season: season ?? 1, episode: episode ?? 1 };
		const play: KnownPlay = { ...at, ...place, copy, sourceId: record.sourceId, source: "import" };
		this.plays.push(play);
		this.planned.push({ row, state: "ready", reason: null, copy });
		return play;
	}

	private pass({ row }: Timed, reason = "This play is there already"): void {
		this.planned.push({ row, state: "present", reason, copy: 0 });
	}

	private passRepeated(rows: Timed[]): Timed[] {
		const once = findDistinct(rows);
		for (const row of rows) if (!once.includes(row)) this.pass(row, "The files tell of this play twice");
		return once;
	}

	/** How many plays dated rows tell of. */
	countTold(rows: Timed[]): number {
		return new Set(rows.flatMap((row) => this.told.get(row) ?? [])).size;
	}

	/**
	 * Dated rows of one service: each play of another service, or played here, stands for one of them at most. So two
	 * services that tell of the same evening do not double it, and a service that tells of two plays keeps both.
	 */
	addDated(service: string, rows: Timed[]): void {
		const once = this.passRepeated(rows);
		const used = new Set<KnownPlay>();
		const others = once.filter((row) => {
			const same = this.plays.find((play) => isSame(toTold(row), play));
			if (!same) return true;
			used.add(same);
			this.told.set(row, same);
			this.pass(row);
			return false;
		});
		for (const row of others) {
			const near = this.findNear(row, service, used);
			if (near) this.pass(row);
			const play = near ?? this.add(row);
			used.add(play);
			this.told.set(row, play);
		}
		for (const row of rows.filter((each) => !this.told.has(each))) {
			const first = once.find((other) => isSame(toTold(row), toTold(other)));
			const play = first && this.told.get(first);
			if (play) this.told.set(row, play);
		}
	}

	/** The nearest play of the same evening that stands for no other row of the service. */
	private findNear(row: Timed, service: string, used: Set<KnownPlay>): KnownPlay | undefined {
		const near = this.plays.flatMap((play) => {
			const isOwn = service !== "" && serviceOf(play.sourceId) === service;
			// Without ids, a day is the day of any play.
			const isFree = !used.has(play) || (service === "" && row.at.precision === "day" && isOnDay(row.at, play));
			const distance = isOwn || !isFree ? null : findDistance(row.at, play);
			return distance === null ? [] : [{ play, distance }];
		});
		const [first] = near.toSorted(
			(a, b) => a.distance - b.distance || a.play.watchedAt - b.play.watchedAt || a.play.copy - b.play.copy,
		);
		return first?.play;
	}

	/**
	 * Undated rows of one service or file, which tells of `dated` plays besides: only as many as the episode lacks. Returns how
	 * many plays it tells of.
	 */
	addUndated(rows: Timed[], dated: number): number {
		const once = this.passRepeated(rows);
		const ids = new Set(this.plays.map(({ sourceId }) => sourceId));
		const isKnown = ({ record: { sourceId } }: Timed) => sourceId !== null && ids.has(sourceId);
		const known = once.filter(isKnown);
		for (const row of known) this.pass(row);
		once
			.filter((row) => !isKnown(row))
			.forEach((row, index) => {
				if (this.plays.length > dated + known.length + index) this.pass(row);
				else this.add(row);
			});
		return dated + once.length;
	}

	/**
	 * New plays with dates take the places of known ones without, as far as neither the library nor a file (`told`) has more
	 * plays. So the number of plays is the same, whichever file comes first.
	 */
	replaceUndated(told: number, rows: Timed[]): void {
		const dated = this.plays.filter(({ precision }) => precision !== "unknown").length;
		const spare = this.plays.length - Math.max(this.known.length, dated, told);
		const ids = new Set(rows.map(({ record }) => record.sourceId));
		const isTold = ({ sourceId }: KnownPlay) => sourceId !== null && ids.has(sourceId);
		const undated = this.known
			.filter(({ precision }) => precision === "unknown")
			.toSorted((a, b) => Number(isTold(a)) - Number(isTold(b)) || a.copy - b.copy);
		const fresh = this.planned.filter(({ state }) => state === "ready");
		undated.slice(0, Math.max(0, spare)).forEach(({ copy }, at) => {
			const planned = fresh[at];
			if (planned) Object.assign(planned, { undatedCopy: copy, reason: "It takes the place of a play without a date" });
		});
	}
}

function planEpisode(rows: Timed[], plays: KnownPlay[]): Planned[] {
	const plan = new EpisodePlan(plays);
	const all = rows.toSorted(compare);
	const sorted = all.slice(0, EPISODE_MAX);
	const services = groupBy(sorted.filter(isDated), ({ record }) => serviceOf(record.sourceId));
	for (const [service, own] of services) plan.addDated(service, own);
	// Files without ids are no service: each of them counts for itself.
	const undated = groupBy(
		sorted.filter((row) => !isDated(row)),
		({ record: { sourceId, file } }) => JSON.stringify([serviceOf(sourceId), sourceId === null ? file : null]),
	);
	let told = 0;
	for (const [teller, own] of [...undated].toSorted(([a], [b]) => a.localeCompare(b))) {
		const [service, file] = JSON.parse(teller) as [string, string | null];
		const isOwn = ({ record }: Timed) =>
			file === null ? serviceOf(record.sourceId) === service : record.file === file;
		told = Math.max(told, plan.addUndated(own, plan.countTold(sorted.filter(isOwn))));
	}
	plan.replaceUndated(told, sorted);
	const reason = `No more than ${EPISODE_MAX.toLocaleString("en")} plays of one episode can be imported at once`;
	const rest = all.slice(EPISODE_MAX).map(({ row }): Planned => ({ row, state: "leftOut", reason, copy: 0 }));
	return [...plan.planned, ...rest];
}

function planPlays(placed: PlacedRecord[], known: KnownPlay[], options: PlanOptions, now: number): Planned[] {
	const planned: Planned[] = [];
	const timed: Timed[] = [];
	const refuse = (row: number, reason: string, state: RowState = "invalid") =>
		planned.push({ row, state, reason, copy: 0 });
	for (const each of placed) {
		const at = timeOf(each.record, options);
		if (!at) refuse(each.row, `“${each.record.watched_at?.slice(0, 40)}” cannot be read as a date`);
		else if (at.watchedAt > now + (at.precision === "day" ? AHEAD_MS : 0))
			refuse(each.row, "The date is in the future");
		else if (at.watchedAt < FIRST_FILM) refuse(each.row, "The date is before there were films");
		else if (each.season === null || each.episode === null)
			refuse(each.row, each.episode === null ? "The row names a show, but no episode" : NO_SEASON, "ambiguous");
		else timed.push({ ...each, at });
	}
	const toPlace = ({ season, episode }: { season: number | null; episode: number | null }) => `${season}:${episode}`;
	const library = groupBy(known, toPlace);
	const episodes = groupBy(timed, toPlace);
	return [...planned, ...[...episodes].flatMap(([at, rows]) => planEpisode(rows, library.get(at) ?? []))];
}

/** Milliseconds of when a row was rated or saved; 0 where that is not known. */
const addedAt = ({ record }: PlacedRecord, options: PlanOptions) =>
	readMoment(record.added_at, options)?.watchedAt ?? 0;

function findRatingFault({ record, season, episode }: PlacedRecord): Pick<Planned, "state" | "reason"> | null {
	if (record.rating === null) return { state: "invalid", reason: "The rating is not between 1 and 10" };
	if (season === null && episode !== null) return { state: "ambiguous", reason: NO_SEASON };
	if (season === null || episode !== null) return null;
	return { state: "leftOut", reason: "Ratings of seasons have no place here" };
}

function planRatings(placed: PlacedRecord[], known: KnownTitle["ratings"], options: PlanOptions): Planned[] {
	const faults = placed.flatMap((each): Planned[] => {
		const fault = findRatingFault(each);
		return fault ? [{ row: each.row, copy: 0, ...fault }] : [];
	});
	const sound = placed.filter((each) => !findRatingFault(each));
	const byPlace = groupBy(sound, ({ season, episode }) => `${season}:${episode}`);
	const planned = [...byPlace.values()].flatMap((group) => {
		const latestFirst = group.toSorted(
			(a, b) =>
				addedAt(b, options) - addedAt(a, options) || (b.record.rating ?? 0) - (a.record.rating ?? 0) || a.row - b.row,
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
	return [...faults, ...planned];
}

/** Of several rows, the earliest date on which it was saved counts. */
function planSaved(placed: PlacedRecord[], isSaved: boolean, options: PlanOptions): Planned[] {
	const when = (each: PlacedRecord) => addedAt(each, options) || Number.MAX_SAFE_INTEGER;
	return placed
		.toSorted((a, b) => when(a) - when(b) || a.row - b.row)
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
		...planSaved(of("watchLater"), known.isSaved, options),
	];
}
