// The kinds of rows that an import has, and what each is called. Remarks have the kinds of their names: what their columns are
// called in files follows from their entries here, and how they are read, planned and written from `REMARKS`.
import type { Reason } from "~/domain/import/reason";
import { REMARK_NAMES, REMARKS, type RemarkName, type Remarks } from "~/domain/library/changes/remarks";

interface RemarkColumns {
	/** What files call the columns of the value and of its time, by `toKey`. Of several the first counts. */
	columns: string;
	timeColumns: string;
}

const REMARK_COLUMNS: Record<RemarkName, RemarkColumns> = {
	rating: {
		columns:
			"myrating yourrating userrating personalrating ownrating myscore yourscore userscore personalscore rating10 rating score",
		timeColumns: "ratedat daterated ratedon ratingdate",
	},
	note: {
		columns: "mynote mynotes myreview mycomment note notes review comment",
		timeColumns: "notedat",
	},
};

/** Why what is said of a season is not used. */
export const ofSeasons = (name: RemarkName): Reason => ({ code: "ofSeasons", what: name });

/** Why a row that only says it is not used. */
export const noRemark = (name: RemarkName): Reason => ({ code: "noRemark", what: name });

/** Of what is either so or not: of a title, or, of a position, of an episode. */
export const FACT_KINDS = ["watchLater", "list", "hidden", "round", "progress"] as const;
export type FactKind = (typeof FACT_KINDS)[number];
export const isFact = (kind: RecordKind): kind is FactKind => FACT_KINDS.some((fact) => fact === kind);

/** What an import writes. */
export type WrittenKind = "play" | RemarkName | FactKind;
export const WRITTEN_KINDS: WrittenKind[] = ["play", ...REMARK_NAMES, ...FACT_KINDS];

export const ofWritten = <Value>(create: (kind: WrittenKind) => Value) =>
	Object.fromEntries(WRITTEN_KINDS.map((kind) => [kind, create(kind)])) as Record<WrittenKind, Value>;

const OF_WHOLE_TITLES = new Set<RecordKind>(["watchLater", "list", "hidden", "round"]);
const OF_EPISODES = new Set<RecordKind>(["play", "progress"]);

/** Of a title as a whole, whatever season and episode its row names. */
export const isOfWholeTitle = (kind: RecordKind) => OF_WHOLE_TITLES.has(kind);
/** Of an episode, or of a movie as the one that it is. */
export const isOfEpisode = (kind: RecordKind) => OF_EPISODES.has(kind);

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
