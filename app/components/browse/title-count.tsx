import { Link } from "react-router";
import { hasMorePages, type LoadedList, PAGE_SIZES } from "~/domain/catalogue/lists/loaded-list";
import { formatCount, formatPlural } from "~/lib/format";
import { ColumnToggle } from "./column-choice";

export interface ListLabels {
	/** Singular and plural of what is listed. */
	nouns: [string, string];
	more: string;
	/** Shown when the list is empty. */
	empty: (list: LoadedList) => React.ReactNode;
	/** Whether movies and shows stand side by side, so that each says which it is. */
	isMixed?: boolean;
	/** Shown above the list, also above an empty one. */
	lead?: (list: LoadedList) => React.ReactNode;
	/** URL that shows the hidden results too; without it their number is not shown. */
	hiddenUrl?: string;
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

export const HIDDEN_NOTE = "Little is known beyond the name.";

/** Shows the hidden results in the list. */
export function ShowHidden({ count, url }: { count: number; url: string }) {
	return (
		<Link to={url} preventScrollReset className="font-semibold text-bulb hover:text-glow">
			Show {count === 1 ? "it" : "them"}
		</Link>
	);
}

/** How many titles are shown, how many there are, how many are loaded, and how many are hidden. */
export function TitleCount({ shown, list, isFirstScreen, words }: TitleCountProps) {
	const [one, many] = words.nouns;
	const { hidden } = list;
	const loaded = list.cards.length;
	const total = Math.max(list.total ?? 0, loaded);
	// Repeats and what the quality filter leaves out are known when all pages are loaded.
	const about = hasMorePages(list) ? "about " : "";
	const noun = total === 1 ? one : many;
	return (
		<div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
			<p>
				Showing{" "}
				<span className="font-semibold text-cream tabular-nums">
					{isFirstScreen ? <FirstScreenCount total={shown} /> : formatCount(shown)}
				</span>{" "}
				of {about}
				<span className="tabular-nums">{formatCount(total)}</span> {noun} <span aria-hidden="true">· </span>
				<span className="tabular-nums">{formatCount(loaded)} loaded</span>
			</p>
			{words.hiddenUrl && hidden > 0 && (
				<p title={HIDDEN_NOTE}>
					<span aria-hidden="true">· </span>
					{formatPlural(hidden, "result")} hidden <ShowHidden count={hidden} url={words.hiddenUrl} />
				</p>
			)}
			<ColumnToggle />
			<p role="status" className="sr-only">
				{isFirstScreen ? "" : `${formatCount(shown)} of ${about}${formatCount(total)} ${noun} shown`}
			</p>
		</div>
	);
}
