import { parts, texts } from "./controls.client";

/**
 * Shows the player in full screen, or lets the page do so, which also shows what the page lays over the player. Where
 * neither can, sets `data-fullscreen` to "none", which hides the control.
 */
export function openFullscreen() {
	const { root, fullscreen: button } = parts;
	let page: { isOn: boolean | null; toggle(): void } | null = null;

	function show(): void {
		const isFullscreen = document.fullscreenEnabled ? document.fullscreenElement !== null : null;
		const isOn = page ? page.isOn : isFullscreen;
		root.dataset.fullscreen = isOn === null ? "none" : isOn ? "on" : "off";
		button.setAttribute("aria-label", isOn ? texts.leaveFullScreen : texts.fullScreen);
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
		/** Where that is possible. */
		fill() {
			if (root.dataset.fullscreen === "off") this.toggle();
		},
		/** From now on the page fills the screen. `isOn` is null where it cannot. */
		followPage(isOn: boolean | null, toggle: () => void) {
			page = { isOn, toggle };
			show();
		},
	};
}

/**
 * Shows the canvas in a window that stays in front of others. Where the browser cannot, sets `data-pip` to "none",
 * which hides the control. `play` and `stop` follow the buttons of that window.
 */
export function openPictureInPicture(on: { play(): void; stop(): void }) {
	const { root, screen } = parts;
	const video = document.createElement("video");
	root.dataset.pip = document.pictureInPictureEnabled ? "off" : "none";
	video.muted = true;
	video.addEventListener("enterpictureinpicture", () => {
		root.dataset.pip = "on";
	});
	video.addEventListener("leavepictureinpicture", () => {
		root.dataset.pip = "off";
		video.srcObject = null;
	});
	const isOn = () => root.dataset.pip === "on";
	video.addEventListener("play", () => isOn() && on.play());
	video.addEventListener("pause", () => isOn() && on.stop());

	return {
		async toggle() {
			if (isOn()) return await document.exitPictureInPicture();
			video.srcObject = screen.captureStream();
			await video.play();
			// The browser may refuse; then nothing changes.
			await video.requestPictureInPicture().catch(() => undefined);
		},
		show(isPlaying: boolean) {
			if (!isOn() || isPlaying === !video.paused) return;
			if (isPlaying) void video.play();
			else video.pause();
		},
	};
}
