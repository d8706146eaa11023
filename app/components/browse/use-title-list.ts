import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { listsVersion, sessionLists } from "~/browser/library/session-lists.client";
import type { ListView } from "~/browser/library/title-lists";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import { readShowsAll } from "~/domain/catalogue/lists/list-query";
import { hasMorePages, type LoadedList } from "~/domain/catalogue/lists/loaded-list";
import { useStore } from "~/lib/caching/store";
import { whenOnline } from "~/lib/offline";

/** Milliseconds after which a page without any interaction starts to load ahead. */
const LOAD_AHEAD_DELAY = 3000;

/** Where the page has its phone's layout. */
export const PHONE = "(max-width: 47.99rem)";
/** Screenfuls on a phone for each press of Load More, so that the footer can be reached. */
const SCREENS_PER_PRESS = 6;

export interface TitleList extends Omit<ListView, "entry"> {
	/** Whether the address shows what the visitor's lists leave out. */
	showsAll: boolean;
	/** Whether the style sheet decides how many of the cards show: in the server's HTML, until the page is hydrated. */
	isFirstScreen: boolean;
	showMore(): void;
	/** The element with the cards. */
	ref: React.RefObject<HTMLUListElement | null>;
	/** The element after the cards; on a phone the next screenful follows when it comes near. */
	endRef: React.RefObject<HTMLDivElement | null>;
}

/** The list at `address` as the current history entry shows it; `first` is the list that the page was rendered with. */
export function useTitleList(address: string, first: LoadedList): TitleList {
	const { key } = useLocation();
	const ref = useRef<HTMLUListElement>(null);
	const isHydrated = useStore(listsVersion, null) !== null;
	const endRef = useRef<HTMLDivElement>(null);
	const [canLoadAhead, setCanLoadAhead] = useState(isHydrated);
	const view = isHydrated ? sessionLists.view(key, address, first) : null;
	const entry = view?.entry;
	const focusOnNew = useFocusOnNew(ref, view?.cards.length ?? 0);

	// A document's first screen is complete, but for what this browser leaves out: requests for more must not compete with images.
	useEffect(() => {
		if (!canLoadAhead) return onFirstInteraction(() => setCanLoadAhead(true), LOAD_AHEAD_DELAY);
	}, [canLoadAhead]);
	useLayoutEffect(() => {
		if (entry) return sessionLists.show(key, entry);
	}, [key, entry]);
	useEffect(() => {
		if (view && (canLoadAhead || view.missing > 0)) sessionLists.loadAhead(view);
	});

	const hasFailed = view?.hasFailed === true;
	const retry = useEffectEvent(() => {
		if (view) sessionLists.showMore(view);
	});
	useEffect(() => {
		if (hasFailed) return whenOnline(() => retry());
	}, [hasFailed]);

	const canFollow =
		view?.hasMore && view.missing === 0 && !view.hasFailed && view.entry.screens % SCREENS_PER_PRESS > 0;
	useNearEnd(endRef, canFollow === true, view?.cards.length ?? 0, () => {
		if (view) sessionLists.showMore(view);
	});

	return {
		...(view ?? { cards: first.cards, list: first, missing: 0, hasFailed: false, hasMore: hasMorePages(first) }),
		showsAll: readShowsAll(new URLSearchParams(address.split("?")[1])),
		isFirstScreen: !isHydrated,
		ref,
		endRef,
		showMore() {
			// A press while the page hydrates comes before the view.
			const current = view ?? sessionLists.view(key, address, first);
			focusOnNew(current.cards.length);
			sessionLists.showMore(current);
		},
	};
}

/**
 * Calls `showNext` on a phone when the visitor comes within one window's height of the end, for each length of the list.
 * It waits for a touch or a scroll of the visitor's own, so that Back shows exactly what it showed before.
 */
function useNearEnd(
	end: React.RefObject<HTMLElement | null>,
	isOn: boolean,
	length: number,
	showNext: () => void,
): void {
	const [hasMoved, setHasMoved] = useState(false);
	const next = useRef(showNext);
	next.current = showNext;
	useEffect(() => {
		const listening = new AbortController();
		for (const sign of ["touchmove", "wheel", "keydown"] as const) {
			window.addEventListener(sign, () => setHasMoved(true), { once: true, passive: true, signal: listening.signal });
		}
		return () => listening.abort();
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a longer list is observed anew.
	useEffect(() => {
		if (!isOn || !hasMoved || !end.current || !matchMedia(PHONE).matches) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) next.current();
			},
			{ rootMargin: "0px 0px 100% 0px" },
		);
		observer.observe(end.current);
		return () => observer.disconnect();
	}, [isOn, hasMoved, length, end]);
}

/**
 * Call the returned function, with the number of items that are shown, when the visitor asks for more of a list: the first new item
 * gets the focus when it arrives. `count` is the number of items in `list`.
 */
function useFocusOnNew(list: RefObject<HTMLElement | null>, count: number): (before: number) => void {
	/** Number of items that were there before, and whether a ring showed the focus; null while nobody waits for more. */
	const asked = useRef<{ before: number; hasRing: boolean } | null>(null);

	useLayoutEffect(() => {
		if (!asked.current || count <= asked.current.before) return;
		const { before, hasRing } = asked.current;
		asked.current = null;
		const link = list.current?.children[before]?.querySelector<HTMLElement>("a[href]");
		link?.focus({ preventScroll: true, focusVisible: hasRing });
		// A pointer is where the list goes on already.
		if (hasRing) link?.scrollIntoView({ block: "nearest" });
	}, [list, count]);

	return (before) => {
		asked.current = { before, hasRing: document.activeElement?.matches(":focus-visible") === true };
	};
}
