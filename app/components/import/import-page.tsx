import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import { LocalTime } from "~/components/ui/local-time";
import { MarkedText } from "~/components/ui/marked-text";
import { FormAlert, Notice } from "~/components/ui/notice";
import { PageLinks } from "~/components/ui/page-links";
import { Panel } from "~/components/ui/panel";
import type { RowReason } from "~/domain/import/applying/row-reasons.server";
import { type ImportView, importUrl } from "~/domain/import/import-view";
import { WRITTEN_KINDS } from "~/domain/import/row-kinds";
import { nameState } from "~/domain/import/row-states";
import { LISTS_PATH } from "~/domain/library/own-lists/own-lists";
import { focusQuietly } from "~/lib/dom/focus-quietly.client";
import { LANGUAGES } from "~/lib/language/languages";
import { useFormats } from "~/messages/formats";
import { importTexts } from "~/messages/import";
import { siteTexts } from "~/messages/site";
import { useLanguage, useTexts } from "~/messages/use-language";
import { FileList } from "./file-list";
import { ImportCounts } from "./import-counts";
import type { Import } from "./import-list";
import { ImportLists } from "./import-lists";
import { ImportQuestions } from "./import-questions";
import type { ImportRow } from "./import-row";
import { ImportRows } from "./import-rows";
import { nameSource, useWritten } from "./names";
import { TitleSearch } from "./title-search";
import { UndoImport } from "./undo-import";
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

interface ImportPageProps extends Omit<React.ComponentProps<typeof ImportQuestions>, "isBusy"> {
	/** Why rows are not used. */
	reasons: RowReason[];
	/** That rows go to. */
	lists: React.ComponentProps<typeof ImportLists>["lists"];
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
	const texts = useTexts(importTexts);
	const { shown, asked, reasons, lists, options, timeZones, rows, total, nextCursor, choosing, view, failure } = props;
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
				{changed && (changed.intent === "choose" ? texts.rowsChanged : texts.rowsLeftOut)(changed.rows)}
			</p>
			<FormAlert>{failure && !isOver && (failure.message ?? texts.failed)}</FormAlert>
			<Panel title={nameSource(shown.source, texts)}>
				<div className="space-y-6">
					<Status shown={current} isAway={isAway} isAskingToUndo={props.isAskingToUndo} />
					{current.warnings.map((warning) => (
						<Notice key={warning}>{warning}</Notice>
					))}
					{isReady && <ImportQuestions {...{ shown, asked, options, timeZones, isBusy }} />}
					{hasRows && <ImportCounts {...{ shown, view, reasons }} />}
					{hasRows && shown.state !== "undone" && lists.length > 0 && (
						<ImportLists lists={lists} importState={shown.state} />
					)}
					{isReady && <Apply shown={shown} />}
				</div>
			</Panel>
			{hasRows && (
				<Panel
					titleRef={heading}
					title={view.state ? nameState(view.state, shown.state, texts) : texts.rowsHeading}
					lead={texts.rowsInOrder(total)}
				>
					<div id="rows" className="scroll-mt-24 space-y-6">
						{choosing && <TitleSearch {...{ id: shown.id, view, choosing }} />}
						<ImportRows {...{ shown, rows, view, canChoose }} cards={props.cards} />
						<Pages id={shown.id} view={view} nextCursor={nextCursor} />
					</div>
				</Panel>
			)}
			<Panel title={texts.files}>
				<FileList files={shown.files} />
			</Panel>
		</>
	);
}

function Pages({ id, view, nextCursor }: { id: string; view: ImportView; nextCursor: string | null }) {
	const texts = useTexts(importTexts);
	const { state, kind, cursor } = view;
	return (
		<PageLinks
			label={texts.pages}
			className="justify-between"
			back={cursor && { to: `${importUrl(id, { state, kind })}#rows`, children: texts.first }}
			next={nextCursor && { to: `${importUrl(id, { state, kind, cursor: nextCursor })}#rows`, children: texts.next }}
		/>
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
	const texts = useTexts(importTexts);
	const { upstream } = LANGUAGES[useLanguage()];
	return (
		<a href={`/api/imports/${id}/report.csv?in=${upstream}`} download className={buttonClass()}>
			<Icon name="download" />
			{texts.report}
		</a>
	);
}

interface StatusProps {
	shown: Import;
	isAway: boolean;
	isAskingToUndo: boolean;
}

function Status({ shown, isAway, isAskingToUndo }: StatusProps) {
	const texts = useTexts(importTexts);
	const { cancel } = useTexts(siteTexts);
	const formats = useFormats();
	const { id, state, progress, counts, created_at, applied_at, undo_until } = shown;
	const works: Partial<Record<Import["state"], string>> = texts.work;
	const work = works[state];
	if (work) {
		return (
			<div className="space-y-4">
				<WorkBar
					label={texts.workDone(work, formats.count(progress.done), progress.of)}
					done={progress.done}
					of={progress.of}
				/>
				<p role="status" className="text-soft">
					{isAway ? texts.serverAway : texts.serverGoesOn}
				</p>
				<div className="flex flex-wrap gap-3">
					{state !== "undoing" && <IntentForm state={state} intent="stop" label={cancel} busyLabel={texts.stopping} />}
					<noscript>
						<IntentForm state={state} intent="go-on" label={texts.showProgress} busyLabel="" />
					</noscript>
				</div>
			</div>
		);
	}
	const canUndo = undo_until !== null && state !== "undone";
	return (
		<div className="space-y-4">
			<div role="status">
				{state === "reading" && <Notice tone="alarm">{texts.notAllSent}</Notice>}
				{state === "ready" && counts.total > 0 && (
					<p>
						<MarkedText text={texts.readOn} marks={{ time: () => <LocalTime time={created_at} /> }} />
					</p>
				)}
				{state === "applied" && <Summary shown={shown} />}
				{state === "undone" && <Notice>{texts.undone}</Notice>}
				{state === "cancelled" && <Notice>{applied_at === null ? texts.stoppedBefore : texts.stoppedAfter}</Notice>}
			</div>
			{state === "undone" && undo_until !== null && (
				<p className="text-soft">
					<MarkedText text={texts.applyAgainUntil} marks={{ time: () => <LocalTime time={undo_until} /> }} />
				</p>
			)}
			{canUndo && (
				<p className="text-soft">
					<MarkedText
						text={state === "applied" ? texts.undoOrMoveUntil : texts.undoUntil}
						marks={{ time: () => <LocalTime time={undo_until} /> }}
					/>
				</p>
			)}
			{state !== "ready" && (
				<div className="flex flex-wrap gap-3">
					{state === "cancelled" && (
						<IntentForm state={state} intent="resume" label={texts.goOn} busyLabel={texts.goingOn} variant="primary" />
					)}
					{state === "applied" && shown.byKind.play.ready > 0 && (
						<ButtonLink to="/watched" variant="primary">
							{texts.seeWatched}
						</ButtonLink>
					)}
					{state === "applied" && shown.byKind.list.ready > 0 && (
						<ButtonLink to={LISTS_PATH}>{texts.seeLists}</ButtonLink>
					)}
					{canUndo && <UndoImport shown={shown} isAsking={isAskingToUndo} />}
					{state === "undone" && counts.ready + counts.present > 0 && (
						<IntentForm
							state={state}
							intent="apply"
							label={texts.applyAgain}
							busyLabel={texts.applying}
							variant="primary"
						/>
					)}
					{state !== "reading" && <ReportLink id={id} />}
					{!canUndo && (
						<IntentForm state={state} intent="remove" label={texts.removeFromList} busyLabel={texts.removing} />
					)}
				</div>
			)}
		</div>
	);
}

/** As "2 plays fewer and 1 rating more"; null where as much was written as the button said. */
function useOtherwise({ announced, written }: Pick<Import, "announced" | "written">): string | null {
	const texts = useTexts(importTexts);
	const formats = useFormats();
	if (!announced) return null;
	const changed = WRITTEN_KINDS.flatMap((kind) => {
		const more = written[kind] - (announced[kind] ?? 0);
		return more === 0 ? [] : (more > 0 ? texts.more : texts.fewer)(texts.counted[kind](Math.abs(more)));
	});
	return changed.length > 0 ? formats.list(changed) : null;
}

function Summary({ shown }: { shown: Import }) {
	const texts = useTexts(importTexts);
	const { counts, id } = shown;
	const open = counts.ambiguous + counts.unmatched;
	const otherwise = useOtherwise(shown);
	const written = useWritten()(shown.written);
	return (
		<Notice tone="good">
			<p>{written ? texts.appliedRows(written) : texts.appliedNothing}</p>
			{otherwise && <p>{texts.otherwise(otherwise)}</p>}
			{open > 0 && (
				<p>
					<MarkedText text={texts.stillWaiting(open)} marks={{ open: () => <OpenRows id={id} counts={counts} /> }} />
				</p>
			)}
			{counts.invalid > 0 && <p>{texts.notReadable(counts.invalid)}</p>}
		</Notice>
	);
}

/** Leads to the rows that wait for a choice. */
function OpenRows({ id, counts }: Pick<Import, "id" | "counts">) {
	const texts = useTexts(importTexts);
	const link = (state: "ambiguous" | "unmatched", words: string) => (
		<Link to={`${importUrl(id, { state })}#rows`} preventScrollReset className="underline hover:text-glow">
			{words}
		</Link>
	);
	const ambiguous = () => link("ambiguous", texts.toChoose(counts.ambiguous));
	const unmatched = () => link("unmatched", texts.notFound(counts.unmatched));
	if (counts.unmatched === 0) return ambiguous();
	if (counts.ambiguous === 0) return unmatched();
	return <MarkedText text={texts.both} marks={{ ambiguous, unmatched }} />;
}

function Apply({ shown }: { shown: Import }) {
	const texts = useTexts(importTexts);
	const { id, state, counts } = shown;
	const open = counts.ambiguous + counts.unmatched;
	return (
		<div className="space-y-4">
			{open > 0 && (
				<p className="text-soft">
					<MarkedText text={texts.waiting(open)} marks={{ open: () => <OpenRows id={id} counts={counts} /> }} />
				</p>
			)}
			<div className="flex flex-wrap gap-3">
				{counts.ready > 0 && (
					<IntentForm
						state={state}
						intent="apply"
						label={texts.applyRows(counts.ready)}
						busyLabel={texts.applying}
						variant="primary"
					/>
				)}
				{counts.total > 0 && <ReportLink id={id} />}
				<IntentForm state={state} intent="remove" label={texts.remove} busyLabel={texts.removing} />
			</div>
		</div>
	);
}
