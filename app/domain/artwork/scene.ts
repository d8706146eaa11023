// Owns the input and output of a composition, and the basic shapes. Shapes take their arguments in SVG's order: position,
// size, colour.
import type { EmblemName } from "./emblem-words";
import { drawFigure, type Figure } from "./figures";
import type { Face } from "./lettering";
import { n } from "./number";
import type { Palette } from "./palettes";
import type { Random } from "./random";

/** A sheet to draw on. Lengths are in units of the sheet. */
export interface Scene {
	width: number;
	height: number;
	/** The vertical axis of the drawing. */
	centre: number;
	/** Patterns start here: a page's text covers the image to the left of it. */
	left: number;
	/** Where the text is; the drawing leaves the areas above `top` and below `bottom` plain. */
	text: "top" | "bottom" | "none";
	top: number;
	bottom: number;
	palette: Palette;
	random: Random;
	title: string;
	/** The title's typeface. */
	face: Face;
	figure: Figure;
	/** The title's pictogram, if there is one. */
	emblem: EmblemName | null;
}

export interface Drawing {
	art: string;
	/** The colour behind the text. */
	under: string;
}

export type Composition = (scene: Scene) => Drawing;

/** Half of the smaller side of the free part of the sheet. */
export function largestRadius({ width, top, bottom }: Scene): number {
	return Math.min(width, bottom - top) / 2;
}

/** Centre and radius of a round sign: in the middle of the free part, or large and cut by the sheet's edge. */
export function focusOf(scene: Scene, share: number): { x: number; y: number; reach: number } {
	const { width, centre, text, top, bottom, random } = scene;
	const reach = largestRadius(scene) * share;
	if (text === "none") return { x: centre, y: (top + bottom) / 2, reach: reach * random.between(1, 1.25) };
	if (random.chance(0.55)) return { x: centre, y: (top + bottom) / 2, reach };
	const large = reach * random.between(1.2, 1.45);
	const x = centre + random.pick([-1, 1]) * width * random.between(0.16, 0.28);
	return { x, y: text === "bottom" ? bottom - 8 - large : top + 8 + large, reach: large };
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
	return `<path d="M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z" fill="${fill}"/>`;
}

export function circle(x: number, y: number, radius: number, fill: string): string {
	return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number, dashes = ""): string {
	const dashed = dashes && ` stroke-dasharray="${dashes}"`;
	return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${dashed}/>`;
}

export function shape(data: string, fill: string): string {
	return `<path d="${data}" fill="${fill}"/>`;
}

export function polygon(points: [number, number][], fill: string): string {
	return shape(`M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`, fill);
}

export function line(data: string, colour: string, width: number, more = ""): string {
	return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more && ` ${more}`}/>`;
}

/** A row of round dots as one dashed line: a dash of length zero with a round cap is a dot. */
export function dots(x: number, y: number, length: number, gap: number, diameter: number): string {
	return `<path d="M${n(x)} ${n(y)}h${n(length)}" stroke-width="${n(diameter)}" stroke-dasharray="0 ${n(gap)}"/>`;
}

/** The scene's person, feet at (x, y). */
export function person(scene: Scene, x: number, y: number, height: number, fill: string): string {
	return drawFigure(scene.figure, x, y, height, fill);
}
