// Compositions of things that grow or run: a flower, leaves, drips.

import { mix } from "../colour";
import { circle, type Drawing, largestRadius, line, n, person, polygon, rect, type Scene, shape } from "../scene";

export function bloom(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = largestRadius(scene) * 0.92;
	const y = (top + bottom) / 2 - reach * 0.06;
	const petals = random.pick([6, 8, 10]);
	let art = rect(0, 0, width, height, palette.ground);
	const stem = scene.text === "bottom" ? bottom : height;
	art += line(
		`M${n(centre)} ${n(y)}Q${n(centre + random.between(-0.2, 0.2) * reach)} ${n((y + stem) / 2)} ${n(centre)} ${n(stem)}`,
		palette.deep,
		reach * 0.05,
	);
	for (const [size, fill] of [
		[1, palette.second],
		[0.68, palette.hero],
	] as const) {
		const petal = `M0 0Q${n(reach * size * 0.36)} ${n(-reach * size * 0.55)} 0 ${n(-reach * size)}Q${n(-reach * size * 0.36)} ${n(-reach * size * 0.55)} 0 0z`;
		art += `<g fill="${fill}" transform="translate(${n(centre)} ${n(y)})">`;
		for (let index = 0; index < petals; index++) {
			art += `<path transform="rotate(${n((index + (size < 1 ? 0.5 : 0)) * (360 / petals))})" d="${petal}"/>`;
		}
		art += "</g>";
	}
	return { art: art + circle(centre, y, reach * 0.15, palette.deep), under: palette.ground };
}

export function leaves(scene: Scene): Drawing {
	const { width, height, left, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const columns = Math.max(2, Math.round((width - left) / (free / 2)));
	const [wide, tall] = [(width - left) / columns, free / 2];
	const inks = random.shuffle([palette.hero, palette.second, palette.deep, mix(palette.hero, palette.ground, 0.6)]);
	let art = rect(0, 0, width, height, palette.ground);
	for (let index = 0; index < columns * 2; index++) {
		const [column, row] = [index % columns, Math.floor(index / columns)];
		const [x, y] = [left + column * wide, top + row * tall];
		const patch = inks[(index + row) % inks.length]!;
		art += polygon(
			[
				[x + random.between(4, 18), y + random.between(8, 20)],
				[x + wide - random.between(4, 18), y + random.between(4, 20)],
				[x + wide - random.between(4, 16), y + tall - random.between(6, 18)],
				[x + random.between(4, 16), y + tall - random.between(6, 18)],
			],
			patch,
		);
		const ink =
			patch === palette.deep
				? palette.hero
				: random.pick([palette.ground, palette.ground, inks[(index + row + 2) % inks.length]!]);
		art += drawLeaf(
			{
				x: x + wide / 2,
				y: y + tall / 2,
				size: Math.min(wide, tall) * 0.36,
				turn: random.between(-35, 35),
				lobes: random.whole(4, 5),
			},
			ink,
		);
	}
	return { art, under: palette.ground };
}

interface Leaf {
	x: number;
	y: number;
	/** Half its length. */
	size: number;
	turn: number;
	/** Pairs of lobes. */
	lobes: number;
}

/** A cut-paper leaf: round lobes in pairs along a stem, widest in the middle. */
function drawLeaf({ x, y, size, turn, lobes }: Leaf, colour: string): string {
	let data = `M0 ${n(size)}V${n(-size * 0.8)}`;
	for (let lobe = 0; lobe < lobes; lobe++) {
		const along = lobe / (lobes - 1);
		const reach = size * (0.42 + 0.34 * Math.sin((along * 0.8 + 0.15) * Math.PI));
		const rise = n(-reach * 0.62);
		data += `M${n(-reach)} ${n(size * (0.72 - along * 1.3) + rise)}L0 ${n(size * (0.72 - along * 1.3))}l${n(reach)} ${rise}`;
	}
	const weight = n((size * 1.3) / (lobes - 1) / 1.7);
	return `<path transform="translate(${n(x)} ${n(y)})rotate(${n(turn)})" fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" d="${data}"/>`;
}

export function drips(scene: Scene): Drawing {
	const { width, height, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const count = random.whole(4, 6) * Math.round(width / 500);
	const step = width / count;
	let data = `M0 0H${width}V${n(top + free * 0.16)}`;
	for (let drip = count - 1; drip >= 0; drip--) {
		const wide = step * random.between(0.42, 0.64);
		const gap = step - wide;
		const tip = top + free * random.between(0.3, 0.86);
		const rise = top + free * random.between(0.08, 0.2);
		data += `V${n(tip)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(-wide)} 0V${n(rise)}a${n(gap / 2)} ${n(gap / 2)} 0 0 0 ${n(-gap)} 0`;
	}
	const x = random.between(0.2, 0.8) * width;
	const art =
		rect(0, 0, width, height, palette.ground) +
		shape(`${data}V0z`, palette.hero) +
		person(scene, x, scene.text === "top" ? height - 20 : bottom, free * 0.2, palette.shade);
	return { art, under: scene.text === "top" ? palette.hero : palette.ground };
}
