import { useEffect, useId, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { CheckboxField, PasswordField, TextField } from "~/components/ui/field";
import { FormAlert } from "~/components/ui/notice";
import { checkSignup } from "~/domain/accounts/validation";
import { type AuthState, PASSWORD_HINT, readSignupForm } from "./auth-forms";
import { useFormErrors } from "./use-form-errors";

interface SignupFormProps {
	/** Path of the next page; null when the visitor stays on this page. */
	redirectTo: string | null;
	/** The result of a form that was sent without scripts. */
	sent?: AuthState;
}

/** What is missing before the form can be sent; an empty text when nothing is. */
function describeMissing(form: HTMLFormElement): string {
	const { username, email, password, confirmPassword, hasAcceptedTerms } = readSignupForm(new FormData(form));
	const fields = { Username: username, Email: email, Password: password, "Confirm Password": confirmPassword };
	const blank = Object.entries(fields).flatMap(([label, value]) => (value.trim() ? [] : [label]));
	const steps = [
		blank.length > 0 && `fill in ${blank.join(", ")}`,
		password && confirmPassword && password !== confirmPassword && "enter the same password twice",
		!hasAcceptedTerms && "accept the policies",
	].filter(Boolean);
	return steps.length > 0 ? `To sign up, ${steps.join("; ")}.` : "";
}

const POLICY_LINK = "font-medium text-cream underline underline-offset-4";

export function SignupForm({ redirectTo, sent }: SignupFormProps) {
	const fetcher = useFetcher<AuthState>();
	const state = fetcher.data ?? sent;
	const { errors, form, leaving } = useFormErrors({
		state,
		check: (values) => checkSignup(readSignupForm(values)),
	});
	const missingId = useId();
	/** Null without scripts: there the browser itself holds the form back. */
	const [missing, setMissing] = useState<string | null>(null);
	const required = missing === null;
	useEffect(() => {
		if (form.ref.current) setMissing(describeMissing(form.ref.current));
	}, [form.ref]);

	const search = redirectTo !== null ? `?redirectTo=${encodeURIComponent(redirectTo)}` : "";
	return (
		<fetcher.Form
			{...form}
			{...leaving}
			noValidate={!required}
			onInput={(event) => {
				form.onInput(event);
				setMissing(describeMissing(event.currentTarget));
			}}
			method="post"
			action={`/signup${search}`}
			preventScrollReset={redirectTo === null}
			className="space-y-5"
		>
			<input type="hidden" name="intent" value="signup" />
			<FormAlert>{fetcher.state === "idle" && state?.message}</FormAlert>
			<TextField
				name="username"
				required={required}
				label="Username"
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				defaultValue={sent?.values?.username}
				error={errors.username}
			/>
			<TextField
				name="email"
				required={required}
				type="email"
				label="Email"
				autoComplete="email"
				defaultValue={sent?.values?.email}
				error={errors.email}
			/>
			<TextField
				name="name"
				label="Full Name"
				hint="Optional"
				autoComplete="name"
				maxLength={100}
				defaultValue={sent?.values?.name}
				error={errors.name}
			/>
			<PasswordField
				name="password"
				required={required}
				label="Password"
				autoComplete="new-password"
				hint={PASSWORD_HINT}
				error={errors.password}
			/>
			<PasswordField
				name="confirmPassword"
				required={required}
				label="Confirm Password"
				autoComplete="new-password"
				error={errors.confirmPassword}
			/>
			<CheckboxField
				name="terms"
				value="1"
				required={required}
				defaultChecked={sent?.values?.terms === "1"}
				error={errors.terms}
			>
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
				disabled={Boolean(missing)}
				aria-describedby={missing ? missingId : undefined}
				busyLabel={fetcher.state !== "idle" && "Creating account..."}
			>
				Sign Up
			</Button>
			<p id={missingId} className="min-h-10 text-center text-sm text-soft">
				{missing}
			</p>
			<p className="text-center text-sm text-soft">
				Already have an account?{" "}
				<Link to={`/login${search}`} replace className="py-2 font-semibold text-cream underline underline-offset-4">
					Sign in instead
				</Link>
			</p>
		</fetcher.Form>
	);
}
