/** Shows `root` in full screen. Where the browser cannot, sets `data-fullscreen` to "none", which hides the control. */
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
			// The browser may refuse; then nothing changes.
			const change = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
			change.catch(() => undefined);
		},
	};
}
