import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { hasMorePages, type LoadedList } from "~/domain/catalogue/loaded-list";
import type { ListView } from "./list-engine.client";
import { listEngine, loadListEngine, onListEngine } from "./load-list-engine.client";
import { isKept } from "./saved-lists.client";

/** Milliseconds after which the rest of a batch is fetched for a visitor who has not stirred. */
const QUIET = 3000;

export interface TitleList extends Omit<ListView, "entry"> {
	/** Whether the style sheet decides how many of the cards show, because no script does yet. */
	isFirstScreen: boolean;
	showMore(): void;
	/** The element with the cards. */
	ref: React.RefObject<HTMLUListElement | null>;
	onClickCapture(event: React.MouseEvent): void;
}

/** The list at `address` as this entry of the history shows it; `first` is what the page came with. */
export function useTitleList(address: string, first: LoadedList): TitleList {
	const { key } = useLocation();
	const ref = useRef<HTMLUListElement>(null);
	const engine = useSyncExternalStore(onListEngine, listEngine, () => null);
	useSyncExternalStore(engine?.subscribe ?? onListEngine, engine?.readVersion ?? zero, zero);
	const view = engine?.viewList(key, address, first) ?? null;
	const entry = view?.entry;

	// The rest of the script is for what comes after the first screen: most visitors see that before it is wanted.
	useLayoutEffect(() => {
		if (engine) return;
		if (isKept(key)) void loadListEngine();
		else return onFirstInteraction(() => void loadListEngine(), QUIET);
	}, [engine, key]);
	useLayoutEffect(() => {
		if (engine && entry && ref.current) return engine.attach(key, entry, ref.current);
	}, [engine, key, entry]);
	useEffect(() => {
		if (engine && view) engine.keepUp(view);
	});

	return {
		...(view ?? { cards: first.cards, list: first, missing: 0, hasFailed: false, hasMore: hasMorePages(first) }),
		isFirstScreen: view === null,
		ref,
		async showMore() {
			const { showMore, viewList } = await loadListEngine();
			showMore(viewList(key, address, first));
		},
		onClickCapture(event) {
			const link = (event.target as Element).closest("a");
			void loadListEngine().then(({ leaveBy, viewList }) => leaveBy(viewList(key, address, first), link));
		},
	};
}

function zero(): number {
	return 0;
}
