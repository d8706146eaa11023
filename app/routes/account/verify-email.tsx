import { data, Form, useNavigation } from "react-router";
import { AuthCard } from "~/components/account/auth-card";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { Button, ButtonLink } from "~/components/ui/button";
import { FormAlert } from "~/components/ui/notice";
import { formText } from "~/lib/http/read-form";
import { accountTexts } from "~/messages/account";
import { useTexts } from "~/messages/use-language";
import { database } from "~/middleware/database";
import { call } from "~/operations/operation-call";
import type { FormState } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/verify-email";

export const meta: Route.MetaFunction = (args) => unlistedMeta(accountTexts.in(metaLanguage(args)).verifyTitle);

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
	const { notVerified } = accountTexts.in(context.get(platformContext).language);
	const message = result.ok ? undefined : (result.message ?? notVerified);
	return data<FormState>({ ok: result.ok, message }, { status, headers });
}

export default function VerifyEmail({ loaderData: { token, isGood }, actionData }: Route.ComponentProps) {
	const texts = useTexts(accountTexts);
	const sent: FormState | undefined = actionData;
	const isBusy = useNavigation().formMethod === "POST";
	if (sent?.ok) {
		return (
			<AuthCard title={texts.addressVerified} lead={texts.addressVerifiedLead}>
				<ButtonLink to="/" className="w-full">
					{texts.backToHome}
				</ButtonLink>
			</AuthCard>
		);
	}
	if (!isGood) {
		return (
			<AuthCard title={texts.verifyTitle} lead={texts.verifyLinkExpired}>
				<ButtonLink to="/settings" className="w-full">
					{texts.openSettings}
				</ButtonLink>
			</AuthCard>
		);
	}
	return (
		<AuthCard title={texts.verifyTitle} lead={texts.verifyLead}>
			<Form method="post" className="space-y-5">
				<input type="hidden" name="intent" value="verify" />
				<input type="hidden" name="token" value={token} />
				<FormAlert>{!isBusy && sent?.message}</FormAlert>
				<Button type="submit" variant="primary" className="w-full" busyLabel={isBusy && texts.verifying}>
					{texts.verifyAddress}
				</Button>
			</Form>
		</AuthCard>
	);
}
