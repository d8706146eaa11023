import { useEffect } from "react";
import { Form, Link } from "react-router";
import { Button, buttonClass } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { Panel } from "~/components/ui/panel";
import { Question } from "~/components/ui/question";
import { checkProfileFields, PERSON_FIELD_NAMES, type Person } from "~/domain/accounts/profiles";
import { checkDeleteForm } from "~/domain/accounts/validation";
import type { LibraryTotals } from "~/domain/library/types";
import { formValues } from "~/lib/http/read-form";
import { accountTexts } from "~/messages/account";
import { useFormats } from "~/messages/formats";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import { listLost } from "./list-lost";
import { BackToPeople, PersonInputs, PinField, SetOrRemoveButtons } from "./person-fields";
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
	const texts = useTexts(settingsTexts);
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
					<Button type="submit" variant="primary" disabled={isDisabled} busyLabel={isBusy && texts.saving}>
						{texts.saveProfile}
					</Button>
				</Form>
			</div>
		</Panel>
	);
}

/** To change or remove a PIN, it is asked for, or the password of the account. */
export function PinPanel({ person, isByFirst, state: latest }: ChangeProps) {
	const { id, name, hasPin } = person;
	const texts = useTexts(settingsTexts);
	const { accountPassword } = useTexts(accountTexts);
	const setting = useSettingsForm("set-pin", latest);
	const removing = useSettingsForm("remove-pin", latest);
	const state = setting.state ?? removing.state;
	const { errors, form } = useFormErrors({ state });

	useEffect(() => {
		if (state?.ok) form.ref.current?.reset();
	}, [state, form.ref]);

	return (
		<Panel title={texts.pin} lead={hasPin ? texts.pinIsSet(name) : texts.pinIsNotSet(name)}>
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
						label={isByFirst ? accountPassword : texts.currentPin}
						autoComplete={isByFirst ? "current-password" : "off"}
						error={errors.proof}
					/>
				)}
				<PinField name="pin" label={hasPin ? texts.newPin : texts.pin} hint={texts.fourDigits} error={errors.pin} />
				<SetOrRemoveButtons
					set={{ form: setting, label: hasPin ? texts.changePin : texts.setPin }}
					remove={hasPin && { form: removing, label: texts.removePin }}
				/>
			</Form>
		</Panel>
	);
}

interface DeletePersonPanelProps extends PanelProps {
	/** What the library of the profile holds; null while nothing is asked. */
	totals: LibraryTotals | null;
}

/** Says what goes with the person, and asks for the password of the account. */
export function DeletePersonPanel({ person: { id, name }, totals, state: latest }: DeletePersonPanelProps) {
	const { state, isBusy, isDisabled } = useSettingsForm("delete-profile", latest);
	const { errors, form } = useFormErrors({
		state,
		check: (values) => checkDeleteForm(formValues(values, ["password"])),
	});
	const texts = useTexts(settingsTexts);
	const { accountPassword } = useTexts(accountTexts);
	const formats = useFormats();

	function describeLoss(library: LibraryTotals): string {
		const lost = listLost(library, texts);
		return lost.length === 0 ? texts.deleteEmptyLibrary(name) : texts.deleteLibrary(name, formats.list(lost));
	}

	return (
		<Panel title={texts.deleteThisPerson} tone="alarm" lead={texts.deletePersonLead(name)}>
			<Link to={personUrl(id, true)} preventScrollReset className={buttonClass("danger")}>
				{texts.deletePerson}
			</Link>
			<Question
				isOpen={totals !== null}
				title={texts.deletePerson}
				text={totals && describeLoss(totals)}
				label={texts.deletePerson}
				variant="danger"
				isDisabled={isDisabled}
				busyLabel={isBusy && texts.deleting}
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
					label={accountPassword}
					autoComplete="current-password"
					error={errors.password}
				/>
			</Question>
		</Panel>
	);
}
