import { Link } from "react-router";
import { Poster } from "~/components/title/artwork";
import { Badge } from "~/components/ui/badge";
import { Button, ButtonLink } from "~/components/ui/button";
import type { CardFacts } from "~/domain/catalogue/cards";
import { titleKey, titlePath } from "~/domain/catalogue/paths";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { useFormats } from "~/messages/formats";
import { type ImportTexts, importTexts } from "~/messages/import";
import { useTexts } from "~/messages/use-language";
import { ChooseForm } from "./choose-form";
import type { Import } from "./import-list";
import { type ImportRow, useCodeOf } from "./import-row";
import { OtherEpisode } from "./other-episode";
import { StateName } from "./state-name";

interface RowGroup {
	first: ImportRow;
	rows: ImportRow[];
}

const isOpen = ({ state }: ImportRow) => state === "ambiguous" || state === "unmatched";

/** It may be given another title: one was found, or a person chose one or left it out. */
const canChange = ({ state, isChosen }: ImportRow) =>
	state === "ready" || state === "present" || (state === "leftOut" && isChosen);

/** Rows that wait for the same choice stand together, at the first of them. */
function groupRows(rows: ImportRow[]): RowGroup[] {
	const groups = new Map<string, RowGroup>();
	for (const row of rows) {
		const isShared = isOpen(row) && row.group !== null && !row.needsEpisode;
		const key = isShared ? `${row.group} ${row.media_id}` : String(row.row);
		const group = groups.get(key);
		if (group) group.rows.push(row);
		else groups.set(key, { first: row, rows: [row] });
	}
	return [...groups.values()];
}

const CODES_MAX = 12;

/** The codes of the first of many, some of which may be on other pages. */
function Codes({ rows, alike }: { rows: ImportRow[]; alike: number }) {
	const texts = useTexts(importTexts);
	const codes = [...new Set(rows.map(useCodeOf()))];
	const isCut = codes.length > CODES_MAX || alike > rows.length;
	const said = (isCut ? texts.theyBecomeAndMore : texts.theyBecome)(useFormats().commas(codes.slice(0, CODES_MAX)));
	return <p className="basis-full text-sm text-soft">{said}</p>;
}

function findCard(cards: RowsProps["cards"], title: Pick<ImportRow, "media_type" | "media_id">): CardFacts | undefined {
	const { media_type: mediaType, media_id } = title;
	return mediaType && media_id ? cards[titleKey({ mediaType, id: Number(media_id) })] : undefined;
}

interface RowsProps {
	shown: Pick<Import, "id" | "state">;
	rows: ImportRow[];
	view: ImportView;
	/** What the catalogue shows of titles, by `titleKey`. */
	cards: Record<string, CardFacts>;
	/** Whether titles can still be chosen. */
	canChoose: boolean;
}

export function ImportRows({ shown: { id, state }, rows, cards, view, canChoose }: RowsProps) {
	return (
		<ol className="divide-y divide-line border-y border-line">
			{groupRows(rows).map(({ first, rows: same }) => (
				<li key={first.row} id={`row-${first.row}`} className="scroll-mt-24 py-3.5">
					<Row row={first} card={findCard(cards, first)} same={same} importState={state}>
						{canChoose && canChange(first) && <ChangeLink {...{ id, row: first, view }} />}
					</Row>
					{canChoose && isOpen(first) && <Choices {...{ id, row: first, rows: same, cards, view }} />}
					{canChoose && first.isChosen && canChange(first) && <OtherEpisode rows={same} />}
				</li>
			))}
		</ol>
	);
}

const nameMediaType = (mediaType: "movie" | "tv", texts: ImportTexts) =>
	mediaType === "tv" ? texts.show : texts.movie;

/** As "Dune, 2021"; the year is left out where it is not known. */
const withYear = (title: string, year: number | null, texts: ImportTexts) =>
	year === null ? title : texts.ofYear(title, year);

const nameOf = ({ title, episode_title, media_id }: ImportRow, texts: ImportTexts) =>
	title ?? episode_title ?? (media_id ? texts.numberedTitle(media_id) : texts.noTitle);

/** What the row becomes, with a mark for whatever the file says otherwise. */
function Becoming({ row, card, number }: { row: ImportRow; card: CardFacts | undefined; number: number }) {
	const texts = useTexts(importTexts);
	const codeOf = useCodeOf();
	const { media_type, media_id, becomes, title, year, state } = row;
	if (!media_type || !media_id || !becomes || state === "ambiguous" || state === "unmatched")
		return (
			<p dir="auto" className="font-semibold">
				{nameOf(row, texts)}
				{year && <span className="font-medium text-soft">{` (${year})`}</span>}
			</p>
		);
	const { differs } = becomes;
	const name = withYear(card?.title ?? becomes.title ?? nameOf(row, texts), card?.year ?? becomes.year, texts);
	const place = number === 1 && codeOf(row);
	const otherType = media_type === "tv" ? texts.inFileAsMovie : texts.inFileAsShow;
	const inFile = differs.includes("type") ? otherType : texts.inFile;
	return (
		<>
			<p dir="auto" className="font-semibold">
				<span className="text-bulb">
					<span aria-hidden="true" className="inline-block whitespace-pre rtl:-scale-x-100">
						{"→ "}
					</span>
					<span className="sr-only">{texts.becomes} </span>
				</span>
				<Link to={titlePath({ mediaType: media_type, id: Number(media_id) })} className="hover:text-glow">
					{name}
				</Link>
				<span className="font-medium text-soft">
					{[` · ${nameMediaType(media_type, texts)}`, place].filter(Boolean).join(" · ")}
				</span>
			</p>
			{differs.length > 0 && title !== null && (
				<p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.9375rem]">
					<span dir="auto" className="wrap-anywhere">
						{inFile(withYear(texts.quoted(title), year, texts))}
					</span>
					{differs.map((difference) => (
						<Badge key={difference} tone="bulb">
							{texts.differences[difference]}
						</Badge>
					))}
				</p>
			)}
		</>
	);
}

/** The poster of what the row becomes; an empty place where nothing is known of it. */
function RowPoster({ row: { media_id }, card }: { row: ImportRow; card: CardFacts | undefined }) {
	const look = "aspect-2/3 w-12 shrink-0 self-start rounded-md";
	if (!media_id) return <span className={`${look} border border-dashed border-edge`} />;
	return <Poster subject={Number(media_id)} path={card?.poster ?? null} widest="w185" sizes="3rem" className={look} />;
}

interface RowProps {
	row: ImportRow;
	card: CardFacts | undefined;
	/** Every row that waits for the same choice, this one included. */
	same: ImportRow[];
	importState: Import["state"];
	children: React.ReactNode;
}

/** What a row brings; null for a title of a list. */
const kindOf = ({ list, kind }: ImportRow) => (list === null ? kind : null);

function Row({ row, card, same, importState, children }: RowProps) {
	const texts = useTexts(importTexts);
	const formats = useFormats();
	const codeOf = useCodeOf();
	const number = same.length;
	const kinds = [...new Set(same.map(kindOf))].filter((kind) => kind !== null);
	const { title, state, reason, rating, watched_at, added_at, file, line } = row;
	const at = watched_at ?? added_at ?? null;
	const isPlaced = row.becomes !== null && !isOpen(row);
	const facts = [
		row.list === null ? formats.commas(kinds.map((kind) => texts.kinds[kind])) : texts.listNamed(row.list),
		!isPlaced && number === 1 && codeOf(row),
		number === 1 && title !== null && row.episode_title && texts.quoted(row.episode_title),
		number === 1 && at && formats.date(at.slice(0, 10)),
		rating && texts.ratingOf10(String(rating)),
		number > 1 ? texts.rows(row.alike) : texts.rowOfFile(file, line),
	].filter(Boolean);
	return (
		<div className="flex gap-4">
			<RowPoster row={row} card={card} />
			<div className="flex min-w-0 grow flex-wrap justify-between gap-x-6 gap-y-1.5">
				<div className="min-w-0 flex-1 basis-72">
					<Becoming row={row} card={card} number={number} />
					<p className="mt-0.5 text-sm text-soft wrap-anywhere">{facts.join(" · ")}</p>
				</div>
				<div className="flex min-w-0 flex-col items-start text-[0.9375rem] md:w-48">
					<StateName state={state} importState={importState} />
					{reason && <p className="text-sm text-soft">{reason}</p>}
					{children}
				</div>
			</div>
		</div>
	);
}

interface ChoosingProps {
	id: string;
	row: ImportRow;
	view: ImportView;
}

/** Of the question which title, or which episode, the row means. */
const toChoosing = ({ id, row, view }: ChoosingProps) =>
	`${importUrl(id, { ...view, choose: row.row, text: "" })}#choose`;

function ChangeLink(props: ChoosingProps) {
	const texts = useTexts(importTexts);
	return (
		<Link
			to={toChoosing(props)}
			preventScrollReset
			aria-label={texts.anotherTitleFor(nameOf(props.row, texts))}
			className="w-fit text-sm text-soft underline decoration-soft/40 underline-offset-4 hover:text-glow"
		>
			{texts.anotherTitle}
		</Link>
	);
}

function SearchLink(props: ChoosingProps) {
	const { row } = props;
	const texts = useTexts(importTexts);
	return (
		<ButtonLink
			to={toChoosing(props)}
			variant="quiet"
			size="small"
			icon="search"
			aria-label={(row.needsEpisode ? texts.chooseEpisodeOf : texts.searchFor)(nameOf(row, texts))}
		>
			{row.needsEpisode ? texts.chooseEpisode : texts.search}
		</ButtonLink>
	);
}

const CANDIDATE =
	"flex max-w-full cursor-pointer items-center gap-3 rounded-xl bg-cream/8 p-1.5 pe-4 text-start transition-colors inset-ring inset-ring-cream/12 hover:bg-cream/16";

/** Titles to choose from: the press on one chooses it. */
function Candidates({ row, cards }: { row: ImportRow; cards: RowsProps["cards"] }) {
	const texts = useTexts(importTexts);
	return row.candidates.map(({ media_type, media_id, title, year }) => (
		<ChooseForm key={`${media_type}${media_id}`} row={row.row} title={{ mediaType: media_type, id: media_id }}>
			<button type="submit" className={CANDIDATE}>
				<Poster
					subject={Number(media_id)}
					path={findCard(cards, { media_type, media_id })?.poster ?? null}
					widest="w185"
					sizes="2.5rem"
					className="aspect-2/3 w-10 shrink-0 rounded-md"
				/>
				<span className="min-w-0 wrap-anywhere">
					<span dir="auto" className="block text-[0.9375rem] font-semibold">
						{title}
					</span>
					<span className="text-sm text-soft">
						{[year, nameMediaType(media_type, texts)].filter(Boolean).join(" · ")}
					</span>
				</span>
			</button>
		</ChooseForm>
	));
}

interface ChoicesProps extends ChoosingProps {
	rows: ImportRow[];
	cards: RowsProps["cards"];
}

function Choices({ id, row, rows, cards, view }: ChoicesProps) {
	const texts = useTexts(importTexts);
	const { media_type, media_id } = row;
	const isPlaced = media_type !== null && media_id !== null && row.episode !== null;
	return (
		<div className="mt-3 flex flex-wrap items-center gap-2 sm:ps-16">
			{isPlaced && (
				<>
					{rows.length > 1 && <Codes rows={rows} alike={row.alike} />}
					<ChooseForm row={row.row} title={{ mediaType: media_type, id: media_id }}>
						<Button type="submit" size="small">
							{texts.takeNumbers}
						</Button>
					</ChooseForm>
				</>
			)}
			<Candidates row={row} cards={cards} />
			<SearchLink {...{ id, row, view }} />
			<ChooseForm row={row.row} title={null} isAlone={row.needsEpisode}>
				<Button type="submit" variant="quiet" size="small" aria-label={texts.leaveOutTitle(nameOf(row, texts))}>
					{texts.leaveOut}
				</Button>
			</ChooseForm>
			<OtherEpisode rows={rows} />
		</div>
	);
}
