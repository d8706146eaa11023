const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin"] as const;

/** Runs `work` once, after the first interaction or after `ms` milliseconds. Returns a function that cancels it. */
export function onFirstInteraction(work: () => void, ms: number): () => void {
	const controller = new AbortController();
	const timer = setTimeout(begin, ms);
	function begin() {
		stop();
		work();
	}
	function stop() {
		clearTimeout(timer);
		controller.abort();
	}
	for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true, signal: controller.signal });
	return stop;
}
