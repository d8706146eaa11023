// Compositions of pure form: shards, rays, tiles, halftones, mazes, tracks, targets.
import { mix } from "../colour";
import { circle, type Drawing, dots, figure, line, n, polygon, reachOf, rect, ring, type Scene, shape } from "../scene";

export function blades(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const up = scene.text === "top";
	const inks = [palette.hero, palette.second, palette.deep, palette.hero, mix(palette.hero, palette.deep, 0.4)];
	const count = random.whole(4, 6);
	const lean = random.pick([-1, 1]) * random.between(0.25, 0.5) * width;
	const free = bottom - top;
	let art = rect(0, 0, width, height, palette.ground);
	for (let blade = 0; blade < count; blade++) {
		const x = centre + ((blade + random.between(-0.25, 0.25)) / (count - 1) - 0.5) * width * 0.95;
		const half = width * random.between(0.05, 0.12);
		const long = free * random.between(0.62, 0.97);
		const [root, tip] = up ? [height + 4, height - long] : [-4, long];
		art += polygon(
			[
				[x - half + lean * 0.4, root],
				[x + half + lean * 0.4, root],
				[x - lean * 0.35, up ? Math.max(tip, top) : Math.min(tip, bottom - 8)],
			],
			inks[blade % inks.length]!,
		);
	}
	return { art, under: palette.ground };
}

export function rays(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const rising = scene.text === "bottom" && random.chance(0.5);
	const [x, y] = [centre, rising ? bottom : (top + bottom) / 2];
	const count = random.pick([12, 16, 20]);
	const far = width + height;
	const turn = random.between(0, 0.3);
	let wedges = "";
	for (let ray = 0; ray < count; ray++) {
		const [from, to] = [ray, ray + 0.5].map((step) => (step / count) * Math.PI * 2 + turn) as [number, number];
		wedges += `M${n(x)} ${n(y)}L${Math.round(x + Math.cos(from) * far)} ${Math.round(y + Math.sin(from) * far)}L${Math.round(x + Math.cos(to) * far)} ${Math.round(y + Math.sin(to) * far)}z`;
	}
	const sheet = mix(palette.ground, palette.second, random.chance(0.5) ? 0 : 1);
	let art = rect(0, 0, width, height, sheet) + shape(wedges, mix(palette.ground, palette.second, 0.45));
	const reach = reachOf(scene) * (rising ? 0.85 : 0.62);
	art += circle(x, y, reach, palette.hero);
	if (random.chance(0.6)) art += circle(x, y, reach * 0.72, palette.ground) + circle(x, y, reach * 0.5, palette.hero);
	if (!rising) art += figure(x, y + reach * 0.42, reach * 0.8, palette.deep);
	const quiet = scene.text === "top" ? [0, top] : scene.text === "bottom" ? [bottom, height - bottom] : [0, 0];
	if (quiet[1]) art += rect(0, quiet[0]!, width, quiet[1], palette.ground);
	return { art, under: palette.ground };
}

export function tiles(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const columns = random.pick([3, 4, 5]);
	const wide = scene.text === "none";
	const cell = wide ? height / columns : width / columns;
	const rows = wide ? columns : Math.max(2, Math.floor((bottom - top) / cell));
	const span = wide ? Math.ceil((width - centre * 0.62) / cell) : columns;
	const left = wide ? width - span * cell : 0;
	const first = wide ? 0 : scene.text === "bottom" ? 0 : height - rows * cell;
	const inks = [palette.hero, palette.second, palette.deep, palette.ground, mix(palette.hero, palette.ground, 0.55)];
	let art = rect(0, 0, width, height, palette.ground);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < span; column++) {
			const [x, y] = [left + column * cell, first + row * cell];
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
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene) * 0.86;
	const y = (top + bottom) / 2;
	const rows = random.pick([15, 19, 23]);
	const gap = (reach * 2) / rows;
	const fade = random.pick([-1, 1]);
	let art = rect(0, 0, width, height, palette.ground);
	art += circle(
		centre + fade * reach * 0.22,
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
			centre - across - (row % 2 ? gap / 2 : 0),
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
		const reach = reachOf(scene) * 0.88;
		const rings = 7;
		const gap = reach / (rings + 0.6);
		for (let index = 1; index <= rings; index++) {
			const round = 2 * Math.PI * gap * (index + 0.3);
			const opening = gap * 1.15;
			art += `<g transform="rotate(${random.whole(0, 359)} ${n(centre)} ${n(y)})">${ring(centre, y, gap * (index + 0.3), palette.hero, gap * 0.42, `${n(round / (index > 4 ? 2 : 1) - opening)} ${n(opening)}`)}</g>`;
		}
		return { art: art + circle(centre, y, gap * 0.45, palette.second), under: palette.ground };
	}
	const columns = 8;
	const cell = (scene.text === "none" ? height : width) / columns;
	const rows = Math.floor((bottom - top) / cell);
	const span = scene.text === "none" ? Math.ceil((width * 0.62) / cell) : columns;
	const left = scene.text === "none" ? width - span * cell : 0;
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

export function track(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const up = scene.text === "top";
	const inks = [palette.hero, mix(palette.hero, palette.second, 0.5), palette.second, palette.deep];
	const band = Math.min(width, bottom - top) * random.between(0.075, 0.1);
	const turn = Math.min(width, bottom - top) * random.between(0.1, 0.2);
	const flip = random.pick([-1, 1]);
	let art = rect(0, 0, width, height, palette.ground);
	inks.forEach((ink, index) => {
		const radius = turn + (inks.length - index) * band;
		const edge = flip > 0 ? -band : width + band;
		const start = (up ? bottom - turn : top + turn) + (up ? -1 : 1) * 0;
		const base = up ? start - radius + turn + band * 1.2 : start + radius - turn + band * 0.2;
		const x = centre + flip * (index - 1) * 0;
		const corner = x + flip * (radius - turn - band * 2);
		const end = up ? height + band : -band;
		const sweep = up === flip > 0 ? 1 : 0;
		art += line(
			`M${n(edge)} ${n(base)}H${n(corner - flip * radius)}a${n(radius)} ${n(radius)} 0 0 ${sweep} ${n(flip * radius)} ${n(up ? radius : -radius)}V${n(end)}`,
			ink,
			band + 0.6,
		);
	});
	const sun = turn * 0.95;
	art += circle(centre - flip * width * 0.3, up ? bottom - sun * 1.3 : top + sun * 1.6, sun, palette.hero);
	return { art, under: palette.ground };
}

export function scope(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene) * 0.84;
	const y = (top + bottom) / 2;
	let art = rect(0, 0, width, height, palette.ground);
	const count = random.whole(3, 5);
	for (let index = 0; index < count; index++) {
		art += circle(
			centre,
			y,
			reach * (1 - index / (count + 0.2)),
			index % 2 ? palette.ground : index === count - 1 ? palette.deep : palette.hero,
		);
	}
	const cross = `M${n(centre - reach * 1.12)} ${n(y)}H${n(centre + reach * 1.12)}M${n(centre)} ${n(Math.max(top, y - reach * 1.12))}V${n(Math.min(bottom, y + reach * 1.12))}`;
	art += line(cross, palette.second, 4);
	art += figure(
		centre + random.between(-0.3, 0.3) * reach,
		y + reach * 0.35,
		reach * 0.62,
		count % 2 ? palette.second : palette.deep,
	);
	return { art, under: palette.ground };
}

export function primitives(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = reachOf(scene);
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
		for (let index = 0; index < 4; index++) {
			const half = reach * (0.92 - index * 0.22);
			const fill = [palette.second, palette.hero, palette.ground, palette.deep][index]!;
			art +=
				index % 2
					? circle(centre, y + reach * 0.92 - half, half, fill)
					: rect(centre - half, y + reach * 0.92 - half * 2, half * 2, half * 2, fill);
		}
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
