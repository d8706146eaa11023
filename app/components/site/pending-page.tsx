import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { TitleSkeleton } from "~/components/title/title-skeleton";

/** Milliseconds before a page on its way shows its skeleton; faster ones simply appear. */
const SKELETON_AFTER = 300;

const DETAIL_PAGE = /^\/(?:movie|tv)\/\d+/;

/** The page, or the skeleton of the detail page that is on its way. */
export function PendingPage({ children }: { children: React.ReactNode }) {
	const navigation = useNavigation();
	const location = useLocation();
	const [isLate, setIsLate] = useState(false);
	const target = navigation.location?.pathname;
	// Another episode of the same show keeps its page.
	const isComing =
		target !== undefined &&
		DETAIL_PAGE.test(target) &&
		DETAIL_PAGE.exec(target)?.[0] !== DETAIL_PAGE.exec(location.pathname)?.[0];

	useEffect(() => {
		if (!isComing) return;
		const timer = setTimeout(() => setIsLate(true), SKELETON_AFTER);
		return () => {
			clearTimeout(timer);
			setIsLate(false);
		};
	}, [isComing]);

	return (
		<>
			{isLate && <TitleSkeleton />}
			<div hidden={isLate}>{children}</div>
		</>
	);
}
