// Compositions of places: a city, a road, a wood, a house; stairs, arches, a door.
import { mix } from "../colour";
import { circle, type Drawing, largestRadius, line, n, person, polygon, rect, type Scene, shape } from "../scene";

function floorOf({ text, bottom, height }: Scene): number {
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
