import { frameAt } from "~/domain/playback/reel";
import { drawEdgeNumbers, drawWear } from "./film-wear.client";
import { drawLeader } from "./leader.client";
import { drawEnd, drawTitleCard, type TitleLook } from "./title-cards.client";

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

/** Draws the film at `seconds`. */
export function project(screen: Screen, look: TitleLook, { seconds, duration }: { seconds: number; duration: number }) {
	const { context, width, height, unit } = screen;
	const frame = frameAt(seconds, duration);
	const random = randomOf(frame.number);
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.globalAlpha = 1;
	context.fillStyle = "#0a0807";
	context.fillRect(0, 0, width, height);
	// Film never runs quite straight through the gate.
	if (!screen.isStill) context.translate((random() - 0.5) * unit * 0.16, (random() - 0.5) * unit * 0.26);

	if (frame.picture.scene === "leader") drawLeader(screen, frame.picture);
	else if (frame.picture.scene === "card") drawTitleCard(screen, look, { ...frame.picture, seconds });
	else drawEnd(screen, look, { progress: frame.picture.progress, seconds });

	drawWear(screen, frame, random);
	drawEdgeNumbers(screen, frame);
}
