import { useLayoutEffect } from "react";
import {
	type DataStrategyResult,
	type MiddlewareFunction,
	NavigationType,
	useLocation,
	useNavigationType,
} from "react-router";
import { loadModule } from "~/browser/load-module";
import { onFirstInteraction } from "~/browser/on-first-interaction.client";
import { readText, SAVED_PLACES } from "~/browser/stored";

/** Milliseconds after which the module loads without an interaction. */
const LOAD_AFTER = 2000;

type Places = typeof import("~/browser/page-places.client");

let places: Places | null = null;
let loading: Promise<void> | null = null;

/** Where the module cannot be loaded, navigations only restore the scroll position. */
function loadPlaces(): Promise<void> {
	loading ??= loadModule(() => import("~/browser/page-places.client")).then(
		({ rememberPlace, showPlace }) => {
			places = { rememberPlace, showPlace };
		},
		() => {
			loading = null;
		},
	);
	return loading;
}

/** Client middleware, which runs while the page is still on the screen. */
export const rememberPlace: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_, next) => {
	// Without a wait once it is loaded: the page may change meanwhile.
	if (!places) await loadPlaces();
	places?.rememberPlace();
	return await next();
};

/** A first document in this tab has nothing to return to, and loads nothing. */
function hasSavedPlaces(): boolean {
	return readText(SAVED_PLACES, () => sessionStorage) !== null;
}

/** Returns the visitor to the scroll position and the focus that a page had when it was left. */
export function PagePlace() {
	const { key } = useLocation();
	const isReturn = useNavigationType() === NavigationType.Pop;

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each history entry.
	useLayoutEffect(() => {
		async function show() {
			if (!places) await loadPlaces();
			places?.showPlace(key, isReturn);
		}
		if (loading || hasSavedPlaces()) void show();
		else return onFirstInteraction(show, LOAD_AFTER);
	}, [key]);

	return null;
}
