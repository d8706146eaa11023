// Compositions of the sky by day and by night: sun, sea, mountains; planets, moons, rain.
import { mix } from "../colour";
import {
	circle,
	type Drawing,
	dots,
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

/** The horizon: just above the text, or low on the sheet. */
function horizonOf({ text, bottom, height, random }: Scene): number {
	if (text === "bottom") return bottom;
	return height * (text === "top" ? random.between(0.78, 0.86) : random.between(0.66, 0.74));
}

export function horizon(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const level = horizonOf(scene);
	const radius = Math.min(width * 0.36, (level - top) * 0.38) * random.between(0.85, 1.1);
	const x = centre + random.between(-0.12, 0.12) * width;
	const y = level - random.pick([0, radius * 0.45, radius * 1.18]);
	const kind = random.pick(["plain", "rings", "sliced"]);
	let art = rect(0, 0, width, height, palette.ground);
	if (kind === "rings") {
		for (const step of [2.1, 1.7, 1.33]) {
			art += circle(x, y, radius * step, mix(palette.ground, palette.second, (2.5 - step) * 0.45));
		}
	} else {
		const bands = random.whole(3, 5);
		for (let band = 0; band < bands; band++) {
			const from = level - ((bands - band) / bands) ** 1.5 * (level - top) * 0.62;
			art += rect(0, from, width, level - from, mix(palette.ground, palette.second, ((band + 1) / bands) * 0.55));
		}
	}
	art += circle(x, y, radius, palette.hero);
	if (kind === "sliced") {
		for (let slice = 0; slice < 6; slice++) {
			const cut = y - radius * 0.1 + slice * radius * 0.2;
			const share = slice / 6;
			if (cut < level)
				art += rect(x - radius, cut, radius * 2, 3 + share * radius * 0.13, mix(palette.ground, palette.second, 0.3));
		}
	}
	art += rect(0, level, width, height - level, palette.deep);
	const stand = x + random.pick([-1, 1]) * radius * random.between(0.1, 0.55);
	art += person(scene, stand, level + 2, radius * random.between(0.34, 0.5), palette.shade);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}

export function waves(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const level = horizonOf(scene);
	const free = level - top;
	const first = top + free * random.between(0.42, 0.55);
	const rows = random.whole(5, 7);
	const radius = Math.min(width * 0.3, free * 0.26);
	const moonX = centre + random.between(-0.2, 0.2) * width;
	let art = rect(0, 0, width, height, palette.ground);
	art += circle(moonX, first - radius * random.between(-0.1, 0.75), radius, palette.hero);
	const length = width / random.pick([2, 3, 4]);
	for (let row = 0; row < rows; row++) {
		const share = row / (rows - 1);
		const y = first + (level - first) * share ** 0.9;
		const swell = (0.05 + 0.05 * share) * width * 0.55;
		const start = -random.between(0, length) - length;
		let data = `M${n(start)} ${n(y)}`;
		for (let x = start; x < width; x += length)
			data += `q${n(length / 4)} ${n(-swell)} ${n(length / 2)} 0t${n(length / 2)} 0`;
		if (row === 1) art += boat(moonX + random.pick([-1, 1]) * radius * 0.8, y - swell * 0.2, radius * 0.42, palette);
		art += shape(`${data}V${height}H0z`, mix(palette.second, palette.deep, share));
	}
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}

function boat(x: number, y: number, size: number, palette: Scene["palette"]): string {
	const sail = `M${n(x)} ${n(y - size * 1.5)}v${n(size * 1.3)}h${n(size * 0.75)}zm${n(-size * 0.12)} ${n(size * 0.35)}v${n(size * 0.95)}h${n(-size * 0.5)}z`;
	const hull = `M${n(x - size * 0.8)} ${n(y - size * 0.1)}h${n(size * 1.7)}l${n(-size * 0.4)} ${n(size * 0.45)}h${n(-size)}z`;
	return shape(sail, palette.ink) + shape(hull, palette.deep);
}

export function mountains(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const level = horizonOf(scene);
	const free = level - top;
	const peak = top + free * random.between(0.16, 0.26);
	let art = rect(0, 0, width, height, palette.ground);
	const radius = Math.min(width, free) * random.between(0.15, 0.24);
	art += circle(
		centre + random.between(-0.25, 0.25) * width,
		peak + radius * random.between(0.2, 1.1),
		radius,
		palette.hero,
	);
	if (random.chance(0.4)) {
		const half = width * random.between(0.5, 0.62);
		const [left, right] = [centre - half, centre + half];
		const apex = peak + free * 0.14;
		art += polygon(
			[
				[left, level],
				[centre, apex],
				[right, level],
			],
			palette.second,
		);
		const ridge = random.between(0.06, 0.16) * width;
		art += polygon(
			[
				[centre, apex],
				[right, level],
				[centre - ridge, level],
				[centre + ridge * 0.6, apex + free * 0.34],
			],
			palette.deep,
		);
		const cap = free * 0.17;
		const slope = half / (level - apex);
		art += polygon(
			[
				[centre, apex],
				[centre + cap * slope, apex + cap],
				[centre + cap * slope * 0.4, apex + cap * 0.72],
				[centre, apex + cap * 1.15],
				[centre - cap * slope * 0.45, apex + cap * 0.75],
				[centre - cap * slope, apex + cap],
			],
			palette.ink === palette.deep ? mix(palette.ground, "#ffffff", 0.5) : palette.ink,
		);
	} else {
		const rows = random.whole(4, 6);
		for (let row = 0; row < rows; row++) {
			const share = row / (rows - 1);
			const base = peak + free * 0.22 + free * 0.62 * share;
			const rough = free * (0.17 - 0.09 * share);
			const points: [number, number][] = [[0, height]];
			const steps = random.whole(4, 6) + row;
			for (let step = 0; step <= steps; step++) {
				const up = step % 2 === row % 2 ? 1 : 0.1;
				points.push([
					(width * (step + random.between(-0.3, 0.3) * (step % steps ? 1 : 0))) / steps,
					base - rough * up * random.between(0.5, 1),
				]);
			}
			points.push([width, height]);
			art += polygon(points, mix(mix(palette.ground, palette.second, 0.65), palette.deep, share));
		}
	}
	art += rect(0, level, width, height - level, palette.deep);
	return { art, under: scene.text === "top" ? palette.ground : palette.deep };
}

export function orbits(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = largestRadius(scene);
	const x = centre + random.between(-0.14, 0.14) * width;
	const y = (top + bottom) / 2 + random.between(-0.1, 0.1) * reach;
	let art = rect(0, 0, width, height, palette.ground);
	const paths = random.whole(4, 6);
	const core = reach * random.between(0.16, 0.34);
	const step = (reach * 0.96 - core) / paths;
	const filled = random.chance(0.5);
	for (let path = paths; path >= 1; path--) {
		const radius = core + path * step;
		art += filled
			? circle(x, y, radius, mix(palette.ground, palette.second, 0.12 + 0.6 * (1 - path / paths)))
			: ring(x, y, radius, palette.second, path === paths ? 2 : random.pick([2, 2, 5]));
	}
	art += circle(x, y, core, palette.hero);
	const angles = random.shuffle([0.4, 1.3, 2.2, 3.4, 4.3, 5.5]);
	for (let path = 1; path <= paths; path += random.whole(1, 2)) {
		const angle = angles[path % 6]! + random.between(-0.3, 0.3);
		const radius = core + path * step;
		const size = reach * random.between(0.03, 0.1);
		const [planetX, planetY] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
		art += circle(planetX, planetY, size, path % 2 ? palette.ink : palette.hero);
		if (size > reach * 0.075) {
			art += line(
				`M${n(planetX - size * 1.7)} ${n(planetY + size * 0.5)}L${n(planetX + size * 1.7)} ${n(planetY - size * 0.5)}`,
				palette.ink,
				3,
			);
		}
	}
	return { art: art + stars(scene, 14), under: palette.ground };
}

function stars({ width, top, bottom, palette, random }: Scene, count: number): string {
	let data = "";
	for (let star = 0; star < count; star++) {
		data += `M${random.whole(10, width - 10)} ${random.whole(Math.round(top) + 10, Math.round(bottom) - 10)}h0`;
	}
	return line(data, palette.ink, 3, 'stroke-linecap="round" opacity=".7"');
}

export function phases(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	let art = rect(0, 0, width, height, palette.ground);
	const free = bottom - top;
	if (random.chance(0.45)) {
		const reach = largestRadius(scene) * 0.74;
		const y = (top + bottom) / 2;
		const shift = random.pick([-1, 1]) * reach * random.between(0.28, 0.5);
		art += stars(scene, 26);
		art += circle(centre, y, reach, palette.hero);
		art += circle(
			centre + shift,
			y - reach * random.between(-0.1, 0.22),
			reach * random.between(0.82, 0.92),
			palette.ground,
		);
		return { art, under: palette.ground };
	}
	const columns = random.pick([3, 4]);
	const cell = Math.min((width * 0.84) / columns, (free * 0.88) / 3);
	const rows = Math.max(2, Math.floor((free * 0.92) / cell));
	const [left, first] = [centre - (columns * cell) / 2, top + (free - rows * cell) / 2];
	const count = rows * columns;
	for (let index = 0; index < count; index++) {
		const x = left + ((index % columns) + 0.5) * cell;
		const y = first + (Math.floor(index / columns) + 0.5) * cell;
		const radius = cell * 0.4;
		const phase = index / (count - 1);
		const bulge = n(Math.abs(1 - 2 * phase) * radius);
		const right = `M${n(x)} ${n(y - radius)}a${n(radius)} ${n(radius)} 0 0 1 0 ${n(radius * 2)}`;
		art += circle(x, y, radius, mix(palette.ground, palette.second, 0.4));
		art += shape(`${right}a${bulge} ${n(radius)} 0 0 ${phase < 0.5 ? 0 : 1} 0 ${n(-radius * 2)}`, palette.hero);
	}
	return { art, under: palette.ground };
}

export function rain(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const free = bottom - top;
	let art = rect(0, 0, width, height, palette.ground);
	const radius = largestRadius(scene) * random.between(0.4, 0.52);
	art += circle(centre, top + free * 0.45, radius, palette.hero);
	const lean = random.pick([-1, 1]) * random.between(0.08, 0.24);
	const columns = 15;
	let drops = "";
	for (let column = -2; column < columns + 2; column++) {
		const x = (column + random.between(0.1, 0.9)) * (width / columns);
		let y = scene.text === "top" ? top : -random.between(0, 60);
		while (y < bottom - 60) {
			const length = random.between(30, 110);
			drops += `M${n(x + (y - top) * lean)} ${n(y)}l${n(length * lean)} ${n(length)}`;
			y += length + random.between(50, 170);
		}
	}
	art += line(drops, palette.second, 3.5, 'stroke-linecap="round"');
	const feet = top + free * 0.45 + radius * 1.02;
	const tall = radius * 1.1;
	const middle = centre - tall * 0.02;
	art += person(scene, middle, feet, tall, palette.shade);
	const brim = tall * 0.46;
	const crown = feet - tall * 1.12;
	art += shape(
		`M${n(middle - brim)} ${n(crown + brim * 0.5)}a${n(brim)} ${n(brim * 0.8)} 0 0 1 ${n(brim * 2)} 0q${n(-brim / 3)} ${n(-brim / 4)} ${n((-brim * 2) / 3)} 0q${n(-brim / 3)} ${n(-brim / 4)} ${n((-brim * 2) / 3)} 0q${n(-brim / 3)} ${n(-brim / 4)} ${n((-brim * 2) / 3)} 0z`,
		palette.deep,
	);
	art += line(`M${n(middle)} ${n(crown + brim * 0.3)}V${n(feet - tall * 0.5)}`, palette.deep, 3);
	art += `<g stroke="${palette.second}" stroke-linecap="round">${dots(centre - radius, feet + 6, radius * 2, 14, 3)}</g>`;
	return { art, under: palette.ground };
}
