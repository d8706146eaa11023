import { Form } from "react-router";
import { useTimeZone } from "~/components/site/site-context";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Question } from "~/components/ui/question";
import { UNDO_DAYS } from "~/domain/library/retention";
import type { Cleared, LibraryTotals } from "~/domain/library/types";
import { dayIn } from "~/lib/text/time-zones";
import { accountTexts } from "~/messages/account";
import { useFormats } from "~/messages/formats";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { listCleared } from "./list-lost";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { CONFIRM_CLEAR_URL, settingsUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

export interface RecordFacts {
	totals: LibraryTotals;
	/** What can be brought back; null where nothing can. */
	cleared: Cleared | null;
	isAsking: boolean;
	/** The password was not given within ten minutes. */
	needsPassword: boolean;
}

interface ClearRecordProps {
	record: RecordFacts;
	state: SettingsState | undefined;
}

/** Asks whether to clear what was watched. */
export function ClearRecord({ record: { totals, isAsking, needsPassword }, state: latest }: ClearRecordProps) {
	const { state, isBusy, isDisabled } = useSettingsForm("clear-watched", latest);
	const { errors, form } = useFormErrors({ state });
	const texts = useTexts(settingsTexts);
	const { accountPassword } = useTexts(accountTexts);
	const formats = useFormats();
	return (
		<>
			<ButtonLink to={CONFIRM_CLEAR_URL} preventScrollReset>
				{texts.clearWatched}
			</ButtonLink>
			<Question
				isOpen={isAsking || state?.ok === false}
				title={texts.clearWatched}
				text={texts.clearQuestion(formats.list(listCleared(totals, texts)), UNDO_DAYS)}
				label={texts.clearIt}
				variant="danger"
				isDisabled={isDisabled}
				busyLabel={isBusy && texts.clearing}
				back={settingsUrl("data")}
				renderForm={(props) => (
					<Form {...form} {...props} method="post" action={settingsUrl("data")} replace preventScrollReset />
				)}
			>
				<input type="hidden" name="intent" value="clear-watched" />
				<a href="/api/me/export/library.json" download className={buttonClass("secondary")}>
					<Icon name="download" />
					{texts.downloadFirst}
				</a>
				{state?.message && (
					<p role="alert" className="text-sm text-alarm">
						{state.message}
					</p>
				)}
				{needsPassword && (
					<PasswordField
						name="password"
						label={accountPassword}
						autoComplete="current-password"
						error={errors.password}
					/>
				)}
			</Question>
		</>
	);
}

/** Brings back what was cleared. */
export function RestoreCleared({ cleared, state: latest }: { cleared: Cleared; state: SettingsState | undefined }) {
	const { isBusy, isDisabled } = useSettingsForm("restore-cleared", latest);
	const timeZone = useTimeZone();
	const texts = useTexts(settingsTexts);
	const formats = useFormats();
	const dayOf = (time: number) => formats.date(dayIn(time, timeZone)) ?? "";
	const taken = cleared.plays > 0 ? texts.counts.plays(cleared.plays) : texts.ratingsAndPlaces;
	return (
		<Form method="post" action={settingsUrl("data")} preventScrollReset className="rounded-lg border border-line p-4">
			<input type="hidden" name="intent" value="restore-cleared" />
			<p>{texts.youCleared(taken, dayOf(cleared.clearedAt))}</p>
			<p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
				<Button type="submit" disabled={isDisabled} busyLabel={isBusy && texts.bringingBack}>
					{texts.bringBack}
				</Button>
				<span className="text-soft">{texts.until(dayOf(cleared.undoUntil))}</span>
			</p>
		</Form>
	);
}
