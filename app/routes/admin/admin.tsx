import { useState } from "react";
import { type ShouldRevalidateFunctionArgs, useFetcher } from "react-router";
import { ActivityLogs } from "~/components/admin/activity-logs";
import { AdminPage } from "~/components/admin/admin-page";
import { AuditLog } from "~/components/admin/audit-log";
import { BlockedTitles } from "~/components/admin/blocked-titles";
import { Dashboard } from "~/components/admin/dashboard";
import { JobsPanel } from "~/components/admin/jobs-panel";
import { PlayerBoard } from "~/components/admin/player-board";
import { SystemSettings } from "~/components/admin/system-settings";
import { panelAddress, useAdminUrl } from "~/components/admin/use-admin-url";
import { UserTable } from "~/components/admin/user-table";
import type { User } from "~/domain/accounts/types";
import { currentUser } from "~/middleware/guard-page";
import { logError } from "~/middleware/log-error";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import styles from "~/styles/admin/admin.css?url";
import type { Route } from "./+types/admin";
import { actOnPanel } from "./actions.server";
import { loadTab } from "./load.server";

export const meta: Route.MetaFunction = () => [
	{ title: `Admin Panel · ${PRODUCT_NAME}` },
	{ name: "robots", content: "noindex" },
];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

type Shown = Awaited<ReturnType<typeof loadTab>>;

interface Loaded {
	/** Of what is shown. */
	address: string;
	/** Null: the server could not be asked. */
	viewer: Pick<User, "id" | "username" | "role"> | null;
	isDevelopment: boolean;
	shown: Shown | null;
	hasFailed: boolean;
}

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs): Promise<Loaded> {
	const { id, username, role } = context.get(currentUser);
	const panel = {
		address: panelAddress(searchParams),
		viewer: { id, username, role },
		isDevelopment: context.get(platformContext).config.ENVIRONMENT === "development",
	};
	try {
		return { ...panel, shown: await loadTab({ context, searchParams }), hasFailed: false };
	} catch (error) {
		logError(error, request, context);
		return { ...panel, shown: null, hasFailed: true };
	}
}

/** A server that cannot be reached is told of in the panel. */
export async function clientLoader({ serverLoader, url: { searchParams } }: Route.ClientLoaderArgs): Promise<Loaded> {
	try {
		return await serverLoader();
	} catch (error) {
		if (error instanceof Response) throw error;
		return { address: panelAddress(searchParams), viewer: null, isDevelopment: false, shown: null, hasFailed: true };
	}
}

/** A form sent without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
	return await actOnPanel({ request, context });
}

/** A question is asked over what is there already. */
export function shouldRevalidate({ currentUrl, nextUrl, ...args }: ShouldRevalidateFunctionArgs) {
	const isSame = panelAddress(currentUrl.searchParams) === panelAddress(nextUrl.searchParams);
	const isOnlyQuestion = isSame && currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
	return args.formMethod === undefined && isOnlyQuestion ? false : args.defaultShouldRevalidate;
}

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
	const { here } = useAdminUrl();
	// Loads this page alone, and not the site around it.
	const again = useFetcher<Loaded>();
	const { newest, shown } = useLoaded(here, [loaderData, again.data]);
	return (
		<AdminPage
			viewer={newest.viewer ?? shown.viewer}
			loaded={newest}
			sent={actionData}
			refresh={() => again.load(here)}
			isRefreshing={again.state !== "idle"}
		>
			{shown.shown && shown.viewer && (
				<Tab shown={shown.shown} viewer={shown.viewer} isDevelopment={shown.isDevelopment} />
			)}
		</AdminPage>
	);
}

/** The newest of what was loaded for an address, and what is shown of it: where that has failed, what was there before. */
function useLoaded(address: string, [first, again]: [first: Loaded, again: Loaded | undefined]) {
	const [seen, setSeen] = useState({ first, again, newest: first, shown: first });
	if (seen.first === first && seen.again === again) return seen;
	const hasArrived = again !== undefined && again !== seen.again && again.address === address;
	const newest = hasArrived ? again : seen.first === first ? seen.newest : first;
	const shown = newest.hasFailed && seen.shown.address === address ? seen.shown : newest;
	const next = { first, again, newest, shown };
	setSeen(next);
	return next;
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
			return <ActivityLogs />;
		case "audit":
			return shown.page && <AuditLog page={shown.page} filter={shown.filter} />;
		case "jobs":
			return <JobsPanel jobs={shown.jobs} />;
		case "blocked":
			return <BlockedTitles page={shown.page} />;
		case "servers":
			return <PlayerBoard board={shown.board} />;
	}
}
