import { data, redirect, replace } from "react-router";
import { sendForm } from "~/browser/forms/send-form.client";
import { WhoIsHere } from "~/components/account/who-is-here";
import { PasswordQuestion, PinQuestion } from "~/components/account/who-is-watching";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { emblemPath, toHousemates } from "~/domain/accounts/profiles";
import { whoIsHerePath } from "~/domain/accounts/who-is-watching";
import { formText } from "~/lib/http/read-form";
import { isDataRequest, toLocalPath } from "~/lib/http/requests";
import { pageLanguage } from "~/lib/language/languages";
import { accountTexts } from "~/messages/account";
import { visitorSession } from "~/middleware/visitor";
import { call } from "~/operations/operation-call";
import type { FormState, PageForms } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/together";

export const meta: Route.MetaFunction = (args) => unlistedMeta(accountTexts.in(metaLanguage(args)).whoIsHereTitle);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const session = await context.get(visitorSession);
	const people = session ? toHousemates(session) : [];
	const self = session?.profile;
	const redirectTo = searchParams.get("redirectTo");
	const next = toLocalPath(redirectTo);
	if (!self || people.length === 0) throw redirect(next);
	const asked = people.find(({ id, hasPin }) => hasPin && id === searchParams.get("pin")) ?? null;
	const search = redirectTo === null ? "" : `?redirectTo=${encodeURIComponent(next)}`;
	return {
		self: { name: self.name, emblem: emblemPath(self) },
		people,
		asked,
		isByPassword: searchParams.get("by") === "password",
		next,
		search,
	};
}

const TOGETHER_FORMS = {
	join: (form: FormData) =>
		call("PUT /api/together/:id", {
			params: { id: formText(form, "id") },
			body: { pin: formText(form, "pin") || undefined, password: formText(form, "password") || undefined },
		}),
	leave: (form: FormData) => call("DELETE /api/together/:id", { params: { id: formText(form, "id") } }),
} satisfies PageForms;

/** From a line on another page it leads back there; from this page, and from the question for a PIN, to who is here. */
function pathAfter(form: FormData, searchParams: URLSearchParams): string {
	const next = toLocalPath(searchParams.get("redirectTo"));
	return form.has("isLine") ? next : whoIsHerePath(next);
}

export async function action({ request, context, url }: Route.ActionArgs) {
	const { result, status, headers, form } = await runForm({ request, context }, TOGETHER_FORMS);
	if (!result.ok) {
		const { errors, message } = result;
		const { hereNotChanged } = accountTexts.in(context.get(platformContext).language);
		return data<FormState>({ ok: false, errors, message: message ?? hereNotChanged }, { status, headers });
	}
	if (isDataRequest(request)) return data<FormState>({ ok: true }, { headers });
	return redirect(pathAfter(form, url.searchParams), { headers });
}

export async function clientAction({ url, ...args }: Route.ClientActionArgs) {
	return await sendForm<FormState, keyof typeof TOGETHER_FORMS>(args, {
		toState: ({ message }) => ({ ok: false, message: message ?? accountTexts.in(pageLanguage()).hereNotChanged }),
		finish(state, { form }) {
			const isProved = state.ok && (form.has("pin") || form.has("password"));
			return isProved ? replace(pathAfter(form, url.searchParams)) : state;
		},
	});
}

export default function Together({ loaderData, actionData }: Route.ComponentProps) {
	const { self, people, asked, isByPassword, search, next } = loaderData;
	const state = actionData as FormState | undefined;
	const question = asked && { key: asked.id, person: asked, search, state, asks: "join" as const };
	if (question && isByPassword) return <PasswordQuestion {...question} key={question.key} />;
	if (question) return <PinQuestion {...question} key={question.key} />;
	return <WhoIsHere self={self} people={people} search={search} next={next} state={state} />;
}
