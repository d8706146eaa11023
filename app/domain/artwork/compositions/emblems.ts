// Compositions of one pictogram that a word of the title or overview calls for.
import { contrast, mix } from "../colour";
import { EMBLEMS, type Emblem } from "../data/emblems";
import type { EmblemName } from "../emblem-words";
import { n } from "../number";
import { circle, type Drawing, largestRadius, rect, type Scene, shape } from "../scene";

/** `size` is the height of the pictogram; `detail` colours its details. */
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

/** The ink of two with the higher contrast. */
function clearer(ground: string, one: string, other: string): string {
	return contrast(ground, one) >= contrast(ground, other) ? one : other;
}

interface Stage {
	scene: Scene;
	name: EmblemName;
	y: number;
	/** Half of the smaller side of the free part. */
	reach: number;
}

/** On a disc, whole or in two colours. */
function onDisc({ scene, name, y, reach }: Stage): string {
	const { centre, palette, random } = scene;
	const { ground, hero, second, deep, ink } = palette;
	const radius = reach * random.between(0.74, 0.86);
	const isHalved = random.chance(0.4);
	const r = n(radius);
	const half = shape(`M${n(centre - radius)} ${n(y)}a${r} ${r} 0 0 0 ${r * 2} 0z`, mix(hero, second, 0.8));
	const fill = clearer(hero, deep, ink === deep ? ground : ink);
	return (
		circle(centre, y, radius, hero) +
		(isHalved ? half : "") +
		pictogram(name, { x: centre, y, size: radius * 1.24 }, fill, isHalved ? hero : second)
	);
}

/** In a target of rings. */
function inRings({ scene, name, y, reach }: Stage): string {
	const { ground, hero, second, deep } = scene.palette;
	const rings = [second, ground, hero].map((ink, index) =>
		circle(scene.centre, y, reach * 0.95 * (1 - index * 0.14), ink),
	);
	return (
		rings.join("") + pictogram(name, { x: scene.centre, y, size: reach * 0.95 }, clearer(hero, deep, ground), second)
	);
}

/** Across two halves of the sheet, changing colour where it crosses. */
function acrossHalves({ scene, name, y, reach }: Stage): string {
	const { width, height, centre, text, top, bottom, random } = scene;
	const { ground, hero, second, deep } = scene.palette;
	const lean = random.pick([-1, 1]) * random.between(0, 0.4) * width;
	const half = `M${n(centre + lean)} ${n(top)}H${width}V${n(bottom)}H${n(centre - lean)}z`;
	const at = { x: centre, y, size: reach * 1.5 };
	const quiet = text === "top" ? rect(0, 0, width, top, ground) : rect(0, bottom, width, height - bottom, ground);
	return (
		`<clipPath id="c"><path d="${half}"/></clipPath>${shape(half, hero)}` +
		pictogram(name, at, clearer(ground, hero, deep), second) +
		`<g clip-path="url(#c)">${pictogram(name, at, clearer(hero, ground, deep), second)}</g>` +
		(text === "none" ? "" : quiet)
	);
}

/** As large as fits on the sheet, before a smaller disc. */
function giant({ scene, name, y, reach }: Stage): string {
	const { centre, top, bottom, random } = scene;
	const { ground, hero, second, deep } = scene.palette;
	const size = Math.min(reach * random.between(2.3, 2.7), (bottom - top) * 0.86);
	const shift = random.pick([-1, 1]) * reach * 0.2;
	return (
		circle(centre - shift, y + reach * 0.1, reach * 0.5, second) +
		pictogram(name, { x: centre + shift, y, size }, clearer(ground, hero, deep), ground)
	);
}

/** Repeated many times, once in another colour. */
function inGrid({ scene, name, y }: Stage): string {
	const { width, centre, top, bottom, random } = scene;
	const { ground, hero, second } = scene.palette;
	const columns = 3;
	const cell = Math.min((width * 0.88) / columns, (bottom - top) / 2.1);
	const rows = Math.max(2, Math.floor((bottom - top) / cell));
	const odd = random.whole(0, rows * columns - 1);
	const others = mix(ground, second, 0.75);
	let art = `<defs><g id="e">${parts(name, "currentColor", ground)}</g></defs>`;
	for (let index = 0; index < rows * columns; index++) {
		const x = centre + ((index % columns) - (columns - 1) / 2) * cell;
		const down = y + (Math.floor(index / columns) - (rows - 1) / 2) * cell;
		const place = `translate(${n(x)} ${n(down)})scale(${Math.round(cell * 0.72) / 100})`;
		art += `<use href="#e" color="${index === odd ? hero : others}" transform="${place}"/>`;
	}
	return art;
}

export function emblem(scene: Scene): Drawing {
	const { width, height, top, bottom, palette, random } = scene;
	const stage: Stage = { scene, name: scene.emblem ?? "star", y: (top + bottom) / 2, reach: largestRadius(scene) };
	const draw = random.pick([onDisc, onDisc, inRings, acrossHalves, giant, inGrid]);
	return { art: rect(0, 0, width, height, palette.ground) + draw(stage), under: palette.ground };
}

/** The pictogram on the ground, or over it, before a low sun. */
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
