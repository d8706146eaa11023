import { redirect } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { useAuthHeadings } from "~/components/account/auth-forms";
import { LoginForm } from "~/components/account/login-form";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { Notice } from "~/components/ui/notice";
import type { LoginReason } from "~/domain/accounts/policy";
import { whyLogin } from "~/http/login-path";
import { toLocalPath } from "~/lib/http/requests";
import { accountTexts } from "~/messages/account";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { visitorSession } from "~/middleware/visitor";
import type { Route } from "./+types/login";

export const meta: Route.MetaFunction = (args) => unlistedMeta(siteTexts.in(metaLanguage(args)).login);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url }: Route.LoaderArgs) {
	const redirectTo = toLocalPath(url.searchParams.get("redirectTo"));
	if (await context.get(visitorSession)) throw redirect(redirectTo);
	const reason: LoginReason | null = url.searchParams.has("keeps") ? "unsaved" : whyLogin(redirectTo);
	return { redirectTo, reason, isReset: url.searchParams.get("reset") === "done" };
}

export { sendAuthForm as clientAction } from "./auth-forms.client";
export { runAuthForm as action } from "./auth-forms.server";

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
	const texts = useTexts(accountTexts);
	return (
		<AuthCard {...useAuthHeadings().login}>
			{loaderData.isReset && (
				<div className="mb-5">
					<Notice tone="good" live="polite">
						{texts.passwordChanged}
					</Notice>
				</div>
			)}
			{loaderData.reason && (
				<div className="mb-5">
					<Notice live="polite">{texts.loginReasons[loaderData.reason]}</Notice>
				</div>
			)}
			<LoginForm redirectTo={loaderData.redirectTo} sent={actionData} />
		</AuthCard>
	);
}
