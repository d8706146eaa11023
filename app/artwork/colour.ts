// Colour arithmetic: mixing in OKLab, which keeps tints clean, and WCAG contrast. Colours are "#rrggbb".

/** Lightness 0..1, then the two colour axes of OKLab. */
type Lab = [number, number, number];

function channels(colour: string): [number, number, number] {
	const value = Number.parseInt(colour.slice(1), 16);
	return [value >> 16, (value >> 8) & 255, value & 255];
}

function linear(channel: number): number {
	const value = channel / 255;
	return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): string {
	const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
	const channel = Math.round(Math.min(1, Math.max(0, gamma)) * 255);
	return channel.toString(16).padStart(2, "0");
}

function toLab(colour: string): Lab {
	const [r, g, b] = channels(colour).map(linear) as [number, number, number];
	const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
	const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
	const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
	return [
		0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
		1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
		0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
	];
}

function fromLab([lightness, a, b]: Lab): string {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const red = encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
	const green = encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
	const blue = encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
	return `#${red}${green}${blue}`;
}

/** The colour `share` (0..1) of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
	const [start, end] = [toLab(from), toLab(to)];
	return fromLab(start.map((value, axis) => value + (end[axis]! - value) * share) as Lab);
}

/** The same hue at another lightness (0..1), its strength multiplied by `strength`. */
export function atLightness(colour: string, lightness: number, strength = 1): string {
	const [, a, b] = toLab(colour);
	return fromLab([lightness, a * strength, b * strength]);
}

export function lightnessOf(colour: string): number {
	return toLab(colour)[0];
}

export function isGrey(colour: string): boolean {
	const [, a, b] = toLab(colour);
	return Math.hypot(a, b) < 0.03;
}

/** Between orange and green, and not grey. */
export function isYellowish(colour: string): boolean {
	const [, a, b] = toLab(colour);
	const hue = (Math.atan2(b, a) * 180) / Math.PI;
	return !isGrey(colour) && hue > 55 && hue < 125;
}

/** Perceived distance of two colours; about 0.02 is the smallest visible one. */
export function distance(one: string, other: string): number {
	const [first, second] = [toLab(one), toLab(other)];
	return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/** WCAG contrast ratio, 1..21. */
export function contrast(one: string, other: string): number {
	const [first, second] = [one, other].map((colour) => {
		const [r, g, b] = channels(colour).map(linear) as [number, number, number];
		return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
	}) as [number, number];
	return Math.max(first, second) / Math.min(first, second);
}

/** The first of `candidates` with a contrast of at least 4.5 on `ground`, else black or white. */
export function pickReadable(ground: string, candidates: string[]): string {
	const readable = candidates.find((colour) => contrast(ground, colour) >= 4.5);
	return readable ?? (contrast(ground, "#ffffff") >= contrast(ground, "#000000") ? "#ffffff" : "#000000");
}
