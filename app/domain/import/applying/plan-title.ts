// What the records of one title become beside what the library has: pure, and the same for any order of the records.

import type { PlanOptions } from "~/domain/import/import-options.server";
import { readMoment } from "~/domain/import/reading/moment";
import type { FileRecord } from "~/domain/import/reading/record";
import type { Reason } from "~/domain/import/reason";
import { groupBy } from "~/lib/group-by";
import { type KnownTitle, type PlacedRecord, type Planned, type PlanOf, planPlays } from "./plan";
import { planNotes } from "./plan-notes";

/** Milliseconds of when a row was rated or saved; 0 where that is not known. */
const readAddedAt = ({ record }: PlacedRecord, options: PlanOptions) =>
	readMoment(record.added_at, options)?.watchedAt ?? 0;

function findRatingFault({ record, season, episode }: PlacedRecord): Pick<Planned, "state" | "reason"> | null {
	if (record.rating === null) return { state: "invalid", reason: { code: "not1To10" } };
	if (season === null && episode !== null) return { state: "ambiguous", reason: { code: "noSeason" } };
	if (season === null || episode !== null) return null;
	return { state: "leftOut", reason: { code: "seasonRatings" } };
}

function planRatings(placed: PlacedRecord[], known: KnownTitle["ratings"], options: PlanOptions): Planned[] {
	const faults = placed.flatMap((each): Planned[] => {
		const fault = findRatingFault(each);
		return fault ? [{ row: each.row, ...fault }] : [];
	});
	const sound = placed
		.filter((each) => !findRatingFault(each))
		.map((each) => ({ ...each, addedAt: readAddedAt(each, options) }));
	const byPlace = groupBy(sound, ({ season, episode }) => `${season}:${episode}`);
	const knownAt = groupBy(known, ({ season, episode }) => `${season}:${episode}`);
	const planned = [...byPlace].flatMap(([place, group]) => {
		const latestFirst = group.toSorted(
			(a, b) => b.addedAt - a.addedAt || (b.record.rating ?? 0) - (a.record.rating ?? 0) || a.row - b.row,
		);
		const [stored] = knownAt.get(place) ?? [];
		return latestFirst.map(({ row, record }, index): Planned => {
			const present = (reason: Reason): Planned => ({ row, state: "present", reason });
			if (index > 0) return present({ code: "laterRating" });
			if (stored && stored.rating === record.rating) return present({ code: "sameRating" });
			if (stored && options.ratings === "keep") return present({ code: "ownRating", rating: stored.rating });
			return { row, state: "ready", reason: null };
		});
	});
	return [...faults, ...planned];
}

/** Of several rows, the earliest date on which it was saved counts. */
function planSaved(placed: PlacedRecord[], isSaved: boolean, options: PlanOptions): Planned[] {
	return placed
		.map((each) => ({ row: each.row, addedAt: readAddedAt(each, options) || Number.MAX_SAFE_INTEGER }))
		.toSorted((a, b) => a.addedAt - b.addedAt || a.row - b.row)
		.map(({ row }, index) =>
			isSaved || index > 0
				? { row, state: "present", reason: { code: "saved" } }
				: { row, state: "ready", reason: null },
		);
}

export function planTitle(placed: PlacedRecord[], known: KnownTitle, plan: PlanOf): Planned[] {
	const { options } = plan;
	const of = (kind: FileRecord["kind"]) => placed.filter(({ record }) => record.kind === kind);
	const rows = of("play");
	const { planned, ...tellers } = planPlays(rows, known.plays, plan);
	return [
		...planned,
		...planNotes(of("note"), { notes: known.notes, tellers: { ...tellers, rows }, options }),
		...planRatings(of("rating"), known.ratings, options),
		...planSaved(of("watchLater"), known.isSaved, options),
	];
}
