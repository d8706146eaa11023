import { useEffect } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { ActivityLogs } from "~/components/admin/activity-logs";
import { AuditLog } from "~/components/admin/audit-log";
import { BlockedTitles } from "~/components/admin/blocked-titles";
import { Dashboard } from "~/components/admin/dashboard";
import { JobsPanel } from "~/components/admin/jobs-panel";
import { AdminPage } from "~/components/admin/parts/admin-page";
import { panelUrl } from "~/components/admin/parts/admin-url";
import { sendPanelForm } from "~/components/admin/parts/send-panel-form.client";
import { PlayerBoard } from "~/components/admin/player-board";
import { SystemSettings } from "~/components/admin/system-settings";
import { UserDetailsPage } from "~/components/admin/users/user-details";
import { UserTable } from "~/components/admin/users/user-table";
import { unlistedMeta } from "~/components/site/page-meta";
import type { User } from "~/domain/accounts/types";
import { logError } from "~/http/log-error";
import { DEFAULT_LANGUAGE } from "~/lib/language/languages";
import { loadMessages } from "~/messages/area";
import { PageLanguage } from "~/messages/use-language";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import type { Route } from "./+types/admin";
import type { loadTab } from "./load.server";

export const handle = { isEnglish: true };

// What the panel shares with pages in other languages is English there too.
if (!import.meta.env.SSR) await loadMessages(DEFAULT_LANGUAGE);

export const meta: Route.MetaFunction = () => unlistedMeta("Admin Panel");

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
	await loadMessages(DEFAULT_LANGUAGE);
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

/** What the panel shows; null elsewhere. Set in the browser only. */
let last: Loaded | null = null;

/** The panel itself says that it could not be loaded, over what it showed before for the same address. */
export async function clientLoader({ serverLoader, url: { searchParams } }: Route.ClientLoaderArgs): Promise<Loaded> {
	const address = panelUrl(searchParams);
	const nothing = { address, viewer: null, isDevelopment: false, shown: null };
	const loaded = await serverLoader().catch((error: unknown): Loaded => {
		if (error instanceof Response) throw error;
		return { ...nothing, hasFailed: true };
	});
	return loaded.hasFailed && last?.address === address ? { ...last, hasFailed: true } : loaded;
}

export { runPanelForm as action } from "./forms.server";

export async function clientAction(args: Route.ClientActionArgs) {
	return await sendPanelForm(args);
}

/** Opening or closing a question loads nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, ...args }: ShouldRevalidateFunctionArgs) {
	const isSame = panelUrl(currentUrl.searchParams) === panelUrl(nextUrl.searchParams);
	const isOnlyQuestion = isSame && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return args.formMethod === undefined && isOnlyQuestion ? false : args.defaultShouldRevalidate;
}

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
	const { viewer, shown, isDevelopment } = loaderData;

	useEffect(() => {
		last = loaderData;
		return () => {
			last = null;
		};
	}, [loaderData]);

	return (
		<PageLanguage value={DEFAULT_LANGUAGE}>
			<AdminPage viewer={viewer} loaded={loaderData} sent={actionData}>
				{shown && viewer && <Tab shown={shown} viewer={viewer} isDevelopment={isDevelopment} />}
			</AdminPage>
		</PageLanguage>
	);
}

interface TabProps {
	shown: Shown;
	viewer: Pick<User, "id" | "role">;
	isDevelopment: boolean;
}

function Tab({ shown, viewer, isDevelopment }: TabProps) {
	switch (shown.tab) {
		case "dashboard":
			return <Dashboard {...shown} viewer={viewer} isDevelopment={isDevelopment} />;
		case "users":
			if (shown.shows === "user") return <UserDetailsPage details={shown.details} viewer={viewer} />;
			return shown.page && <UserTable page={shown.page} filter={shown.filter} viewer={viewer} />;
		case "settings":
			return <SystemSettings isDevelopment={isDevelopment} />;
		case "activity":
			return <ActivityLogs recorded={shown.recorded} />;
		case "audit":
			return shown.page && <AuditLog page={shown.page} filter={shown.filter} />;
		case "jobs":
			return <JobsPanel {...shown} />;
		case "blocked":
			return <BlockedTitles {...shown} />;
		case "servers":
			return <PlayerBoard board={shown.board} titles={shown.titles} />;
	}
}
