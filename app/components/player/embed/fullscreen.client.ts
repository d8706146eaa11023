/**
 * Shows `root` in full screen, or lets the page do so, which also shows what the page lays over the player. Where
 * neither can, sets `data-fullscreen` to "none", which hides the control.
 */
export function openFullscreen(root: HTMLElement, button: HTMLElement) {
	let page: { isOn: boolean | null; toggle(): void } | null = null;

	function show(): void {
		const own = document.fullscreenEnabled ? document.fullscreenElement !== null : null;
		const isOn = page ? page.isOn : own;
		root.dataset.fullscreen = isOn === null ? "none" : isOn ? "on" : "off";
		button.setAttribute("aria-label", isOn ? "Leave full screen" : "Full screen");
	}
	document.addEventListener("fullscreenchange", show);
	show();
	return {
		toggle() {
			if (page) return page.toggle();
			// The browser may refuse; then nothing changes.
			const change = document.fullscreenElement ? document.exitFullscreen() : root.requestFullscreen();
			change.catch(() => undefined);
		},
		/** From now on the page fills the screen. `isOn` is null where it cannot. */
		followPage(isOn: boolean | null, toggle: () => void) {
			page = { isOn, toggle };
			show();
		},
	};
}
