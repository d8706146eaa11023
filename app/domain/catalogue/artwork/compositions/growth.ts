// Compositions of things that grow or run: a flower, leaves, drips.
import { mix } from "../colour";
import { circle, type Drawing, line, n, polygon, reachOf, rect, type Scene, shape } from "../scene";

export function bloom(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene) * 0.92;
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
	const { width, height, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const columns = scene.text === "none" ? 4 : 2;
	const [wide, tall] = [(width * (scene.text === "none" ? 0.6 : 1)) / columns, free / 2];
	const left = scene.text === "none" ? width * 0.4 : 0;
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
		art += leaf(
			x + wide / 2,
			y + tall / 2,
			Math.min(wide, tall) * 0.4,
			random.between(-40, 40),
			random.whole(4, 6),
			ink,
		);
	}
	return { art, under: palette.ground };
}

/** A cut-paper leaf: a wavy outline about a stem. */
function leaf(x: number, y: number, size: number, turn: number, lobes: number, fill: string): string {
	const step = (size * 2) / lobes;
	let right = "";
	let left = "";
	for (let lobe = 0; lobe < lobes; lobe++) {
		const reach = size * (0.5 + 0.42 * Math.sin(((lobe + 0.7) / lobes) * Math.PI));
		right += `q${n(reach * 1.25)} ${n(-step * 0.25)} ${n(reach * 0.12)} ${n(step * 0.86)}q${n(-reach * 0.1)} ${n(step * 0.05)} ${n(-reach * 0.12)} ${n(step * 0.14)}`;
		left = `q${n(-reach * 0.02)} ${n(-step * 0.1)} ${n(-reach * 0.12)} ${n(-step * 0.14)}q${n(-reach * 1.13)} ${n(-step * 1.11)} ${n(reach * 0.12)} ${n(-step * 0.86)}${left}`;
	}
	return `<path transform="translate(${n(x)} ${n(y)})rotate(${n(turn)})" fill="${fill}" d="M0 ${n(-size)}${right}${left}z"/>`;
}

export function drips(scene: Scene): Drawing {
	const { width, height, top, bottom, palette, random } = scene;
	const free = bottom - top;
	let art = rect(0, 0, width, height, palette.ground);
	const count = random.whole(5, 7) * Math.round(width / 500);
	const step = width / count;
	let data = `M0 0H${width}V${n(free * 0.18)}`;
	for (let drip = count - 1; drip >= 0; drip--) {
		const wide = step * random.between(0.4, 0.62);
		const gap = step - wide;
		const tip = free * random.between(0.3, 0.88);
		const rise = free * random.between(0.12, 0.22);
		data += `V${n(tip)}a${n(wide / 2)} ${n(wide / 2)} 0 0 1 ${n(-wide)} 0V${n(rise)}a${n(gap / 2)} ${n(gap / 2)} 0 0 0 ${n(-gap)} 0`;
	}
	art += `<g${top > 0 ? ` transform="translate(0 ${n(top + free)})scale(1 -1)"` : ""}>${shape(`${data}V0z`, palette.hero)}</g>`;
	const x = random.between(0.25, 0.75) * width;
	art += circle(x, top > 0 ? top + free * 0.12 : bottom - free * 0.06, step * 0.2, palette.hero);
	return { art, under: palette.ground };
}
