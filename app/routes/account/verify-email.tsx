import { data, Form, useNavigation } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { unlistedMeta } from "~/components/site/page-meta";
import { Button, ButtonLink } from "~/components/ui/button";
import { FormAlert } from "~/components/ui/notice";
import { formText } from "~/lib/http/read-form";
import { database } from "~/middleware/database";
import { call } from "~/operations/operation-call";
import type { FormState } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import type { Route } from "./+types/verify-email";

export const meta: Route.MetaFunction = () => unlistedMeta("Verify your address");

export function headers({ actionHeaders }: Route.HeadersArgs) {
	const merged = new Headers(actionHeaders);
	merged.set("cache-control", "private, no-store");
	return merged;
}

/** Opening the link verifies nothing: programs that check mails open links, too. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { isVerificationValid } = await import("~/domain/accounts/mailed-links.server");
	const token = url.searchParams.get("token") ?? "";
	return { token, isGood: token !== "" && (await isVerificationValid(context.get(database), token)) };
}

const FORMS = {
	verify: (form: FormData) => call("POST /api/auth/verify-email", { body: { token: formText(form, "token") } }),
};

export async function action({ request, context }: Route.ActionArgs) {
	const { result, status, headers } = await runForm({ request, context }, FORMS);
	const message = result.ok ? undefined : (result.message ?? "The address could not be verified. Try again.");
	return data<FormState>({ ok: result.ok, message }, { status, headers });
}

export default function VerifyEmail({ loaderData: { token, isGood }, actionData }: Route.ComponentProps) {
	const sent: FormState | undefined = actionData;
	const isBusy = useNavigation().formMethod === "POST";
	if (sent?.ok) {
		return (
			<AuthCard
				title="Address verified"
				lead="If you ever forget your password, a link to set a new one is sent to this address."
			>
				<ButtonLink to="/" className="w-full">
					Back to Home
				</ButtonLink>
			</AuthCard>
		);
	}
	if (!isGood) {
		return (
			<AuthCard
				title="Verify your address"
				lead="This link has expired or has already been used. Each link works once, within an hour. Settings sends a new one."
			>
				<ButtonLink to="/settings" className="w-full">
					Open Settings
				</ButtonLink>
			</AuthCard>
		);
	}
	return (
		<AuthCard
			title="Verify your address"
			lead="Press the button if you have an account here with the address that got the mail. If you have none, close this page."
		>
			<Form method="post" className="space-y-5">
				<input type="hidden" name="intent" value="verify" />
				<input type="hidden" name="token" value={token} />
				<FormAlert>{!isBusy && sent?.message}</FormAlert>
				<Button type="submit" variant="primary" className="w-full" busyLabel={isBusy && "Verifying..."}>
					Verify Address
				</Button>
			</Form>
		</AuthCard>
	);
}
