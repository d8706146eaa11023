// Compositions of one sign: an eye, a keyhole, a face, a clock, or the pictogram that a word of the title or overview calls for.
import { contrast, mix } from "../colour";
import { EMBLEMS, type Emblem, type EmblemName } from "../data/emblems";
import {
	circle,
	type Drawing,
	focusOf,
	largestRadius,
	line,
	n,
	person,
	polygon,
	rect,
	ring,
	type Scene,
	shape,
} from "../scene";

export function eye(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.92);

	let art = rect(0, 0, width, height, palette.ground);
	const almond = (size: number) =>
		`M${n(middle - size)} ${n(y)}Q${n(middle)} ${n(y - size * 1.12)} ${n(middle + size)} ${n(y)}Q${n(middle)} ${n(y + size * 1.12)} ${n(middle - size)} ${n(y)}z`;
	const lids = random.whole(2, 3);
	for (let lid = lids; lid >= 1; lid--)
		art += shape(almond(reach * (0.72 + 0.14 * lid)), mix(palette.ground, palette.second, 1 - lid / (lids + 1)));
	art += shape(almond(reach * 0.78), palette.ink === palette.deep ? mix(palette.ground, "#fffdf5", 0.75) : palette.ink);
	const iris = reach * 0.36;
	art +=
		circle(middle, y, iris, palette.hero) +
		ring(
			middle,
			y,
			iris * 0.82,
			mix(palette.hero, palette.deep, 0.35),
			iris * 0.3,
			`${n(iris * 0.05)} ${n(iris * 0.07)}`,
		);
	art += circle(middle, y, iris * 0.56, palette.deep);
	art += random.chance(0.5)
		? person(scene, middle, y + iris * 0.42, iris * 0.8, palette.hero)
		: circle(middle + iris * 0.22, y - iris * 0.24, iris * 0.15, "#fffdf5");
	return { art, under: palette.ground };
}

export function keyhole(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = largestRadius(scene);
	const y = top + (bottom - top) * 0.4;
	const radius = reach * random.between(0.34, 0.42);
	const foot = Math.min(bottom - 12, y + radius * 2.5);
	let art = rect(0, 0, width, height, palette.ground);
	for (const step of [2.2, 1.75, 1.35])
		art += circle(centre, y + radius * 0.4, radius * step, mix(palette.ground, palette.second, (2.4 - step) * 0.4));
	const hole = `M${n(centre - radius * 0.45)} ${n(y + radius * 0.8)}a${n(radius)} ${n(radius)} 0 1 1 ${n(radius * 0.9)} 0L${n(centre + radius * 0.85)} ${n(foot)}H${n(centre - radius * 0.85)}z`;
	art += shape(hole, palette.hero);
	art += person(scene, centre, foot, radius * random.between(1.3, 1.7), palette.shade);
	return { art, under: palette.ground };
}

export function face(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.9);

	const r = n(reach * 0.86);
	const flip = random.pick([0, 1]);
	const side = flip ? -1 : 1;
	let art = rect(0, 0, width, height, palette.ground);
	art += shape(`M${n(middle)} ${n(y - r)}a${r} ${r} 0 0 ${flip ? 0 : 1} 0 ${r * 2}z`, palette.hero);
	art += shape(`M${n(middle)} ${n(y - r)}a${r} ${r} 0 0 ${flip ? 1 : 0} 0 ${r * 2}z`, palette.second);
	const sight = r * random.between(0.15, 0.2);
	art += circle(middle + side * r * 0.42, y - r * 0.2, sight, palette.deep);
	art += shape(
		`M${n(middle - side * r * 0.62)} ${n(y - r * 0.2)}a${n(r * 0.2)} ${n(r * 0.2)} 0 0 1 ${n(side * r * 0.4)} 0z`,
		palette.deep,
	);
	art += polygon(
		[
			[middle, y - r * 0.32],
			[middle + side * r * 0.26, y + r * 0.26],
			[middle, y + r * 0.26],
		],
		palette.deep,
	);
	const mouth = r * random.between(0.22, 0.32);
	art += random.chance(0.5)
		? shape(
				`M${n(middle - mouth)} ${n(y + r * 0.48)}h${n(mouth * 2)}a${n(mouth)} ${n(mouth * 0.8)} 0 0 1 ${n(-mouth * 2)} 0z`,
				palette.ground,
			)
		: rect(middle - mouth, y + r * 0.5, mouth * 2, r * 0.09, palette.ground);
	return { art, under: palette.ground };
}

export function clock(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.88);

	const round = 2 * Math.PI * reach * 0.82;
	let art = rect(0, 0, width, height, palette.ground);
	art += circle(middle, y, reach, palette.hero);
	art += `<g transform="rotate(-91 ${n(middle)} ${n(y)})">${ring(middle, y, reach * 0.82, palette.deep, reach * 0.16, `${n(round / 90)} ${n(round / 12 - round / 90)}`)}</g>`;
	const hours = random.between(0, Math.PI * 2);
	const minutes = hours + random.between(1.4, 4.4);
	for (const [angle, long, wide] of [
		[hours, 0.46, 0.085],
		[minutes, 0.68, 0.05],
	] as const) {
		art += line(
			`M${n(middle)} ${n(y)}l${n(Math.cos(angle) * reach * long)} ${n(Math.sin(angle) * reach * long)}`,
			palette.deep,
			reach * wide,
			'stroke-linecap="round"',
		);
	}
	return { art: art + circle(middle, y, reach * 0.08, palette.second), under: palette.ground };
}

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
		const transform = `translate(${n(x)} ${n(down)})scale(${Math.round(cell * 0.72) / 100})`;
		art += `<use href="#e" color="${index === odd ? hero : others}" transform="${transform}"/>`;
	}
	return art;
}

function onGround(scene: Scene, draw: (stage: Stage) => string): Drawing {
	const { width, height, top, bottom, palette } = scene;
	const stage: Stage = { scene, name: scene.emblem ?? "star", y: (top + bottom) / 2, reach: largestRadius(scene) };
	return { art: rect(0, 0, width, height, palette.ground) + draw(stage), under: palette.ground };
}

export function emblem(scene: Scene): Drawing {
	return onGround(scene, scene.random.pick([onDisc, onDisc, inRings, acrossHalves, giant, inGrid]));
}

/** The pictogram as it is easiest to recognise. */
export function disc(scene: Scene): Drawing {
	return onGround(scene, onDisc);
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
