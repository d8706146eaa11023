// Compositions of pure form: tiles, halftones, mazes, circles and triangles.

import { mix } from "../colour";
import { n } from "../number";
import {
	circle,
	type Drawing,
	dots,
	focusOf,
	largestRadius,
	line,
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
