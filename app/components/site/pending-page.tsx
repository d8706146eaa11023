import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { usePendingPath } from "~/browser/navigation/use-pending-path";
import { Rating } from "~/components/title/meters";
import { TitleHead } from "~/components/title/title-head";
import type { CardFacts } from "~/domain/catalogue/cards";
import { isRecord } from "~/lib/is-record";
import { siteTexts } from "~/messages/site";
import { useTexts } from "~/messages/use-language";
import { AdminLoading } from "./admin-loading";

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
	const pendingPath = usePendingPath();
	const location = useLocation();
	/** Scroll position of the page when the skeleton took its place; null before. */
	const [leftAt, setLeftAt] = useState<number | null>(null);
	/** Where the focus was then: what is hidden loses it. */
	const left = useRef<{ pathname: string; focused: Element | null; hadRing: boolean } | null>(null);
	const standIn = findStandIn(location.pathname, pendingPath);
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

	useLayoutEffect(() => {
		const { activeElement } = document;
		if (isLate) {
			const hadRing = activeElement?.matches(":focus-visible") === true;
			left.current ??= { pathname: location.pathname, focused: activeElement, hadRing };
			return;
		}
		const { pathname, focused, hadRing } = left.current ?? {};
		left.current = null;
		const isFree = activeElement === document.body || activeElement === focused;
		if (pathname !== location.pathname || !isFree || !(focused instanceof HTMLElement)) return;
		focused.focus({ preventScroll: true, focusVisible: hadRing });
	}, [isLate, location.pathname]);

	return (
		<>
			{isLate && standIn === "title" && <TitleSkeleton />}
			{isLate && standIn === "admin" && (
				<div className="pt-36">
					<AdminLoading />
				</div>
			)}
			<div hidden={isLate}>{children}</div>
		</>
	);
}

/** A bar over the page while a navigation takes longer than 200 ms. Announces to screen readers that a page loads, then its title. */
export function PageProgress() {
	const isLoading = useNavigation().state !== "idle";
	const { pathname } = useLocation();
	const shownPath = useRef(pathname);
	const [arrived, setArrived] = useState("");
	const texts = useTexts(siteTexts);

	useEffect(() => {
		if (isLoading) setArrived("");
	}, [isLoading]);

	useEffect(() => {
		if (shownPath.current !== pathname) setArrived(document.title);
		shownPath.current = pathname;
	}, [pathname]);

	return (
		<div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
			{isLoading && <div className="progress h-0.5 bg-bulb" />}
			<span className="sr-only">{isLoading ? texts.loading : arrived}</span>
		</div>
	);
}

/** What a link to a title says of it in its `state`: the card that was pressed. */
function readCard(state: unknown): CardFacts | null {
	const card = isRecord(state) ? state.card : null;
	return isRecord(card) && typeof card.title === "string" ? (card as unknown as CardFacts) : null;
}

/** The shape of a detail page while it loads, with what the pressed card has shown: its page grows from that. */
function TitleSkeleton() {
	const card = readCard(useNavigation().location?.state);
	const { genre } = useTexts(siteTexts);
	return (
		<div aria-hidden="true" className="min-h-dvh overflow-x-clip">
			<div className="title-top px-gutter pt-36 md:pt-[min(13rem,40svh-5rem)]">
				<TitleHead title={card ?? { id: 0, title: "" }} posterClass="poster-travels">
					{card ? (
						<>
							<p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-1 text-[0.9375rem]">
								<Rating value={card.rating} className="font-semibold" />
								{card.year && <span>{card.year}</span>}
							</p>
							<p className="mt-1.5 text-[0.9375rem] text-soft">{card.genres.map(genre).join("\u00a0· ")}</p>
						</>
					) : (
						<>
							<div className="pending h-16 w-xl max-w-full rounded-md" />
							<div className="pending mt-5 h-5 w-64 max-w-full rounded" />
						</>
					)}
				</TitleHead>
				<div className="title-actions">
					<div className="pending h-13 w-44 rounded-full max-md:hidden" />
				</div>
			</div>
			<div className="space-y-3 px-gutter pt-5 md:pt-16">
				<div className="pending h-8 w-40 rounded" />
				<div className="pending h-5 w-full max-w-2xl rounded" />
				<div className="pending h-5 w-full max-w-xl rounded" />
				<div className="pending h-13 w-full rounded-full md:hidden" />
			</div>
		</div>
	);
}
