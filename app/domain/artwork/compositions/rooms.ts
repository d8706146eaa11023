// Compositions of the world inside: stairs, arches, a door.

import { mix } from "../colour";
import { n } from "../number";
import { circle, type Drawing, person, polygon, rect, type Scene, shape } from "../scene";
import { floorOf } from "./places";

export function stairs(scene: Scene): Drawing {
	const { width, height, top, palette, random } = scene;
	const floor = floorOf(scene);
	const steps = random.whole(6, 9);
	const [run, rise] = [(width * 0.94) / steps, ((floor - top) * 0.62) / steps];
	let art = rect(0, 0, width, height, palette.ground);
	const apex = floor - rise * steps;
	const radius = Math.min(width, floor - top) * 0.17;
	art += circle(
		scene.left + (width - scene.left) * random.between(0.2, 0.4),
		Math.max(top + radius * 1.3, apex - radius * 0.2),
		radius,
		palette.hero,
	);
	let front = `M0 ${n(floor)}`;
	let treads = "";
	for (let step = 0; step < steps; step++) {
		const [x, y] = [width * 0.06 + step * run, floor - (step + 1) * rise];
		front += `H${n(x)}V${n(y)}`;
		treads += `M${n(x)} ${n(y)}h${n(width - x)}v${n(rise * 0.34)}H${n(x)}z`;
	}
	art += shape(`${front}H${width}V${n(floor)}z`, palette.second);
	art += shape(treads, mix(palette.second, palette.hero, 0.55));
	art += rect(0, floor, width, height - floor, palette.deep);
	const on = random.whole(2, steps - 2);
	const tall = Math.min(width, floor - top) * random.between(0.18, 0.26);
	const [x, y] = [width * 0.06 + (on + 0.55) * run, floor - (on + 1) * rise + 2];
	art += polygon(
		[
			[x - 4, y + 6],
			[x + 6, y + 6],
			[x + tall * 0.9, floor],
			[x + tall * 0.45, floor],
		],
		mix(palette.second, palette.deep, 0.6),
	);
	art += person(scene, x, y + 4, tall, palette.shade);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}

function arch(x: number, foot: number, half: number, tall: number, fill: string): string {
	return shape(
		`M${n(x - half)} ${n(foot)}v${n(half - tall)}a${n(half)} ${n(half)} 0 0 1 ${n(half * 2)} 0V${n(foot)}z`,
		fill,
	);
}

export function arches(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const floor = floorOf(scene);
	const free = floor - top;
	let art = rect(0, 0, width, height, palette.ground);
	if (random.chance(0.6)) {
		const layers = random.whole(4, 6);
		const half = Math.min(width * 0.42, free * 0.36);
		for (let layer = 0; layer < layers; layer++) {
			const share = 1 - layer / (layers + 0.6);
			const fill = layer === layers - 1 ? palette.hero : mix(palette.second, palette.deep, layer / (layers - 1));
			art += arch(centre, floor, half * share, free * 0.9 * share ** 0.7, fill);
		}
	} else {
		const count = random.pick([3, 4]);
		const step = width / count;
		for (let index = 0; index < count; index++) {
			const lit = index === random.whole(0, count - 1) || index === count - 2;
			const tall = free * random.between(0.66, 0.84);
			art += arch((index + 0.5) * step, floor, step * 0.38, tall, palette.second);
			art += arch(
				(index + 0.5) * step + step * 0.07,
				floor,
				step * 0.31,
				tall - step * 0.07,
				lit ? palette.hero : palette.deep,
			);
		}
	}
	art += rect(0, floor, width, height - floor, palette.deep);
	art += person(scene, centre + random.between(-6, 6), floor + 2, free * random.between(0.14, 0.2), palette.shade);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}

export function door(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const floor = floorOf(scene);
	const free = floor - top;
	const half = Math.min(width, free) * random.between(0.13, 0.17);
	const sill = top + free * random.between(0.66, 0.74);
	const lintel = sill - half * random.between(3.4, 3.9);
	const x = centre + random.between(-0.1, 0.1) * width;
	const spread = random.between(1.8, 3) * half;
	const lean = random.between(-0.8, 0.8) * half;
	let art = rect(0, 0, width, height, palette.ground);
	art += rect(0, sill, width, floor - sill, mix(palette.ground, palette.deep, 0.5));
	art += polygon(
		[
			[x - half, sill],
			[x + half, sill],
			[x + half + spread + lean, floor],
			[x - half - spread + lean, floor],
		],
		palette.hero,
	);
	art += rect(x - half * 1.16, lintel - half * 0.16, half * 2.32, sill - lintel + half * 0.16, palette.second);
	art += rect(x - half, lintel, half * 2, sill - lintel, mix(palette.hero, "#ffffff", 0.25));
	const tall = (sill - lintel) * random.between(0.5, 0.66);
	art += polygon(
		[
			[x - tall * 0.08, sill],
			[x + tall * 0.08, sill],
			[x + tall * 0.3 + lean, floor],
			[x - tall * 0.3 + lean, floor],
		],
		palette.deep,
	);
	art += person(scene, x, sill + 2, tall, palette.shade);
	art += rect(0, floor, width, height - floor, palette.deep);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}
