import { StrictMode, startTransition, use, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { PAGE_READY } from "~/browser/forms/early-presses";
import { loadModule } from "~/browser/load-module";
import { allowGivenUpLoads } from "~/browser/navigation/given-up-loads.client";

if (!("popover" in HTMLElement.prototype)) {
	void loadModule(() => import("~/browser/popover-fallback.client")).then(({ installPopovers }) => installPopovers());
}

allowGivenUpLoads();

const hydrated = new AbortController();
const never = new Promise<never>(() => {});

/** False after a Back or Forward before hydration, which changes the address and leaves the document as it is. */
function isDocumentOfLocation(): boolean {
	const [navigation] = performance.getEntriesByType("navigation");
	return navigation === undefined || navigation.name.replace(/#.*/, "") === location.href.replace(/#.*/, "");
}

function reloadDocument(): void {
	// The router restores the scroll position of the new document, so the browser must not restore the old one's.
	history.scrollRestoration = "manual";
	// React may still hydrate until the document is gone; the router must not save its scroll position.
	addEventListener("pagehide", (event) => event.stopImmediatePropagation(), { capture: true });
	location.reload();
}

/** Runs before the router's own listener, which was added later. */
function handlePopState(event: PopStateEvent): void {
	if (isDocumentOfLocation()) return;
	event.stopImmediatePropagation();
	reloadDocument();
}

/** The router takes the address from the browser when it renders first, so it waits for the reload if that changed. */
function Application() {
	useEffect(() => {
		hydrated.abort();
		// Once React has drawn what only the browser knows.
		queueMicrotask(() => dispatchEvent(new Event(PAGE_READY)));
	}, []);
	if (!isDocumentOfLocation()) use(never);
	return <HydratedRouter />;
}

/** Once a frame with the document was painted, so that hydration does not delay it. A hidden tab paints none. */
async function firstPaint(): Promise<void> {
	if (document.visibilityState === "hidden") return;
	await new Promise((resolve) => {
		requestAnimationFrame(() => requestAnimationFrame(resolve));
		document.addEventListener("visibilitychange", resolve, { once: true });
	});
}

function hydrate(): void {
	startTransition(() => {
		hydrateRoot(
			document,
			<StrictMode>
				<Application />
			</StrictMode>,
		);
	});
}

if (isDocumentOfLocation()) {
	addEventListener("popstate", handlePopState, { signal: hydrated.signal });
	void firstPaint().then(hydrate);
} else {
	reloadDocument();
}
