import { useEffect, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { usePendingPath } from "~/browser/navigation/use-pending-path";
import { RoleBadge } from "~/components/account/role-badge";
import { Banner } from "~/components/admin/banner";
import { AdminLoading } from "~/components/site/admin-loading";
import { useSite } from "~/components/site/site-context";
import { SideTabs } from "~/components/ui/side-tabs";
import type { Role, User } from "~/domain/accounts/types";
import type { PanelResult } from "./admin-forms";
import { AdminIcon, type AdminIconName } from "./admin-icons";
import { type AdminTab, adminUrl, canOpenTab, readTab } from "./admin-url";

/** Milliseconds before a skeleton replaces the shown tab while another loads. */
const WAITING_AFTER_MS = 300;

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

function listTabs(current: AdminTab, role: Role) {
	return GROUPS.flatMap((group, at) =>
		group
			.filter((tab) => canOpenTab(tab, role))
			.map((tab, index) => {
				const [label, icon] = TABS[tab];
				return {
					to: adminUrl(tab),
					label,
					icon: <AdminIcon name={icon} />,
					isCurrent: tab === current,
					isFirstOfGroup: at > 0 && index === 0,
				};
			}),
	);
}

interface AdminPageProps {
	/** Null when the server could not be reached. */
	viewer: Pick<User, "username" | "role"> | null;
	loaded: { hasFailed: boolean };
	/** The result of a form that the browser sent as a document. */
	sent: PanelResult | undefined;
	children: React.ReactNode;
}

/** True while another tab takes long to load. */
function useLateTab(): boolean {
	const { location } = useNavigation();
	const pendingPath = usePendingPath();
	const [searchParams] = useSearchParams();
	const [isLate, setIsLate] = useState(false);
	const isComing = pendingPath === "/admin" && readTab(new URLSearchParams(location?.search)) !== readTab(searchParams);

	useEffect(() => {
		if (!isComing) return;
		const timer = setTimeout(() => setIsLate(true), WAITING_AFTER_MS);
		return () => {
			clearTimeout(timer);
			setIsLate(false);
		};
	}, [isComing]);

	return isLate;
}

export function AdminPage({ viewer: loadedViewer, loaded, sent, children }: AdminPageProps) {
	const { visitor } = useSite();
	const viewer = loadedViewer ?? visitor;
	const [searchParams] = useSearchParams();
	const tab = readTab(searchParams);
	const isLate = useLateTab();
	return (
		<div className="mx-auto max-w-[96rem] px-gutter pt-28 md:pt-36">
			<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h1 className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
					<span className="lettering text-title">Admin Panel</span>{" "}
					<span className="text-soft">
						<span className="sr-only">- </span>System administration and user management
					</span>
				</h1>
				{viewer && (
					<p className="flex items-center gap-2.5 text-sm text-soft">
						Logged in as <strong className="text-cream">{viewer.username}</strong>
						<RoleBadge role={viewer.role} />
					</p>
				)}
			</header>
			<SideTabs label="Admin panel" tabs={listTabs(tab, viewer?.role ?? "admin")}>
				{/* A message belongs to its tab, or to the user whose page is open. */}
				<Banner key={`${tab} ${searchParams.get("id")}`} loaded={loaded} sent={sent} />
				{isLate ? <AdminLoading /> : children}
			</SideTabs>
		</div>
	);
}
