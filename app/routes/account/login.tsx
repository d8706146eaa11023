import { redirect } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { AUTH_TEXTS } from "~/components/account/auth-texts";
import { LoginForm } from "~/components/account/login-form";
import { Notice } from "~/components/ui/notice";
import { returnAddress } from "~/lib/requests";
import { visitor } from "~/middleware/visitor";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/login";
import { runAuthForm } from "./run-auth-form.server";
import { sendAuthForm } from "./send-auth-form.client";

export const meta: Route.MetaFunction = () => [
	{ title: `Login · ${PRODUCT_NAME}` },
	{ name: "robots", content: "noindex" },
];

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function loader({ context, url }: Route.LoaderArgs) {
	const redirectTo = returnAddress(url.searchParams.get("redirectTo"));
	if (context.get(visitor)) throw redirect(redirectTo);
	return { redirectTo, isReset: url.searchParams.get("reset") === "done" };
}

export async function action(args: Route.ActionArgs) {
	return await runAuthForm(args);
}

export async function clientAction(args: Route.ClientActionArgs) {
	return await sendAuthForm(args);
}

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
