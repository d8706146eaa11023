import { data, redirect } from "react-router";
import { clearAuth } from "~/browser/auth-storage.client";
import { sendForm } from "~/browser/send-form.client";
import { ActivityPanel } from "~/components/account/activity-panel";
import { DataPanel } from "~/components/account/data-panel";
import { DebugPanel } from "~/components/account/debug-panel";
import { DeleteAccountPanel } from "~/components/account/delete-account-panel";
import { PasswordPanel } from "~/components/account/password-panel";
import { ProfilePanel } from "~/components/account/profile-panel";
import { SessionsPanel } from "~/components/account/sessions-panel";
import { SettingsBanner } from "~/components/account/settings-banner";
import type { SettingsState } from "~/components/account/settings-state";
import { type SettingsTab, SettingsTabs, settingsUrl } from "~/components/account/settings-tabs";
import { requestFailed } from "~/components/site/load-failure";
import { unlistedMeta } from "~/components/site/page-meta";
import { PasswordDialog } from "~/components/site/password-dialog";
import { listActivity } from "~/domain/accounts/activity.server";
import { listSessions } from "~/domain/accounts/sessions.server";
import { isAdmin } from "~/domain/accounts/types";
import { describeDatabase, testDatabase } from "~/domain/administration/debug.server";
import { formValues } from "~/lib/read-form";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { visitor, visitorSession } from "~/middleware/visitor";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/settings";
import { FORMS, toSettingsState } from "./forms";

export const meta: Route.MetaFunction = () => unlistedMeta("Settings");

export { passActionHeaders as headers } from "~/http/pass-headers";

function readTab(search: URLSearchParams, hasDebug: boolean): SettingsTab {
	const tab = search.get("tab");
	return tab === "security" || (tab === "debug" && hasDebug) ? tab : "profile";
}

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const user = context.get(currentUser);
	const db = context.get(database);
	const tab = readTab(searchParams, isAdmin(user));
	const isLoadingDebug = tab === "debug" && searchParams.has("load");
	const [sessions, activity, debug] = await Promise.all([
		tab === "security" ? listSessions(db, user.id) : [],
		tab === "security" ? listActivity(db, user.id) : [],
		isLoadingDebug ? Promise.all([describeDatabase(db, context.get(platformContext).config), testDatabase(db)]) : null,
	]);
	return {
		user,
		tab,
		sessions,
		activity,
		currentId: (await context.get(visitorSession))?.sessionId ?? "",
		isAskingToDelete: tab === "security" && searchParams.get("confirm") === "delete",
		debug: debug && { ...debug[0], dbTest: debug[1] },
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { result, form, unconfirmed, status, headers } = await runForm({ request, context }, FORMS);
	if (result.ok && result.intent === "delete") return redirect("/", { headers });
	if (result.ok && result.intent === "profile") {
		const { username, email } = result.data;
		const user = { ...context.get(currentUser), username, email };
		// The loaders of this request read them.
		context.set(visitor, Promise.resolve(user));
		context.set(currentUser, user);
	}
	const values = result.ok ? undefined : formValues(form, ["username", "email"]);
	return data<SettingsState>({ ...toSettingsState(result), values, unconfirmed }, { status, headers });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
	const result = await sendForm(request, FORMS, { fallback: requestFailed });
	if (!result.ok || result.intent !== "delete") return toSettingsState(result);
	clearAuth();
	return redirect("/");
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
	const { user, tab, sessions, activity, currentId, isAskingToDelete, debug } = loaderData;
	const state: SettingsState | undefined = actionData;
	return (
		<div className="mx-auto max-w-5xl px-gutter pt-28 md:pt-36">
			<h1 className="lettering text-title">Settings</h1>
			<p className="mt-3 text-soft">Manage your account settings and preferences</p>
			<div className="mt-8 grid gap-8 md:mt-12 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10">
				<SettingsTabs current={tab} hasDebug={isAdmin(user)} />
				<div className="space-y-6">
					<SettingsBanner state={state} />
					<PasswordDialog unconfirmed={state?.unconfirmed} page={settingsUrl(tab)} />
					{tab === "profile" && <ProfilePanel user={user} state={state} />}
					{tab === "security" && (
						<>
							<PasswordPanel user={user} state={state} />
							<SessionsPanel sessions={sessions} currentId={currentId} state={state} />
							<ActivityPanel activity={activity} />
							<DataPanel userId={user.id} />
							<DeleteAccountPanel userId={user.id} isAsking={isAskingToDelete} state={state} />
						</>
					)}
					{tab === "debug" && <DebugPanel loaded={debug} />}
				</div>
			</div>
		</div>
	);
}
