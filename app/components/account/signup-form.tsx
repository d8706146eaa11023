import { useEffect, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { CheckboxField, PasswordField, TextField } from "~/components/ui/field";
import { Notice } from "~/components/ui/notice";
import { checkSignup } from "~/domain/accounts/validation";
import type { FormState } from "~/operations/page-form";
import { readSignupForm } from "./read-signup-form";
import { useFormErrors } from "./use-form-errors";

interface SignupFormProps {
	/** Path of the next page; null when the visitor stays on this page. */
	redirectTo: string | null;
	/** The result of a form that was sent without scripts. */
	sent?: FormState;
}

/** From this width on the form has no field for the full name. */
const WIDE = "(min-width: 48rem)";

/** Whether every field is filled and the passwords match. */
function isComplete(form: HTMLFormElement): boolean {
	const isWide = window.matchMedia(WIDE).matches;
	const fields = [...form.querySelectorAll<HTMLInputElement>("input:not([type=hidden])")];
	const asked = fields.filter(({ name }) => !(isWide && name === "name"));
	const { password, confirmPassword } = readSignupForm(new FormData(form));
	return (
		asked.every((field) => (field.type === "checkbox" ? field.checked : field.value.trim() !== "")) &&
		password === confirmPassword
	);
}

const POLICY_LINK = "font-medium text-cream underline underline-offset-4";

export function SignupForm({ redirectTo, sent }: SignupFormProps) {
	const fetcher = useFetcher<FormState>();
	const state = fetcher.data ?? sent;
	const { errors, form } = useFormErrors({ state, check: (values) => checkSignup(readSignupForm(values)) });
	// Without scripts the button must work, so it is only held back once they run.
	const [canSubmit, setCanSubmit] = useState(true);
	useEffect(() => {
		if (form.ref.current) setCanSubmit(isComplete(form.ref.current));
	}, [form.ref]);

	const search = redirectTo !== null ? `?redirectTo=${encodeURIComponent(redirectTo)}` : "";
	return (
		<fetcher.Form
			{...form}
			onInput={(event) => {
				form.onInput(event);
				setCanSubmit(isComplete(event.currentTarget));
			}}
			method="post"
			action={`/signup${search}`}
			preventScrollReset
			className="space-y-5"
		>
			<input type="hidden" name="intent" value="signup" />
			<div role="alert" className="empty:hidden">
				{state?.message && fetcher.state === "idle" && <Notice tone="alarm">{state.message}</Notice>}
			</div>
			<TextField
				name="name"
				label="Full Name"
				autoComplete="name"
				maxLength={100}
				defaultValue={sent?.values?.name}
				error={errors.name}
				className="md:hidden"
			/>
			<TextField
				name="username"
				label="Username"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				defaultValue={sent?.values?.username}
				error={errors.username}
			/>
			<TextField
				name="email"
				type="email"
				label="Email"
				autoComplete="email"
				defaultValue={sent?.values?.email}
				error={errors.email}
			/>
			<PasswordField
				name="password"
				label="Password"
				autoComplete="new-password"
				hint="At least 8 characters, with a lowercase letter, an uppercase letter and a number."
				error={errors.password}
			/>
			<PasswordField
				name="confirmPassword"
				label="Confirm Password"
				autoComplete="new-password"
				error={errors.confirmPassword}
			/>
			<CheckboxField name="terms" value="1" defaultChecked={sent?.values?.terms === "1"} error={errors.terms}>
				I have read the{" "}
				<Link to="/privacy" target="_blank" className={POLICY_LINK}>
					Privacy Policy
				</Link>{" "}
				and the{" "}
				<Link to="/dmca" target="_blank" className={POLICY_LINK}>
					copyright terms
				</Link>{" "}
				and accept them
			</CheckboxField>
			<Button
				type="submit"
				variant="primary"
				className="w-full"
				disabled={!canSubmit}
				busyLabel={fetcher.state !== "idle" && "Creating account..."}
			>
				Sign Up
			</Button>
			<p className="text-center text-sm text-soft">
				Already have an account?{" "}
				<Link to={`/login${search}`} replace className="py-2 font-semibold text-cream underline underline-offset-4">
					Sign in instead
				</Link>
			</p>
		</fetcher.Form>
	);
}
