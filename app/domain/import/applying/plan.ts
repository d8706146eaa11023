// What rows that tell of plays become beside the plays that the library has: pure, and the same for any order of the rows.

import type { PlanOptions } from "~/domain/import/import-options.server";
import { findUnmeant, watchedAtOf } from "~/domain/import/reading/meanings";
import { readMoment } from "~/domain/import/reading/moment";
import type { FileRecord } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import type { RowState } from "~/domain/import/row-states";
import { groupBy } from "~/lib/group-by";
import { AHEAD_MS, BEHIND_MS } from "~/lib/text/time-zones";
import type { TitleRef } from "../../catalogue/types";
import type { RemarkName } from "../../library/changes/remarks";
import { FIRST_FILM_DAY, minuteOf, type NotedPlay, type Play, type PlayTime } from "../../library/diary/plays";
import { idOfRow, serviceOf, serviceOfPlay } from "./play-ids";

const FIRST_FILM = Date.parse(FIRST_FILM_DAY);

export type StoredPlay = PlayTime & Pick<NotedPlay, "playId" | "season" | "episode" | "source" | "note">;

interface StoredRemark {
	season: number | null;
	episode: number | null;
	value: number | string;
}

export interface StoredTitle {
	plays: StoredPlay[];
	/** By the name of each remark. Null season and episode for the title's own. */
	remarks: Record<RemarkName, StoredRemark[]>;
	/** What is so, by `factKey`. */
	facts: ReadonlySet<string>;
}

/** A record whose title is known, with its place in the catalogue. */
export interface PlacedRecord {
	row: number;
	record: FileRecord;
	/** 1 and 1 of a movie; null: the record is of a whole show. */
	season: number | null;
	episode: number | null;
	/** Of an entry of a list, the list's id. */
	listId?: string;
}

export interface Planned {
	row: number;
	state: RowState;
	reason: Reason | null;
	/** Of a ready play, of a note the play that it is of, and of an entry of a list the list. */
	playId?: string;
	/** Of a play with a date: the id of the one without whose place it takes. */
	replaces?: string;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Between the times that two services give to the same evening. */
const EVENING_MS = 12 * HOUR_MS;
/** Rows of one episode, movie or show that one import brings. */
export const ROWS_OF_PLACE = 1000;
/** Plays of one episode in one day among which the nearest is sought. More are no evenings that somebody had. */
const DAY_PLAYS_MAX = 50;
const ORDER = { instant: 0, day: 1, unknown: 2 };

const toDay = (time: number) => Math.floor(time / DAY_MS);

/** Why the answers leave a record out; null: they do not. */
export function findLeftOut(record: FileRecord, options: PlanOptions): Reason | null {
	const isOfAnother = options.person !== null && Boolean(record.person) && record.person !== options.person;
	return isOfAnother ? { code: "otherPerson" } : findUnmeant(record, options);
}

/** When the record was watched by the answers that were given; null for a date that cannot be read. */
export function timeOf(record: FileRecord, options: PlanOptions): PlayTime | null {
	if (record.isBulk && options.bulkDates === "unknown") return { watchedAt: null, precision: "unknown" };
	return readMoment(watchedAtOf(record, options), options);
}

/** A row with the id of the play that it tells of. */
interface Timed extends PlacedRecord {
	at: PlayTime;
	playId: string;
}

/** A play that has a date. */
type Dated<Entry extends PlayTime> = Entry & { watchedAt: number };

const isDated = <Entry extends PlayTime>(entry: Entry): entry is Dated<Entry> => entry.watchedAt !== null;

function compare(a: Timed, b: Timed): number {
	return (
		ORDER[a.at.precision] - ORDER[b.at.precision] ||
		(a.at.watchedAt ?? 0) - (b.at.watchedAt ?? 0) ||
		(a.record.sourceId ?? "").localeCompare(b.record.sourceId ?? "") ||
		a.row - b.row
	);
}

/** Two that have one of these in common are the same play: its id, its minute, or its day where neither tells days apart. */
function identitiesOf({ playId, precision, watchedAt }: PlayTime & Pick<Play, "playId">): string[] {
	const identities = [`id ${playId}`];
	if (watchedAt === null) return identities;
	if (precision === "instant") return [...identities, `minute ${minuteOf(watchedAt)}`];
	return serviceOfPlay(playId) === "" ? [...identities, `day ${toDay(watchedAt)}`] : identities;
}

const toTold = ({ at, playId }: Timed) => ({ ...at, playId });

/** How far apart two services' times of one evening are; null: they are two evenings. */
function findDistance(at: Dated<PlayTime>, play: Dated<StoredPlay>): number | null {
	const isOnDay = toDay(at.watchedAt) === toDay(play.watchedAt);
	if (at.precision === "day" && play.precision === "day") return isOnDay ? 0 : null;
	const distance = Math.abs(at.watchedAt - play.watchedAt);
	if (at.precision === "instant" && play.precision === "instant") {
		return play.source === "played" && (distance < EVENING_MS || isOnDay) ? distance : null;
	}
	const [day, instant] = at.precision === "day" ? [at, play] : [play, at];
	const since = instant.watchedAt - day.watchedAt;
	return since >= -AHEAD_MS && since < DAY_MS + BEHIND_MS ? Math.abs(since - DAY_MS / 2) : null;
}

/** The rows of one episode beside its plays, which grow by the rows that are new. */
class EpisodePlan {
	readonly planned: Planned[] = [];
	/** The play that each dated row stands for. */
	private readonly told = new Map<Timed, StoredPlay>();
	private readonly plays: StoredPlay[] = [];
	private readonly byIdentity = new Map<string, StoredPlay>();
	private readonly byDay = new Map<number, Dated<StoredPlay>[]>();

	constructor(private readonly stored: StoredPlay[]) {
		for (const play of stored) this.store(play);
	}

	private store(play: StoredPlay): void {
		this.plays.push(play);
		for (const identity of identitiesOf(play)) if (!this.byIdentity.has(identity)) this.byIdentity.set(identity, play);
		if (!isDated(play)) return;
		const day = toDay(play.watchedAt);
		const sameDay = this.byDay.get(day) ?? [];
		if (sameDay.length < DAY_PLAYS_MAX) sameDay.push(play);
		this.byDay.set(day, sameDay);
	}

	private findSame(row: Timed): StoredPlay | undefined {
		const [first] = identitiesOf(toTold(row)).flatMap((identity) => this.byIdentity.get(identity) ?? []);
		return first;
	}

	private add({ at, row, playId, season, episode }: Timed): StoredPlay {
		const play: StoredPlay = { ...at, playId, season: season ?? 1, episode: episode ?? 1, source: "import", note: "" };
		this.store(play);
		this.planned.push({ row, state: "ready", reason: null, playId });
		return play;
	}

	private pass({ row }: Timed, reason: Reason = { code: "samePlay" }): void {
		this.planned.push({ row, state: "present", reason });
	}

	/** Each play that the rows tell of once, by its first row; `firstOf` has that of the others. */
	private passRepeated(rows: Timed[]): { once: Timed[]; firstOf: Map<Timed, Timed> } {
		const seen = new Map<string, Timed>();
		const once: Timed[] = [];
		const firstOf = new Map<Timed, Timed>();
		for (const row of rows) {
			const identities = identitiesOf(toTold(row));
			const [first] = identities.flatMap((identity) => seen.get(identity) ?? []);
			for (const identity of identities) if (!seen.has(identity)) seen.set(identity, first ?? row);
			if (first) {
				firstOf.set(row, first);
				this.pass(row, { code: "toldTwice" });
			} else once.push(row);
		}
		return { once, firstOf };
	}

	/** All that the episode has once the rows are written, and which of them each row tells of. */
	listTold(rows: Timed[]): { plays: StoredPlay[]; told: [row: number, playId: string][] } {
		const told = rows.flatMap((row): [number, string][] => {
			const play = this.told.get(row) ?? this.byIdentity.get(`id ${row.playId}`);
			return play ? [[row.row, play.playId]] : [];
		});
		return { plays: this.plays, told };
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
		const { once, firstOf } = this.passRepeated(rows);
		const used = new Set<StoredPlay>();
		const others = once.filter((row) => {
			const same = this.findSame(row);
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
		for (const [row, first] of firstOf) {
			const play = this.told.get(first);
			if (play) this.told.set(row, play);
		}
	}

	/** The nearest play of the same evening that stands for no other row of the service. */
	private findNear(row: Timed, service: string, used: Set<StoredPlay>): StoredPlay | undefined {
		const { at } = row;
		if (!isDated(at)) return undefined;
		const day = toDay(at.watchedAt);
		const around = [day - 1, day, day + 1].flatMap((number) => this.byDay.get(number) ?? []);
		const near = around.flatMap((play) => {
			const isOwn = service !== "" && serviceOfPlay(play.playId) === service;
			// Without ids, a day is the day of any play.
			const isFree = !used.has(play) || (service === "" && at.precision === "day" && toDay(play.watchedAt) === day);
			const distance = isOwn || !isFree ? null : findDistance(at, play);
			return distance === null ? [] : [{ play, distance }];
		});
		const [first] = near.toSorted(
			(a, b) =>
				a.distance - b.distance || a.play.watchedAt - b.play.watchedAt || a.play.playId.localeCompare(b.play.playId),
		);
		return first?.play;
	}

	/**
	 * Undated rows of one service or file, which tells of `dated` plays besides: only as many as the episode lacks. Returns how
	 * many plays it tells of.
	 */
	addUndated(rows: Timed[], dated: number): number {
		const { once } = this.passRepeated(rows);
		const isKnown = ({ playId }: Timed) => this.byIdentity.has(`id ${playId}`);
		const present = once.filter(isKnown);
		for (const row of present) this.pass(row);
		once
			.filter((row) => !isKnown(row))
			.forEach((row, index) => {
				if (this.plays.length > dated + present.length + index) this.pass(row);
				else this.add(row);
			});
		return dated + once.length;
	}

	/**
	 * New plays with dates take the places of known ones without, as far as neither the library nor a file (`told`) has more
	 * plays. So the number of plays is the same, whichever file comes first.
	 */
	replaceUndated(told: number, rows: Timed[]): void {
		const dated = this.plays.filter(isDated).length;
		const spare = this.plays.length - Math.max(this.stored.length, dated, told);
		const ids = new Set(rows.map(({ playId }) => playId));
		const isTold = ({ playId }: StoredPlay) => ids.has(playId);
		const undated = this.stored
			.filter((play) => !isDated(play))
			.toSorted((a, b) => Number(isTold(a)) - Number(isTold(b)) || a.playId.localeCompare(b.playId));
		const fresh = this.planned.filter(({ state }) => state === "ready");
		undated.slice(0, Math.max(0, spare)).forEach(({ playId: replaces }, at) => {
			const planned = fresh[at];
			if (planned) Object.assign(planned, { replaces, reason: { code: "placeOfUndated" } });
		});
	}
}

function planEpisode(rows: Timed[], plays: StoredPlay[]): { planned: Planned[] } & ReturnType<EpisodePlan["listTold"]> {
	const plan = new EpisodePlan(plays);
	const sorted = rows.toSorted(compare);
	const services = groupBy(
		sorted.filter(({ at }) => isDated(at)),
		({ record }) => serviceOf(record),
	);
	for (const [service, told] of services) plan.addDated(service, told);
	// Files without ids are no service: each of them counts for itself.
	const undated = groupBy(
		sorted.filter(({ at }) => !isDated(at)),
		({ record }) => JSON.stringify([serviceOf(record), record.sourceId === null ? record.file : null]),
	);
	const byService = groupBy(sorted, ({ record }) => serviceOf(record));
	const byFile = groupBy(sorted, ({ record }) => record.file);
	let told = 0;
	for (const [teller, alike] of [...undated].toSorted(([a], [b]) => a.localeCompare(b))) {
		const [service, file] = JSON.parse(teller) as [string, string | null];
		const all = (file === null ? byService.get(service) : byFile.get(file)) ?? [];
		told = Math.max(told, plan.addUndated(alike, plan.countTold(all)));
	}
	plan.replaceUndated(told, sorted);
	return { planned: plan.planned, ...plan.listTold(sorted) };
}

/** The rows with the ids of their plays: rows of one file that say the same without a date are counted. */
function withIds(rows: Omit<Timed, "playId">[], place: string): Timed[] {
	const counts = new Map<string, number>();
	return rows.map((row) => {
		const nth = (counts.get(row.record.file) ?? 0) + 1;
		const isCounted = row.at.watchedAt === null && row.record.sourceId === null && !row.record.isBulk;
		if (isCounted) counts.set(row.record.file, nth);
		return { ...row, playId: idOfRow(row.record, place, row.at, nth) };
	});
}

export interface PlanOf {
	options: PlanOptions;
	now: number;
	title: TitleRef;
}

export function planPlays(placed: PlacedRecord[], stored: StoredPlay[], { options, now, title }: PlanOf) {
	const planned: Planned[] = [];
	const timed: Omit<Timed, "playId">[] = [];
	const refuse = (row: number, reason: Reason, state: RowState = "invalid") => planned.push({ row, state, reason });
	for (const row of placed) {
		const at = timeOf(row.record, options);
		if (!at) refuse(row.row, { code: "badDate", text: watchedAtOf(row.record, options)?.slice(0, 40) ?? "" });
		else if ((at.watchedAt ?? now) > now + (at.precision === "day" ? AHEAD_MS : 0)) refuse(row.row, { code: "future" });
		else if ((at.watchedAt ?? now) < FIRST_FILM) refuse(row.row, { code: "beforeFilms" });
		else if (row.record.asks && row.episode === null) refuse(row.row, { code: "wholeShow" }, "leftOut");
		else if (row.season === null || row.episode === null)
			refuse(row.row, row.episode === null ? { code: "noEpisodeOfShow" } : { code: "noSeason" }, "ambiguous");
		else timed.push({ ...row, at });
	}
	const toPlace = ({ season, episode }: { season: number | null; episode: number | null }) => `${season}.${episode}`;
	const library = groupBy(stored, toPlace);
	const episodes = groupBy(timed, toPlace);
	const plans = [...episodes].map(([place, rows]) =>
		planEpisode(withIds(rows, `${title.mediaType}.${title.id}.${place}`), library.get(place) ?? []),
	);
	const untold = stored.filter((play) => !episodes.has(toPlace(play)));
	return {
		planned: [...planned, ...plans.flatMap((plan) => plan.planned)],
		plays: [...untold, ...plans.flatMap(({ plays }) => plays)],
		told: new Map(plans.flatMap(({ told }) => told)),
	};
}
