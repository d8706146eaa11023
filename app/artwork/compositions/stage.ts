// Compositions of a show: a spotlight, blinds, bars; a crowd, a house front, a curtain, a strip of frames.
import { mix } from "../colour";
import { circle, type Drawing, drawFigure, line, n, person, polygon, rect, type Scene, shape } from "../scene";

export function spotlight(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const floor = top + free * 0.84;
	const half = Math.min(width * 0.4, free * 0.42);
	let art = rect(0, 0, width, height, palette.ground);
	const lamps = random.pick([1, 1, 2]);
	for (let lamp = 0; lamp < lamps; lamp++) {
		const from = centre + (lamps === 1 ? random.between(-0.4, 0.4) * width : (lamp ? 0.46 : -0.46) * width);
		art += `<g opacity="${lamps === 1 ? 1 : 0.75}">${polygon(
			[
				[from - 10, scene.text === "top" ? top : -10],
				[from + 10, scene.text === "top" ? top : -10],
				[centre + half, floor],
				[centre - half, floor],
			],
			mix(palette.ground, palette.hero, 0.55),
		)}</g>`;
	}
	art += `<ellipse cx="${n(centre)}" cy="${n(floor)}" rx="${n(half)}" ry="${n(half * 0.24)}" fill="${palette.hero}"/>`;
	const tall = free * random.between(0.3, 0.42);
	art += `<ellipse cx="${n(centre + tall * 0.2)}" cy="${n(floor + 4)}" rx="${n(tall * 0.3)}" ry="${n(tall * 0.04)}" fill="${palette.deep}" opacity=".5"/>`;
	art += person(scene, centre, floor + 4, tall, palette.shade);
	return { art, under: palette.ground };
}

export function blinds(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const slats = random.whole(8, 11);
	const lean = random.pick([-1, 1]) * free * random.between(0.06, 0.16);
	const step = (free * 0.88 - Math.abs(lean)) / slats;
	const margin = (width - scene.left) * 0.08;
	const [left, right] = [scene.left + margin, width - margin];
	let art = rect(0, 0, width, height, palette.ground);
	let light = "";
	for (let slat = 0; slat < slats; slat++) {
		const y = top + free * 0.06 + Math.max(0, -lean) + slat * step;
		light += `M${n(left)} ${n(y)}L${n(right)} ${n(y + lean)}v${n(step * 0.58)}L${n(left)} ${n(y + step * 0.58)}z`;
	}
	art += shape(light, palette.hero);
	const tall = free * random.between(0.62, 0.74);
	const x = centre + random.between(-0.16, 0.16) * width;
	const foot = Math.min(bottom, top + free * 0.98);
	art += drawFigure(scene.figure === "woman" ? "woman" : "hat", x, foot, tall, palette.shade);
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

export function crowd(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const span = width - scene.left;
	const rows = random.pick([2, 3]);
	const columns = random.pick([5, 6]) + (rows - 2);
	const tall = (free * 0.86) / rows;
	const step = span / (columns + 0.9);
	const odd = random.whole(0, rows * columns - 1);
	const others = mix(palette.ground, palette.second, 0.85);
	let art = rect(0, 0, width, height, palette.ground);
	art += `<defs><g id="p">${person(scene, 0, 0, Math.min(tall * 0.96, step * 3.1), "currentColor")}</g></defs>`;
	for (let index = 0; index < rows * columns; index++) {
		const row = Math.floor(index / columns);
		const x = centre + ((index % columns) - (columns - 1) / 2 + (row % 2 ? 0.25 : -0.25)) * step;
		const y = top + free * 0.07 + (row + 1) * tall;
		art += `<use href="#p" x="${n(x)}" y="${n(y)}" color="${index === odd ? palette.hero : others}"/>`;
	}
	return { art, under: palette.ground };
}

export function windows(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const columns = random.pick([3, 4, 5]);
	const span = width - scene.left;
	const cell = span / columns;
	const storey = cell * random.between(1.15, 1.35);
	const rows = Math.max(2, Math.floor((free * 0.98) / storey));
	const first = scene.text === "bottom" ? bottom - rows * storey : top + (free - rows * storey) / 2;
	const [wide, tall] = [cell * 0.6, storey * 0.68];
	const lit = random.whole(0, columns - 1) + columns * random.whole(0, rows - 1);
	const wall = palette.ground;
	let dark = "";
	let blind = "";
	let light = "";
	for (let index = 0; index < rows * columns; index++) {
		const x = centre - span / 2 + (index % columns) * cell + (cell - wide) / 2;
		const y = first + Math.floor(index / columns) * storey + (storey - tall) / 2;
		const pane = (high: number) => `M${n(x)} ${n(y)}h${n(wide)}v${n(high)}h${n(-wide)}z`;
		if (index !== lit) {
			dark += pane(tall);
			if (random.chance(0.55)) blind += pane(tall * random.pick([0.25, 0.5, 0.75]));
			continue;
		}
		light = shape(pane(tall), palette.hero) + person(scene, x + wide * 0.5, y + tall, tall * 0.78, palette.shade);
	}
	const art =
		rect(0, 0, width, height, wall) +
		shape(dark, mix(wall, palette.deep, 0.72)) +
		shape(blind, mix(wall, palette.second, 0.75)) +
		light;
	return { art, under: wall };
}

export function curtain(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const floor = scene.text === "bottom" ? bottom : height * (scene.text === "top" ? 0.94 : 0.86);
	const free = floor - top;
	const folds = 4;
	const open = Math.min(width, free) * random.between(0.16, 0.24);
	let art = rect(0, 0, width, height, palette.ground) + rect(0, top, width, floor - top, palette.deep);
	const tall = free * random.between(0.42, 0.52);
	art += `<ellipse cx="${n(centre)}" cy="${n(floor - free * 0.05)}" rx="${n(open * 1.5)}" ry="${n(free * 0.05)}" fill="${palette.second}"/>`;
	art += circle(centre, floor - tall * 0.7, open * 0.95, mix(palette.deep, palette.second, 0.5));
	art += person(scene, centre, floor - free * 0.04, tall, mix(palette.hero, "#fff6e0", 0.6));
	for (const side of [-1, 1]) {
		const edge = side < 0 ? 0 : width;
		const inner = centre + side * open * 0.35;
		const reach = edge - inner;
		for (let fold = 0; fold < folds; fold++) {
			const [at, to] = [fold / folds, (fold + 1) / folds].map((share) => inner + reach * share) as [number, number];
			const pull = side * open * 1.25 * (1 - fold / folds);
			const pullTo = side * open * 1.25 * (1 - (fold + 1) / folds);
			art += shape(
				`M${n(at)} ${n(top)}Q${n(at + pull * 0.2)} ${n(top + free * 0.62)} ${n(at + pull)} ${n(floor)}H${n(to + pullTo)}Q${n(to + pullTo * 0.2)} ${n(top + free * 0.62)} ${n(to)} ${n(top)}z`,
				fold % 2 ? mix(palette.hero, palette.deep, 0.35) : palette.hero,
			);
		}
	}
	return {
		art: art + rect(0, floor, width, height - floor, palette.deep),
		under: scene.text === "top" ? palette.ground : palette.deep,
	};
}

/** One event in several frames: the sun goes down from frame to frame. */
export function frames(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	const columns = random.pick([1, 2, 2]);
	const rows = columns === 1 ? random.pick([3, 4]) : 2;
	const gap = 10;
	const cell = ((width - scene.left) * 0.864 - gap * (columns - 1)) / columns;
	const storey = Math.min((free - 68 - gap * (rows - 1)) / rows, cell * 1.1);
	const tall = rows * (storey + gap) - gap;
	const first = scene.text === "top" ? bottom - 34 - tall : scene.text === "bottom" ? top + 34 : (free - tall) / 2;
	const count = rows * columns;
	const radius = Math.min(cell, storey) * random.between(0.28, 0.36);
	let art = rect(0, 0, width, height, palette.ground);
	for (let index = 0; index < count; index++) {
		const share = index / (count - 1);
		const x = centre + (((index % columns) - columns / 2) * (cell + gap) + gap / 2);
		const y = first + Math.floor(index / columns) * (storey + gap);
		const sky = mix(palette.second, palette.deep, share * 0.75);
		art += `<svg x="${n(x)}" y="${n(y)}" width="${n(cell)}" height="${n(storey)}">${rect(0, 0, cell, storey, sky)}`;
		art += circle(cell * (0.24 + 0.44 * share), storey * (0.34 + share * 0.44), radius, palette.hero);
		art += rect(0, storey * 0.78, cell, storey, palette.deep);
		if (index === count - 1) art += person(scene, cell * 0.4, storey * 0.79, storey * 0.44, palette.shade);
		art += "</svg>";
	}
	return { art, under: palette.ground };
}
