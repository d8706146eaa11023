import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { getListsVersion, sessionLists, subscribeToLists } from "~/browser/session-lists.client";
import type { ListEntry, ListView } from "~/browser/title-lists";
import { hasMorePages, type LoadedList } from "~/domain/catalogue/loaded-list";

/** Milliseconds after which a page without any interaction starts to load ahead. */
const LOAD_AHEAD_DELAY = 3000;

export interface TitleList extends Omit<ListView, "entry"> {
	/** Whether the style sheet decides how many of the cards show: in the server's HTML, until the page is hydrated. */
	isFirstScreen: boolean;
	showMore(): void;
	/** The element with the cards. */
	ref: React.RefObject<HTMLUListElement | null>;
	onClickCapture(event: React.MouseEvent): void;
}

/** The list at `address` as the current history entry shows it; `first` is the list that the page was rendered with. */
export function useTitleList(address: string, first: LoadedList): TitleList {
	const { key } = useLocation();
	const ref = useRef<HTMLUListElement>(null);
	const isHydrated = useSyncExternalStore(subscribeToLists, getListsVersion, () => null) !== null;
	const [canLoadAhead, setCanLoadAhead] = useState(isHydrated);
	const view = isHydrated ? sessionLists.view(key, address, first) : null;
	const entry = view?.entry;

	// A document's first screen is complete: the requests for more must not compete with its images.
	useEffect(() => {
		if (!canLoadAhead) return onFirstInteraction(() => setCanLoadAhead(true), LOAD_AHEAD_DELAY);
	}, [canLoadAhead]);
	useLayoutEffect(() => {
		const cards = ref.current;
		if (!entry || !cards) return;
		const hide = sessionLists.show(key, entry, () => findFocusedLink(cards));
		restorePlace(entry, cards);
		return hide;
	}, [key, entry]);
	useEffect(() => {
		if (view && canLoadAhead) sessionLists.loadAhead(view);
	});

	return {
		...(view ?? { cards: first.cards, list: first, missing: 0, hasFailed: false, hasMore: hasMorePages(first) }),
		isFirstScreen: !isHydrated,
		ref,
		showMore() {
			if (view) sessionLists.showMore(view);
		},
		onClickCapture(event) {
			const link = (event.target as Element).closest("a");
			if (entry && link) entry.focus = link.getAttribute("href");
		},
	};
}

function findFocusedLink(cards: HTMLElement): string | null {
	const link = document.activeElement?.closest("a");
	return link && cards.contains(link) ? link.getAttribute("href") : null;
}

/** Restores scroll position and focus after Back or a reload. */
function restorePlace(entry: ListEntry, cards: HTMLElement): void {
	// React Router restores the position within a document; in a new one it did so before all the cards were there.
	if (entry.scroll !== null) window.scrollTo(0, entry.scroll);
	entry.scroll = null;
	if (entry.focus && document.activeElement === document.body) {
		cards.querySelector<HTMLElement>(`a[href="${CSS.escape(entry.focus)}"]`)?.focus({ preventScroll: true });
	}
	entry.focus = null;
}
