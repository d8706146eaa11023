import { redirect } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { AUTH_TEXTS } from "~/components/account/auth-texts";
import { LoginForm } from "~/components/account/login-form";
import { unlistedMeta } from "~/components/site/page-meta";
import { Notice } from "~/components/ui/notice";
import { toLocalPath } from "~/lib/requests";
import { visitor } from "~/middleware/visitor";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = () => unlistedMeta("Login");

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url }: Route.LoaderArgs) {
	const redirectTo = toLocalPath(url.searchParams.get("redirectTo"));
	if (await context.get(visitor)) throw redirect(redirectTo);
	return { redirectTo, isReset: url.searchParams.get("reset") === "done" };
}

export { runAuthForm as action } from "./run-auth-form.server";
export { sendAuthForm as clientAction } from "./send-auth-form.client";

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
			<LoginForm redirectTo={loaderData.redirectTo} sent={actionData} />
		</AuthCard>
	);
}
