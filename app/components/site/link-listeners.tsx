import { useContext, useEffect, useState } from "react";
import { matchRoutes, PrefetchPageLinks, type RouteObject, UNSAFE_FrameworkContext } from "react-router";
import { showToast } from "~/components/ui/toast";
import { isPlainClick } from "~/lib/dom/is-plain-click";
import { localPath, pageLanguage } from "~/lib/language/languages";
import { siteTexts } from "~/messages/site";

/** Milliseconds for which a link must be hovered or focused before its page is prefetched. */
const INTENT = 100;

/** Without a connection this page stays, with a message; React Router would put an error in its place. */
function keepPageOffline(event: MouseEvent): void {
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
	if (navigator.onLine || !link || link.target || link.origin !== location.origin || !isPlainClick(event)) return;
	if (link.pathname + link.search === location.pathname + location.search) return;
	// Every link respects this.
	event.preventDefault();
	showToast(siteTexts.in(pageLanguage()).offlineTryAgain);
}

/**
 * What all links of a page share: a message while the visitor is offline, and the prefetching of links with `data-prefetch` or
 * inside such an element while they are hovered or focused. `<Link prefetch>` is not used, because React Router reloads the
 * page when a file of a prefetched page does not load: without a connection, or after a deployment.
 */
export function LinkListeners() {
	const { routes } = useContext(UNSAFE_FrameworkContext)!.manifest;
	const [prefetched, setPrefetched] = useState<string>();

	useEffect(() => {
		let meant: HTMLAnchorElement | null = null;
		let timer = 0;

		function handleIntent({ target }: Event) {
			const link =
				target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-prefetch], [data-prefetch] a") : null;
			if (link === meant) return;
			meant = link;
			clearTimeout(timer);
			setPrefetched(undefined);
			if (navigator.onLine && link) timer = window.setTimeout(() => void prefetch(link), INTENT);
		}

		/** Imports the files first: those that are there cannot fail when React Router imports them. */
		async function prefetch(link: HTMLAnchorElement) {
			const path = link.href.slice(link.origin.length);
			// Layouts have no path, so a page's route alone matches its address.
			const [page] = matchRoutes(Object.values(routes) as RouteObject[], localPath(link)) ?? [];
			const files = routes[page?.route.id ?? ""];
			if (!files) return;
			try {
				await Promise.all([files.module, ...(files.imports ?? [])].map((file) => import(/* @vite-ignore */ file)));
			} catch {
				// The link works without its prefetch.
				return;
			}
			if (link === meant) setPrefetched(path);
		}

		const listening = new AbortController();
		document.addEventListener("click", keepPageOffline, { capture: true, signal: listening.signal });
		for (const name of ["mouseover", "focusin", "touchstart"]) document.addEventListener(name, handleIntent, listening);
		return () => listening.abort();
	}, [routes]);

	return prefetched && <PrefetchPageLinks page={prefetched} />;
}
