import { lazy, Suspense, useEffect, useState } from "react";
import { loadModule } from "~/browser/load-module";
import { OPEN_MENU } from "~/browser/shortcuts.client";
import { isWelcomeDismissed, recordWelcome } from "~/browser/welcome-seen.client";

/** Milliseconds between a page's load and the first-visit dialog. */
const WELCOME_DELAY_MS = 2000;

const WelcomeDialog = lazy(async () => ({
	default: (await loadModule(() => import("./welcome-dialog"))).WelcomeDialog,
}));

/** True while the visitor types or a dialog or menu is open. */
function isBusy(): boolean {
	const { activeElement } = document;
	return Boolean(
		activeElement?.matches("input, textarea, select, [contenteditable], iframe") ||
			document.querySelector(`dialog:modal, ${OPEN_MENU}`),
	);
}

/** Shows the first-visit dialog two seconds after the page has loaded, or later when it would interrupt the visitor. */
export function DelayedWelcomeDialog() {
	const [isDue, setIsDue] = useState(false);

	useEffect(() => {
		if (isWelcomeDismissed()) return;
		let timer: ReturnType<typeof setTimeout>;
		function wait(): void {
			timer = setTimeout(() => {
				if (isBusy()) wait();
				else if (!isWelcomeDismissed()) setIsDue(true);
			}, WELCOME_DELAY_MS);
		}
		if (document.readyState === "complete") wait();
		else window.addEventListener("load", wait, { once: true });
		return () => {
			window.removeEventListener("load", wait);
			clearTimeout(timer);
		};
	}, []);

	if (!isDue) return null;
	return (
		<Suspense>
			<WelcomeDialog record={recordWelcome} />
		</Suspense>
	);
}
