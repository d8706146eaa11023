import { data, redirect } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { ResetForm } from "~/components/account/reset-form";
import { ButtonLink } from "~/components/ui/button";
import { isResetLinkGood, resetPassword } from "~/domain/accounts/reset-links.server";
import { COMMON_PASSWORD } from "~/domain/accounts/sign-in.server";
import { checkResetForm, hasErrors } from "~/domain/accounts/validation";
import { formText, readForm } from "~/lib/read-form";
import { signOutHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { isWithinLimit, TOO_MANY } from "~/middleware/rate-limit";
import type { FormState } from "~/operations/page-form";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/reset-password";

export const meta: Route.MetaFunction = () => [
	{ title: `New password · ${PRODUCT_NAME}` },
	{ name: "robots", content: "noindex" },
];

export function headers({ actionHeaders }: Route.HeadersArgs) {
	const merged = new Headers(actionHeaders);
	merged.set("cache-control", "private, no-store");
	return merged;
}

export async function loader({ context, url }: Route.LoaderArgs) {
	const token = url.searchParams.get("token") ?? "";
	const isGood = token !== "" && (await isResetLinkGood(context.get(database), token));
	return { token, isGood };
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const token = formText(form, "token");
	const password = formText(form, "password");
	const errors = checkResetForm({ password, confirmPassword: formText(form, "confirmPassword") });
	if (hasErrors(errors)) return data<FormState>({ ok: false, errors }, 422);
	if (!(await isWithinLimit({ request, context, limit: "LOGIN_LIMIT", countBy: `reset ${token}` }))) {
		return data<FormState>({ ok: false, message: TOO_MANY.message }, { status: 429, headers: TOO_MANY.headers });
	}
	const reset = await resetPassword(context.get(database), { token, password });
	if (reset.ok) return redirect("/login?reset=done", { headers: signOutHeaders(request) });
	if (reset.reason === "common") return data<FormState>({ ok: false, errors: { password: COMMON_PASSWORD } }, 422);
	return data<FormState>({ ok: false, message: "This link has run out or was used already." }, 410);
}

export default function ResetPassword({ loaderData: { token, isGood }, actionData }: Route.ComponentProps) {
	if (!isGood) {
		return (
			<AuthCard
				title="New password"
				lead="This link has run out or was used already. Each works once, for an hour. Ask an owner of the site for another."
			>
				<ButtonLink to="/forgot-password" className="w-full">
					How to get a link
				</ButtonLink>
			</AuthCard>
		);
	}
	return (
		<AuthCard title="New password" lead="Wherever your account is signed in now, it will be signed out.">
			<ResetForm token={token} sent={actionData} />
		</AuthCard>
	);
}
