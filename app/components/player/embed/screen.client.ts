/** The properties of the canvas that every drawing needs. */
export interface Screen {
	context: CanvasRenderingContext2D;
	/** In device pixels. */
	width: number;
	height: number;
	/** A hundredth of the shorter side, so that drawings scale with the frame. */
	unit: number;
	/** A CSS pixel, the lower limit for small print. */
	pixel: number;
	fonts: { display: string; text: string };
	/** True for `prefers-reduced-motion`: no weave, flicker, sweep or drift. */
	isStill: boolean;
}

/** A seeded stream of numbers in 0..1, so that a frame always looks the same. */
export function randomOf(seed: number): () => number {
	let state = (seed + 1) * 0x9e3779b1;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
