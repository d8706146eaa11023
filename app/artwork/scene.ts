// The input and output of a composition, and the shapes that it draws with. Shapes take their arguments in SVG's order:
// position, size, colour.
import type { EmblemName } from "./data/emblems";
import type { Face } from "./lettering";
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

/** At most one decimal: precise enough, and short. */
export function n(value: number): number {
	return Math.round(value * 10) / 10;
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

export type Figure = "man" | "walker" | "hat" | "woman" | "child";

/** Each has its feet at the origin and is 100 units tall. */
const OUTLINES: Record<Figure, string> = {
	man: "M0-100a5.5 7 0 1 1-.1 0zM-3-88h6v2q10 1 11 8l3 27q0 4-4 4l-2-2 2 19H8L9-3l2 2v1H3L.8-26h-1.6L-3 0h-8v-1l2-2 1-23h-5l2-19-2 2q-4 0-4-4l3-27q1-7 11-8z",
	walker:
		"M1-100a5.5 7 0 1 1-.1 0zM-2-89h5v3q8 1 9 7l2 16 6 12q0 4-4 3l-7-12-2-8 1 22 9 24q1 2 4 21l-4 1h-6l3-2-6-17-7-15-6 14-8 19 1 1-6-2-1-2q1-1 3-2l5-19 5-19-1-14-6 10-5 10q-3 1-4-2l4-12 6-18q3-12 10-15z",
	hat: "M-9-93h4l1-6q4-3 8 0l1 6h4v2H6q0 5-3 7v2q10 1 11 8l3 27q0 4-4 4l-2-2 2 19H8L9-3l2 2v1H3L.8-26h-1.6L-3 0h-8v-1l2-2 1-23h-5l2-19-2 2q-4 0-4-4l3-27q1-7 11-8v-2q-3-2-3-7h-3z",
	woman:
		"M0-98q7 0 7 9 0 4-1 6h-3v2q6 1 7 7l4 24-3 1-6-19-1 9 8 31H7L5 0H2L.6-28h-1.2L-2 0h-3l-2-28h-5l8-31-1-9-6 19-3-1 4-24q1-6 7-7v-2h-3q-1-2-1-6 0-9 7-9z",
	child:
		"M0-78a7 8 0 1 1-.1 0zM-3-63h6q9 1 9 8l2 17q0 3-3 3l-2-2v13H7L8-2l1 1v1H2L.6-22h-1.2L-2 0h-7v-1l1-1 1-22h-2v-13l-2 2q-3 0-3-3l2-17q0-7 9-8z",
};

/** Feet at (x, y). */
export function drawFigure(figure: Figure, x: number, y: number, height: number, fill: string): string {
	const scale = Math.round(height) / 100;
	return `<path transform="translate(${n(x)} ${n(y)})scale(${scale})" fill="${fill}" d="${OUTLINES[figure]}"/>`;
}

/** The scene's person, feet at (x, y). */
export function person(scene: Scene, x: number, y: number, height: number, fill: string): string {
	return drawFigure(scene.figure, x, y, height, fill);
}
