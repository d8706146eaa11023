// Compositions of the night and the weather: planets, moons, rain.

import { mix } from "../colour";
import { n } from "../number";
import { circle, type Drawing, dots, largestRadius, line, person, rect, ring, type Scene, shape } from "../scene";

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
