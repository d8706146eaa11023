import { splitPath } from "~/lib/language/languages";

/**
 * Opens the page of a navigation as a new document. In the history it takes the place of the present page where the
 * navigation would: between watch pages, and when Back or Forward have changed the address already.
 */
export function openDocument(url: URL): void {
	const isWatchPage = ({ pathname }: { pathname: string }) => splitPath(pathname).path.startsWith("/watch/");
	const isInPlace = (isWatchPage(url) && isWatchPage(window.location)) || url.href === window.location.href;
	if (isInPlace) window.location.replace(url);
	else window.location.assign(url);
}
