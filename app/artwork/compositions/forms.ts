// Compositions of pure form: tiles, halftones, mazes, triangles; scallops, a chequered floor, contours, a spiral, keys, a grid.
import { mix } from "../colour";
import {
	circle,
	type Drawing,
	dots,
	focusOf,
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

export function tiles(scene: Scene): Drawing {
	const { width, height, left, top, bottom, palette, random } = scene;
	const [span, free] = [width - left, bottom - top];
	const cell = Math.min(span / random.pick([3, 4, 5]), free / 2);
	const columns = Math.ceil(span / cell);
	const rows = scene.text === "none" ? Math.ceil(height / cell) : Math.floor(free / cell);
	const first = scene.text === "top" ? height - rows * cell : 0;
	const inks = [palette.hero, palette.second, palette.deep, palette.ground, mix(palette.hero, palette.ground, 0.55)];
	let art = rect(0, 0, width, height, palette.ground);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			const [x, y] = [width - (columns - column) * cell, first + row * cell];
			const [under, over] = random.shuffle(inks) as [string, string];
			art += rect(x, y, cell + 0.5, cell + 0.5, under) + tile(random.pick([0, 1, 2, 3, 4, 5]), x, y, cell, over);
		}
	}
	return { art, under: palette.ground };
}

function tile(kind: number, x: number, y: number, cell: number, ink: string): string {
	const c = n(cell);
	const h = n(cell / 2);
	if (kind === 0) return shape(`M${n(x)} ${n(y)}h${c}a${c} ${c} 0 0 1 ${-c} ${c}z`, ink);
	if (kind === 1) return shape(`M${n(x + cell)} ${n(y + cell)}h${-c}a${c} ${c} 0 0 1 ${c} ${-c}z`, ink);
	if (kind === 2) return circle(x + cell / 2, y + cell / 2, cell * 0.34, ink);
	if (kind === 3)
		return shape(
			`M${n(x)} ${n(y)}h${c}a${h} ${h} 0 0 1 ${-c} 0zM${n(x)} ${n(y + cell / 2)}h${c}a${h} ${h} 0 0 1 ${-c} 0z`,
			ink,
		);
	if (kind === 4) return shape(`M${n(x)} ${n(y)}h${c}l${-c} ${c}z`, ink);
	return shape(`M${n(x)} ${n(y)}a${h} ${h} 0 0 1 0 ${c}zM${n(x + cell / 2)} ${n(y)}a${h} ${h} 0 0 1 0 ${c}z`, ink);
}

export function halftone(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.9);

	const rows = random.pick([15, 19, 23]);
	const gap = (reach * 2) / rows;
	const fade = random.pick([-1, 1]);
	let art = rect(0, 0, width, height, palette.ground);
	art += circle(
		middle + fade * reach * 0.22,
		y - reach * 0.12,
		reach * 0.74,
		random.chance(0.6) ? palette.second : mix(palette.ground, palette.second, 0.4),
	);
	art += `<g stroke="${palette.hero}" stroke-linecap="round">`;
	for (let row = 0; row < rows; row++) {
		const down = row / (rows - 1) - 0.5;
		const half = Math.sqrt(Math.max(0, reach * reach - (down * 2 * reach) ** 2));
		const across = Math.floor(half / gap) * gap;
		const share = 0.5 + fade * down;
		art += dots(
			middle - across - (row % 2 ? gap / 2 : 0),
			y + down * 2 * reach,
			across * 2 + 1,
			gap,
			gap * (0.16 + 0.92 * share),
		);
	}
	return { art: `${art}</g>`, under: palette.ground };
}

export function maze(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const y = (top + bottom) / 2;
	let art = rect(0, 0, width, height, palette.ground);
	if (random.chance(0.5)) {
		const reach = largestRadius(scene) * 0.88;
		const rings = 7;
		const gap = reach / (rings + 0.6);
		for (let index = 1; index <= rings; index++) {
			const round = 2 * Math.PI * gap * (index + 0.3);
			const opening = gap * 1.15;
			art += `<g transform="rotate(${random.whole(0, 359)} ${n(centre)} ${n(y)})">${ring(centre, y, gap * (index + 0.3), palette.hero, gap * 0.42, `${n(round / (index > 4 ? 2 : 1) - opening)} ${n(opening)}`)}</g>`;
		}
		return { art: art + circle(centre, y, gap * 0.45, palette.second), under: palette.ground };
	}
	const [start, room] = [scene.left, width - scene.left];
	const cell = Math.min(width, height) / 8;
	const rows = Math.floor((bottom - top) / cell);
	const span = Math.ceil(room / cell);
	const left = Math.min(start, width - span * cell);
	const first = scene.text === "bottom" ? top : bottom - rows * cell;
	let data = "";
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < span; column++) {
			const [x, down] = [n(left + column * cell), n(first + row * cell)];
			data += random.chance(0.5)
				? `M${x} ${down}l${n(cell)} ${n(cell)}`
				: `M${n(x + cell)} ${down}l${n(-cell)} ${n(cell)}`;
		}
	}
	art += line(data, palette.hero, cell * 0.3, 'stroke-linecap="round"');
	const [x, down] = [left + random.whole(2, span - 2) * cell, first + random.whole(1, Math.max(1, rows - 2)) * cell];
	art += circle(x, down + cell / 2, cell * 0.26, palette.second);
	return { art, under: palette.ground };
}

export function primitives(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = largestRadius(scene);
	const y = (top + bottom) / 2;
	const flip = random.pick([-1, 1]);
	let art = rect(0, 0, width, height, palette.ground);
	const kind = random.whole(0, 2);
	if (kind === 0) {
		art += circle(centre - flip * reach * 0.24, y - reach * 0.14, reach * 0.62, palette.hero);
		art += polygon(
			[
				[centre + flip * reach * 0.15, y - reach * 0.5],
				[centre + flip * reach * 0.95, y + reach * 0.86],
				[centre - flip * reach * 0.65, y + reach * 0.86],
			],
			palette.deep,
		);
		art += rect(centre - reach * 0.98, y + reach * 0.3, reach * 1.1, reach * 0.2, palette.second);
	} else if (kind === 1) {
		const [r, apart] = [reach * 0.6, reach * random.between(0.28, 0.4)];
		const tilt = random.pick([0, 0.5, 1]) * apart;
		const [dx, dy] = [apart, flip * tilt];
		art += circle(centre - dx, y - dy, r, palette.hero) + circle(centre + dx, y + dy, r, palette.second);
		const across = Math.sqrt(1 - (dx * dx + dy * dy) / (r * r)) * r;
		const length = Math.hypot(dx, dy);
		const [tipX, tipY] = [(-dy / length) * across, (dx / length) * across];
		const arc = `A${n(r)} ${n(r)} 0 0 0`;
		art += shape(
			`M${n(centre + tipX)} ${n(y + tipY)}${arc} ${n(centre - tipX)} ${n(y - tipY)}${arc} ${n(centre + tipX)} ${n(y + tipY)}z`,
			palette.deep,
		);
	} else {
		const r = n(reach * 0.46);
		art += shape(
			`M${n(centre)} ${n(y - reach * 0.92)}a${r} ${r} 0 0 1 0 ${r * 2}zM${n(centre)} ${n(y)}a${r} ${r} 0 0 1 0 ${r * 2}z`,
			palette.hero,
		);
		art += shape(`M${n(centre)} ${n(y - reach * 0.46)}a${r} ${r} 0 0 0 0 ${r * 2}z`, palette.second);
		art +=
			circle(centre - reach * 0.46, y - reach * 0.7, reach * 0.2, palette.deep) +
			circle(centre + reach * 0.2, y + reach * 0.46, reach * 0.16, palette.deep);
	}
	return { art, under: palette.ground };
}

export function fans(scene: Scene): Drawing {
	const { width, height, top, bottom, palette, random } = scene;
	const columns = random.pick([3, 4]);
	const step = Math.min(width, 500) / columns;
	const radius = step / 2;
	const free = bottom - top;
	const rows = Math.round(free / (radius * 0.9));
	const drop = scene.text === "bottom" ? free / rows : radius * 0.9;
	const inks = [palette.deep, palette.hero, palette.ground, palette.second];
	let fan = "";
	for (const [index, ink] of inks.entries()) fan += circle(0, 0, radius * (1 - index * 0.24), ink);
	let art = `${rect(0, 0, width, height, palette.ground)}<defs><g id="f">${fan}</g></defs>`;
	const start = scene.text === "top" ? top + radius : 0;
	for (let row = 0; row <= rows; row++) {
		const y = start + row * drop;
		for (let column = -1; column <= Math.ceil(width / step); column++) {
			art += `<use href="#f" x="${n((column + (row % 2 ? 0.5 : 1)) * step)}" y="${n(y)}"/>`;
		}
	}
	if (scene.text === "bottom") art += rect(0, bottom, width, height, palette.ground);
	return { art, under: palette.ground };
}

export function checker(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const floor = scene.text === "bottom" ? scene.bottom : height;
	const free = floor - top;
	const level = top + free * random.between(0.5, 0.6);
	const x = centre + random.between(-0.15, 0.15) * width;
	let art = rect(0, 0, width, height, palette.ground);
	const radius = Math.min(width, free) * random.between(0.22, 0.3);
	art += circle(x, level - radius * random.between(0.2, 0.8), radius, palette.hero);
	art += rect(
		0,
		level,
		width,
		floor - level,
		palette.ink === palette.deep ? mix(palette.ground, "#ffffff", 0.35) : palette.second,
	);
	const rows = 6;
	const at = (row: number) => level + (floor - level) * (row / rows) ** 1.7;
	const across = width / 5;
	let squares = "";
	for (let row = 0; row < rows; row++) {
		const [far, near] = [(row / rows) ** 1.7, ((row + 1) / rows) ** 1.7].map((share) => 0.16 + 0.84 * share) as [
			number,
			number,
		];
		for (let column = -12; column < 12; column++) {
			if ((row + column) & 1) continue;
			const left = x + column * across * near;
			if (left > width || left + across * near < 0) continue;
			squares += `M${n(x + column * across * far)} ${n(at(row))}h${n(across * far)}L${n(left + across * near)} ${n(at(row + 1))}h${n(-across * near)}z`;
		}
	}
	art += shape(squares, palette.deep);
	art += person(
		scene,
		x + random.between(-20, 20),
		level + (floor - level) * 0.12,
		free * random.between(0.24, 0.3),
		palette.deep,
	);
	if (scene.text === "bottom") art += rect(0, floor, width, height - floor, palette.deep);
	return { art, under: scene.text === "bottom" ? palette.deep : palette.ground };
}

/** Sheets of paper with holes, one under another. */
export function contours(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = largestRadius(scene);
	const layers = random.whole(5, 6);
	const [x, y] = [centre + random.between(-0.12, 0.12) * width, (top + bottom) / 2];
	const wobble = Array.from({ length: 9 }, () => random.between(-1, 1));
	let art = rect(0, 0, width, height, palette.ground);
	for (let layer = 0; layer < layers; layer++) {
		const share = layer / (layers - 1);
		const size = reach * (1 - share * 0.72) * 0.94;
		const points = wobble.map((swing, index): [number, number] => {
			const angle = (index / wobble.length) * Math.PI * 2 + layer * 0.12;
			const radius = size * (1 + swing * 0.14 * (1 - share * 0.4) + random.between(-0.05, 0.05));
			return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.96];
		});
		const ink =
			share < 0.999
				? mix(mix(palette.ground, palette.second, 0.35 + share * 0.65), palette.deep, share * 0.7)
				: palette.hero;
		art += shape(smooth(points), ink);
	}
	art += person(scene, x, y + reach * 0.2, reach * 0.34, palette.shade);
	return { art, under: palette.ground };
}

/** A closed curve through the middles of the sides of a polygon. */
function smooth(points: [number, number][]): string {
	const middle = (index: number): [number, number] => {
		const [from, to] = [points[index % points.length]!, points[(index + 1) % points.length]!];
		return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
	};
	const [startX, startY] = middle(points.length - 1);
	const curves = points.map(([x, y], index) => {
		const [toX, toY] = middle(index);
		return `Q${Math.round(x)} ${Math.round(y)} ${Math.round(toX)} ${Math.round(toY)}`;
	});
	return `M${Math.round(startX)} ${Math.round(startY)}${curves.join("")}z`;
}

export function spiral(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.92);

	const turns = random.whole(7, 11);
	const step = reach / (turns + 0.5);
	const flip = random.pick([0, 1]);
	let path = `M${n(middle)} ${n(y)}`;
	for (let turn = 1; turn <= turns; turn++) {
		const radius = n((turn * step) / 2 + step / 4);
		path += `a${radius} ${radius} 0 0 ${flip} ${n((turn % 2 ? 1 : -1) * radius * 2)} 0`;
	}
	const art =
		rect(0, 0, width, height, palette.ground) +
		circle(middle, y, reach * 0.72, palette.second) +
		line(path, palette.hero, step * random.between(0.4, 0.52), 'stroke-linecap="round"') +
		person(scene, middle + random.pick([-1, 1]) * reach * 0.4, y + reach * 0.62, reach * 0.5, palette.shade);
	return { art, under: palette.ground };
}

export function keys(scene: Scene): Drawing {
	const { width, height, left, top, bottom, palette, random } = scene;
	const [from, to] = scene.text === "top" ? [top, height] : [0, scene.text === "none" ? height : bottom];
	const count = 7 * Math.max(1, Math.round((width - left) / 480));
	const step = (width - left) / count;
	const struck = random.whole(1, count - 2);
	let gaps = "";
	let black = "";
	for (let key = 1; key < count; key++) {
		const x = left + key * step;
		gaps += `M${n(x)} ${n(from)}V${n(to)}`;
		// No black key before the first and the fourth of seven.
		if (key % 7 !== 0 && key % 7 !== 3) {
			black += `M${n(x - step * 0.3)} ${n(from)}h${n(step * 0.6)}v${n((to - from) * 0.62)}h${n(-step * 0.6)}z`;
		}
	}
	const art =
		rect(0, 0, width, height, palette.ground) +
		rect(left, from, width - left, to - from, mix(palette.hero, "#fffaf0", 0.75)) +
		rect(left + struck * step, from, step, to - from, palette.hero) +
		line(gaps, palette.deep, 3) +
		shape(black, palette.deep);
	return { art, under: palette.ground };
}

/** The horizon of the eighties: a cut sun over a grid that runs to it. */
export function grid(scene: Scene): Drawing {
	const { width, height, centre, top, palette, random } = scene;
	const floor = scene.text === "bottom" ? scene.bottom : height;
	const free = floor - top;
	const level = top + free * random.between(0.58, 0.66);
	const radius = Math.min(width * 0.32, (level - top) * 0.46);
	let art = rect(0, 0, width, height, palette.ground) + circle(centre, level - radius * 0.5, radius, palette.hero);
	for (let slice = 0; slice < 5; slice++) {
		art += rect(
			centre - radius,
			level - radius * 0.62 + slice * radius * 0.15,
			radius * 2,
			3 + slice * 2.2,
			palette.ground,
		);
	}
	let lines = "";
	for (let row = 0; row < 7; row++) lines += `M0 ${n(level + (floor - level) * (row / 7) ** 2)}H${width}`;
	for (let column = -7; column <= 7; column++)
		lines += `M${n(centre + column * 16)} ${n(level)}L${n(centre + column * width * 0.22)} ${n(floor)}`;
	art += rect(0, level, width, floor - level, palette.deep) + line(lines, palette.second, 3);
	art += polygon(
		[
			[0, level],
			[width * 0.16, level - free * 0.1],
			[width * 0.3, level],
		],
		palette.deep,
	);
	art += polygon(
		[
			[width, level],
			[width * 0.86, level - free * 0.14],
			[width * 0.68, level],
		],
		palette.deep,
	);
	if (scene.text === "bottom") art += rect(0, floor, width, height - floor, palette.deep);
	return { art, under: scene.text === "bottom" ? palette.deep : palette.ground };
}
