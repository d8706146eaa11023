import { hasMorePages, type LoadedList, PAGE_SIZES } from "~/domain/catalogue/lists/loaded-list";
import { formatCount, formatPlural } from "~/lib/text/format";
import { ColumnToggle } from "./column-choice";
import { LeftOut, ShowHidden } from "./left-out-count";

export interface ListLabels {
	/** Singular and plural of what is listed. */
	nouns: [string, string];
	more: string;
	/** Of an empty list: `EmptyList` shows it. */
	emptyHeading: string;
	/** What an empty list shows below its heading, and after that. */
	empty: (list: LoadedList) => React.ReactNode;
	/** Heading of the titles, where the page's own is not enough. */
	heading?: (list: LoadedList) => string;
	/** Whether movies and shows stand side by side, so that each says which it is. */
	isMixed?: boolean;
	/** Shown above the list, also above an empty one. */
	lead?: (list: LoadedList) => React.ReactNode;
	/** URL that shows the hidden results too; without it their number is not shown. */
	hiddenUrl?: string;
	/** The same for what the visitor's lists leave out. */
	leftOutUrl?: string;
	/** What else there is to do where the list cannot be read. */
	instead?: React.ReactNode;
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

export const LACKS_WORDS = "No title has all of these words";

export const HIDDEN_NOTE = "Little is known beyond the name.";

/** How many titles there are, as far as it is known: repeats and what the quality filter leaves out are known when all pages are loaded. */
function countAll(list: LoadedList, [one, many]: ListLabels["nouns"]) {
	const total = Math.max(list.total ?? 0, list.cards.length);
	return { about: hasMorePages(list) ? "about " : "", total, noun: total === 1 ? one : many };
}

/** What the list shows, in the order in which it does, for an announcement. */
export function describeList(list: LoadedList, shown: number, words: ListLabels): string {
	const { people = [], takenFor, lacksWords, listings = [], hidden, leftOut = 0 } = list;
	const { about, total, noun } = countAll(list, words.nouns);
	const outOfSight = words.hiddenUrl || words.leftOutUrl ? hidden + leftOut : 0;
	const parts = [
		lacksWords ? LACKS_WORDS : "",
		...listings.flatMap(({ label, cards }) => (cards ? [`${label}: ${formatPlural(cards.length, "title")}`] : [])),
		takenFor ? `Showing results for “${takenFor}”` : "",
		people.length > 0 ? `${people.length} ${people.length === 1 ? "person" : "people"}` : "",
		shown > 0 ? `${formatCount(shown)} of ${about}${formatCount(total)} ${noun} shown` : "",
		shown === 0 && outOfSight > 0 ? `${formatPlural(outOfSight, "result")} hidden` : "",
	].filter(Boolean);
	return parts.join(". ") || words.emptyHeading;
}

/** How many titles are shown, how many there are, and how many are hidden. */
export function TitleCount({ shown, list, isFirstScreen, words }: TitleCountProps) {
	const { hidden, leftOut = 0 } = list;
	const { about, total, noun } = countAll(list, words.nouns);
	return (
		<div className="flex min-h-6 flex-wrap content-start items-center gap-x-2 gap-y-1 text-sm text-soft">
			<p>
				Showing{" "}
				<span className="font-semibold text-cream tabular-nums">
					{isFirstScreen ? <FirstScreenCount total={shown} /> : formatCount(shown)}
				</span>{" "}
				of {about}
				<span className="tabular-nums">{formatCount(total)}</span> {noun}
			</p>
			{words.hiddenUrl && hidden > 0 && (
				<p title={HIDDEN_NOTE}>
					<span aria-hidden="true">· </span>
					{formatPlural(hidden, "result")} hidden <ShowHidden count={hidden} url={words.hiddenUrl} />
				</p>
			)}
			{words.leftOutUrl && leftOut > 0 && (
				<p className="max-sm:order-last max-sm:basis-full">
					<span aria-hidden="true" className="max-sm:hidden">
						·{" "}
					</span>
					<LeftOut count={leftOut} url={words.leftOutUrl} />
				</p>
			)}
			<ColumnToggle />
		</div>
	);
}
