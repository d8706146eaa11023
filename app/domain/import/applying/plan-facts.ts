// What rows become that say what is either so or not: what is so in the library stays as it is.
import type { PlanOptions } from "~/domain/import/import-options.server";
import { readMoment } from "~/domain/import/reading/moment";
import type { Reason } from "~/domain/import/reason";
import type { FactKind } from "~/domain/import/row-kinds";
import type { TitleRef } from "../../catalogue/types";
import type { PlacedRecord, Planned } from "./plan";

interface FactPlace {
	season: number | null;
	episode: number | null;
	/** Of an entry of a list, the list's id. */
	listId?: string;
}

/** Equal for what is the same fact of a title. */
export function factKey(kind: FactKind, { season, episode, listId = "" }: FactPlace): string {
	if (kind === "list") return `${kind} ${listId}`;
	return kind === "progress" ? `${kind} ${season}.${episode}` : kind;
}

const IS_SO: Record<FactKind, Reason> = {
	watchLater: { code: "saved" },
	list: { code: "listed" },
	hidden: { code: "hidden" },
	round: { code: "begun" },
	progress: { code: "played" },
};

/** What a row says that is either so or not. Of several rows, the earliest date since which it is counts. */
export function planFacts(
	kind: FactKind,
	placed: PlacedRecord[],
	{ facts, title, options }: { facts: ReadonlySet<string>; title: TitleRef; options: PlanOptions },
): Planned[] {
	const holding = new Set(facts);
	return placed
		.map((row) => ({ ...row, addedAt: readMoment(row.record.added_at, options)?.watchedAt || Number.MAX_SAFE_INTEGER }))
		.toSorted((a, b) => a.addedAt - b.addedAt || a.row - b.row)
		.map((row): Planned => {
			const key = factKey(kind, row);
			if (kind === "round" && title.mediaType === "movie")
				return { row: row.row, state: "leftOut", reason: { code: "noPlaceHere" } };
			if (kind === "progress" && row.episode === null)
				return { row: row.row, state: "ambiguous", reason: { code: "noEpisodeOfShow" } };
			if (holding.has(key)) return { row: row.row, state: "present", reason: IS_SO[kind] };
			holding.add(key);
			return { row: row.row, state: "ready", reason: null, playId: row.listId };
		});
}
