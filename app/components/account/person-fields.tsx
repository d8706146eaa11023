import { ButtonLink } from "~/components/ui/button";
import { PasswordField, TextField } from "~/components/ui/field";
import {
	emblemPath,
	PERSON_FIELD_NAMES,
	PERSON_FIELDS,
	type Person,
	type ProfileColour,
} from "~/domain/accounts/profiles";
import type { FieldErrors } from "~/domain/accounts/validation";
import type { FormState } from "~/operations/page-form";
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
	return PERSON_FIELD_NAMES.map((name) => {
		const field = PERSON_FIELDS[name];
		const value = state?.values?.[name] ?? person[name];
		if (!("choices" in field)) {
			const { label, max } = field;
			const input = { name, label, maxLength: max, defaultValue: value, error: errors[name] };
			return <TextField key={name} {...input} autoComplete="off" />;
		}
		return (
			<fieldset key={name}>
				<legend className="mb-2 text-sm font-semibold">{field.label}</legend>
				<div className="flex flex-wrap gap-2">
					{field.choices.map((choice) => (
						<label key={choice} className={`pill gap-2 capitalize ${name === "colour" ? "ps-1.5" : ""}`}>
							<input
								type="radio"
								name={name}
								value={choice}
								defaultChecked={choice === value}
								className="absolute inset-0 cursor-pointer opacity-0"
							/>
							{name === "colour" && <EmblemIn colour={choice as ProfileColour} id={person.id} />}
							{choice}
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
	return (
		<ButtonLink to={settingsUrl("profiles")} preventScrollReset variant="quiet" size="small" icon="left">
			All people
		</ButtonLink>
	);
}

/** Four digits, which browsers do not store. */
export function PinField(props: React.ComponentProps<typeof PasswordField>) {
	return <PasswordField inputMode="numeric" autoComplete="off" maxLength={4} {...props} />;
}
