import { Link } from "react-router";
import { Button, ButtonLink } from "~/components/ui/button";
import { titlePath } from "~/domain/catalogue/paths";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { nameKind } from "~/domain/import/import-words";
import { formatDate, formatPlural } from "~/lib/text/format";
import { ChooseForm } from "./choose-form";
import type { Import } from "./import-list";
import { codeOf, type ImportRow } from "./import-row";
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

/** As "S2E1, S2E2"; the first of many, some of which may be on other pages. */
function listCodes(rows: ImportRow[], alike: number): string {
	const codes = [...new Set(rows.map(codeOf))];
	const isCut = codes.length > CODES_MAX || alike > rows.length;
	return `${codes.slice(0, CODES_MAX).join(", ")}${isCut ? " and more" : ""}`;
}

interface RowsProps {
	shown: Pick<Import, "id" | "state">;
	rows: ImportRow[];
	view: ImportView;
	/** Whether titles can still be chosen. */
	canChoose: boolean;
}

export function ImportRows({ shown: { id, state }, rows, view, canChoose }: RowsProps) {
	return (
		<ol className="divide-y divide-line border-y border-line">
			{groupRows(rows).map(({ first, rows: same }) => (
				<li key={first.row} id={`row-${first.row}`} className="scroll-mt-24 py-3.5">
					<Row row={first} number={same.length} importState={state}>
						{canChoose && canChange(first) && <ChangeLink {...{ id, row: first, view }} />}
					</Row>
					{canChoose && isOpen(first) && <Choices {...{ id, row: first, rows: same, view }} />}
					{canChoose && first.isChosen && canChange(first) && <OtherEpisode rows={same} />}
				</li>
			))}
		</ol>
	);
}

interface RowProps {
	row: ImportRow;
	number: number;
	importState: Import["state"];
	children: React.ReactNode;
}

function Row({ row, number, importState, children }: RowProps) {
	const { title, year, kind, state, reason, media_type, media_id, rating, watched_at, added_at, file, line } = row;
	const name = title ?? row.episode_title ?? (media_id ? `Title ${media_id}` : "No title");
	const at = watched_at ?? added_at ?? null;
	const facts = [
		nameKind(kind),
		number === 1 && codeOf(row),
		number === 1 && title !== null && row.episode_title && `“${row.episode_title}”`,
		number === 1 && at && formatDate(at.slice(0, 10)),
		rating && `${rating} of 10`,
		number > 1 ? formatPlural(row.alike, "row") : `${file}, row ${line}`,
	].filter(Boolean);
	return (
		<div className="flex flex-wrap justify-between gap-x-8 gap-y-1">
			<div className="min-w-0 grow basis-80">
				<p dir="auto" className="font-semibold">
					{media_type && media_id && state !== "ambiguous" ? (
						<Link to={titlePath({ mediaType: media_type, id: Number(media_id) })} className="hover:text-glow">
							{name}
						</Link>
					) : (
						name
					)}
					{year && <span className="font-medium text-soft">{` (${year})`}</span>}
				</p>
				<p className="text-sm text-soft wrap-anywhere">{facts.join(" · ")}</p>
			</div>
			<div className="flex min-w-0 flex-col items-start text-[0.9375rem] md:w-60">
				<StateName state={state} importState={importState} />
				{reason && <p className="text-sm text-soft">{reason}</p>}
				{children}
			</div>
		</div>
	);
}

const nameOf = (row: ImportRow) => row.title ?? row.episode_title ?? "this title";

interface ChoosingProps {
	id: string;
	row: ImportRow;
	view: ImportView;
}

/** Of the question which title, or which episode, the row means. */
const toChoosing = ({ id, row, view }: ChoosingProps) =>
	`${importUrl(id, { ...view, choose: row.row, text: "" })}#choose`;

function ChangeLink(props: ChoosingProps) {
	return (
		<Link
			to={toChoosing(props)}
			preventScrollReset
			aria-label={`Another title for ${nameOf(props.row)}`}
			className="w-fit text-sm text-soft underline decoration-soft/40 underline-offset-4 hover:text-glow"
		>
			Another title
		</Link>
	);
}

function SearchLink(props: ChoosingProps) {
	const { row } = props;
	return (
		<ButtonLink
			to={toChoosing(props)}
			variant="quiet"
			size="small"
			icon="search"
			aria-label={`${row.needsEpisode ? "Choose the episode of" : "Search for"} ${nameOf(row)}`}
		>
			{row.needsEpisode ? "Choose the episode" : "Search"}
		</ButtonLink>
	);
}

function Choices({ id, row, rows, view }: { id: string; row: ImportRow; rows: ImportRow[]; view: ImportView }) {
	const { media_type, media_id, candidates } = row;
	const isPlaced = media_type !== null && media_id !== null && row.episode !== null;
	return (
		<div className="mt-3 flex flex-wrap items-center gap-2">
			{isPlaced && (
				<>
					{rows.length > 1 && <p className="basis-full text-sm text-soft">They become {listCodes(rows, row.alike)}.</p>}
					<ChooseForm row={row.row} title={{ mediaType: media_type, id: media_id }}>
						<Button type="submit" size="small">
							Take these numbers
						</Button>
					</ChooseForm>
				</>
			)}
			{candidates.map((candidate) => (
				<ChooseForm
					key={`${candidate.media_type}${candidate.media_id}`}
					row={row.row}
					title={{ mediaType: candidate.media_type, id: candidate.media_id }}
				>
					<Button type="submit" size="small" className="max-w-full py-2 text-start">
						<span className="min-w-0 whitespace-normal wrap-anywhere">
							{`${candidate.title}${candidate.year ? `, ${candidate.year}` : ""} · ${candidate.media_type === "tv" ? "show" : "movie"}`}
						</span>
					</Button>
				</ChooseForm>
			))}
			<SearchLink {...{ id, row, view }} />
			<ChooseForm row={row.row} title={null} isAlone={row.needsEpisode}>
				<Button type="submit" variant="quiet" size="small" aria-label={`Leave out ${nameOf(row)}`}>
					Leave out
				</Button>
			</ChooseForm>
			<OtherEpisode rows={rows} />
		</div>
	);
}
