import { useEffect, useSyncExternalStore } from "react";
import { Notice } from "./notice";

/** Milliseconds that a message stays unless it is dismissed. */
const STAY_MS = 10_000;

interface Toast {
	text: string;
	tone: "plain" | "alarm" | "good";
	/** What can be done about it, as Undo. */
	action?: { label: string; act: () => void };
}

let current: Toast | null = null;
const listeners = new Set<() => void>();

function set(toast: Toast | null): void {
	current = toast;
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

/** Says something over whatever page is there, also over the next one. A later message takes its place. Browser only. */
export function showToast(text: string, tone: Toast["tone"] = "plain", action?: Toast["action"]): void {
	set({ text, tone, action });
}

/** Where messages appear; the site's layout has one. */
export function ToastRegion() {
	const toast = useSyncExternalStore(
		subscribe,
		() => current,
		() => null,
	);

	useEffect(() => {
		if (!toast) return;
		const timer = setTimeout(() => set(null), STAY_MS);
		return () => clearTimeout(timer);
	}, [toast]);

	return (
		<div
			role="status"
			className="pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-50 flex justify-center px-gutter md:bottom-8"
		>
			{toast && (
				<div className="pointer-events-auto rounded-lg bg-raised shadow-2xl">
					<Notice tone={toast.tone} onDismiss={() => set(null)}>
						<span className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
							{toast.text}
							{toast.action && (
								<button
									type="button"
									onClick={() => {
										toast.action?.act();
										set(null);
									}}
									className="-my-1 min-h-8 cursor-pointer rounded-full px-3 font-semibold text-bulb hover:bg-bulb/12 hover:text-glow"
								>
									{toast.action.label}
								</button>
							)}
						</span>
					</Notice>
				</div>
			)}
		</div>
	);
}
