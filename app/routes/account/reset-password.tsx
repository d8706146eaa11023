import { data, Form, redirect, useNavigation } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { PASSWORD_HINT } from "~/components/account/auth-forms";
import { useFormErrors } from "~/components/account/use-form-errors";
import { unlistedMeta } from "~/components/site/page-meta";
import { Button, ButtonLink } from "~/components/ui/button";
import { PasswordField } from "~/components/ui/field";
import { FormAlert } from "~/components/ui/notice";
import { checkResetForm, GUESSABLE_PASSWORD, hasErrors } from "~/domain/accounts/validation";
import { readVisit, signOutHeaders } from "~/http/credentials";
import { receiveBody } from "~/http/request-body";
import { HttpError } from "~/lib/http/http-error";
import { formText, formValues, readForm } from "~/lib/http/read-form";
import { database } from "~/middleware/database";
import type { FormState } from "~/operations/page-form";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = () => unlistedMeta("New password");

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
	const form = await readForm(request, receiveBody(request, context));
	const token = formText(form, "token");
	const password = formText(form, "password");
	const errors = checkResetForm({ password, confirmPassword: formText(form, "confirmPassword") });
	if (hasErrors(errors)) return data<FormState>({ ok: false, errors }, 422);
	const { resetPassword } = await import("~/domain/accounts/reset-links.server");
	const reset = await resetPassword(context.get(database), { token, password, client: readVisit(request) }).catch(
		(error: unknown) => {
			if (error instanceof HttpError) return error;
			throw error;
		},
	);
	if (reset instanceof HttpError) {
		const { status, message, headers } = reset;
		return data<FormState>({ ok: false, message }, { status, headers });
	}
	if (reset.ok)
		return redirect("/login?reset=done", {
			headers: await signOutHeaders(request, context.get(platformContext).config),
		});
	if (reset.reason === "guessable")
		return data<FormState>({ ok: false, errors: { password: GUESSABLE_PASSWORD } }, 422);
	return data<FormState>({ ok: false, message: "This link has expired or has already been used." }, 410);
}

export default function ResetPassword({ loaderData: { token, isGood, sendsMail }, actionData }: Route.ComponentProps) {
	if (!isGood) {
		return (
			<AuthCard
				title="New password"
				lead={`This link has expired or has already been used. Each link works once, within an hour. ${sendsMail ? "Ask for a new one." : "Ask a site owner for a new one."}`}
			>
				<ButtonLink to="/forgot-password" className="w-full">
					How to get a new link
				</ButtonLink>
			</AuthCard>
		);
	}
	return (
		<AuthCard title="New password" lead="Your account will be signed out everywhere.">
			<ResetForm token={token} sent={actionData} />
		</AuthCard>
	);
}

/** Sets a new password by a link from a mail, or from an owner. */
function ResetForm({ token, sent }: { token: string; sent?: FormState }) {
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
				label="New Password"
				autoComplete="new-password"
				hint={PASSWORD_HINT}
				error={errors.password}
			/>
			<PasswordField
				name="confirmPassword"
				label="Confirm New Password"
				autoComplete="new-password"
				error={errors.confirmPassword}
			/>
			<Button type="submit" variant="primary" className="w-full" busyLabel={isBusy && "Changing Password..."}>
				Change Password
			</Button>
		</Form>
	);
}
