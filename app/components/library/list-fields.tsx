import { TextField } from "~/components/ui/field";
import { NOTE_MAX } from "~/domain/library/notes";
import { LIST_NAME_MAX } from "~/domain/library/own-lists/own-lists";
import { listsTexts } from "~/messages/lists";
import { useTexts } from "~/messages/use-language";
import type { FormState } from "~/operations/page-form";

interface ListFieldsProps {
	/** What the form was sent with, and why it was refused. */
	state: FormState | undefined;
	name?: string;
	note?: string;
	/** Of a form that somebody asked for. */
	autoFocus?: boolean;
}

/** The name and the note of a list. */
export function ListFields({ state, name = "", note = "", autoFocus }: ListFieldsProps) {
	const texts = useTexts(listsTexts);
	const { errors, values, message } = state ?? {};
	return (
		<>
			<TextField
				name="name"
				label={texts.name}
				required
				maxLength={LIST_NAME_MAX}
				autoComplete="off"
				autoFocus={autoFocus}
				defaultValue={values?.name ?? name}
				error={errors?.name}
			/>
			<label className="block text-sm font-semibold">
				{texts.note}
				<textarea
					name="note"
					dir="auto"
					rows={2}
					maxLength={NOTE_MAX}
					defaultValue={values?.note ?? note}
					placeholder={texts.noteHint}
					className="mt-1.5 field-sizing-content block min-h-20 w-full rounded-lg bg-ground/60 px-4 py-2.5 text-base font-normal text-cream inset-ring inset-ring-edge/70 transition-shadow placeholder:text-soft/70 hover:inset-ring-edge focus:inset-ring-bulb"
				/>
			</label>
			<p role="alert" className="text-sm text-alarm empty:hidden">
				{message ?? errors?.note}
			</p>
		</>
	);
}
