import { lazy, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { TitleSkeleton } from "~/components/title/title-skeleton";

const AdminLoading = lazy(async () => ({ default: (await import("./admin-loading")).AdminLoading }));

/** Milliseconds before a loading page shows its skeleton; faster pages show none. */
const SKELETON_AFTER = 300;

const DETAIL_PAGE = /^\/(?:movie|tv)\/\d+/;

const ADMIN_PAGE = "/admin";

/** The skeleton of the page that is loading; null: the current page stays until the next one has loaded. */
function findStandIn(from: string, to: string | undefined): "title" | "admin" | null {
	if (to === undefined) return null;
	if (to === ADMIN_PAGE && from !== ADMIN_PAGE) return "admin";
	// Another episode of the same show keeps the page.
	return DETAIL_PAGE.test(to) && DETAIL_PAGE.exec(to)?.[0] !== DETAIL_PAGE.exec(from)?.[0] ? "title" : null;
}

/** The page, or the skeleton of the page that is loading. */
export function PendingPage({ children }: { children: React.ReactNode }) {
	const navigation = useNavigation();
	const location = useLocation();
	/** Scroll position of the page when the skeleton took its place; null before. */
	const [leftAt, setLeftAt] = useState<number | null>(null);
	const standIn = findStandIn(location.pathname, navigation.location?.pathname);
	const isComing = standIn !== null;
	const isLate = isComing && leftAt !== null;

	useEffect(() => {
		if (!isComing) return;
		const timer = setTimeout(() => setLeftAt(window.scrollY), SKELETON_AFTER);
		return () => {
			clearTimeout(timer);
			setLeftAt(null);
		};
	}, [isComing]);

	useLayoutEffect(() => {
		if (!isLate) return;
		window.scrollTo(0, 0);
		// Where the navigation was given up, the page is back; a new page is scrolled by the router after this.
		return () => window.scrollTo(0, leftAt);
	}, [isLate, leftAt]);

	return (
		<>
			{isLate && standIn === "title" && <TitleSkeleton />}
			{isLate && standIn === "admin" && (
				<div className="pt-36">
					<Suspense>
						<AdminLoading />
					</Suspense>
				</div>
			)}
			<div hidden={isLate}>{children}</div>
		</>
	);
}
