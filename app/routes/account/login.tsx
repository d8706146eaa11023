import { data, redirect } from "react-router";
import { enter } from "~/browser/sign-in.client";
import { AuthCard } from "~/components/account/auth-card";
import { AUTH_TEXTS } from "~/components/account/auth-texts";
import type { FormAnswer } from "~/components/account/form-answer";
import { LoginForm } from "~/components/account/login-form";
import { Notice } from "~/components/ui/notice";
import { signIn } from "~/domain/accounts/sign-in.server";
import { checkLogin, hasErrors } from "~/domain/accounts/validation";
import { formText, readForm } from "~/lib/read-form";
import { returnAddress } from "~/lib/requests";
import { readVisit, signInHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { isWithinLimit, TOO_MANY } from "~/middleware/rate-limit";
import { visitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/login";

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

/** A form sent without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const form = await readForm(request);
	const emailOrUsername = formText(form, "emailOrUsername");
	const password = formText(form, "password");
	const isRemembered = form.has("remember");
	const refuse = (status: number, answer: Omit<FormAnswer, "ok" | "values">, init?: ResponseInit) => {
		const values = { emailOrUsername, remember: isRemembered ? "1" : "" };
		return data<FormAnswer>({ ok: false, ...answer, values }, { ...init, status });
	};
	const errors = checkLogin({ emailOrUsername, password });
	if (hasErrors(errors)) return refuse(422, { errors });
	if (!(await isWithinLimit({ request, context, limit: "LOGIN_LIMIT", countBy: emailOrUsername }))) {
		return refuse(429, { message: TOO_MANY.message }, { headers: TOO_MANY.headers });
	}
	const { config } = context.get(platformContext);
	const attempt = { emailOrUsername, password, isRemembered, ...readVisit(request) };
	const signedIn = await signIn(context.get(database), config, attempt);
	if (!signedIn) return refuse(401, { message: "Invalid email or password" });
	return redirect(returnAddress(url.searchParams.get("redirectTo")), {
		headers: signInHeaders(request, signedIn.credentials),
	});
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
	const form = await request.formData();
	const answer: FormAnswer = await enter("login", {
		emailOrUsername: formText(form, "emailOrUsername"),
		password: formText(form, "password"),
		remember: form.has("remember"),
	});
	const redirectTo = url.searchParams.get("redirectTo");
	return answer.ok && redirectTo !== null ? redirect(returnAddress(redirectTo)) : answer;
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
