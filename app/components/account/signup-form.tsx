import { useEffect, useId, useState } from "react";
import { Link, useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { CheckboxField, PasswordField, TextField } from "~/components/ui/field";
import { MarkedText } from "~/components/ui/marked-text";
import { FormAlert } from "~/components/ui/notice";
import { checkSignup } from "~/domain/accounts/validation";
import { type AccountTexts, accountTexts } from "~/messages/account";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { type AuthState, readSignupForm } from "./auth-forms";
import { useFormErrors } from "./use-form-errors";

interface SignupFormProps {
	/** Path of the next page; null when the visitor stays on this page. */
	redirectTo: string | null;
	/** The result of a form that was sent without scripts. */
	sent?: AuthState;
}

/** What is missing before the form can be sent; an empty text when nothing is. */
function describeMissing(form: HTMLFormElement, texts: AccountTexts): string {
	const { username, email, password, confirmPassword, hasAcceptedTerms } = readSignupForm(new FormData(form));
	const fields = { username, email, password, confirmPassword };
	const names = ["username", "email", "password", "confirmPassword"] as const;
	const blank = names.filter((name) => !fields[name].trim()).map((name) => texts[name]);
	const differs = password !== "" && confirmPassword !== "" && password !== confirmPassword;
	const steps = [
		blank.length > 0 ? texts.fillIn(blank) : null,
		differs ? texts.samePasswordTwice : null,
		hasAcceptedTerms ? null : texts.acceptThePolicies,
	].filter((step) => step !== null);
	return steps.length > 0 ? texts.toSignUp(steps) : "";
}

const POLICY_LINK = "font-medium text-cream underline underline-offset-4";

export function SignupForm({ redirectTo, sent }: SignupFormProps) {
	const texts = useTexts(accountTexts);
	const site = useTexts(siteTexts);
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
		if (form.ref.current) setMissing(describeMissing(form.ref.current, texts));
	}, [form.ref, texts]);

	const search = redirectTo !== null ? `?redirectTo=${encodeURIComponent(redirectTo)}` : "";
	return (
		<fetcher.Form
			{...form}
			{...leaving}
			noValidate={!required}
			onInput={(event) => {
				form.onInput(event);
				setMissing(describeMissing(event.currentTarget, texts));
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
				label={texts.username}
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
				label={texts.email}
				autoComplete="email"
				defaultValue={sent?.values?.email}
				error={errors.email}
			/>
			<TextField
				name="name"
				label={texts.fullName}
				hint={texts.optional}
				autoComplete="name"
				maxLength={100}
				defaultValue={sent?.values?.name}
				error={errors.name}
			/>
			<PasswordField
				name="password"
				required={required}
				label={texts.password}
				autoComplete="new-password"
				hint={texts.passwordHint}
				error={errors.password}
			/>
			<PasswordField
				name="confirmPassword"
				required={required}
				label={texts.confirmPassword}
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
				<MarkedText
					text={texts.acceptPolicies}
					marks={{
						privacy: (name) => (
							<Link to="/privacy" target="_blank" className={POLICY_LINK}>
								{name}
							</Link>
						),
						terms: (name) => (
							<Link to="/dmca" target="_blank" className={POLICY_LINK}>
								{name}
							</Link>
						),
					}}
				/>
			</CheckboxField>
			<Button
				type="submit"
				variant="primary"
				className="w-full"
				disabled={Boolean(missing)}
				aria-describedby={missing ? missingId : undefined}
				busyLabel={fetcher.state !== "idle" && texts.creatingAccount}
			>
				{site.signUp}
			</Button>
			<p id={missingId} className="min-h-10 text-center text-sm text-soft">
				{missing}
			</p>
			<p className="text-center text-sm text-soft">
				<MarkedText
					text={texts.haveAccount}
					marks={{
						link: (words) => (
							<Link
								to={`/login${search}`}
								replace
								className="py-2 font-semibold text-cream underline underline-offset-4"
							>
								{words}
							</Link>
						),
					}}
				/>
			</p>
		</fetcher.Form>
	);
}
