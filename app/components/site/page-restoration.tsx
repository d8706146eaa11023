import { useLayoutEffect } from "react";
import {
	type DataStrategyResult,
	type MiddlewareFunction,
	NavigationType,
	useLocation,
	useNavigationType,
} from "react-router";
import { onFirstInteraction } from "~/browser/navigation/on-first-interaction.client";
import { PAGE_STATES, readText } from "~/browser/stored";
import { resolveWithin } from "~/lib/deferred";
import { loadInteraction } from "./load-interaction";

/** Milliseconds after which the module loads without an interaction. */
const LOAD_AFTER = 2000;

/** Milliseconds that a navigation waits for it at most: a file may be on its way for long. */
const NAVIGATION_WAIT = 1000;

type PageState = Pick<Awaited<ReturnType<typeof loadInteraction>>, "savePageState" | "restorePageState">;

let pageState: PageState | null = null;
let loading: Promise<void> | null = null;

/** Where the module cannot be loaded, navigations only restore the scroll position. */
function loadPageState(): Promise<void> {
	loading ??= loadInteraction().then(
		({ savePageState, restorePageState }) => {
			pageState = { savePageState, restorePageState };
		},
		() => {
			loading = null;
		},
	);
	return loading;
}

/** Client middleware, which runs while the page is still on the screen. */
export const savePageBeforeNavigation: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
	// Without a wait once it is loaded: the page may change meanwhile.
	if (!pageState) await resolveWithin(loadPageState(), NAVIGATION_WAIT);
	pageState?.savePageState();
	return await next();
};

/** A first document in this tab has nothing to return to, and loads nothing. */
function hasSavedStates(): boolean {
	return readText(PAGE_STATES, () => sessionStorage) !== null;
}

/** Returns the visitor to the scroll position and the focus that a page had when it was left. */
export function PageRestoration() {
	const { key } = useLocation();
	const isReturn = useNavigationType() === NavigationType.Pop;

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each history entry.
	useLayoutEffect(() => {
		async function show() {
			if (!pageState) await loadPageState();
			pageState?.restorePageState(key, isReturn);
		}
		if (loading || hasSavedStates()) void show();
		else return onFirstInteraction(show, LOAD_AFTER);
	}, [key]);

	return null;
}
