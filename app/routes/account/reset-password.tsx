import { data, Form, redirect, useNavigation } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { useFormErrors } from "~/components/account/use-form-errors";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { Button, ButtonLink } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { FormAlert } from "~/components/ui/notice";
import { checkResetForm, GUESSABLE_PASSWORD, hasErrors } from "~/domain/accounts/validation";
import { readVisit, signOutHeaders } from "~/http/credentials";
import { receiveForm } from "~/http/receive-form";
import { writeErrors, writeRefusal } from "~/http/refusals";
import { HttpError } from "~/lib/http/http-error";
import { formText, formValues } from "~/lib/http/read-form";
import { accountTexts } from "~/messages/account";
import { useTexts } from "~/messages/use-language";
import { database } from "~/middleware/database";
import type { FormState } from "~/operations/page-form";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = (args) => unlistedMeta(accountTexts.in(metaLanguage(args)).newPasswordTitle);

export function headers({ actionHeaders }: Route.HeadersArgs) {
	const merged = new Headers(actionHeaders);
	merged.set("cache-control", "private, no-store");
	return merged;
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const [{ isResetLinkValid }, { findMailer }] = await Promise.all([
		import("~/domain/accounts/reset-links.server"),
		import("~/domain/accounts/mailed-links.server"),
	]);
	const token = url.searchParams.get("token") ?? "";
	const isGood = token !== "" && (await isResetLinkValid(context.get(database), token));
	return { token, isGood, sendsMail: findMailer(context.get(platformContext)) !== null };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await receiveForm({ request, context });
	const token = formText(form, "token");
	const password = formText(form, "password");
	const errors = checkResetForm({ password, confirmPassword: formText(form, "confirmPassword") });
	const { config, language } = context.get(platformContext);
	if (hasErrors(errors)) return data<FormState>({ ok: false, errors: await writeErrors(errors, language) }, 422);
	const { resetPassword } = await import("~/domain/accounts/reset-links.server");
	const reset = await resetPassword(context.get(database), { token, password, client: readVisit(request) }).catch(
		(error: unknown) => {
			if (error instanceof HttpError) return error;
			throw error;
		},
	);
	if (reset instanceof HttpError) {
		const { status, headers } = reset;
		return data<FormState>({ ok: false, ...(await writeRefusal(reset, language)) }, { status, headers });
	}
	if (reset.ok) return redirect("/login?reset=done", { headers: await signOutHeaders(request, config) });
	if (reset.reason === "guessable") {
		const errors = await writeErrors({ password: GUESSABLE_PASSWORD }, language);
		return data<FormState>({ ok: false, errors }, 422);
	}
	return data<FormState>({ ok: false, message: accountTexts.in(language).linkExpired }, 410);
}

export default function ResetPassword({ loaderData: { token, isGood, sendsMail }, actionData }: Route.ComponentProps) {
	const texts = useTexts(accountTexts);
	if (!isGood) {
		return (
			<AuthCard title={texts.newPasswordTitle} lead={sendsMail ? texts.resetLinkExpired : texts.ownersLinkExpired}>
				<ButtonLink to="/forgot-password" className="w-full">
					{texts.howToGetLink}
				</ButtonLink>
			</AuthCard>
		);
	}
	return (
		<AuthCard title={texts.newPasswordTitle} lead={texts.signedOutEverywhere}>
			<ResetForm token={token} sent={actionData} />
		</AuthCard>
	);
}

/** Sets a new password by a link from a mail, or from an owner. */
function ResetForm({ token, sent }: { token: string; sent?: FormState }) {
	const texts = useTexts(accountTexts);
	const isBusy = useNavigation().formMethod === "POST";
	const { errors, form } = useFormErrors({
		state: sent,
		check: (form) => checkResetForm(formValues(form, ["password", "confirmPassword"])),
	});
	return (
		<Form {...form} method="post" className="space-y-5">
			<input type="hidden" name="token" value={token} />
			<FormAlert>{!isBusy && sent?.message}</FormAlert>
			<PasswordField
				name="password"
				label={texts.newPassword}
				autoComplete="new-password"
				hint={texts.passwordHint}
				error={errors.password}
			/>
			<PasswordField
				name="confirmPassword"
				label={texts.confirmNewPassword}
				autoComplete="new-password"
				error={errors.confirmPassword}
			/>
			<Button type="submit" variant="primary" className="w-full" busyLabel={isBusy && texts.changingPassword}>
				{texts.changePassword}
			</Button>
		</Form>
	);
}
