import { Form } from "react-router";
import { useTimeZone } from "~/components/site/site-context";
import { Button, ButtonLink, buttonClass } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { Icon } from "~/components/ui/icon";
import { Question } from "~/components/ui/question";
import { nameCounts } from "~/domain/library/changes/remarks";
import { UNDO_DAYS } from "~/domain/library/retention";
import type { Cleared, LibraryTotals } from "~/domain/library/types";
import { formatDate, formatPlural } from "~/lib/text/format";
import { dayIn } from "~/lib/text/time-zones";
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
	const taken = [formatPlural(totals.plays, "play"), ...nameCounts(totals)];
	return (
		<>
			<ButtonLink to={CONFIRM_CLEAR_URL} preventScrollReset>
				Clear what I've watched
			</ButtonLink>
			<Question
				isOpen={isAsking || state?.ok === false}
				title="Clear what I've watched"
				text={`This takes away ${new Intl.ListFormat("en").format(taken)}, and where you stopped, so every title starts from the beginning again. For ${UNDO_DAYS} days you can bring it all back here.`}
				label="Clear it"
				variant="danger"
				isDisabled={isDisabled}
				busyLabel={isBusy && "Clearing..."}
				back={settingsUrl("data")}
				renderForm={(props) => (
					<Form {...form} {...props} method="post" action={settingsUrl("data")} replace preventScrollReset />
				)}
			>
				<input type="hidden" name="intent" value="clear-watched" />
				<a href="/api/me/export/library.json" download className={buttonClass("secondary")}>
					<Icon name="download" />
					Download a copy first
				</a>
				{state?.message && (
					<p role="alert" className="text-sm text-alarm">
						{state.message}
					</p>
				)}
				{needsPassword && (
					<PasswordField
						name="password"
						label="Password of the account"
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
	const dayOf = (time: number) => formatDate(dayIn(time, timeZone));
	const taken = cleared.plays > 0 ? formatPlural(cleared.plays, "play") : "ratings and where you stopped";
	return (
		<Form method="post" action={settingsUrl("data")} preventScrollReset className="rounded-lg border border-line p-4">
			<input type="hidden" name="intent" value="restore-cleared" />
			<p>
				You cleared {taken} on {dayOf(cleared.clearedAt)}
			</p>
			<p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1">
				<Button type="submit" disabled={isDisabled} busyLabel={isBusy && "Bringing them back..."}>
					Bring them back
				</Button>
				<span className="text-soft">until {dayOf(cleared.undoUntil)}</span>
			</p>
		</Form>
	);
}
