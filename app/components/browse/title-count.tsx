import { MarkedText } from "~/components/ui/marked-text";
import { hasMorePages, type ListName, type LoadedList, PAGE_SIZES } from "~/domain/catalogue/lists/loaded-list";
import { type BrowseTexts, browseTexts } from "~/messages/browse";
import { type Formats, useFormats } from "~/messages/formats";
import type { ListCount, ListedKind } from "~/messages/listed";
import { useTexts } from "~/messages/use-language";
import { ColumnToggle } from "./column-choice";
import { LeftOut, ShowHidden } from "./left-out-count";

export interface ListLabels {
	/** What is listed. */
	kind: ListedKind;
	more: string;
	/** Of an empty list: `EmptyList` shows it. */
	emptyHeading: string;
	/** What an empty list shows below its heading, and after that. */
	empty: (list: LoadedList) => React.ReactNode;
	/** Heading of the titles, where the page's own is not enough. */
	heading?: (list: LoadedList) => string;
	/** Whether movies and shows stand side by side, so that each says which it is. */
	isMixed?: boolean;
	/** What a list above it is called. */
	nameList?: (name: ListName) => string;
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

/** How many titles there are, as far as it is known: repeats and what the quality filter leaves out are known when all pages are loaded. */
function countAll(list: LoadedList, kind: ListedKind): Omit<ListCount, "shown"> {
	return { kind, total: Math.max(list.total ?? 0, list.cards.length), isAbout: hasMorePages(list) };
}

/** What the list shows, in the order in which it does, for an announcement. */
export function describeList(
	list: LoadedList,
	shown: number,
	words: ListLabels,
	{ texts, formats }: { texts: BrowseTexts; formats: Formats },
): string {
	const { people = [], takenFor, lacksWords, listings = [], hidden, leftOut = 0 } = list;
	const outOfSight = words.hiddenUrl || words.leftOutUrl ? hidden + leftOut : 0;
	const parts = [
		lacksWords ? texts.lacksWords : "",
		...listings.flatMap(({ name, cards }) =>
			cards ? [texts.rowHas(words.nameList?.(name) ?? "", texts.titleCount(cards.length))] : [],
		),
		takenFor ? texts.resultsFor(takenFor) : "",
		people.length > 0 ? texts.peopleCount(people.length) : "",
		shown > 0 ? texts.shownOf({ ...countAll(list, words.kind), shown: formats.count(shown) }) : "",
		shown === 0 && outOfSight > 0 ? texts.hiddenResults(outOfSight) : "",
	].filter(Boolean);
	return texts.sentences(parts) || words.emptyHeading;
}

/** How many titles are shown, how many there are, and how many are hidden. */
export function TitleCount({ shown, list, isFirstScreen, words }: TitleCountProps) {
	const texts = useTexts(browseTexts);
	const { hidden, leftOut = 0 } = list;
	const count = { ...countAll(list, words.kind), shown: useFormats().count(shown) };
	const drawShown = (number: string) => (
		<span className="font-semibold text-cream tabular-nums">
			{isFirstScreen ? <FirstScreenCount total={shown} /> : number}
		</span>
	);
	return (
		<div className="flex min-h-6 flex-wrap content-start items-center gap-x-2 gap-y-1 text-sm text-soft">
			<p>
				<MarkedText text={texts.showing(count)} marks={{ shown: drawShown }} />
			</p>
			{words.hiddenUrl && hidden > 0 && (
				<p title={texts.hiddenNote}>
					<span aria-hidden="true">· </span>
					{texts.hiddenResults(hidden)} <ShowHidden count={hidden} url={words.hiddenUrl} />
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
