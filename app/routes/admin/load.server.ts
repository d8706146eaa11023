import type { RouterContextProvider } from "react-router";
import { type AdminTab, isTabOf, readTab } from "~/components/admin/admin-tabs";
import { listAudit } from "~/domain/administration/audit-list.server";
import { listBlockedTitlePage } from "~/domain/administration/blocked-titles.server";
import { listJobs } from "~/domain/administration/jobs.server";
import { readPlayerBoard } from "~/domain/administration/player-board.server";
import { AuditQuery, UserListQuery } from "~/domain/administration/queries";
import { readStatistics } from "~/domain/administration/statistics.server";
import { listUsers } from "~/domain/administration/user-list.server";
import { readCacheFigures } from "~/domain/catalogue/cache-admin.server";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { BlockedTitlesQuery } from "~/operations/administration/list-blocked-titles";
import { platformContext } from "~/platform.server";

interface Load {
	context: Readonly<RouterContextProvider>;
	searchParams: URLSearchParams;
}

/** The parameters that say something; empty ones are a form's fields left alone. */
function given(searchParams: URLSearchParams, names: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(names).flatMap(([name, parameter]) => {
			const value = searchParams.get(parameter);
			return value ? [[name, value]] : [];
		}),
	);
}

async function loadDashboard({ context }: Load) {
	const [statistics, cache] = await Promise.all([
		readStatistics(context.get(database)),
		// The card is left out where nothing is known of the cache.
		readCacheFigures(context.get(platformContext)).catch(() => null),
	]);
	return { tab: "dashboard" as const, statistics, cache };
}

/** A filter that is none, and a cursor that leads nowhere, show the first page. */
async function loadUsers({ context, searchParams }: Load) {
	const db = context.get(database);
	const names = { search: "q", role: "role", sort: "sort", cursor: "cursor" };
	const { cursor, ...query } = UserListQuery.safeParse(given(searchParams, names)).data ?? UserListQuery.parse({});
	const page = (await listUsers(db, { ...query, cursor })) ?? (await listUsers(db, query));
	const filter = { search: query.search, role: query.role ?? "", sort: query.sort };
	return { tab: "users" as const, page, filter };
}

async function loadAudit({ context, searchParams }: Load) {
	const db = context.get(database);
	const names = { actor: "actor", action: "action", cursor: "cursor" };
	const { cursor, ...query } = AuditQuery.safeParse(given(searchParams, names)).data ?? AuditQuery.parse({});
	const page = (await listAudit(db, { ...query, cursor })) ?? (await listAudit(db, query));
	return { tab: "audit" as const, page, filter: { actor: query.actor ?? "", action: query.action ?? "" } };
}

async function loadBlocked({ context, searchParams }: Load) {
	const query =
		BlockedTitlesQuery.safeParse(given(searchParams, { cursor: "cursor" })).data ?? BlockedTitlesQuery.parse({});
	return { tab: "blocked" as const, page: await listBlockedTitlePage(context.get(platformContext), query) };
}

const LOADERS = {
	dashboard: loadDashboard,
	users: loadUsers,
	audit: loadAudit,
	jobs: async ({ context }: Load) => ({ tab: "jobs" as const, jobs: await listJobs(context.get(database)) }),
	servers: async ({ context }: Load) => ({
		tab: "servers" as const,
		board: await readPlayerBoard(context.get(platformContext), context.get(database)),
	}),
	blocked: loadBlocked,
	settings: async () => ({ tab: "settings" as const }),
	activity: async () => ({ tab: "activity" as const }),
} satisfies Record<AdminTab, (load: Load) => Promise<{ tab: AdminTab }>>;

/** What the tab of an address shows. */
export async function loadTab(load: Load) {
	const tab = readTab(load.searchParams);
	return await LOADERS[isTabOf(tab, load.context.get(currentUser).role) ? tab : "dashboard"](load);
}
