import { data, redirect } from "react-router";
import { enter } from "~/browser/sign-in.client";
import { AuthCard } from "~/components/account/auth-card";
import { AUTH_TEXTS } from "~/components/account/auth-texts";
import type { FormAnswer } from "~/components/account/form-answer";
import { readSignupForm } from "~/components/account/read-signup-form";
import { SignupForm } from "~/components/account/signup-form";
import { register } from "~/domain/accounts/sign-in.server";
import { checkSignup, hasErrors } from "~/domain/accounts/validation";
import { readForm } from "~/lib/read-form";
import { returnAddress } from "~/lib/requests";
import { readVisit, signInHeaders } from "~/middleware/credentials";
import { database } from "~/middleware/database";
import { isWithinLimit, TOO_MANY } from "~/middleware/rate-limit";
import { visitor } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/signup";

export const meta: Route.MetaFunction = () => [
	{ title: `Sign Up · ${PRODUCT_NAME}` },
	{ name: "robots", content: "noindex" },
];

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

export function loader({ context, url }: Route.LoaderArgs) {
	const redirectTo = returnAddress(url.searchParams.get("redirectTo"));
	if (context.get(visitor)) throw redirect(redirectTo);
	return { redirectTo };
}

/** A form sent without scripts. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const form = await readForm(request);
	const { confirmPassword, hasAcceptedTerms, ...registration } = readSignupForm(form);
	const { username, email, name } = registration;
	const refuse = (status: number, answer: Omit<FormAnswer, "ok" | "values">, init?: ResponseInit) => {
		const values = { username, email, name, terms: hasAcceptedTerms ? "1" : "" };
		return data<FormAnswer>({ ok: false, ...answer, values }, { ...init, status });
	};
	const errors = checkSignup({ ...registration, confirmPassword, hasAcceptedTerms });
	if (hasErrors(errors)) return refuse(422, { errors });
	if (!(await isWithinLimit({ request, context, limit: "REGISTER_LIMIT" }))) {
		return refuse(429, { message: TOO_MANY.message }, { headers: TOO_MANY.headers });
	}
	const { config } = context.get(platformContext);
	const visit = { isRemembered: false, ...readVisit(request) };
	const registered = await register(context.get(database), config, { ...registration, ...visit });
	if (!registered.ok) return refuse(registered.reason === "taken" ? 409 : 422, { errors: registered.errors });
	return redirect(returnAddress(url.searchParams.get("redirectTo")), {
		headers: signInHeaders(request, registered.credentials),
	});
}

export async function clientAction({ request, url }: Route.ClientActionArgs) {
	const form = await request.formData();
	const { username, email, password, name } = readSignupForm(form);
	const answer: FormAnswer = await enter("signup", { username, email, password, name, remember: false });
	const redirectTo = url.searchParams.get("redirectTo");
	return answer.ok && redirectTo !== null ? redirect(returnAddress(redirectTo)) : answer;
}

export default function Signup({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<AuthCard {...AUTH_TEXTS.signup}>
			<SignupForm redirectTo={loaderData.redirectTo} sent={actionData} />
		</AuthCard>
	);
}
