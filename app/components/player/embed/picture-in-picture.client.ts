/**
 * Shows the canvas in a window that stays in front of others. Where the browser cannot, sets `data-pip` to "none",
 * which hides the control. `play` and `stop` follow the buttons of that window.
 */
export function openPictureInPicture(
	root: HTMLElement,
	screen: HTMLCanvasElement,
	on: { play(): void; stop(): void },
): { toggle(): void; show(isPlaying: boolean): void } {
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
		show(isPlaying) {
			if (!isOn() || isPlaying === !video.paused) return;
			if (isPlaying) void video.play();
			else video.pause();
		},
	};
}
