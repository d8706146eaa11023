import { useEffect, useRef } from "react";
import { createStore, useStore } from "~/lib/caching/store";
import { pageLanguage } from "~/lib/language/languages";
import { explainFailure } from "~/lib/offline";
import { siteTexts } from "~/messages/site";
import { Notice } from "./notice";
import { leadToToast } from "./toast-focus.client";

/** Milliseconds before a message disappears by itself, unless a pointer or the focus is on it. */
const STAY_MS = 5000;

interface Toast {
	text: string;
	tone: "plain" | "alarm" | "good";
	/** Buttons in the message, such as Undo. */
	actions: Action[];
}

interface Action {
	label: string;
	act: () => void;
}

const shownToast = createStore<Toast | null>(null);

/**
 * Shows a message over the current page and the ones after it; a later message replaces it. Without a connection an alarm
 * says so too. Browser only.
 */
export function showToast(text: string, tone: Toast["tone"] = "plain", ...actions: Action[]): void {
	shownToast.set({
		text: tone === "alarm" ? explainFailure(text, siteTexts.in(pageLanguage()).offline) : text,
		tone,
		actions,
	});
}

/** For a press, and a change of who is watching: its Undo would take back something else than what is shown. */
export function hideToast(): void {
	shownToast.set(null);
}

/** Where toasts appear; the site's layout contains one. */
export function ToastRegion() {
	const toast = useStore(shownToast, null);
	const region = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const { current } = region;
		if (!toast || !current) return;
		const close = () => shownToast.set(null);
		const isUsed = () => current.contains(document.activeElement) || current.matches(":hover");
		const timer = setInterval(() => isUsed() || close(), STAY_MS);
		const leave = leadToToast(current, close);
		return () => {
			clearInterval(timer);
			leave();
		};
	}, [toast]);

	return (
		<div
			ref={region}
			role="status"
			data-arrow-keys="beside"
			className="pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-50 flex justify-center px-gutter md:bottom-8"
		>
			{toast && (
				<div className="pointer-events-auto rounded-lg bg-raised shadow-2xl">
					<Notice tone={toast.tone} onDismiss={() => shownToast.set(null)}>
						<span className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
							{toast.text}
							{toast.actions.map(({ label, act }) => (
								<button
									key={label}
									type="button"
									onClick={() => {
										shownToast.set(null);
										act();
									}}
									className="-my-1 min-h-8 cursor-pointer rounded-full px-3 font-semibold text-bulb hover:bg-bulb/15 hover:text-glow"
								>
									{label}
								</button>
							))}
						</span>
					</Notice>
				</div>
			)}
		</div>
	);
}
