import { Button, ButtonLink } from "~/components/ui/button";
import { PasswordField, TextField } from "~/components/ui/field";
import {
	emblemPath,
	PERSON_FIELD_NAMES,
	PERSON_FIELDS,
	type Person,
	type ProfileColour,
} from "~/domain/accounts/profiles";
import type { FieldErrors } from "~/domain/accounts/validation";
import { settingsTexts } from "~/messages/settings";
import { useTexts } from "~/messages/use-language";
import type { FormState } from "~/operations/page-form";
import type { useSettingsForm } from "./settings-forms";
import { settingsUrl } from "./settings-tabs";

interface PersonInputsProps {
	/** What the inputs show; none of somebody who is added. */
	person: Partial<Person> & Pick<Person, "colour">;
	/** Of the form that was sent last, which shows its values again. */
	state: FormState | undefined;
	errors: FieldErrors;
}

/** An input for each field of a person. */
export function PersonInputs({ person, state, errors }: PersonInputsProps) {
	const texts = useTexts(settingsTexts);
	return PERSON_FIELD_NAMES.map((name) => {
		const field = PERSON_FIELDS[name];
		const value = state?.values?.[name] ?? person[name];
		if (!("choices" in field)) {
			const input = { name, label: texts.fields[name], maxLength: field.max, defaultValue: value, error: errors[name] };
			return <TextField key={name} {...input} autoComplete="off" />;
		}
		return (
			<fieldset key={name}>
				<legend className="mb-2 text-sm font-semibold">{texts.fields[name]}</legend>
				<div className="flex flex-wrap gap-2">
					{field.choices.map((choice) => (
						<label key={choice} className={`pill gap-2 ${name === "colour" ? "ps-1.5" : ""}`}>
							<input
								type="radio"
								name={name}
								value={choice}
								defaultChecked={choice === value}
								className="absolute inset-0 cursor-pointer opacity-0"
							/>
							{name === "colour" && <EmblemIn colour={choice as ProfileColour} id={person.id} />}
							<span className="first-letter:uppercase">{texts.choices[choice]}</span>
						</label>
					))}
				</div>
			</fieldset>
		);
	});
}

/** The emblem as it would be in the colour. */
function EmblemIn(emblem: { id?: string; colour: ProfileColour }) {
	return <img src={emblemPath(emblem)} alt="" width={300} height={300} className="size-8 rounded-full" />;
}

export function BackToPeople() {
	const { allPeople } = useTexts(settingsTexts);
	return (
		<ButtonLink to={settingsUrl("profiles")} preventScrollReset variant="quiet" size="small" icon="left">
			{allPeople}
		</ButtonLink>
	);
}

/** Four digits, which browsers do not store. */
export function PinField(props: React.ComponentProps<typeof PasswordField>) {
	return <PasswordField inputMode="numeric" autoComplete="off" maxLength={4} {...props} />;
}

interface FormButton {
	form: ReturnType<typeof useSettingsForm>;
	label: string;
}

interface SetOrRemoveButtonsProps {
	set: FormButton;
	/** Only where something is set. */
	remove: FormButton | false;
}

/** The buttons of a form that sets something of a person, and removes it. */
export function SetOrRemoveButtons({ set, remove }: SetOrRemoveButtonsProps) {
	const texts = useTexts(settingsTexts);
	return (
		<div className="flex flex-wrap gap-3">
			<Button
				type="submit"
				name="intent"
				value={set.form.intent}
				variant="primary"
				disabled={set.form.isDisabled}
				busyLabel={set.form.isBusy && texts.saving}
			>
				{set.label}
			</Button>
			{remove && (
				<Button
					type="submit"
					name="intent"
					value={remove.form.intent}
					disabled={remove.form.isDisabled}
					busyLabel={remove.form.isBusy && texts.removing}
				>
					{remove.label}
				</Button>
			)}
		</div>
	);
}
