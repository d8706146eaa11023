// Compositions of one sign: an eye, a face, a lamp, a clock, a flower, a leaf, a card, a number.
import { mix } from "../colour";
import { circle, type Drawing, figure, line, n, polygon, reachOf, rect, ring, type Scene, shape } from "../scene";

export function eye(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene) * 0.9;
	const y = (top + bottom) / 2;
	let art = rect(0, 0, width, height, palette.ground);
	const almond = (size: number) => `M${n(centre - size)} ${n(y)}Q${n(centre)} ${n(y - size * 1.12)} ${n(centre + size)} ${n(y)}Q${n(centre)} ${n(y + size * 1.12)} ${n(centre - size)} ${n(y)}z`;
	const lids = random.whole(2, 3);
	for (let lid = lids; lid >= 1; lid--) art += shape(almond(reach * (0.72 + 0.14 * lid)), mix(palette.ground, palette.second, 1 - lid / (lids + 1)));
	art += shape(almond(reach * 0.78), palette.ink === palette.deep ? mix(palette.ground, "#fffdf5", 0.75) : palette.ink);
	const iris = reach * 0.36;
	art += circle(centre, y, iris, palette.hero) + ring(centre, y, iris * 0.82, mix(palette.hero, palette.deep, 0.35), iris * 0.3, `${n(iris * 0.05)} ${n(iris * 0.07)}`);
	art += circle(centre, y, iris * 0.56, palette.deep);
	art += random.chance(0.5) ? figure(centre, y + iris * 0.42, iris * 0.8, palette.hero) : circle(centre + iris * 0.22, y - iris * 0.24, iris * 0.15, "#fffdf5");
	return { art, under: palette.ground };
}

export function keyhole(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene);
	const y = top + (bottom - top) * 0.4;
	const radius = reach * random.between(0.34, 0.42);
	const foot = Math.min(bottom - 12, y + radius * 2.5);
	let art = rect(0, 0, width, height, palette.ground);
	for (const step of [2.2, 1.75, 1.35]) art += circle(centre, y + radius * 0.4, radius * step, mix(palette.ground, palette.second, (2.4 - step) * 0.4));
	const hole = `M${n(centre - radius * 0.45)} ${n(y + radius * 0.8)}a${n(radius)} ${n(radius)} 0 1 1 ${n(radius * 0.9)} 0L${n(centre + radius * 0.85)} ${n(foot)}H${n(centre - radius * 0.85)}z`;
	art += shape(hole, palette.hero);
	art += figure(centre, foot, radius * random.between(1.3, 1.7), palette.deep);
	return { art, under: palette.ground };
}

export function face(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene) * 0.9;
	const y = (top + bottom) / 2;
	const r = n(reach * 0.86);
	const flip = random.pick([0, 1]);
	const side = flip ? -1 : 1;
	let art = rect(0, 0, width, height, palette.ground);
	art += shape(`M${n(centre)} ${n(y - r)}a${r} ${r} 0 0 ${flip ? 0 : 1} 0 ${r * 2}z`, palette.hero);
	art += shape(`M${n(centre)} ${n(y - r)}a${r} ${r} 0 0 ${flip ? 1 : 0} 0 ${r * 2}z`, palette.second);
	const sight = r * random.between(0.15, 0.2);
	art += circle(centre + side * r * 0.42, y - r * 0.2, sight, palette.deep);
	art += shape(`M${n(centre - side * r * 0.62)} ${n(y - r * 0.2)}a${n(r * 0.2)} ${n(r * 0.2)} 0 0 1 ${n(side * r * 0.4)} 0z`, palette.deep);
	art += polygon([[centre, y - r * 0.32], [centre + side * r * 0.26, y + r * 0.26], [centre, y + r * 0.26]], palette.deep);
	const mouth = r * random.between(0.22, 0.32);
	art += random.chance(0.5)
		? shape(`M${n(centre - mouth)} ${n(y + r * 0.48)}h${n(mouth * 2)}a${n(mouth)} ${n(mouth * 0.8)} 0 0 1 ${n(-mouth * 2)} 0z`, palette.ground)
		: rect(centre - mouth, y + r * 0.5, mouth * 2, r * 0.09, palette.ground);
	return { art, under: palette.ground };
}

export function spotlight(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const floor = top + free * 0.84;
	const half = Math.min(width * 0.4, free * 0.42);
	let art = rect(0, 0, width, height, palette.ground);
	const lamps = random.pick([1, 1, 2]);
	for (let lamp = 0; lamp < lamps; lamp++) {
		const from = centre + (lamps === 1 ? random.between(-0.4, 0.4) * width : (lamp ? 0.46 : -0.46) * width);
		art += `<g opacity="${lamps === 1 ? 1 : 0.75}">${polygon([[from - 10, scene.text === "top" ? top : -10], [from + 10, scene.text === "top" ? top : -10], [centre + half, floor], [centre - half, floor]], mix(palette.ground, palette.hero, 0.55))}</g>`;
	}
	art += `<ellipse cx="${n(centre)}" cy="${n(floor)}" rx="${n(half)}" ry="${n(half * 0.24)}" fill="${palette.hero}"/>`;
	const tall = free * random.between(0.3, 0.42);
	art += `<ellipse cx="${n(centre + tall * 0.2)}" cy="${n(floor + 4)}" rx="${n(tall * 0.3)}" ry="${n(tall * 0.04)}" fill="${palette.deep}" opacity=".5"/>`;
	art += figure(centre, floor + 4, tall, palette.deep);
	return { art, under: palette.ground };
}

export function blinds(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const slats = random.whole(8, 11);
	const lean = random.pick([-1, 1]) * free * random.between(0.06, 0.16);
	const step = (free * 0.86) / slats;
	const [left, right] = [centre - width * 0.42, centre + width * 0.42];
	let art = rect(0, 0, width, height, palette.ground);
	let light = "";
	for (let slat = 0; slat < slats; slat++) {
		const y = top + free * 0.08 + slat * step;
		light += `M${n(left)} ${n(y)}L${n(right)} ${n(y + lean)}v${n(step * 0.58)}L${n(left)} ${n(y + step * 0.58)}z`;
	}
	art += shape(light, palette.hero);
	const tall = free * random.between(0.62, 0.74);
	const x = centre + random.between(-0.16, 0.16) * width;
	const foot = Math.min(bottom, top + free * 0.98);
	art += figure(x, foot, tall, palette.deep);
	const brim = tall * 0.15;
	const crown = foot - tall * 0.93;
	art += shape(`M${n(x - brim)} ${n(crown)}h${n(brim * 2)}l${n(-brim * 0.45)} ${n(-tall * 0.02)}l${n(-brim * 0.12)} ${n(-tall * 0.08)}q${n(-brim * 0.43)} ${n(-tall * 0.03)} ${n(-brim * 0.86)} 0l${n(-brim * 0.12)} ${n(tall * 0.08)}z`, palette.deep);
	return { art, under: palette.ground };
}

export function clock(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene) * 0.86;
	const y = (top + bottom) / 2;
	const round = 2 * Math.PI * reach * 0.82;
	let art = rect(0, 0, width, height, palette.ground);
	art += circle(centre, y, reach, palette.hero);
	art += `<g transform="rotate(-91 ${n(centre)} ${n(y)})">${ring(centre, y, reach * 0.82, palette.deep, reach * 0.16, `${n(round / 90)} ${n(round / 12 - round / 90)}`)}</g>`;
	const hours = random.between(0, Math.PI * 2);
	const minutes = hours + random.between(1.4, 4.4);
	for (const [angle, long, wide] of [[hours, 0.46, 0.085], [minutes, 0.68, 0.05]] as const) {
		art += line(`M${n(centre)} ${n(y)}l${n(Math.cos(angle) * reach * long)} ${n(Math.sin(angle) * reach * long)}`, palette.deep, reach * wide, 'stroke-linecap="round"');
	}
	return { art: art + circle(centre, y, reach * 0.08, palette.second), under: palette.ground };
}

export function bloom(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene) * 0.92;
	const y = (top + bottom) / 2 - reach * 0.06;
	const petals = random.pick([6, 8, 10]);
	let art = rect(0, 0, width, height, palette.ground);
	const stem = scene.text === "bottom" ? bottom : height;
	art += line(`M${n(centre)} ${n(y)}Q${n(centre + random.between(-0.2, 0.2) * reach)} ${n((y + stem) / 2)} ${n(centre)} ${n(stem)}`, palette.deep, reach * 0.05);
	for (const [size, fill] of [[1, palette.second], [0.68, palette.hero]] as const) {
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
	const { width, height, centre, top, bottom, palette, random } = scene;
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
		art += polygon([[x + random.between(4, 18), y + random.between(8, 20)], [x + wide - random.between(4, 18), y + random.between(4, 20)], [x + wide - random.between(4, 16), y + tall - random.between(6, 18)], [x + random.between(4, 16), y + tall - random.between(6, 18)]], patch);
		const ink = patch === palette.deep ? palette.hero : random.pick([palette.ground, palette.ground, inks[(index + row + 2) % inks.length]!]);
		art += leaf(x + wide / 2, y + tall / 2, Math.min(wide, tall) * 0.4, random.between(-40, 40), random.whole(4, 6), ink);
	}
	return { art: art + (centre < 0 ? "" : ""), under: palette.ground };
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

export function equaliser(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const bars = random.pick([9, 11, 13]);
	const step = (Math.min(width, free * 1.3) * 0.86) / bars;
	const y = (top + bottom) / 2;
	let art = rect(0, 0, width, height, palette.ground);
	const groups: Record<string, string> = {};
	for (let bar = 0; bar < bars; bar++) {
		const swell = Math.sin(((bar + 0.5) / bars) * Math.PI) ** 0.7;
		const half = free * 0.42 * swell * random.between(0.35, 1);
		const ink = random.pick([palette.hero, palette.hero, palette.second, palette.deep]);
		groups[ink] = `${groups[ink] ?? ""}M${n(centre + (bar - (bars - 1) / 2) * step)} ${n(y - half)}v${n(half * 2)}`;
	}
	for (const [ink, data] of Object.entries(groups)) art += line(data, ink, step * 0.62, 'stroke-linecap="round"');
	return { art, under: palette.ground };
}
