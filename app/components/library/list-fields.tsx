import { TextField } from "~/components/ui/field";
import { NOTE_MAX } from "~/domain/library/notes";
import { LIST_NAME_MAX } from "~/domain/library/own-lists/own-lists";
import type { FormState } from "~/operations/page-form";

interface ListFieldsProps {
	/** What the form was sent with, and why it was refused. */
	state: FormState | undefined;
	name?: string;
	note?: string;
}

/** The name and the note of a list. */
export function ListFields({ state, name = "", note = "" }: ListFieldsProps) {
	const { errors, values, message } = state ?? {};
	return (
		<>
			<TextField
				name="name"
				label="Name"
				required
				maxLength={LIST_NAME_MAX}
				autoComplete="off"
				defaultValue={values?.name ?? name}
				error={errors?.name}
			/>
			<label className="block text-sm font-semibold">
				Note
				<textarea
					name="note"
					dir="auto"
					rows={2}
					maxLength={NOTE_MAX}
					defaultValue={values?.note ?? note}
					placeholder="What it is for, if you like"
					className="mt-1.5 field-sizing-content block min-h-20 w-full rounded-lg bg-ground/60 px-4 py-2.5 text-base font-normal text-cream inset-ring inset-ring-edge/70 transition-shadow placeholder:text-soft/70 hover:inset-ring-edge focus:inset-ring-bulb"
				/>
			</label>
			<p role="alert" className="text-sm text-alarm empty:hidden">
				{message ?? errors?.note}
			</p>
		</>
	);
}
