// Compositions about one pictogram of what the title speaks of.
import { contrast, mix } from "../colour";
import { EMBLEMS, type Emblem } from "../data/emblems";
import type { EmblemName } from "../emblem-words";
import { n } from "../number";
import { circle, type Drawing, reachOf, rect, type Scene, shape } from "../scene";

/** `size` is the height of the pictogram; `detail` colours what lies over it. */
function pictogram(name: EmblemName, at: { x: number; y: number; size: number }, fill: string, detail: string): string {
	return `<g transform="translate(${n(at.x)} ${n(at.y)})scale(${Math.round(at.size) / 100})">${parts(name, fill, detail)}</g>`;
}

function parts(name: EmblemName, fill: string, detail: string): string {
	const emblem: Emblem = EMBLEMS[name];
	const stroke =
		emblem.stroke &&
		`<path d="${emblem.stroke}" fill="none" stroke="${fill}" stroke-width="${emblem.weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
	return [
		emblem.fill && `<path d="${emblem.fill}" fill="${fill}" fill-rule="evenodd"/>`,
		stroke,
		emblem.detail && `<path d="${emblem.detail}" fill="${detail}"/>`,
	]
		.filter(Boolean)
		.join("");
}

/** Of two inks, the one that stands out more. */
function clearer(ground: string, one: string, other: string): string {
	return contrast(ground, one) >= contrast(ground, other) ? one : other;
}

export function emblem(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const name = scene.emblem ?? "star";
	const reach = reachOf(scene);
	const y = (top + bottom) / 2;
	const { ground, hero, second, deep } = palette;
	const kind = random.pick(["disc", "disc", "echo", "split", "giant", "grid"]);
	let art = rect(0, 0, width, height, ground);
	if (kind === "disc") {
		const radius = reach * random.between(0.74, 0.86);
		art += circle(centre, y, radius, hero);
		const isHalved = random.chance(0.4);
		if (isHalved) {
			const r = n(radius);
			art += shape(`M${n(centre - radius)} ${n(y)}a${r} ${r} 0 0 0 ${r * 2} 0z`, mix(hero, second, 0.8));
		}
		const ink = clearer(hero, deep, palette.ink === deep ? ground : palette.ink);
		art += pictogram(name, { x: centre, y, size: radius * 1.24 }, ink, isHalved ? hero : second);
	} else if (kind === "echo") {
		const layers = [second, ground, hero, ground, clearer(ground, deep, hero)];
		const size = reach * 1.9;
		const first = layers.slice(0, 3);
		for (const [index, ink] of first.entries()) {
			art += circle(centre, y, (size / 2) * (1 - index * 0.14), ink);
		}
		art += pictogram(name, { x: centre, y, size: size * 0.5 }, clearer(hero, deep, ground), second);
	} else if (kind === "split") {
		const lean = random.pick([-1, 1]) * random.between(0, 0.4) * width;
		const right = `M${n(centre + lean)} ${n(top)}H${width}V${n(bottom)}H${n(centre - lean)}z`;
		const size = reach * 1.5;
		art += `<path d="${right}" fill="${hero}"/><clipPath id="c"><path d="${right}"/></clipPath>`;
		art += pictogram(name, { x: centre, y, size }, clearer(ground, hero, deep), second);
		art += `<g clip-path="url(#c)">${pictogram(name, { x: centre, y, size }, clearer(hero, ground, deep), second)}</g>`;
		if (scene.text === "top") art += rect(0, 0, width, top, ground);
		if (scene.text === "bottom") art += rect(0, bottom, width, height - bottom, ground);
	} else if (kind === "giant") {
		const size = reach * random.between(2.3, 2.7);
		const shift = random.pick([-1, 1]) * reach * 0.2;
		art += circle(centre - shift, y + reach * 0.1, reach * 0.5, second);
		art += pictogram(
			name,
			{ x: centre + shift, y, size: Math.min(size, (bottom - top) * 0.86) },
			clearer(ground, hero, deep),
			ground,
		);
	} else {
		const columns = 3;
		const cell = Math.min((width * 0.88) / columns, (bottom - top) / 2.1);
		const rows = Math.max(2, Math.floor((bottom - top) / cell));
		const odd = random.whole(0, rows * columns - 1);
		const [left, first] = [centre - (columns * cell) / 2, y - (rows * cell) / 2];
		art += `<defs><g id="e">${parts(name, "currentColor", ground)}</g></defs>`;
		for (let index = 0; index < rows * columns; index++) {
			const [x, down] = [left + ((index % columns) + 0.5) * cell, first + (Math.floor(index / columns) + 0.5) * cell];
			const ink = index === odd ? hero : mix(ground, second, 0.75);
			art += `<use href="#e" color="${ink}" transform="translate(${n(x)} ${n(down)})scale(${Math.round(cell * 0.72) / 100})"/>`;
		}
	}
	return { art, under: ground };
}

/** The pictogram on a hill or over a sea of one colour, with its shadow falling long to one side. */
export function monolith(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const name = scene.emblem ?? "star";
	const { ground, hero, second, deep } = palette;
	const free = bottom - top;
	const level = scene.text === "bottom" ? bottom : height * (scene.text === "top" ? 0.93 : 0.84);
	const size = Math.min(width * 0.62, free * 0.56);
	const { floats }: Emblem = EMBLEMS[name];
	const y = floats ? top + (level - top) * 0.47 : level - size * 0.42;
	const radius = Math.min(size * random.between(0.58, 0.74), (level - top) * 0.44);
	const side = random.pick([-1, 1]);
	let art = rect(0, 0, width, height, ground);
	const above = scene.text === "top" ? top + radius + 6 : radius * 0.7;
	art += circle(centre + side * size * 0.3, Math.max(above, y - size * 0.3), radius, hero);
	art += pictogram(name, { x: centre, y, size }, clearer(hero, deep, palette.ink), clearer(deep, second, hero));
	art += rect(0, level, width, height - level, deep);
	return { art, under: scene.text === "top" ? ground : deep };
}
