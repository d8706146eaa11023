import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Role } from "~/domain/accounts/types";
import { AdminIcon, type AdminIconName } from "./admin-icons";

const ADMIN_TABS = ["dashboard", "users", "settings", "activity", "audit", "jobs", "servers", "blocked"] as const;

export type AdminTab = (typeof ADMIN_TABS)[number];

const TABS: Record<AdminTab, [label: string, icon: AdminIconName]> = {
	dashboard: ["Dashboard", "gauge"],
	users: ["User Management", "users"],
	settings: ["System Settings", "tools"],
	activity: ["Activity Logs", "activity"],
	audit: ["Audit Log", "scroll"],
	jobs: ["Jobs", "clock"],
	servers: ["Player Servers", "servers"],
	blocked: ["Blocked Titles", "ban"],
};

/** The tabs in two groups: daily work, then the operator's tools. */
const GROUPS: AdminTab[][] = [
	["dashboard", "users", "settings", "activity"],
	["audit", "jobs", "servers", "blocked"],
];

/** Take-downs are the owner's (the policy table says so of their calls). */
export function canOpenTab(tab: AdminTab, role: Role): boolean {
	return tab !== "blocked" || role === "owner";
}

/** The address of a tab, which keeps it through a reload; parameters without a value are left out. */
export function adminUrl(tab: AdminTab, parameters: Record<string, string | undefined> = {}): string {
	const given = Object.entries({ tab: tab === "dashboard" ? undefined : tab, ...parameters });
	const search = new URLSearchParams(given.flatMap(([name, value]) => (value ? [[name, value]] : [])));
	return search.size > 0 ? `/admin?${search}` : "/admin";
}

export function readTab(search: URLSearchParams): AdminTab {
	return ADMIN_TABS.find((tab) => tab === search.get("tab")) ?? "dashboard";
}

export function AdminTabs({ current, role }: { current: AdminTab; role: Role }) {
	const nav = useRef<HTMLElement>(null);

	// On a phone the tabs lie beside each other, further than the window reaches.
	// biome-ignore lint/correctness/useExhaustiveDependencies: each tab that is opened comes into view.
	useEffect(() => {
		const open = nav.current?.querySelector<HTMLElement>("[aria-current]");
		if (open) nav.current?.scrollTo({ left: open.offsetLeft - open.offsetWidth / 2 });
	}, [current]);

	return (
		<nav ref={nav} aria-label="Admin panel" className="admin-tabs">
			{GROUPS.map((tabs) => (
				<ul key={tabs[0]}>
					{tabs
						.filter((tab) => canOpenTab(tab, role))
						.map((tab) => {
							const [label, icon] = TABS[tab];
							return (
								<li key={tab}>
									<Link
										to={adminUrl(tab)}
										aria-current={tab === current ? "page" : undefined}
										preventScrollReset
										className="admin-tab"
									>
										<AdminIcon name={icon} />
										{label}
									</Link>
								</li>
							);
						})}
				</ul>
			))}
		</nav>
	);
}
