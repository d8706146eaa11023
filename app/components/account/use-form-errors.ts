import { useEffect, useRef, useState } from "react";
import { type Fault, type FieldErrors, hasErrors } from "~/domain/accounts/validation";
import { mapValues } from "~/lib/map-values";
import { parseSentence } from "~/lib/text/sentence";
import { type AccountTexts, accountTexts } from "~/messages/account";
import { useTexts } from "~/messages/use-language";
import type { FormState } from "~/operations/page-form";

interface Options {
	/** Runs in the browser before the form is sent. */
	check?: (form: FormData) => FieldErrors;
	/** From the server's latest response. */
	state: Pick<FormState, "errors"> | undefined;
}

interface Shown {
	/** The response that these errors replace. */
	since: Options["state"];
	errors: FieldErrors;
	/** The failure that moved the focus last; undefined when there was none. */
	failure: object | undefined;
}

/** The fields whose messages depend on this one. */
function namesOf(field: string): string[] {
	return field === "password" ? [field, "confirmPassword"] : [field];
}

function without(errors: FieldErrors, names: string[]): FieldErrors {
	return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** What the browser found, in the page's language; the server has written what it found. */
function describe(errors: FieldErrors, { faults }: AccountTexts): FieldErrors {
	return mapValues(errors as Record<string, string>, (message) => {
		const sentence = parseSentence(message);
		return sentence ? faults[sentence.name as Fault] : message;
	});
}

/**
 * Messages at the fields of a form, from the check in the browser or from the server. Editing a field removes its message.
 * The first field with a message gets the focus. `leaving` is for forms that check a field when it loses the focus.
 */
export function useFormErrors({ check = () => ({}), state }: Options) {
	const texts = useTexts(accountTexts);
	const form = useRef<HTMLFormElement>(null);
	const [checked, setChecked] = useState<Shown | null>(null);
	/** Null while no pointer is pressed. */
	const checksAfterPress = useRef<(() => void)[] | null>(null);

	/** A new response replaces what the browser found. */
	const newest = (last: Shown | null): Shown =>
		last && last.since === state ? last : { since: state, errors: state?.errors ?? {}, failure: state };
	const { errors, failure } = newest(checked);

	function change(edit: (errors: FieldErrors) => FieldErrors): void {
		setChecked((last) => ({ ...newest(last), errors: edit(newest(last).errors) }));
	}

	useEffect(() => {
		if (!failure) return;
		const invalid = form.current?.querySelector<HTMLElement>("[aria-invalid=true]");
		if (invalid) invalid.focus();
		// The message of the whole form is above its fields.
		else form.current?.querySelector("[role=alert]")?.scrollIntoView({ block: "nearest" });
	}, [failure]);

	function onSubmit(event: React.FormEvent<HTMLFormElement>): void {
		const formErrors = check(new FormData(event.currentTarget));
		if (hasErrors(formErrors)) event.preventDefault();
		setChecked({ since: state, errors: formErrors, failure: formErrors });
	}

	function onInput({ target }: React.FormEvent<HTMLFormElement>): void {
		const names = namesOf((target as HTMLInputElement).name);
		if (names.some((name) => errors[name])) change((shown) => without(shown, names));
	}

	function checkField(element: HTMLFormElement, field: string): void {
		const values = new FormData(element);
		const [name = "", ...others] = namesOf(field);
		const names = [name, ...others.filter((other) => values.get(other) !== "")];
		const fieldErrors = Object.entries(check(values)).filter(([key]) => names.includes(key));
		if (fieldErrors.length > 0) change((shown) => ({ ...without(shown, names), ...Object.fromEntries(fieldErrors) }));
	}

	function onBlur({ currentTarget, target }: React.FocusEvent<HTMLFormElement, HTMLInputElement>): void {
		const checkLeft = () => checkField(currentTarget, target.name);
		if (checksAfterPress.current) checksAfterPress.current.push(checkLeft);
		else checkLeft();
	}

	/** A message that appears between press and release would move what is being clicked. */
	function onPointerDown(): void {
		const checks: (() => void)[] = [];
		checksAfterPress.current = checks;
		const released = new AbortController();
		function release() {
			released.abort();
			setTimeout(() => {
				checksAfterPress.current = null;
				for (const checkLeft of checks) checkLeft();
			});
		}
		for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, release, released);
	}

	return {
		errors: describe(errors, texts),
		form: { ref: form, noValidate: true, onSubmit, onInput },
		leaving: { onBlur, onPointerDown },
	};
}
