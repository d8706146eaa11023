import { useEffect, useRef, useState } from "react";
import { type FieldErrors, hasErrors } from "~/domain/accounts/validation";
import type { FormState } from "~/operations/page-form";

interface Options {
	/** Runs in the browser before the form is sent. */
	check: (form: FormData) => FieldErrors;
	/** From the server's latest response. */
	state: FormState | undefined;
}

/**
 * Messages at the fields of a form, from the check in the browser or from the server. Editing a field removes its message.
 * The first field with a message gets the focus.
 */
export function useFormErrors({ check, state }: Options) {
	const form = useRef<HTMLFormElement>(null);
	const [errors, setErrors] = useState<FieldErrors>(state?.errors ?? {});
	const [shownState, setShownState] = useState(state);
	const [failureCount, setFailureCount] = useState(0);

	if (state !== shownState) {
		setShownState(state);
		setErrors(state?.errors ?? {});
		setFailureCount(failureCount + 1);
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: each failure moves the focus, even with the same messages.
	useEffect(() => {
		form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
	}, [failureCount]);

	function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
		const found = check(new FormData(event.currentTarget));
		setErrors(found);
		if (!hasErrors(found)) return;
		event.preventDefault();
		setFailureCount(failureCount + 1);
	}

	function onInput({ target }: React.FormEvent<HTMLFormElement>): void {
		const { name } = target as HTMLInputElement;
		if (!errors[name]) return;
		const { [name]: _, ...others } = errors;
		setErrors(others);
	}

	return { errors, form: { ref: form, noValidate: true, onSubmit, onInput } };
}
