// What the pages call services, states and kinds.
import type { Difference } from "~/domain/import/applying/differences";
import type { RowFilter } from "~/domain/import/applying/import-rows.server";
import type { RowState } from "~/domain/import/applying/plan";
import type { Source } from "~/domain/import/reading/recognise";
import { type RecordKind, WRITTEN } from "~/domain/import/row-kinds";

export const SOURCE_NAMES: Record<Source, string> = {
	trakt: "Trakt",
	tvtime: "TV Time",
	letterboxd: "Letterboxd",
	imdb: "IMDb",
	simkl: "Simkl",
	yamtrack: "Yamtrack",
	watcharr: "Watcharr",
	movary: "Movary",
	tmdb: "TMDB",
	netflix: "Netflix",
	myanimelist: "MyAnimeList",
	seriesguide: "SeriesGuide",
	marquee: "Marquee",
	csv: "CSV",
	several: "Several services",
};

export const STATE_NAMES: Record<RowState, string> = {
	ready: "Ready",
	present: "Already there",
	ambiguous: "To choose",
	unmatched: "Not found",
	invalid: "Not readable",
	leftOut: "Left out",
};

export const FILTER_NAMES: Record<RowFilter, string> = { differs: "Differs from the file", ...STATE_NAMES };

/** In what a title is not what the file says. */
export const DIFFERENCE_NAMES: Record<Difference, string> = {
	title: "Another name",
	year: "Another year",
	type: "Another kind",
};

/** What rows that were ready are called once an import of this state has ended. */
const ENDED_NAMES: Record<string, string> = { applied: "Added", undone: "Not added" };

export function nameState(state: RowFilter, importState: string): string {
	return (state === "ready" && ENDED_NAMES[importState]) || FILTER_NAMES[state];
}

export const nameKind = (kind: RecordKind): string => (kind === "other" ? "Other" : WRITTEN[kind].name);
