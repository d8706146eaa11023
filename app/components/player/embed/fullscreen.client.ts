/** Lets `root` fill the screen; where the browser cannot, `data-fullscreen` is "none" and the control hides. */
export function openFullscreen(root: HTMLElement, button: HTMLElement): { toggle(): void } {
	function show(): void {
		const isOn = document.fullscreenElement !== null;
		root.dataset.fullscreen = document.fullscreenEnabled ? (isOn ? "on" : "off") : "none";
		button.setAttribute("aria-label", isOn ? "Leave full screen" : "Full screen");
	}
	document.addEventListener("fullscreenchange", show);
	show();
	return {
		toggle() {
			// A browser may refuse; the film then stays as it is.
			const change = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
			change.catch(() => undefined);
		},
	};
}
