import { useEffect, useRef, useState } from "react";
import { type FieldErrors, hasErrors } from "~/domain/accounts/validation";
import type { FormAnswer } from "./form-answer";

interface Options {
	/** What the browser can judge by itself before it asks the server. */
	check: (form: FormData) => FieldErrors;
	/** The newest answer of the server. */
	answer: FormAnswer | undefined;
}

function valuesOf(form: HTMLFormElement): FormData {
	return new FormData(form);
}

/**
 * Messages at the fields of a form: found on submit here, or by the server; gone as soon as the field is edited. The
 * first field with a message gets the focus.
 */
export function useFormErrors({ check, answer }: Options) {
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState<FieldErrors>(answer?.errors ?? {});
	const [seen, setSeen] = useState(answer);
	const [faults, setFaults] = useState(0);

	if (answer !== seen) {
		setSeen(answer);
		setErrors(answer?.errors ?? {});
		setFaults(faults + 1);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: each new finding moves the focus, also the same one again.
	useEffect(() => {
		form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [faults]);

	function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
		const found = check(valuesOf(event.currentTarget));
		setErrors(found);
		if (!hasErrors(found)) return;
		event.preventDefault();
		setFaults(faults + 1);
	}

	function onInput({ target }: React.FormEvent<HTMLFormElement>): void {
		const { name } = target as HTMLInputElement;
		if (!errors[name]) return;
		const { [name]: _, ...others } = errors;
		setErrors(others);
	}

	return { errors, form: { ref: form, noValidate: true, onSubmit, onInput } };
}
