import { redirect } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { AUTH_TEXTS } from "~/components/account/auth-forms";
import { SignupForm } from "~/components/account/signup-form";
import { unlistedMeta } from "~/components/site/page-meta";
import { toLocalPath } from "~/lib/http/requests";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/signup";

export const meta: Route.MetaFunction = () => unlistedMeta("Sign Up");

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url }: Route.LoaderArgs) {
	const redirectTo = toLocalPath(url.searchParams.get("redirectTo"));
	if (await context.get(visitorSession)) throw redirect(redirectTo);
	return { redirectTo };
}

export { sendAuthForm as clientAction } from "./auth-forms.client";
export { runAuthForm as action } from "./auth-forms.server";

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AuthCard {...AUTH_TEXTS.signup}>
			<SignupForm redirectTo={loaderData.redirectTo} sent={actionData} />
		</AuthCard>
	);
}
