// The kinds of rows that an import has, and what each is called. Remarks have the kinds of their names: what their columns are
// called in files follows from their entries here, and how they are read, planned and written from `REMARKS`.
import type { Reason } from "~/domain/import/reason";
import { REMARK_NAMES, REMARKS, type RemarkName, type Remarks } from "~/domain/library/changes/remarks";

interface RemarkColumns {
	/** Of rows, for people. */
	name: string;
	/** What files call the columns of the value and of its time, by `toKey`. Of several the first counts. */
	columns: string;
	timeColumns: string;
	/** What a person calls them. */
	label: string;
	timeLabel: string;
}

const REMARK_COLUMNS: Record<RemarkName, RemarkColumns> = {
	rating: {
		name: "Ratings",
		columns:
			"myrating yourrating userrating personalrating ownrating myscore yourscore userscore personalscore rating10 rating score",
		timeColumns: "ratedat daterated ratedon ratingdate",
		label: "Rating of 1 to 10",
		timeLabel: "Rated on",
	},
	note: {
		name: "Notes",
		columns: "mynote mynotes myreview mycomment note notes review comment",
		timeColumns: "notedat",
		label: "Note or review",
		timeLabel: "Noted on",
	},
};

/** Why what is said of a season is not used. */
export const ofSeasons = (name: RemarkName): Reason => ({ code: "ofSeasons", what: REMARK_COLUMNS[name].name });

/** Why a row that only says it is not used. */
export const noRemark = (name: RemarkName): Reason => ({ code: "noRemark", what: REMARKS[name].noun });

/** What an import writes, as "Plays" and as "3 plays". */
export const WRITTEN = {
	play: { name: "Plays", noun: "play" },
	...(Object.fromEntries(
		REMARK_NAMES.map((name) => [name, { name: REMARK_COLUMNS[name].name, noun: REMARKS[name].noun }]),
	) as Record<RemarkName, { name: string; noun: string }>),
	watchLater: { name: "Watch Later", noun: "saved title" },
};

export type WrittenKind = keyof typeof WRITTEN;
export const WRITTEN_KINDS = Object.keys(WRITTEN) as WrittenKind[];

/** `other` has no place in a library here: it is left out, with a reason. */
export type RecordKind = WrittenKind | "other";
export const RECORD_KINDS: RecordKind[] = [...WRITTEN_KINDS, "other"];

export type RemarkColumn = RemarkName | Remarks[RemarkName]["timeName"];

/** Of each column of a remark. */
export function ofRemarkColumns<Value>(
	create: (columns: RemarkColumns, part: "value" | "time") => Value,
): Record<RemarkColumn, Value> {
	const entries = REMARK_NAMES.flatMap((name) => [
		[name, create(REMARK_COLUMNS[name], "value")],
		[REMARKS[name].timeName, create(REMARK_COLUMNS[name], "time")],
	]);
	return Object.fromEntries(entries) as Record<RemarkColumn, Value>;
}
