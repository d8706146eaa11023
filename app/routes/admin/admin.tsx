import { useState } from "react";
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigation } from "react-router";
import { ActivityLogs } from "~/components/admin/activity-logs";
import { AdminPage } from "~/components/admin/admin-page";
import { AuditLog } from "~/components/admin/audit-log";
import { BlockedTitles } from "~/components/admin/blocked-titles";
import { Dashboard } from "~/components/admin/dashboard";
import { JobsPanel } from "~/components/admin/jobs-panel";
import { PlayerBoard } from "~/components/admin/player-board";
import { SystemSettings } from "~/components/admin/system-settings";
import { QUESTION_PARAMETERS } from "~/components/admin/use-here";
import { UserTable } from "~/components/admin/user-table";
import type { User } from "~/domain/accounts/types";
import { currentUser } from "~/middleware/guard-page";
import { logError } from "~/middleware/log-error";
import { platformContext } from "~/platform.server";
import { PRODUCT_NAME } from "~/product";
import type { Route } from "./+types/admin";
import { actOnPanel } from "./act.server";
import styles from "./admin.css?url";
import { loadTab } from "./load.server";

export const meta: Route.MetaFunction = () => [
	{ title: `Admin Panel · ${PRODUCT_NAME}` },
	{ name: "robots", content: "noindex" },
];

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

type Shown = Awaited<ReturnType<typeof loadTab>>;

interface Loaded {
	/** Null: the server could not be asked. */
	viewer: Pick<User, "id" | "username" | "role"> | null;
	isDevelopment: boolean;
	shown: Shown | null;
	hasFailed: boolean;
}

export async function loader({ request, context, url: { searchParams } }: Route.LoaderArgs): Promise<Loaded> {
	const { id, username, role } = context.get(currentUser);
	const panel = {
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
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
	try {
		return await serverLoader();
	} catch (error) {
		if (error instanceof Response) throw error;
		return { viewer: null, isDevelopment: false, shown: null, hasFailed: true };
	}
}

/** A form sent without scripts. */
export async function action({ request, context }: Route.ActionArgs) {
	return await actOnPanel({ request, context });
}

/** A question is asked over what is there already. */
export function shouldRevalidate({ currentUrl, nextUrl, ...args }: ShouldRevalidateFunctionArgs) {
	const [from, to] = [currentUrl, nextUrl].map(({ pathname, searchParams }) => {
		const parameters = [...searchParams].filter(([name]) => !QUESTION_PARAMETERS.includes(name));
		return `${pathname}?${new URLSearchParams(parameters)}`;
	});
	const isOnlyQuestion = from === to && currentUrl.search !== nextUrl.search;
	return args.formMethod === undefined && isOnlyQuestion ? false : args.defaultShouldRevalidate;
}

export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
	const { viewer, isDevelopment, shown } = useLastLoaded(loaderData);
	return (
		<AdminPage viewer={viewer} loaded={loaderData} sent={actionData}>
			{shown && viewer && <Tab shown={shown} viewer={viewer} isDevelopment={isDevelopment} />}
		</AdminPage>
	);
}

/** What was loaded; where that has failed, what this address showed before. */
function useLastLoaded(loaded: Loaded): Loaded {
	const { search } = useLocation();
	const [last, setLast] = useState({ search, loaded });
	if (!loaded.hasFailed && last.loaded !== loaded) setLast({ search, loaded });
	if (!loaded.hasFailed) return loaded;
	return last.search === search ? last.loaded : { ...loaded, viewer: loaded.viewer ?? last.loaded.viewer };
}

interface TabProps {
	shown: Shown;
	viewer: Pick<User, "id" | "role">;
	isDevelopment: boolean;
}

function Tab({ shown, viewer, isDevelopment }: TabProps) {
	const isLoading = useNavigation().state === "loading";
	switch (shown.tab) {
		case "dashboard":
			return <Dashboard {...shown} isDevelopment={isDevelopment} isLoading={isLoading} />;
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
