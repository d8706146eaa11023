import { useState } from "react";
import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { ActivityLogs } from "~/components/admin/activity-logs";
import { ADMIN_FORMS } from "~/components/admin/admin-forms";
import { AdminPage } from "~/components/admin/admin-page";
import { type PanelResult, toPanelResponse } from "~/components/admin/admin-result";
import { EXPORT_FAILED } from "~/components/admin/admin-texts";
import { AuditLog } from "~/components/admin/audit-log";
import { BlockedTitles } from "~/components/admin/blocked-titles";
import { Dashboard } from "~/components/admin/dashboard";
import { EXPORT_URL } from "~/components/admin/export-users";
import { JobsPanel } from "~/components/admin/jobs-panel";
import { PlayerBoard } from "~/components/admin/player-board";
import { sendAdminForm } from "~/components/admin/send-admin-form.client";
import { SystemSettings } from "~/components/admin/system-settings";
import { panelUrl } from "~/components/admin/use-admin-url";
import { UserTable } from "~/components/admin/user-table";
import { unlistedMeta } from "~/components/site/page-meta";
import { OWN_PASSWORD } from "~/domain/accounts/fresh-password";
import type { User } from "~/domain/accounts/types";
import { logError } from "~/http/log-error";
import { receiveBody } from "~/http/request-body";
import { formText, readForm } from "~/lib/read-form";
import { currentUser } from "~/middleware/guard-page";
import { call } from "~/operations/operation-call";
import type { PageForms } from "~/operations/page-form";
import { runForm, toUnconfirmed } from "~/operations/run-form.server";
import { platformContext } from "~/platform.server";
import styles from "~/styles/admin/admin.css?url";
import type { Route } from "./+types/admin";
import type { loadTab } from "./load.server";

export const meta: Route.MetaFunction = () => unlistedMeta("Admin Panel");

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

type Shown = Awaited<ReturnType<typeof loadTab>>;

interface Loaded {
	/** Without a question over it. */
	address: string;
	/** Null when the server could not be reached. */
	viewer: Pick<User, "id" | "username" | "role"> | null;
	isDevelopment: boolean;
	shown: Shown | null;
	hasFailed: boolean;
}

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs): Promise<Loaded> {
	const { id, username, role } = context.get(currentUser);
	const panel = {
		address: panelUrl(searchParams),
		viewer: { id, username, role },
		isDevelopment: context.get(platformContext).config.ENVIRONMENT === "development",
	};
	try {
		// The worker starts without what only the panel reads.
		const { loadTab } = await import("./load.server");
		return { ...panel, shown: await loadTab({ context, searchParams }), hasFailed: false };
	} catch (error) {
		logError(error, request, context);
		return { ...panel, shown: null, hasFailed: true };
	}
}

/** The panel itself says that the server cannot be reached. */
export async function clientLoader({ serverLoader, url: { searchParams } }: Route.ClientLoaderArgs): Promise<Loaded> {
	try {
		return await serverLoader();
	} catch (error) {
		if (error instanceof Response) throw error;
		return { address: panelUrl(searchParams), viewer: null, isDevelopment: false, shown: null, hasFailed: true };
	}
}

const EXPORT_FORM = {
	export: (form: FormData) =>
		call("POST /api/auth/confirm-password", { body: { password: formText(form, OWN_PASSWORD) } }),
} satisfies PageForms;

/** Leads to the file of all users when the password is right; else the page asks for it. */
async function confirmExport({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
	const { result, form, status, headers } = await runForm({ request, context }, EXPORT_FORM);
	if (result.ok) return redirect(EXPORT_URL, { headers });
	const failed: PanelResult = {
		intent: "export",
		ok: false,
		message: EXPORT_FAILED,
		reason: result.message ?? undefined,
	};
	// 401: the session has ended.
	const unconfirmed = status === 401 ? undefined : toUnconfirmed(form, result.message ?? EXPORT_FAILED);
	return data<PanelResult>({ ...failed, unconfirmed }, { status, headers });
}

/** A form that the browser sends as a document. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readForm(request, receiveBody(request, context));
	if (form.get("intent") === "export") return await confirmExport({ request, context });
	const { result, headers, unconfirmed } = await runForm({ request, context }, ADMIN_FORMS);
	const isOwnRole =
		(result.intent === "role" || result.intent === "make-owner") &&
		result.ok &&
		result.data.id === context.get(currentUser).id;
	// After giving up their own role, visitors may not see this tab any more.
	return isOwnRole ? redirect("/admin?tab=users") : toPanelResponse(result, { headers, unconfirmed });
}

export async function clientAction({ request }: Route.ClientActionArgs) {
	return await sendAdminForm(request);
}

/** Opening or closing a question loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, ...args }: ShouldRevalidateFunctionArgs) {
	const isSame = panelUrl(currentUrl.searchParams) === panelUrl(nextUrl.searchParams);
	const isOnlyQuestion = isSame && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return args.formMethod === undefined && isOnlyQuestion ? false : args.defaultShouldRevalidate;
}

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
	const { viewer, shown, isDevelopment } = useShown(loaderData);
	return (
		<AdminPage viewer={loaderData.viewer ?? viewer} loaded={loaderData} sent={actionData}>
			{shown && viewer && <Tab shown={shown} viewer={viewer} isDevelopment={isDevelopment} />}
		</AdminPage>
	);
}

/** What was loaded; when loading fails, what was loaded before for the same address. */
function useShown(loaded: Loaded): Loaded {
	const [last, setLast] = useState(loaded);
	if (loaded === last || (loaded.hasFailed && loaded.address === last.address)) return last;
	setLast(loaded);
	return loaded;
}

interface TabProps {
	shown: Shown;
	viewer: Pick<User, "id" | "role">;
	isDevelopment: boolean;
}

function Tab({ shown, viewer, isDevelopment }: TabProps) {
	switch (shown.tab) {
		case "dashboard":
			return <Dashboard {...shown} isDevelopment={isDevelopment} />;
		case "users":
			return shown.page && <UserTable page={shown.page} filter={shown.filter} viewer={viewer} />;
		case "settings":
			return <SystemSettings isDevelopment={isDevelopment} />;
		case "activity":
			return <ActivityLogs recorded={shown.recorded} />;
		case "audit":
			return shown.page && <AuditLog page={shown.page} filter={shown.filter} />;
		case "jobs":
			return <JobsPanel jobs={shown.jobs} />;
		case "blocked":
			return <BlockedTitles {...shown} />;
		case "servers":
			return <PlayerBoard board={shown.board} />;
	}
}
