import { StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

const hydrated = new AbortController();

function Application() {
	useEffect(() => hydrated.abort(), []);
	return <HydratedRouter />;
}

/** The router restores the scroll position of the new document, so the browser must not restore the old one's. */
function reloadDocument(): void {
	history.scrollRestoration = "manual";
	location.reload();
}

/** For a listener that was added before the router's. */
function reloadInstead(event: Event): void {
	event.stopImmediatePropagation();
	reloadDocument();
}

/** False when the visitor went back or forward before the script arrived: the document is then that of another address. */
function isDocumentOfLocation(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation === undefined || navigation.name.replace(/#.*/, "") === location.href.replace(/#.*/, "");
}

if (isDocumentOfLocation()) {
	// React cannot hydrate a document as the page of another address.
	addEventListener("popstate", reloadInstead, hydrated);
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<Application />
			</StrictMode>,
		);
	});
} else {
	reloadDocument();
}
