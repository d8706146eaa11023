import { Fragment, useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { LocalTime } from "~/components/ui/local-time";
import { FormAlert, Notice } from "~/components/ui/notice";
import { Panel } from "~/components/ui/panel";
import type { RowReason } from "~/domain/import/applying/row-reasons.server";
import type { PlanOptions } from "~/domain/import/import-options.server";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { nameState, SOURCE_NAMES } from "~/domain/import/import-words";
import type { AskedColumn } from "~/domain/import/reading/guess-columns";
import { WRITTEN, WRITTEN_KINDS } from "~/domain/import/row-kinds";
import { focusQuietly } from "~/lib/dom/focus-quietly.client";
import { formatCount, formatPlural } from "~/lib/text/format";
import { FileList } from "./file-list";
import { ImportCounts } from "./import-counts";
import type { Import } from "./import-list";
import { ImportQuestions } from "./import-questions";
import type { ImportRow } from "./import-row";
import { ImportRows } from "./import-rows";
import { TitleSearch } from "./title-search";
import { listWritten, UndoImport } from "./undo-import";
import { isRunning, useImportWork } from "./use-import-work";
import { WorkBar } from "./work-bar";

export type ImportIntent =
	| "answer"
	| "columns"
	| "choose"
	| "leave-out"
	| "apply"
	| "resume"
	| "undo"
	| "stop"
	| "remove"
	| "go-on";

interface ImportPageProps {
	shown: Import;
	asked: AskedColumn[];
	/** Why rows are not used. */
	reasons: RowReason[];
	options: PlanOptions;
	timeZones: string[];
	rows: ImportRow[];
	cards: React.ComponentProps<typeof ImportRows>["cards"];
	total: number;
	nextCursor: string | null;
	choosing: Omit<React.ComponentProps<typeof TitleSearch>, "id" | "view">["choosing"] | null;
	view: ImportView;
	isAskingToUndo: boolean;
	/** Of the last form. */
	failure: ImportFailure | null;
	changed: ChangedRows | null;
}

/** What a choice did. */
export interface ChangedRows {
	ok: true;
	intent: "choose" | "leave-out";
	rows: number;
}

export interface ImportFailure {
	ok: false;
	message: string | null;
	intent?: ImportIntent;
}

/** What a form leads to: a failure that says otherwise is over, because only its response was lost. */
const LEADS_TO: Partial<Record<ImportIntent, Import["state"][]>> = {
	apply: ["applying", "applied"],
	// What had written nothing is looked up anew first.
	resume: ["matching", "ready", "applying", "applied"],
	undo: ["undoing", "undone"],
	stop: ["cancelled"],
};

function useBusy(): string | null {
	const intent = useNavigation().formData?.get("intent");
	return typeof intent === "string" ? intent : null;
}

/** The pressed button is gone with its row, so the focus goes to the heading of the rows. */
function useRowsFocus(changed: ChangedRows | null, hasRows: boolean) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (!changed || !hasRows || document.activeElement !== document.body) return;
		focusQuietly(() => heading.current?.focus({ preventScroll: true }));
	}, [changed, hasRows]);
	return heading;
}

export function ImportPage(props: ImportPageProps) {
	const { shown, asked, reasons, options, timeZones, rows, total, nextCursor, choosing, view, failure } = props;
	const { current, isAway } = useImportWork(shown, failure);
	const isOver = failure?.intent && LEADS_TO[failure.intent]?.includes(shown.state);
	const isBusy = useBusy() !== null;
	const isReady = shown.state === "ready";
	const canChoose = isReady || shown.state === "applied";
	const hasRows = !isRunning(shown) && shown.state !== "reading" && shown.counts.total > 0;
	const changed = isBusy ? null : props.changed;
	const heading = useRowsFocus(changed, hasRows);
	return (
		<>
			<p role="status" className="sr-only">
				{changed && `${formatPlural(changed.rows, "row")} ${changed.intent === "choose" ? "changed" : "left out"}.`}
			</p>
			<FormAlert>{failure && !isOver && (failure.message ?? "That did not work. Try again in a moment.")}</FormAlert>
			<Panel title={SOURCE_NAMES[shown.source]}>
				<div className="space-y-6">
					<Status shown={current} isAway={isAway} isAskingToUndo={props.isAskingToUndo} />
					{current.warnings.map((warning) => (
						<Notice key={warning}>{warning}</Notice>
					))}
					{isReady && <ImportQuestions {...{ shown, asked, options, timeZones, isBusy }} />}
					{hasRows && <ImportCounts {...{ shown, view, reasons }} />}
					{isReady && <Apply shown={shown} />}
				</div>
			</Panel>
			{hasRows && (
				<Panel
					titleRef={heading}
					title={view.state ? nameState(view.state, shown.state) : "Rows"}
					lead={`${formatPlural(total, "row")} in the order of the files`}
				>
					<div id="rows" className="scroll-mt-24 space-y-6">
						{choosing && <TitleSearch {...{ id: shown.id, view, choosing }} />}
						<ImportRows {...{ shown, rows, view, canChoose }} cards={props.cards} />
						<Pages id={shown.id} view={view} nextCursor={nextCursor} />
					</div>
				</Panel>
			)}
			<Panel title="Files">
				<FileList files={shown.files} />
			</Panel>
		</>
	);
}

function Pages({ id, view, nextCursor }: { id: string; view: ImportView; nextCursor: string | null }) {
	if (!view.cursor && !nextCursor) return null;
	const { state, kind } = view;
	return (
		<nav aria-label="Pages" className="flex flex-wrap justify-between gap-3">
			{view.cursor ? <ButtonLink to={`${importUrl(id, { state, kind })}#rows`}>First</ButtonLink> : <span />}
			{nextCursor && (
				<ButtonLink to={`${importUrl(id, { state, kind, cursor: nextCursor })}#rows`} rel="next">
					Next
				</ButtonLink>
			)}
		</nav>
	);
}

/** With the state that the page shows: an import that is in another one by now is left as it is. */
function IntentForm({
	state,
	intent,
	label,
	busyLabel,
	variant,
}: {
	state: Import["state"];
	intent: ImportIntent;
	label: string;
	busyLabel: string;
	variant?: "primary";
}) {
	const busy = useBusy();
	return (
		<Form method="post">
			<input type="hidden" name="intent" value={intent} />
			<input type="hidden" name="state" value={state} />
			<Button type="submit" variant={variant} busyLabel={busy === intent && busyLabel}>
				{label}
			</Button>
		</Form>
	);
}

function ReportLink({ id }: { id: string }) {
	return (
		<a href={`/api/imports/${id}/report.csv`} download className={buttonClass()}>
			<Icon name="download" />
			Report as CSV
		</a>
	);
}

const WORK: Partial<Record<Import["state"], string>> = {
	matching: "Looking up the titles",
	applying: "Writing to your library",
	undoing: "Taking it back",
};

interface StatusProps {
	shown: Import;
	isAway: boolean;
	isAskingToUndo: boolean;
}

function Status({ shown, isAway, isAskingToUndo }: StatusProps) {
	const { id, state, progress, counts, created_at, applied_at, undo_until } = shown;
	const work = WORK[state];
	if (work) {
		return (
			<div className="space-y-4">
				<WorkBar
					label={`${work}: ${formatCount(progress.done)} of ${formatPlural(progress.of, "row")}`}
					done={progress.done}
					of={progress.of}
				/>
				<p role="status" className="text-soft">
					{isAway
						? "The server does not answer. This page tries again by itself; nothing is lost."
						: "You can close this page. The server goes on, and this page shows how far it is."}
				</p>
				<div className="flex flex-wrap gap-3">
					{state !== "undoing" && <IntentForm state={state} intent="stop" label="Cancel" busyLabel="Stopping..." />}
					<noscript>
						<IntentForm state={state} intent="go-on" label="Show how far it is" busyLabel="" />
					</noscript>
				</div>
			</div>
		);
	}
	const canUndo = undo_until !== null && state !== "undone";
	return (
		<div className="space-y-4">
			<div role="status">
				{state === "reading" && (
					<Notice tone="alarm">Not all rows were sent. Remove this import and choose the files again.</Notice>
				)}
				{state === "ready" && counts.total > 0 && (
					<p>
						Read on <LocalTime time={created_at} />. Nothing is written yet.
					</p>
				)}
				{state === "applied" && <Summary shown={shown} />}
				{state === "undone" && (
					<Notice>Undone. What this import wrote is gone; what you changed since is as you left it.</Notice>
				)}
				{state === "cancelled" && (
					<Notice>
						{applied_at === null
							? "Stopped before anything was written. You can go on."
							: "Stopped. What was written by then stays until you undo it; you can also go on."}
					</Notice>
				)}
			</div>
			{state === "undone" && undo_until !== null && (
				<p className="text-soft">
					You can apply it again until <LocalTime time={undo_until} />. What is there by then is left out.
				</p>
			)}
			{canUndo && (
				<p className="text-soft">
					You can undo this import until <LocalTime time={undo_until} />. It takes back what this import wrote, and
					nothing that happened since.{state === "applied" && " Until then “Another title” moves what a row brought."}
				</p>
			)}
			{state !== "ready" && (
				<div className="flex flex-wrap gap-3">
					{state === "cancelled" && (
						<IntentForm state={state} intent="resume" label="Go on" busyLabel="Going on..." variant="primary" />
					)}
					{state === "applied" && shown.byKind.play.ready > 0 && (
						<ButtonLink to="/watched" variant="primary">
							See what you watched
						</ButtonLink>
					)}
					{canUndo && <UndoImport shown={shown} isAsking={isAskingToUndo} />}
					{state === "undone" && counts.ready + counts.present > 0 && (
						<IntentForm state={state} intent="apply" label="Apply again" busyLabel="Applying..." variant="primary" />
					)}
					{state !== "reading" && <ReportLink id={id} />}
					{!canUndo && (
						<IntentForm state={state} intent="remove" label="Remove from the list" busyLabel="Removing..." />
					)}
				</div>
			)}
		</div>
	);
}

/** As "2 plays fewer and 1 rating more"; null where as much was written as the button said. */
function listOtherwise({ announced, written }: Pick<Import, "announced" | "written">): string | null {
	if (!announced) return null;
	const changed = WRITTEN_KINDS.flatMap((kind) => {
		const more = written[kind] - (announced[kind] ?? 0);
		return more === 0 ? [] : `${formatPlural(Math.abs(more), WRITTEN[kind].noun)} ${more > 0 ? "more" : "fewer"}`;
	});
	return changed.length > 0 ? new Intl.ListFormat("en").format(changed) : null;
}

function Summary({ shown }: { shown: Import }) {
	const { counts, id } = shown;
	const open = counts.ambiguous + counts.unmatched;
	const otherwise = listOtherwise(shown);
	return (
		<Notice tone="good">
			<p>{`Applied: ${listWritten(shown) ?? "nothing new"}.`}</p>
			{otherwise && (
				<p>{`That is ${otherwise} than the button said, because your library has changed in the meantime. The rows say why.`}</p>
			)}
			{open > 0 && (
				<p>
					{`${formatPlural(open, "row")} still ${open === 1 ? "waits" : "wait"} for a title: `}
					<OpenRows id={id} counts={counts} />. What you choose is written at once.
				</p>
			)}
			{counts.invalid > 0 && (
				<p>
					{`${formatPlural(counts.invalid, "row")} could not be read. Mend them in the report and import it again: only what is new is added.`}
				</p>
			)}
		</Notice>
	);
}

const OPEN = [
	["ambiguous", "to choose"],
	["unmatched", "not found"],
] as const;

/** Leads to the rows that wait for a choice. */
function OpenRows({ id, counts }: Pick<Import, "id" | "counts">) {
	return OPEN.filter(([state]) => counts[state] > 0).map(([state, words], index) => (
		<Fragment key={state}>
			{index > 0 && " and "}
			<Link to={`${importUrl(id, { state })}#rows`} preventScrollReset className="underline hover:text-glow">
				{`${formatCount(counts[state])} ${words}`}
			</Link>
		</Fragment>
	));
}

function Apply({ shown }: { shown: Import }) {
	const { id, state, counts } = shown;
	const open = counts.ambiguous + counts.unmatched;
	return (
		<div className="space-y-4">
			{open > 0 && (
				<p className="text-soft">
					{`${formatPlural(open, "row")} ${open === 1 ? "waits" : "wait"} for you to say which title is meant: `}
					<OpenRows id={id} counts={counts} />. Rows that you leave open are not written.
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				{counts.ready > 0 && (
					<IntentForm
						state={state}
						intent="apply"
						label={`Apply ${formatPlural(counts.ready, "row")}`}
						busyLabel="Applying..."
						variant="primary"
					/>
				)}
				{counts.total > 0 && <ReportLink id={id} />}
				<IntentForm state={state} intent="remove" label="Remove" busyLabel="Removing..." />
			</div>
		</div>
	);
}
