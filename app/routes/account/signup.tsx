import { redirect } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { useAuthHeadings } from "~/components/account/auth-forms";
import { SignupForm } from "~/components/account/signup-form";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { toLocalPath } from "~/lib/http/requests";
import { siteTexts } from "~/messages/site";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/signup";

export const meta: Route.MetaFunction = (args) => unlistedMeta(siteTexts.in(metaLanguage(args)).signUp);

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
		<AuthCard {...useAuthHeadings().signup}>
			<SignupForm redirectTo={loaderData.redirectTo} sent={actionData} />
		</AuthCard>
	);
}
