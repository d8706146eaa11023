import { data, Form, Link, useNavigation } from "react-router";
import { sendForm } from "~/browser/forms/send-form.client";
import { AuthCard } from "~/components/account/auth-card";
import { useFormErrors } from "~/components/account/use-form-errors";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { Button, ButtonLink } from "~/components/ui/button";
import { TextField } from "~/components/ui/field";
import { MarkedText } from "~/components/ui/marked-text";
import { FormAlert, Notice } from "~/components/ui/notice";
import { checkProfile } from "~/domain/accounts/validation";
import { formText, formValues } from "~/lib/http/read-form";
import { toLocalPath } from "~/lib/http/requests";
import { pageLanguage } from "~/lib/language/languages";
import { accountTexts } from "~/messages/account";
import { useTexts } from "~/messages/use-language";
import { call } from "~/operations/operation-call";
import type { FormState } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/forgot-password";

export const meta: Route.MetaFunction = (args) => unlistedMeta(accountTexts.in(metaLanguage(args)).forgotTitle);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url }: Route.LoaderArgs) {
	const { findMailer } = await import("~/domain/accounts/mailed-links.server");
	const platform = context.get(platformContext);
	const redirectTo = toLocalPath(url.searchParams.get("redirectTo"));
	return {
		sendsMail: findMailer(platform) !== null,
		email: platform.config.CONTACT_EMAIL,
		search: redirectTo === "/" ? "" : `?redirectTo=${encodeURIComponent(redirectTo)}`,
	};
}

const FORMS = {
	"send-link": (form: FormData) => call("POST /api/auth/reset-link", { body: formValues(form, ["email"]) }),
};

export async function action({ request, context }: Route.ActionArgs) {
	const { result, form, status, headers } = await runForm({ request, context }, FORMS);
	if (result.ok) return data<FormState>({ ok: true }, { headers });
	const { errors, message } = result;
	const { linkNotSent } = accountTexts.in(context.get(platformContext).language);
	const state = { ok: false, ...(errors.email ? { errors } : { message: message ?? linkNotSent }) };
	return data<FormState>({ ...state, values: { email: formText(form, "email") } }, { status, headers });
}

export async function clientAction(args: Route.ClientActionArgs) {
	return await sendForm<FormState, keyof typeof FORMS>(args, {
		toState: ({ message }) => ({ ok: false, message: message ?? accountTexts.in(pageLanguage()).linkNotSent }),
	});
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
	const { sendsMail, email, search } = loaderData;
	const texts = useTexts(accountTexts);
	return (
		<AuthCard title={texts.forgotPassword}>
			{sendsMail ? <LinkByMail contact={email} sent={actionData} /> : <LinkByOwner contact={email} />}
			<ButtonLink to={`/login${search}`} className="mt-8 w-full">
				{texts.backToLogin}
			</ButtonLink>
			<p className="mt-5 text-center text-sm text-soft">
				<Link to={`/signup${search}`} className="py-2 font-semibold text-cream underline underline-offset-4">
					{texts.createNewAccount}
				</Link>
			</p>
		</AuthCard>
	);
}

function ContactLink({ email }: { email: string }) {
	return (
		<a
			href={`mailto:${email}?subject=${encodeURIComponent(useTexts(accountTexts).mailSubject)}`}
			className="font-medium wrap-anywhere text-cream underline underline-offset-4"
		>
			{email}
		</a>
	);
}

function LinkByMail({ contact, sent }: { contact: string; sent?: FormState }) {
	const texts = useTexts(accountTexts);
	const isBusy = useNavigation().formMethod === "POST";
	const { errors, form } = useFormErrors({
		state: sent,
		check: (form) => checkProfile(formValues(form, ["email"])),
	});
	return (
		<>
			<p className="mb-5 text-soft">{texts.enterAddress}</p>
			<Form {...form} method="post" className="space-y-5">
				<input type="hidden" name="intent" value="send-link" />
				<FormAlert>{!isBusy && !sent?.ok && sent?.message}</FormAlert>
				<div role="status" className="empty:hidden">
					{!isBusy && sent?.ok && <Notice tone="good">{texts.linkOnItsWay}</Notice>}
				</div>
				<TextField
					name="email"
					type="email"
					label={texts.email}
					autoComplete="email"
					maxLength={254}
					defaultValue={sent?.values?.email}
					error={errors.email}
				/>
				<Button type="submit" variant="primary" className="w-full" busyLabel={isBusy && texts.sending}>
					{texts.sendLink}
				</Button>
			</Form>
			<p className="mt-5 text-sm text-soft">
				<MarkedText text={texts.noMail} marks={{ contact: () => <ContactLink email={contact} /> }} />
			</p>
		</>
	);
}

/** Of a site that does not send mail. */
function LinkByOwner({ contact }: { contact: string }) {
	const texts = useTexts(accountTexts);
	return (
		<div className="space-y-4 text-soft">
			<p>{texts.siteSendsNoMail}</p>
			<ol className="list-decimal space-y-2 ps-5 marker:font-semibold marker:text-bulb">
				<li>
					<MarkedText text={texts.writeToOwner} marks={{ contact: () => <ContactLink email={contact} /> }} />
				</li>
				<li>{texts.openWithinHour}</li>
				<li>{texts.chooseNewPassword}</li>
			</ol>
		</div>
	);
}
