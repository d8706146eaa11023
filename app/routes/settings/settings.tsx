import { data, redirect } from "react-router";
import { clearAuth } from "~/browser/auth-storage.client";
import { deleteAccount, savePassword, saveProfile } from "~/browser/settings-calls.client";
import { DataPanel } from "~/components/account/data-panel";
import { DebugPanel } from "~/components/account/debug-panel";
import { DeleteAccountPanel } from "~/components/account/delete-account-panel";
import { PasswordPanel } from "~/components/account/password-panel";
import { ProfilePanel } from "~/components/account/profile-panel";
import { readPasswordForm } from "~/components/account/read-password-form";
import { SessionsPanel } from "~/components/account/sessions-panel";
import { INTENTS, type SettingsAnswer } from "~/components/account/settings-answer";
import { SettingsBanner } from "~/components/account/settings-banner";
import { type SettingsTab, SettingsTabs } from "~/components/account/settings-tabs";
import { SETTINGS_DONE } from "~/components/account/settings-texts";
import { listSessions } from "~/domain/accounts/sessions.server";
import { isAdmin } from "~/domain/accounts/types";
import { describeDatabase, testDatabase } from "~/domain/administration/debug.server";
import { formText, readForm } from "~/lib/read-form";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/settings";
import { actOnSettings } from "./actions.server";

export const meta: Route.MetaFunction = () => [
	{ title: `Settings · ${PRODUCT_NAME}` },
	{ name: "robots", content: "noindex" },
];

export function headers({ actionHeaders }: Route.HeadersArgs) {
	return actionHeaders;
}

function readTab(search: URLSearchParams, hasDebug: boolean): SettingsTab {
	const tab = search.get("tab");
	return tab === "security" || (tab === "debug" && hasDebug) ? tab : "profile";
}

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const user = context.get(currentUser);
	const db = context.get(database);
	const tab = readTab(searchParams, isAdmin(user));
	const isLoadingDebug = tab === "debug" && searchParams.has("load");
	const [sessions, debug] = await Promise.all([
		tab === "security" ? listSessions(db, user.id) : [],
		isLoadingDebug ? Promise.all([describeDatabase(db, context.get(platformContext).config), testDatabase(db)]) : null,
	]);
	return {
		user,
		tab,
		sessions,
		currentId: context.get(visitorSession)?.sessionId ?? "",
		isAskingToDelete: tab === "security" && searchParams.get("confirm") === "delete",
		debug: debug && { ...debug[0], dbTest: debug[1] },
	};
}

/** A form sent without scripts, and the ends of sessions. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request);
	const intent = INTENTS.find((known) => known === form.get("intent"));
	if (!intent) throw data(null, 400);
	return await actOnSettings({ request, context, form, intent });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	// The server action reads the form again if it is its turn.
	const form = await request.clone().formData();
	const intent = INTENTS.find((known) => known === form.get("intent"));
	const userId = formText(form, "userId");
	switch (intent) {
		case "profile": {
			const profile = { username: formText(form, "username"), email: formText(form, "email") };
			return answerOf(intent, await saveProfile(userId, profile));
		}
		case "password":
			return answerOf(intent, await savePassword(userId, readPasswordForm(form)));
		case "delete": {
			const deleted = await deleteAccount(userId, formText(form, "password"));
			if (!deleted.ok) return answerOf(intent, deleted);
			clearAuth();
			return redirect("/");
		}
		default:
			return await serverAction();
	}
}

function answerOf(
	intent: keyof typeof SETTINGS_DONE | "delete",
	outcome: Omit<SettingsAnswer, "intent">,
): SettingsAnswer {
	const message = outcome.ok && intent !== "delete" ? SETTINGS_DONE[intent] : outcome.message;
	return { ...outcome, intent, message };
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
	const { user, tab, sessions, currentId, isAskingToDelete, debug } = loaderData;
	const answer: SettingsAnswer | undefined = actionData;
	return (
		<div className="mx-auto max-w-5xl px-gutter pt-28 md:pt-36">
			<h1 className="lettering text-title">Settings</h1>
			<p className="mt-3 text-soft">Manage your account settings and preferences</p>
			<div className="mt-8 grid gap-8 md:mt-12 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-10">
				<SettingsTabs current={tab} hasDebug={isAdmin(user)} />
				<div className="space-y-6">
					<SettingsBanner answer={answer} />
					{tab === "profile" && <ProfilePanel user={user} answer={answer} />}
					{tab === "security" && (
						<>
							<PasswordPanel user={user} answer={answer} />
							<SessionsPanel sessions={sessions} currentId={currentId} answer={answer} />
							<DataPanel userId={user.id} />
							<DeleteAccountPanel userId={user.id} isAsking={isAskingToDelete} answer={answer} />
						</>
					)}
					{tab === "debug" && <DebugPanel loaded={debug} />}
				</div>
			</div>
		</div>
	);
}
