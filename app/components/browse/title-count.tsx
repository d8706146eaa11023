import type { LoadedList } from "~/domain/catalogue/loaded-list";
import { formatCount } from "~/lib/format";
import { PAGE_SIZES } from "~/product";

export const HIDDEN_TITLES_NOTE = "Titles without a poster, a date, a score or a description are not shown.";

export interface ListLabels {
	/** Singular and plural of what is listed. */
	nouns: [string, string];
	more: string;
	/** Shown when the list is empty. */
	empty: React.ReactNode;
	/** Whether to show how many titles the quality filter has hidden. */
	tellsHidden?: boolean;
}

interface TitleCountProps {
	shown: number;
	list: LoadedList;
	isFirstScreen: boolean;
	words: ListLabels;
}

/** The number of cards that the style sheet shows, for each width. */
function FirstScreenCount({ total }: { total: number }) {
	return PAGE_SIZES.map(({ minWidth, size }) => (
		<span key={minWidth} className={`shown-from-${minWidth}`}>
			{Math.min(size, total)}
		</span>
	)).concat(
		<span key="all" className="shown-without-script">
			{total}
		</span>,
	);
}

/** How many titles are shown, how many are loaded, and how many are hidden. */
export function TitleCount({ shown, list, isFirstScreen, words }: TitleCountProps) {
	const [one, many] = words.nouns;
	const { hidden } = list;
	return (
		<div className="flex min-h-6 flex-wrap items-baseline gap-x-2 gap-y-1 text-sm text-soft">
			<p>
				Showing{" "}
				<span className="font-semibold text-cream tabular-nums">
					{isFirstScreen ? <FirstScreenCount total={shown} /> : formatCount(shown)}
				</span>{" "}
				{shown === 1 ? one : many}
				<span aria-hidden="true"> · </span>
				<span className="tabular-nums">{formatCount(list.cards.length)} cached</span>
			</p>
			{words.tellsHidden && hidden > 0 && (
				<p title={HIDDEN_TITLES_NOTE}>
					<span aria-hidden="true">· </span>
					{formatCount(hidden)} {hidden === 1 ? "result" : "results"} hidden
				</p>
			)}
			<p role="status" className="sr-only">
				{isFirstScreen ? "" : `${formatCount(shown)} ${shown === 1 ? one : many} shown`}
			</p>
		</div>
	);
}
