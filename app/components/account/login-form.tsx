import { Link, useFetcher } from "react-router";
import { Button } from "~/components/ui/button";
import { CheckboxField, PasswordField, TextField } from "~/components/ui/field";
import { MarkedText } from "~/components/ui/marked-text";
import { FormAlert } from "~/components/ui/notice";
import { checkLogin } from "~/domain/accounts/validation";
import { formValues } from "~/lib/http/read-form";
import { accountTexts } from "~/messages/account";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import type { AuthState } from "./auth-forms";
import { useFormErrors } from "./use-form-errors";

interface LoginFormProps {
	/** Path of the next page; null when the visitor stays on this page. */
	redirectTo: string | null;
	/** The result of a form that was sent without scripts. */
	sent?: AuthState;
}

export function LoginForm({ redirectTo, sent }: LoginFormProps) {
	const texts = useTexts(accountTexts);
	const site = useTexts(siteTexts);
	const fetcher = useFetcher<AuthState>();
	const state = fetcher.data ?? sent;
	const { errors, form } = useFormErrors({
		state,
		check: (form) => checkLogin(formValues(form, ["emailOrUsername", "password"])),
	});
	const search = redirectTo !== null ? `?redirectTo=${encodeURIComponent(redirectTo)}` : "";
	return (
		<fetcher.Form
			{...form}
			method="post"
			action={`/login${search}`}
			preventScrollReset={redirectTo === null}
			className="space-y-5"
		>
			<input type="hidden" name="intent" value="login" />
			<FormAlert>{fetcher.state === "idle" && state?.message}</FormAlert>
			<TextField
				name="emailOrUsername"
				label={texts.emailOrUsername}
				autoComplete="username"
				autoCapitalize="none"
				spellCheck={false}
				maxLength={254}
				defaultValue={sent?.values?.emailOrUsername}
				error={errors.emailOrUsername}
			/>
			<PasswordField
				name="password"
				label={texts.password}
				autoComplete="current-password"
				maxLength={200}
				error={errors.password}
			/>
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<CheckboxField name="remember" value="1" defaultChecked={sent?.values?.remember === "1"}>
					{texts.rememberMe}
				</CheckboxField>
				<Link to={`/forgot-password${search}`} className="py-1 text-sm font-medium text-bulb hover:text-glow">
					{texts.forgotPassword}
				</Link>
			</div>
			<Button
				type="submit"
				variant="primary"
				className="w-full"
				busyLabel={fetcher.state !== "idle" && texts.signingIn}
			>
				{site.login}
			</Button>
			<p className="text-center text-sm text-soft">
				<MarkedText
					text={texts.newHere}
					marks={{
						link: (words) => (
							<Link
								to={`/signup${search}`}
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
