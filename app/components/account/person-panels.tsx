import { useEffect } from "react";
import { Form, Link } from "react-router";
import { Button, buttonClass } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { Panel } from "~/components/ui/panel";
import { Question } from "~/components/ui/question";
import { checkProfileFields, PERSON_FIELD_NAMES, type Person } from "~/domain/accounts/profiles";
import { checkDeleteForm } from "~/domain/accounts/validation";
import { nameCounts } from "~/domain/library/changes/remarks";
import type { LibraryTotals } from "~/domain/library/types";
import { formValues } from "~/lib/http/read-form";
import { formatPlural } from "~/lib/text/format";
import { BackToPeople, PersonInputs, PinField } from "./person-fields";
import { type SettingsState, useSettingsForm } from "./settings-forms";
import { personUrl, settingsUrl } from "./settings-tabs";
import { useFormErrors } from "./use-form-errors";

interface PanelProps {
	person: Person;
	state: SettingsState | undefined;
}

interface ChangeProps extends PanelProps {
	/** It is the first person of the account who changes somebody: for a PIN they give the password. */
	isByFirst: boolean;
}

/** Others change only themselves, in the tab of their own. */
const pageOf = ({ id }: Person, isByFirst: boolean) => (isByFirst ? personUrl(id) : settingsUrl("profile"));

/** What people enter of a person. */
export function PersonPanel({ person, isByFirst, state: latest }: ChangeProps) {
	const { id, name, emblem } = person;
	const { state, isBusy, isDisabled } = useSettingsForm("save-profile", latest);
	const { errors, form } = useFormErrors({
		state,
		check: (values) => checkProfileFields(formValues(values, PERSON_FIELD_NAMES)),
	});
	return (
		<Panel title={name} actions={isByFirst && <BackToPeople />}>
			<div className="flex flex-col gap-6 sm:flex-row">
				<img src={emblem} alt="" width={300} height={300} className="size-32 shrink-0 rounded-3xl" />
				<Form
					{...form}
					method="post"
					action={pageOf(person, isByFirst)}
					preventScrollReset
					className="max-w-lg grow space-y-6"
				>
					<input type="hidden" name="intent" value="save-profile" />
					<input type="hidden" name="id" value={id} />
					<PersonInputs person={person} state={state} errors={errors} />
					<Button type="submit" variant="primary" disabled={isDisabled} busyLabel={isBusy && "Saving..."}>
						Save profile
					</Button>
				</Form>
			</div>
		</Panel>
	);
}

/** To change or remove a PIN, it is asked for, or the password of the account. */
export function PinPanel({ person, isByFirst, state: latest }: ChangeProps) {
	const { id, name, hasPin } = person;
	const setting = useSettingsForm("set-pin", latest);
	const removing = useSettingsForm("remove-pin", latest);
	const state = setting.state ?? removing.state;
	const { errors, form } = useFormErrors({ state });

	useEffect(() => {
		if (state?.ok) form.ref.current?.reset();
	}, [state, form.ref]);

	return (
		<Panel
			title="PIN"
			lead={
				hasPin
					? `To watch as ${name}, people enter four digits.`
					: `With a PIN, only those who know it can watch as ${name}. Without one, everybody who is signed in can.`
			}
		>
			<Form
				{...form}
				method="post"
				action={pageOf(person, isByFirst)}
				preventScrollReset
				className="max-w-lg space-y-5"
			>
				<input type="hidden" name="id" value={id} />
				{hasPin && (
					<PasswordField
						name="proof"
						label={isByFirst ? "Password of the account" : "Current PIN, or the password of the account"}
						autoComplete={isByFirst ? "current-password" : "off"}
						error={errors.proof}
					/>
				)}
				<PinField name="pin" label={hasPin ? "New PIN" : "PIN"} hint="Four digits." error={errors.pin} />
				<div className="flex flex-wrap gap-3">
					<Button
						type="submit"
						name="intent"
						value="set-pin"
						variant="primary"
						disabled={setting.isDisabled}
						busyLabel={setting.isBusy && "Saving..."}
					>
						{hasPin ? "Change PIN" : "Set PIN"}
					</Button>
					{hasPin && (
						<Button
							type="submit"
							name="intent"
							value="remove-pin"
							disabled={setting.isDisabled}
							busyLabel={removing.isBusy && "Removing..."}
						>
							Remove PIN
						</Button>
					)}
				</div>
			</Form>
		</Panel>
	);
}

interface DeletePersonPanelProps extends PanelProps {
	/** What the library of the profile holds; null while nothing is asked. */
	totals: LibraryTotals | null;
}

function describeLoss(name: string, { plays, saved, opened, ...remarks }: LibraryTotals): string {
	const parts = [
		plays > 0 && formatPlural(plays, "play"),
		...nameCounts(remarks),
		saved > 0 && formatPlural(saved, "saved title"),
		opened > 0 && formatPlural(opened, "opened title"),
	].filter((part) => part !== false);
	if (parts.length === 0) return `The library of ${name} is empty.`;
	return `${new Intl.ListFormat("en").format(parts)} of ${name} will be deleted, with hidden titles and imports.`;
}

/** Says what goes with the person, and asks for the password of the account. */
export function DeletePersonPanel({ person: { id, name }, totals, state: latest }: DeletePersonPanelProps) {
	const { state, isBusy, isDisabled } = useSettingsForm("delete-profile", latest);
	const { errors, form } = useFormErrors({
		state,
		check: (values) => checkDeleteForm(formValues(values, ["password"])),
	});
	return (
		<Panel
			title="Delete this person"
			tone="alarm"
			lead={`The history, plays, ratings, notes, lists and imports of ${name} go with it. Everybody else's stay as they are.`}
		>
			<Link to={personUrl(id, true)} preventScrollReset className={buttonClass("danger")}>
				Delete person
			</Link>
			<Question
				isOpen={totals !== null}
				title="Delete person"
				text={`${totals ? describeLoss(name, totals) : ""} This action cannot be undone.`}
				label="Delete person"
				variant="danger"
				isDisabled={isDisabled}
				busyLabel={isBusy && "Deleting..."}
				back={personUrl(id)}
				renderForm={(props) => (
					<Form {...form} {...props} method="post" action={personUrl(id, true)} preventScrollReset />
				)}
			>
				<input type="hidden" name="intent" value="delete-profile" />
				<input type="hidden" name="id" value={id} />
				{state?.message && (
					<p role="alert" className="text-sm text-alarm">
						{state.message}
					</p>
				)}
				<PasswordField
					name="password"
					label="Password of the account"
					autoComplete="current-password"
					error={errors.password}
				/>
			</Question>
		</Panel>
	);
}
