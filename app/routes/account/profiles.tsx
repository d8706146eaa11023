import { data, redirect, redirectDocument } from "react-router";
import { storeProfile } from "~/browser/auth-storage.client";
import { sendForm } from "~/browser/forms/send-form.client";
import { loadModule } from "~/browser/load-module";
import { PasswordQuestion, PeopleChoice, PinQuestion } from "~/components/account/who-is-watching";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { urlIn } from "~/http/language";
import { receiveForm } from "~/http/receive-form";
import { formText } from "~/lib/http/read-form";
import { isDataRequest, toLocalPath } from "~/lib/http/requests";
import { type Language, pageLanguage, pathIn } from "~/lib/language/languages";
import { isChoiceHeld, loadPeople } from "~/loaders/load-people";
import { findNextLanguage } from "~/loaders/next-language";
import { accountTexts } from "~/messages/account";
import { call } from "~/operations/operation-call";
import type { FormState, PageForms } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/profiles";

export const meta: Route.MetaFunction = (args) => unlistedMeta(accountTexts.in(metaLanguage(args)).whoIsWatchingTitle);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const [people, isHeld] = await Promise.all([loadPeople(context), isChoiceHeld(context)]);
	const asked = people.find(({ id, hasPin }) => (hasPin || isHeld) && id === searchParams.get("pin")) ?? null;
	const redirectTo = searchParams.get("redirectTo");
	return {
		people,
		isHeld,
		asked,
		isByPassword: searchParams.get("by") === "password" || asked?.hasPin === false,
		search: redirectTo === null ? "" : `?redirectTo=${encodeURIComponent(toLocalPath(redirectTo))}`,
	};
}

const PROFILE_FORMS = {
	use: (form: FormData) =>
		call("POST /api/profiles/:id/use", {
			params: { id: formText(form, "id") },
			body: { pin: formText(form, "pin") || undefined, password: formText(form, "password") || undefined },
		}),
} satisfies PageForms;

interface ProfileState extends FormState {
	/** Who was chosen, for the other tabs. */
	profileId?: string;
	/** In which the site goes on, where that is not the page's. */
	language?: Language | undefined;
}

/** A document is redirected. A script tells the other tabs and goes on by itself. */
export async function action({ request, context, url }: Route.ActionArgs) {
	const next = toLocalPath(url.searchParams.get("redirectTo"));
	// The person who is watching already stays, and needs no PIN.
	if ((await receiveForm({ request, context })).has("stay")) {
		return isDataRequest(request) ? { ok: true } : redirect(next);
	}
	const { result, status, headers } = await runForm({ request, context }, PROFILE_FORMS);
	if (!result.ok) {
		const { errors, message } = result;
		const { watchingNotChanged } = accountTexts.in(context.get(platformContext).language);
		return data<ProfileState>({ ok: false, errors, message: message ?? watchingNotChanged }, { status, headers });
	}
	const language = await findNextLanguage({ request, context }, result.data.id);
	if (!isDataRequest(request)) return redirect(language ? urlIn(language, next, url) : next, { headers });
	return data<ProfileState>({ ok: true, profileId: result.data.id, language: language ?? undefined }, { headers });
}

export async function clientAction({ url, ...args }: Route.ClientActionArgs) {
	return await sendForm<ProfileState, "use">(args, {
		toState: ({ message }) => ({ ok: false, message: message ?? accountTexts.in(pageLanguage()).watchingNotChanged }),
		async finish(state) {
			if (!state.ok) return state;
			if (state.profileId) {
				storeProfile(state.profileId);
				// Without the file, lists that are gone back to leave out what the one before has hidden.
				const module = await loadModule(() => import("~/browser/leave-profile.client")).catch(() => null);
				module?.leaveProfile();
			}
			// A new document: nothing in memory is of another profile.
			const next = toLocalPath(url.searchParams.get("redirectTo"));
			return redirectDocument(window.location.origin + pathIn(state.language ?? pageLanguage(), next));
		},
	});
}

export default function Profiles({ loaderData, actionData }: Route.ComponentProps) {
	const { people, isHeld, asked, isByPassword, search } = loaderData;
	const state = actionData as ProfileState | undefined;
	if (asked && isByPassword) return <PasswordQuestion key={asked.id} person={asked} search={search} state={state} />;
	if (asked) return <PinQuestion key={asked.id} person={asked} search={search} state={state} />;
	return <PeopleChoice people={people} isHeld={isHeld} search={search} state={state} />;
}
