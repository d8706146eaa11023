import { Fragment, useEffect, useState } from "react";
import { data, type RouterContextProvider, redirect } from "react-router";
import { clearAuth } from "~/browser/auth-storage.client";
import { sendForm, toUnsent } from "~/browser/forms/send-form.client";
import { ActivityPanel } from "~/components/account/activity-panel";
import { DataPanel, MigrationPanel } from "~/components/account/data-panel";
import { DebugPanel } from "~/components/account/debug-panel";
import { DeleteAccountPanel } from "~/components/account/delete-account-panel";
import { FirstPersonPanel } from "~/components/account/first-person-panel";
import { type HiddenList, HiddenPanel } from "~/components/account/hidden-panel";
import { PasswordDialog } from "~/components/account/password-dialog";
import { PasswordPanel } from "~/components/account/password-panel";
import { editedUrl, PeopleTab } from "~/components/account/people-panel";
import { PersonPanel, PinPanel } from "~/components/account/person-panels";
import { PreferencesPanel } from "~/components/account/preferences-panel";
import { ProfilePanel } from "~/components/account/profile-panel";
import { SessionsPanel } from "~/components/account/sessions-panel";
import {
	SettingsBanner,
	type SettingsIntent,
	type SettingsState,
	toSettingsFailure,
} from "~/components/account/settings-forms";
import { SettingsFrame } from "~/components/account/settings-frame";
import { readSettingsTab, settingsUrl } from "~/components/account/settings-tabs";
import { WatchingPanel } from "~/components/account/watching-panel";
import { metaLanguage, unlistedMeta } from "~/components/site/page-meta";
import { useSite } from "~/components/site/site-context";
import { listActivity } from "~/domain/accounts/activity.server";
import { findEmailVerification, findMailer } from "~/domain/accounts/mailed-links.server";
import { isFirstPerson, mayAdminister } from "~/domain/accounts/policy";
import { PERSON_FIELD_NAMES, type ProfileId } from "~/domain/accounts/profiles";
import { listSessions } from "~/domain/accounts/sessions.server";
import { fromUserResponse } from "~/domain/accounts/types";
import {
	checkDeleteForm,
	checkPasswordForm,
	hasErrors,
	PROFILE_FIELDS,
	type ProfileChanges,
} from "~/domain/accounts/validation";
import { describeDatabase, testDatabase } from "~/domain/administration/debug.server";
import { openCatalogue } from "~/domain/catalogue/catalogue.server";
import { listWatchRegions } from "~/domain/catalogue/titles/watch-regions.server";
import type { MediaType } from "~/domain/catalogue/types";
import { SWITCH_NAMES } from "~/domain/library/preferences";
import { listHidden } from "~/domain/library/store/hidden.server";
import { findKnownTitle, toKnownCard } from "~/domain/library/store/known-title.server";
import { readPreferences } from "~/domain/library/store/preferences.server";
import type { Preferences } from "~/domain/library/text-preferences";
import { formText, formValues } from "~/lib/http/read-form";
import { isDataRequest } from "~/lib/http/requests";
import { pageLanguage } from "~/lib/language/languages";
import { listTimeZones } from "~/lib/text/time-zones";
import { settingsTexts } from "~/messages/settings";
import { siteTexts } from "~/messages/site";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { visitorSession } from "~/middleware/visitor";
import { call } from "~/operations/operation-call";
import type { PageForms } from "~/operations/page-form";
import { runForm } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/settings";
import { isExportLockedFor, loadOtherPerson, loadPeopleTab, PEOPLE_FORMS } from "./people.server";
import { loadRecord, RECORD_FORMS } from "./record.server";

export const meta: Route.MetaFunction = (args) => unlistedMeta(siteTexts.in(metaLanguage(args)).settings);

export { passActionHeaders as headers } from "~/http/pass-headers";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
	const user = context.get(currentUser);
	const db = context.get(database);
	const platform = context.get(platformContext);
	const session = await context.get(visitorSession);
	const isFirst = isFirstPerson(session);
	const hasDebug = mayAdminister(session);
	const tab = readSettingsTab(searchParams, hasDebug);
	const isLoadingDebug = tab === "debug" && searchParams.has("load");
	const profileId = session?.profile?.id;
	const asksToVerify = isFirst && tab === "profile" && findMailer(context.get(platformContext)) !== null;
	const [isVerified, sessions, activity, people, other, hidden, preferences, isExportLocked, record, debug] =
		await Promise.all([
			asksToVerify ? findEmailVerification(db, user.id).then((at) => at !== null) : null,
			isFirst && tab === "security" ? listSessions(db, user.id) : [],
			isFirst && tab === "security" ? listActivity(db, user.id) : [],
			isFirst && tab === "profiles" ? loadPeopleTab(context, searchParams) : null,
			loadOtherPerson(context, tab),
			tab === "watching" && profileId
				? loadHidden(context, { profileId, cursor: searchParams.get("cursor") ?? undefined })
				: null,
			tab === "watching" && profileId ? readPreferences(db, profileId) : null,
			isFirst && tab === "data" && isExportLockedFor(context),
			tab === "data" ? loadRecord(context, { searchParams }) : null,
			isLoadingDebug
				? Promise.all([describeDatabase(db, context.get(platformContext).config), testDatabase(db)])
				: null,
		]);
	return {
		user,
		tab,
		isVerified,
		sessions,
		activity,
		hidden,
		people,
		other,
		isFirst,
		hasDebug,
		preferences,
		regions: preferences && listWatchRegions(openCatalogue(platform), platform.language),
		timeZones: preferences ? listTimeZones(preferences.timeZone) : [],
		isExportLocked,
		record,
		currentId: session?.sessionId ?? "",
		isAskingToDelete: tab === "security" && searchParams.get("confirm") === "delete",
		debug: debug && { ...debug[0], dbTest: debug[1] },
	};
}

/** Titles of one page of the list; the names of as many are read from the catalogue. */
const HIDDEN_PAGE = 24;

async function loadHidden(
	context: Readonly<RouterContextProvider>,
	{ profileId, cursor }: { profileId: ProfileId; cursor?: string },
): Promise<HiddenList> {
	const db = context.get(database);
	const first = { profileId, limit: HIDDEN_PAGE };
	const list = (await listHidden(db, { ...first, cursor })) ?? (await listHidden(db, first));
	const catalogue = openCatalogue(context.get(platformContext));
	const { entries = [], total = 0, nextCursor = null } = list ?? {};
	const named = entries.map(async (ref) => {
		const { title } = await findKnownTitle(catalogue, ref);
		const { title: name, year } = toKnownCard(catalogue, ref, title, ref);
		return { ...ref, name, year };
	});
	return { titles: await Promise.all(named), total, nextCursor };
}

type Loaded = Awaited<ReturnType<typeof loader>>;
type Shown = Omit<Loaded, "debug"> & { debug: Loaded["debug"] | { error: string } };

/** What the page shows; null elsewhere. Set in the browser only. */
let shown: Shown | null = null;

/** The Debug panel says itself that it could not be loaded. */
export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs): Promise<Shown> {
	try {
		return await serverLoader();
	} catch (error) {
		if (error instanceof Response || !shown || !url.searchParams.has("load")) throw error;
		const { status, message } = toUnsent(error);
		const text =
			message ?? (status === null ? "Failed to load debug info" : siteTexts.in(pageLanguage()).requestFailed(status));
		return { ...shown, debug: { error: text } };
	}
}

/** The fields of the profile that the form has. */
function readProfile(form: FormData): ProfileChanges {
	return formValues(
		form,
		PROFILE_FIELDS.filter((field) => form.has(field)),
	);
}

/** What a failed form shows again. */
function readValues(form: FormData) {
	return { ...readProfile(form), ...formValues(form, PERSON_FIELD_NAMES) };
}

/** Those that the form has. */
function readPreferenceForm(form: FormData): Partial<Preferences> {
	const switches = SWITCH_NAMES.filter((name) => form.has(name));
	return {
		...Object.fromEntries(switches.map((name) => [name, formText(form, name) === "on"])),
		...(form.has("timeZone") && { timeZone: formText(form, "timeZone") }),
	};
}

const FORMS = {
	profile: (form: FormData) =>
		call("PUT /api/admin/users/:id", { params: { id: formText(form, "userId") }, body: readProfile(form) }),
	"verify-email": () => call("POST /api/auth/email-verification", {}),
	password(form: FormData) {
		const passwords = formValues(form, ["currentPassword", "newPassword", "confirmPassword"]);
		const errors = checkPasswordForm(passwords);
		if (hasErrors(errors)) return { errors };
		const { currentPassword, newPassword } = passwords;
		return call("PUT /api/admin/users/:id", {
			params: { id: formText(form, "userId") },
			body: { currentPassword, password: newPassword },
		});
	},
	delete(form: FormData) {
		const body = formValues(form, ["password"]);
		const errors = checkDeleteForm(body);
		if (hasErrors(errors)) return { errors };
		return call("DELETE /api/admin/users/:id", { params: { id: formText(form, "userId") }, body });
	},
	"end-session": (form: FormData) =>
		call("DELETE /api/auth/sessions/:id", { params: { id: formText(form, "sessionId") } }),
	"end-others": () => call("DELETE /api/auth/sessions", {}),
	"show-title": (form: FormData) =>
		call("DELETE /api/hidden/:mediaId/:mediaType", {
			params: { mediaId: formText(form, "media_id"), mediaType: formText(form, "media_type") as MediaType },
		}),
	"confirm-password": (form: FormData) =>
		call("POST /api/auth/confirm-password", { body: formValues(form, ["password"]) }),
	...PEOPLE_FORMS,
	...RECORD_FORMS,
	preference: (form: FormData) => call("PUT /api/preferences", { body: readPreferenceForm(form) }),
} satisfies PageForms & Record<SettingsIntent, unknown>;

export async function action({ request, context }: Route.ActionArgs) {
	const { result, form, unconfirmed, status, headers } = await runForm({ request, context }, FORMS);
	const { intent } = result;
	const { language } = context.get(platformContext);
	if (!result.ok) {
		// A document shows a sentence; only a script's request has a status to report.
		const failure = isDataRequest(request) ? result : { ...result, status: null };
		const state = { ...toSettingsFailure({ ...failure, unconfirmed }, language), values: readValues(form) };
		return data<SettingsState>(state, { status, headers });
	}
	if (intent === "delete") return redirect("/", { headers });
	const before = context.get(currentUser);
	if (result.intent === "profile" && result.data.id === before.id) {
		const user = { ...before, ...fromUserResponse(result.data) };
		// The loaders of this request read them.
		const session = await context.get(visitorSession);
		if (session) context.set(visitorSession, Promise.resolve({ ...session, user }));
		context.set(currentUser, user);
	}
	return data<SettingsState>(
		{ intent, ok: true, message: settingsTexts.in(language).outcomes[intent].done },
		{ headers },
	);
}

export async function clientAction(args: Route.ClientActionArgs) {
	try {
		return await sendForm<SettingsState, SettingsIntent>(args, {
			toState: (failure) => toSettingsFailure(failure, pageLanguage()),
		});
	} catch (error) {
		// A redirect: the account is deleted, or its session has ended.
		clearAuth();
		throw error;
	}
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
	const { user, tab, isVerified, sessions, activity, people, other, hidden, preferences, isExportLocked, currentId } =
		loaderData;
	const { isFirst, hasDebug, timeZones, regions, isAskingToDelete, record, debug } = loaderData;
	const state: SettingsState | undefined = actionData;
	const profileId = useSite().visitor?.profileId;

	useEffect(() => {
		shown = loaderData;
		return () => {
			shown = null;
		};
	}, [loaderData]);

	const [cancelled, setCancelled] = useState<SettingsState>();
	const unconfirmed = state === cancelled ? undefined : state?.unconfirmed;
	return (
		<SettingsFrame tab={tab} hasDebug={hasDebug}>
			<SettingsBanner state={unconfirmed ? undefined : state} />
			<PasswordDialog
				unconfirmed={unconfirmed}
				page={people?.edited ? editedUrl(people.edited) : settingsUrl(tab)}
				onCancel={() => setCancelled(state)}
			/>
			{other?.person && tab === "profile" && (
				<Fragment key={other.person.id}>
					<PersonPanel person={other.person} isByFirst={false} state={state} />
					<PinPanel person={other.person} isByFirst={false} state={state} />
				</Fragment>
			)}
			{other && <FirstPersonPanel {...other} tab={tab} />}
			{isFirst && tab === "profile" && <ProfilePanel user={user} isVerified={isVerified} state={state} />}
			{people && <PeopleTab facts={people} state={state} />}
			{tab === "watching" && <WatchingPanel />}
			{preferences && <PreferencesPanel preferences={preferences} timeZones={timeZones} regions={regions} />}
			{hidden && <HiddenPanel hidden={hidden} />}
			{tab === "data" && profileId && (
				<DataPanel isFirst={isFirst} isLocked={isExportLocked} record={record} state={state} />
			)}
			{tab === "data" && !isFirst && profileId && <MigrationPanel profileId={profileId} />}
			{isFirst && tab === "security" && (
				<>
					<PasswordPanel user={user} state={state} />
					<SessionsPanel sessions={sessions} currentId={currentId} state={state} />
					<ActivityPanel activity={activity} />
					{profileId && <MigrationPanel profileId={profileId} />}
					<DeleteAccountPanel userId={user.id} isAsking={isAskingToDelete} state={state} />
				</>
			)}
			{tab === "debug" && (
				<div lang="en" dir="ltr">
					<DebugPanel loaded={debug} />
				</div>
			)}
		</SettingsFrame>
	);
}
