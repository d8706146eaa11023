// Owns what a composition is given and what it gives back, and the few marks that all of them are drawn with.
import type { Palette } from "./palettes";
import type { Random } from "./random";

/** A sheet to be filled. Lengths are in units of the sheet. */
export interface Scene {
	width: number;
	height: number;
	/** The upright line about which the drawing is arranged. */
	centre: number;
	/** Where the text stands; the drawing keeps everything above `top` and below `bottom` quiet. */
	text: "top" | "bottom" | "none";
	top: number;
	bottom: number;
	palette: Palette;
	random: Random;
	title: string;
}

export interface Drawing {
	art: string;
	/** The one colour that lies under the text. */
	under: string;
}

export type Composition = (scene: Scene) => Drawing;

/** Half of the smaller side of the free part of the sheet. */
export function reachOf({ width, top, bottom }: Scene): number {
	return Math.min(width, bottom - top) / 2;
}

/** At most one decimal: finer than print, and small. */
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

/** A row of round dots as one dashed line: a dash of no length with a round cap is a dot. */
export function dots(x: number, y: number, length: number, gap: number, diameter: number): string {
	return `<path d="M${n(x)} ${n(y)}h${n(length)}" stroke-width="${n(diameter)}" stroke-dasharray="0 ${n(gap)}"/>`;
}

/** A standing person of the given height, feet at (x, y): the collection's measure of scale. */
export function figure(x: number, y: number, height: number, fill: string): string {
	const scale = n(height) / 100;
	return (
		`<path transform="translate(${n(x)} ${n(y)})scale(${n(scale * 100) / 100})" fill="${fill}" ` +
		`d="M-8 0l1-36-6-1 3-36q1-8 7-9a8 9 0 1 1 6 0q6 1 7 9l3 36-6 1 1 36h-6l-2-33-2 33z"/>`
	);
}
