import { useContext, useEffect, useState } from "react";
import { matchRoutes, PrefetchPageLinks, type RouteObject, UNSAFE_FrameworkContext, useNavigate } from "react-router";
import { startPosterTransition } from "~/browser/start-poster-transition.client";
import { showToast } from "~/components/ui/toast";
import { isPlainClick } from "~/lib/is-plain-click";

/** Milliseconds for which a link must be hovered or focused before its page is prefetched. */
const INTENT = 100;

function linkOf({ target }: Event): HTMLAnchorElement | null {
	return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-links], [data-links] a") : null;
}

/** Without a connection this page stays, with a message; React Router would put an error in its place. */
function keepPageOffline(event: MouseEvent): void {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
	if (navigator.onLine || !link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
	if (link.pathname + link.search === location.pathname + location.search) return;
	// Every link respects this.
	event.preventDefault();
	showToast("You are offline. Try again when you are connected.", "alarm");
}

function pathOf({ href, origin }: HTMLAnchorElement): string {
	return href.slice(origin.length);
}

/**
 * Turns plain links into client navigations: those with `data-links` or inside such an element, except with a target.
 * Plain links are much cheaper than `<Link>`, a component with a dozen hooks.
 * `data-links="ahead"` prefetches the page of a link that is hovered or focused. Use it in place of `<Link prefetch>`.
 */
export function PageLinks() {
	const navigate = useNavigate();
	const { routes } = useContext(UNSAFE_FrameworkContext)!.manifest;
	const [ahead, setAhead] = useState<string>();

	useEffect(() => {
		let meant: HTMLAnchorElement | null = null;
		let timer = 0;

		function follow(event: MouseEvent) {
			const link = linkOf(event);
			if (!link || link.target || event.defaultPrevented || !isPlainClick(event)) return;
			event.preventDefault();
			const viewTransition = link.className === "card";
			if (viewTransition) startPosterTransition(link);
			navigate(pathOf(link), { replace: link.href === location.href, viewTransition });
		}

		function mean(event: Event) {
			const link = linkOf(event);
			if (link === meant) return;
			meant = link;
			clearTimeout(timer);
			setAhead(undefined);
			if (navigator.onLine && link?.closest("[data-links=ahead]"))
				timer = window.setTimeout(() => void prefetch(link), INTENT);
		}

		/** Imports the files first, because React Router reloads this page when one does not load, also while it is left. */
		async function prefetch(link: HTMLAnchorElement) {
			const path = pathOf(link);
			// Layouts have no path, so a page's route alone matches its address.
			const [page] = matchRoutes(Object.values(routes) as RouteObject[], path) ?? [];
			const files = routes[page?.route.id ?? ""];
			if (!files) return;
			try {
				await Promise.all([files.module, ...(files.imports ?? [])].map((file) => import(/* @vite-ignore */ file)));
			} catch {
				// The link works without its prefetch.
				return;
			}
			if (link === meant) setAhead(path);
		}

		const listening = new AbortController();
		document.addEventListener("click", keepPageOffline, { capture: true, signal: listening.signal });
		document.addEventListener("click", follow, listening);
		for (const name of ["mouseover", "focusin", "touchstart"]) document.addEventListener(name, mean, listening);
		return () => listening.abort();
	}, [navigate, routes]);

	return ahead && <PrefetchPageLinks page={ahead} />;
}
