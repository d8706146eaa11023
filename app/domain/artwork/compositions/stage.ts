// Compositions of light and sound: a spotlight, blinds, bars.

import { mix } from "../colour";
import { drawFigure } from "../figures";
import { n } from "../number";
import { type Drawing, line, person, polygon, rect, type Scene, shape } from "../scene";

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
