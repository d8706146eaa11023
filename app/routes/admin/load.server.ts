import type { RouterContextProvider } from "react-router";
import type { WatchActivity } from "~/components/admin/activity-logs";
import { type AdminTab, canOpenTab, readTab } from "~/components/admin/parts/admin-url";
import { recordDailyAudit, recordView } from "~/domain/accounts/audit.server";
import { LOCKED_OUT_MAX, listLockedOut } from "~/domain/accounts/password-attempts.server";
import { readConcerns } from "~/domain/administration/attention.server";
import { listAudit } from "~/domain/administration/audit-list.server";
import {
	describeBlocked,
	findTitlesToBlock,
	listBlockedTitlePage,
	readTitleRef,
} from "~/domain/administration/block-form.server";
import { listBackups, listJobs } from "~/domain/administration/jobs.server";
import { readPlayerBoard, readReportedTitles } from "~/domain/administration/player-board.server";
import { AuditQuery, BlockedTitlesQuery, PANEL_USERS, UserListQuery } from "~/domain/administration/queries";
import { readStatistics } from "~/domain/administration/statistics.server";
import { ACTIVITY_MAX, type UserPage } from "~/domain/administration/types";
import { readUserDetails } from "~/domain/administration/user-details.server";
import { listUsers } from "~/domain/administration/user-list.server";
import { readCacheStatistics } from "~/domain/catalogue/cache/cache-admin.server";
import { titleKey } from "~/domain/catalogue/paths";
import { listWatches } from "~/domain/library/store/watch-history.server";
import { isBlank } from "~/lib/text/one-line";
import { findProfileId } from "~/loaders/load-own";
import { database } from "~/middleware/database";
import { currentUser } from "~/middleware/guard-page";
import { platformContext } from "~/platform.server";
import { SEARCH_TEXT_MAX } from "~/product";

interface Load {
	context: Readonly<RouterContextProvider>;
	searchParams: URLSearchParams;
}

/** Parameters that have a value; a form also sends its empty fields. */
function readValues(searchParams: URLSearchParams, names: Record<string, string>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(names).flatMap(([name, parameter]) => {
			const value = searchParams.get(parameter);
			return value ? [[name, value]] : [];
		}),
	);
}

async function loadDashboard({ context }: Load) {
	const [concerns, statistics, cache] = await Promise.all([
		readConcerns(context.get(platformContext), context.get(currentUser)),
		readStatistics(context.get(database)),
		// Without figures the page leaves the card out.
		readCacheStatistics(context.get(platformContext)).catch(() => null),
	]);
	return { tab: "dashboard" as const, concerns, statistics, cache };
}

async function loadUser({ context }: Load, id: string) {
	const viewer = context.get(currentUser);
	const details = await readUserDetails(context.get(platformContext), { id, viewer });
	// Oneself, and what the list shows anyway, is not recorded.
	if (details?.support && viewer.id !== id) {
		await recordView(context.get(database), { actorId: viewer.id, targetId: id });
	}
	return { tab: "users" as const, shows: "user" as const, details };
}

/** All of them on one page. */
async function listLockedOutPage({ context }: Load): Promise<UserPage> {
	const users = await listLockedOut(context.get(database), context.get(currentUser));
	const total = users.length;
	return { users, total, isTotalExact: total < LOCKED_OUT_MAX, sort: "username", nextCursor: null };
}

/** Invalid filters and cursors show the first page. */
async function loadUsers(load: Load) {
	const { context, searchParams } = load;
	const id = searchParams.get("id");
	if (id) return await loadUser(load, id);
	const db = context.get(database);
	const names = { search: "q", role: "role", sort: "sort", cursor: "cursor" };
	const { cursor, ...filters } =
		UserListQuery.safeParse(readValues(searchParams, names)).data ?? UserListQuery.parse({});
	const query = { ...filters, limit: PANEL_USERS };
	const isLockedOut = searchParams.has("locked");
	const [page] = await Promise.all([
		isLockedOut
			? listLockedOutPage(load)
			: listUsers(db, { ...query, cursor }).then((page) => page ?? listUsers(db, query)),
		recordDailyAudit(db, { actorId: context.get(currentUser).id, action: "users.list", outcome: "done" }),
	]);
	const filter = { search: query.search, role: query.role ?? "", sort: query.sort, isLockedOut };
	return { tab: "users" as const, shows: "list" as const, page, filter };
}

async function loadAudit({ context, searchParams }: Load) {
	const db = context.get(database);
	const names = { search: "q", action: "action", cursor: "cursor" };
	const { cursor, ...query } = AuditQuery.safeParse(readValues(searchParams, names)).data ?? AuditQuery.parse({});
	const page = (await listAudit(db, { ...query, cursor })) ?? (await listAudit(db, query));
	return { tab: "audit" as const, page, filter: { search: query.search ?? "", action: query.action ?? "" } };
}

async function loadBlocked({ context, searchParams }: Load) {
	const query =
		BlockedTitlesQuery.safeParse(readValues(searchParams, { cursor: "cursor" })).data ?? BlockedTitlesQuery.parse({});
	const platform = context.get(platformContext);
	const search = (searchParams.get("find") ?? "").slice(0, SEARCH_TEXT_MAX);
	const named = readTitleRef(searchParams.get("title") ?? "");
	const [{ titles, nextCursor }, matches, chosen] = await Promise.all([
		listBlockedTitlePage(platform, query),
		!isBlank(search) ? findTitlesToBlock(platform, search) : [],
		named ? findTitlesToBlock(platform, titleKey(named)) : [],
	]);
	return {
		tab: "blocked" as const,
		titles: await describeBlocked(platform, titles),
		nextCursor,
		choice: { search, matches, chosen: named && { ...named, card: chosen?.[0] ?? null } },
	};
}

async function loadActivity({ context }: Load) {
	const profileId = await findProfileId(context);
	const entries = profileId ? await listWatches(context.get(database), { profileId, limit: ACTIVITY_MAX }) : [];
	const recorded = entries.map(
		({ mediaType, id, season, episode, lastWatched }): WatchActivity => ({
			mediaType,
			id,
			season,
			episode,
			lastWatched,
		}),
	);
	return { tab: "activity" as const, recorded };
}

const LOADERS = {
	dashboard: loadDashboard,
	users: loadUsers,
	audit: loadAudit,
	async jobs({ context }: Load) {
		const db = context.get(database);
		const [jobs, backups] = await Promise.all([listJobs(db), listBackups(db)]);
		return { tab: "jobs" as const, jobs, backups };
	},
	async servers({ context }: Load) {
		const [platform, db] = [context.get(platformContext), context.get(database)];
		const [board, titles] = await Promise.all([readPlayerBoard(platform, db), readReportedTitles(platform, db)]);
		return { tab: "servers" as const, board, titles };
	},
	blocked: loadBlocked,
	settings: async () => ({ tab: "settings" as const }),
	activity: loadActivity,
} satisfies Record<AdminTab, (load: Load) => Promise<{ tab: AdminTab }>>;

/** Data of the tab that the URL names. */
export async function loadTab(load: Load) {
	const tab = readTab(load.searchParams);
	return await LOADERS[canOpenTab(tab, load.context.get(currentUser).role) ? tab : "dashboard"](load);
}
