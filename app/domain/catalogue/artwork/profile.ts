// Owns the portraits without a face: a person's initials in a frame of simple forms.
import { mix, readable } from "./colour";
import { type FaceName, loadFace, outlineText, widthOf } from "./lettering";
import { n } from "./number";
import { anyPalette } from "./palettes";
import { randomFor } from "./random";
import { circle, polygon, rect, shape } from "./scene";

const WIDTH = 400;
const HEIGHT = 600;

/** First letters of the first and the last name; generational suffixes do not count. */
export function initialsOf(name: string): string {
	const words = name
		.replace(/,?\s+(jr|sr|i{2,3}|iv)\.?$/i, "")
		.split(/[\s]+/)
		.filter((word) => /\p{L}/u.test(word));
	const letters = words.map((word) => /\p{L}/u.exec(word)![0]);
	return (letters.length > 1 ? letters[0]! + letters.at(-1)! : (letters[0] ?? "")).toUpperCase();
}

export async function drawProfile(id: number, name: string): Promise<string> {
	const random = randomFor(`person-${id}`);
	const palette = anyPalette(random);
	const face = await loadFace(random.pick<FaceName>(["condensed", "didone", "serif", "geometric", "deco", "slab"]));
	const { ground, hero, second, deep } = palette;
	const [x, y] = [WIDTH / 2, HEIGHT * 0.46];
	let art = rect(0, 0, WIDTH, HEIGHT, ground);
	let under = ground;
	const kind = random.whole(0, 5);
	if (kind === 0) {
		for (const step of [1.5, 1.25, 1]) art += circle(x, y, 150 * step, mix(ground, second, 1.7 - step));
		under = mix(ground, second, 0.7);
	} else if (kind === 1) {
		art +=
			shape(`M60 ${HEIGHT}V240a140 140 0 0 1 280 0V${HEIGHT}z`, second) +
			shape(`M96 ${HEIGHT}V244a104 104 0 0 1 208 0V${HEIGHT}z`, deep);
		under = deep;
	} else if (kind === 2) {
		art += polygon(
			[
				[0, HEIGHT],
				[0, HEIGHT * 0.78],
				[WIDTH, HEIGHT * 0.58],
				[WIDTH, HEIGHT],
			],
			second,
		);
		art += polygon(
			[
				[0, HEIGHT],
				[0, HEIGHT * 0.88],
				[WIDTH, HEIGHT * 0.7],
				[WIDTH, HEIGHT],
			],
			hero,
		);
	} else if (kind === 3) {
		art += circle(x, HEIGHT * 1.02, 210, second) + circle(x, y, 130, hero);
		under = hero;
	} else if (kind === 4) {
		art += shape(`M0 0h${WIDTH}a${WIDTH} ${WIDTH} 0 0 1 ${-WIDTH} ${WIDTH}z`, hero);
		under = hero;
	} else {
		for (let band = 0; band < 5; band++)
			art += rect(0, HEIGHT * 0.72 + band * 34, WIDTH, 10 + band * 6, band % 2 ? hero : second);
	}
	const initials = initialsOf(name);
	const size = Math.min(190 / face.capHeight, 200 / widthOf(face, initials, -0.02));
	const ink = readable(under, [palette.ink, ground, deep]);
	const left = x - (widthOf(face, initials, -0.02) * size) / 2;
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${art}` +
		`<g fill="${ink}">${outlineText(face, initials, { x: left, y: n(y + (face.capHeight * size) / 2), size, tracking: -0.02 })}</g></svg>`
	);
}
