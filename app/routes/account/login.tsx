import { redirect } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { AUTH_TEXTS } from "~/components/account/auth-forms";
import { LoginForm } from "~/components/account/login-form";
import { unlistedMeta } from "~/components/site/page-meta";
import { Notice } from "~/components/ui/notice";
import { whyLogin } from "~/http/login-path";
import { toLocalPath } from "~/lib/http/requests";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = () => unlistedMeta("Login");

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url }: Route.LoaderArgs) {
	const redirectTo = toLocalPath(url.searchParams.get("redirectTo"));
	if (await context.get(visitorSession)) throw redirect(redirectTo);
	const reason = url.searchParams.has("keeps")
		? "Nothing is saved yet: log in or sign up, then press the button again on the page that opens."
		: whyLogin(redirectTo);
	return { redirectTo, reason, isReset: url.searchParams.get("reset") === "done" };
}

export { sendAuthForm as clientAction } from "./auth-forms.client";
export { runAuthForm as action } from "./auth-forms.server";

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AuthCard {...AUTH_TEXTS.login}>
			{loaderData.isReset && (
				<div className="mb-5">
					<Notice tone="good" live="polite">
						Your password has been changed. Sign in with the new one.
					</Notice>
				</div>
			)}
			{loaderData.reason && (
				<div className="mb-5">
					<Notice live="polite">{loaderData.reason}</Notice>
				</div>
			)}
			<LoginForm redirectTo={loaderData.redirectTo} sent={actionData} />
		</AuthCard>
	);
}
