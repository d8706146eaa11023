/** What every drawing needs of the canvas. */
export interface Screen {
	context: CanvasRenderingContext2D;
	/** In device pixels. */
	width: number;
	height: number;
	/** A hundredth of the shorter side, so that drawings scale with the frame. */
	unit: number;
	/** A CSS pixel, below which small print cannot shrink. */
	pixel: number;
	fonts: { display: string; text: string };
	/** True where the visitor wants no movement: no weave, flicker, sweep or drift. */
	isStill: boolean;
}

/** A repeatable stream of numbers in 0..1: a frame looks the same however often it is drawn. */
export function randomOf(seed: number): () => number {
	let state = (seed + 1) * 0x9e3779b1;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
