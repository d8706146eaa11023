import type { Screen } from "./screen.client";

const WIDEST = 1600;

/** The current state of the canvas. It follows the frame's size, the loaded fonts and `prefers-reduced-motion`. */
export function openScreen(canvas: HTMLCanvasElement, root: HTMLElement, onChange: () => void): { current: Screen } {
	const stillness = matchMedia("(prefers-reduced-motion: reduce)");
	const fonts = {
		display: getComputedStyle(root).getPropertyValue("--font-display"),
		text: getComputedStyle(root).getPropertyValue("--font-sans"),
	};

	function measure(): Screen {
		const { clientWidth, clientHeight } = canvas;
		const scale = Math.min(devicePixelRatio, 2, WIDEST / Math.max(1, clientWidth));
		canvas.width = Math.max(1, Math.round(clientWidth * scale));
		canvas.height = Math.max(1, Math.round(clientHeight * scale));
		return {
			context: canvas.getContext("2d", { alpha: false })!,
			width: canvas.width,
			height: canvas.height,
			unit: Math.min(canvas.width, canvas.height) / 100,
			pixel: scale,
			fonts,
			isStill: stillness.matches,
		};
	}

	const screen = { current: measure() };
	function change(): void {
		screen.current = measure();
		onChange();
	}
	new ResizeObserver(change).observe(canvas);
	stillness.addEventListener("change", change);
	Promise.all([document.fonts.load(`40px ${fonts.display}`), document.fonts.load(`16px ${fonts.text}`)]).then(change);
	return screen;
}
