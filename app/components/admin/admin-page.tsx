import { useEffect, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import type { AdminAnswer } from "~/components/admin/admin-answer";
import { AdminLoading } from "~/components/site/admin-loading";
import { RoleBadge } from "~/components/site/role-badge";
import { useSite } from "~/components/site/site-context";
import type { User } from "~/domain/accounts/types";
import { AdminTabs, readTab } from "./admin-tabs";
import { Banner } from "./banner";
import { AdminActsProvider, useAdminActs } from "./use-admin-acts";

/** Milliseconds before another tab on its way takes the place of the one that is shown. */
const WAITING_AFTER_MS = 300;

interface AdminPageProps {
	/** Null: not known, because the server could not be asked. */
	viewer: Pick<User, "username" | "role"> | null;
	loaded: { hasFailed: boolean };
	/** What a form without scripts came to. */
	sent: AdminAnswer | undefined;
	refresh: () => Promise<void>;
	isRefreshing: boolean;
	children: React.ReactNode;
}

/** Whether another tab is on its way, and takes its time. */
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

export function AdminPage({ viewer: asked, loaded, sent, refresh, isRefreshing, children }: AdminPageProps) {
	const { visitor } = useSite();
	const viewer = asked ?? visitor;
	const acts = useAdminActs({ sent, refresh, isRefreshing });
	const [searchParams] = useSearchParams();
	const isLate = useLateTab();
	return (
		<AdminActsProvider value={acts}>
			<div className="mx-auto max-w-[96rem] px-gutter pt-28 md:pt-36">
				<header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
					<h1 className="flex flex-wrap items-baseline gap-x-3 gap-y-2">
						<span className="lettering text-title">Admin Panel</span>{" "}
						<span className="text-soft">
							<span className="sr-only sm:not-sr-only">- </span>System administration and user management
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
					<AdminTabs current={readTab(searchParams)} role={viewer?.role ?? "admin"} />
					<div className="min-w-0 space-y-6">
						<Banner loaded={loaded} />
						{isLate ? <AdminLoading /> : children}
					</div>
				</div>
			</div>
		</AdminActsProvider>
	);
}
