const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "focusin"] as const;

/** Runs `work` once, at the visitor's first sign of life or after `ms` milliseconds; returns what calls it off. */
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
