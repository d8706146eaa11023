import { useEffect, useRef, useState } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { RoleBadge } from "~/components/account/role-badge";
import { AdminLoading } from "~/components/site/admin-loading";
import { useSite } from "~/components/site/site-context";
import type { Role, User } from "~/domain/accounts/types";
import type { PanelResult } from "./admin-forms";
import { AdminIcon, type AdminIconName } from "./admin-icons";
import { type AdminTab, adminUrl, canOpenTab, readTab } from "./admin-url";
import { Banner } from "./banner";

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

function AdminTabs({ current, role }: { current: AdminTab; role: Role }) {
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
	const [searchParams] = useSearchParams();
	const [isLate, setIsLate] = useState(false);
	const isComing =
		location?.pathname === "/admin" && readTab(new URLSearchParams(location.search)) !== readTab(searchParams);

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
			<div className="admin-layout">
				<AdminTabs current={tab} role={viewer?.role ?? "admin"} />
				<div className="min-w-0 space-y-6">
					{/* A message belongs to its tab, or to the user whose page is open. */}
					<Banner key={`${tab} ${searchParams.get("id")}`} loaded={loaded} sent={sent} />
					{isLate ? <AdminLoading /> : children}
				</div>
			</div>
		</div>
	);
}
