// Compositions of the world outside: a city, a road, a wood, a house.

import { mix } from "../colour";
import { n } from "../number";
import { circle, type Drawing, largestRadius, line, person, polygon, rect, type Scene, shape } from "../scene";

export function floorOf({ text, bottom, height }: Scene): number {
	return text === "bottom" ? bottom : height * (text === "top" ? 0.95 : 0.86);
}

export function city(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const floor = floorOf(scene);
	const free = floor - top;
	let art = rect(0, 0, width, height, palette.ground);
	const radius = Math.min(width, free) * random.between(0.2, 0.3);
	art += circle(centre + random.between(-0.25, 0.25) * width, top + free * 0.12 + radius, radius, palette.hero);
	for (const depth of [0, 1, 2]) {
		const fill = [mix(palette.ground, palette.second, 0.6), mix(palette.second, palette.deep, 0.45), palette.deep][
			depth
		]!;
		const lit = depth === 1 ? mix(palette.hero, palette.ground, 0.25) : palette.hero;
		let x = -random.between(0, 40);
		let skyline = `M${n(x)} ${n(floor)}`;
		let windows = "";
		while (x < width) {
			const wide = Math.round(random.between(0.1, 0.2) * 500);
			const roof = floor - free * random.between(0.58, 0.82) * (1 - depth * 0.25) * random.between(0.6, 1);
			const spire = random.chance(0.25) ? wide * 0.5 : 0;
			skyline += `V${n(roof)}h${n(wide / 2 - 4)}v${n(-spire)}h8v${n(spire)}H${n(x + wide)}`;
			if (depth > 0) {
				for (let column = x + 15; column < x + wide - 12; column += 16) {
					if (random.chance(0.55))
						windows += `M${n(column)} ${n(roof + 18 + random.whole(0, 4) * 18)}V${n(Math.max(roof + 40, floor - random.between(20, 120)))}`;
				}
			}
			x += wide;
		}
		art += shape(`${skyline}V${n(floor)}z`, fill);
		if (windows) art += line(windows, lit, 7, 'stroke-dasharray="9 27"');
	}
	art += rect(0, floor, width, height - floor, palette.deep);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}

export function road(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const floor = floorOf(scene);
	const free = floor - top;
	const level = top + free * random.between(0.42, 0.55);
	const x = centre + random.between(-0.16, 0.16) * width;
	const radius = Math.min(width, free) * random.between(0.2, 0.28);
	let art = rect(0, 0, width, height, palette.ground);
	art += circle(
		x + random.pick([0, radius * 0.8, -radius * 0.8]),
		level - radius * random.between(-0.1, 0.5),
		radius,
		palette.hero,
	);
	art += rect(0, level, width, floor - level, palette.second);
	const [left, right] = [centre - width * 0.44, centre + width * 0.44];
	art += polygon(
		[
			[x - 4, level],
			[x + 4, level],
			[right, floor],
			[left, floor],
		],
		palette.deep,
	);
	const middle = (left + right) / 2;
	for (let dash = 0; dash < 6; dash++) {
		const [near, far] = [((dash + 0.55) / 6) ** 2, (dash / 6) ** 2].map((share) => ({
			y: level + share * free * (1 - (level - top) / free),
			x: x + (middle - x) * share,
			half: 1 + share * width * 0.018,
		})) as [Point, Point];
		art += polygon(
			[
				[far.x - far.half, far.y],
				[far.x + far.half, far.y],
				[near.x + near.half, near.y],
				[near.x - near.half, near.y],
			],
			palette.hero,
		);
	}
	const side = random.pick([-1, 1]);
	let poles = "";
	for (let pole = 0; pole < 5; pole++) {
		const share = 0.62 ** pole;
		const [poleX, foot] = [x + side * share * width * 0.62, level + share * (floor - level) * 0.5];
		const tall = share * free * 0.6;
		poles += `M${n(poleX)} ${n(foot)}v${n(-tall)}m${n(-tall * 0.12)} ${n(tall * 0.1)}h${n(tall * 0.24)}`;
	}
	art += line(poles, palette.deep, 3.5);
	art += rect(0, floor, width, height - floor, palette.deep);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}

interface Point {
	x: number;
	y: number;
	half: number;
}

export function forest(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const floor = floorOf(scene);
	const free = floor - top;
	let art = rect(0, 0, width, height, palette.ground);
	const radius = Math.min(width, free) * random.between(0.24, 0.32);
	const x = centre + random.between(-0.15, 0.15) * width;
	art += circle(x, top + free * 0.42, radius, palette.hero);
	const rise = scene.text === "top" ? top + free * 0.02 : 0;
	for (const depth of [0, 1, 2]) {
		const fill = mix(mix(palette.ground, palette.second, 0.7), palette.deep, depth / 2);
		const foot = floor - free * (0.2 - depth * 0.08);
		const count = Math.round((9 - depth * 2) * (width / 500));
		let trunks = "";
		for (let trunk = 0; trunk < count; trunk++) {
			const at = ((trunk + random.between(0.15, 0.85)) / count) * width;
			if (depth === 2 && Math.abs(at - x) < 60) continue;
			const half = 3 + depth * 6 + random.between(0, 4);
			const lean = random.between(-10, 10);
			trunks += `M${n(at - half + lean)} ${n(rise)}h${n(half * 1.5)}L${n(at + half)} ${n(foot + 30)}h${n(-half * 2)}z`;
		}
		art += shape(trunks, fill);
		art += shape(
			`M0 ${n(foot)}Q${n(width * random.between(0.2, 0.8))} ${n(foot - free * 0.05)} ${width} ${n(foot + free * 0.02)}V${height}H0z`,
			fill,
		);
		if (depth === 1) art += person(scene, x + random.between(-20, 20), foot + 6, free * 0.13, palette.shade);
	}
	if (rise > 0) art += rect(0, 0, width, rise, palette.ground);
	art += rect(0, floor, width, height - floor, palette.deep);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}

export function house(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const floor = floorOf(scene);
	const free = floor - top;
	const reach = largestRadius(scene);
	let art = rect(0, 0, width, height, palette.ground);
	const x = centre + random.between(-0.18, 0.18) * width;
	const foot = floor - free * random.between(0.12, 0.2);
	const size = reach * random.between(0.16, 0.24);
	const moon = reach * random.between(0.2, 0.5);
	for (const step of [1.9, 1.45, 1]) {
		art += circle(
			x - size * 0.6,
			foot - size * 2.4,
			moon * step,
			step === 1 ? palette.hero : mix(palette.ground, palette.second, (2.2 - step) * 0.5),
		);
	}
	art += polygon(
		[
			[x - size, foot + 20],
			[x - size, foot - size],
			[x - size * 1.2, foot - size],
			[x - size * 0.1, foot - size * 2],
			[x + size * 0.45, foot - size * 1.5],
			[x + size * 0.45, foot - size * 1.9],
			[x + size * 0.7, foot - size * 1.9],
			[x + size * 0.7, foot - size * 1.27],
			[x + size, foot - size],
			[x + size * 0.9, foot + 20],
		],
		palette.deep,
	);
	art += rect(x - size * 0.35, foot - size * 0.85, size * 0.36, size * 0.5, palette.hero);
	art += shape(
		`M0 ${n(foot + free * 0.09)}Q${n(x)} ${n(foot - free * 0.1)} ${width} ${n(foot + free * 0.1)}V${height}H0z`,
		palette.deep,
	);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}
