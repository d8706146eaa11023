// Compositions of one sign: an eye, a keyhole, a face, a clock.

import { mix } from "../colour";
import { n } from "../number";
import {
	circle,
	type Drawing,
	focusOf,
	largestRadius,
	line,
	person,
	polygon,
	rect,
	ring,
	type Scene,
	shape,
} from "../scene";

export function eye(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.92);

	let art = rect(0, 0, width, height, palette.ground);
	const almond = (size: number) =>
		`M${n(middle - size)} ${n(y)}Q${n(middle)} ${n(y - size * 1.12)} ${n(middle + size)} ${n(y)}Q${n(middle)} ${n(y + size * 1.12)} ${n(middle - size)} ${n(y)}z`;
	const lids = random.whole(2, 3);
	for (let lid = lids; lid >= 1; lid--)
		art += shape(almond(reach * (0.72 + 0.14 * lid)), mix(palette.ground, palette.second, 1 - lid / (lids + 1)));
	art += shape(almond(reach * 0.78), palette.ink === palette.deep ? mix(palette.ground, "#fffdf5", 0.75) : palette.ink);
	const iris = reach * 0.36;
	art +=
		circle(middle, y, iris, palette.hero) +
		ring(
			middle,
			y,
			iris * 0.82,
			mix(palette.hero, palette.deep, 0.35),
			iris * 0.3,
			`${n(iris * 0.05)} ${n(iris * 0.07)}`,
		);
	art += circle(middle, y, iris * 0.56, palette.deep);
	art += random.chance(0.5)
		? person(scene, middle, y + iris * 0.42, iris * 0.8, palette.hero)
		: circle(middle + iris * 0.22, y - iris * 0.24, iris * 0.15, "#fffdf5");
	return { art, under: palette.ground };
}

export function keyhole(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const reach = largestRadius(scene);
	const y = top + (bottom - top) * 0.4;
	const radius = reach * random.between(0.34, 0.42);
	const foot = Math.min(bottom - 12, y + radius * 2.5);
	let art = rect(0, 0, width, height, palette.ground);
	for (const step of [2.2, 1.75, 1.35])
		art += circle(centre, y + radius * 0.4, radius * step, mix(palette.ground, palette.second, (2.4 - step) * 0.4));
	const hole = `M${n(centre - radius * 0.45)} ${n(y + radius * 0.8)}a${n(radius)} ${n(radius)} 0 1 1 ${n(radius * 0.9)} 0L${n(centre + radius * 0.85)} ${n(foot)}H${n(centre - radius * 0.85)}z`;
	art += shape(hole, palette.hero);
	art += person(scene, centre, foot, radius * random.between(1.3, 1.7), palette.shade);
	return { art, under: palette.ground };
}

export function face(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.9);

	const r = n(reach * 0.86);
	const flip = random.pick([0, 1]);
	const side = flip ? -1 : 1;
	let art = rect(0, 0, width, height, palette.ground);
	art += shape(`M${n(middle)} ${n(y - r)}a${r} ${r} 0 0 ${flip ? 0 : 1} 0 ${r * 2}z`, palette.hero);
	art += shape(`M${n(middle)} ${n(y - r)}a${r} ${r} 0 0 ${flip ? 1 : 0} 0 ${r * 2}z`, palette.second);
	const sight = r * random.between(0.15, 0.2);
	art += circle(middle + side * r * 0.42, y - r * 0.2, sight, palette.deep);
	art += shape(
		`M${n(middle - side * r * 0.62)} ${n(y - r * 0.2)}a${n(r * 0.2)} ${n(r * 0.2)} 0 0 1 ${n(side * r * 0.4)} 0z`,
		palette.deep,
	);
	art += polygon(
		[
			[middle, y - r * 0.32],
			[middle + side * r * 0.26, y + r * 0.26],
			[middle, y + r * 0.26],
		],
		palette.deep,
	);
	const mouth = r * random.between(0.22, 0.32);
	art += random.chance(0.5)
		? shape(
				`M${n(middle - mouth)} ${n(y + r * 0.48)}h${n(mouth * 2)}a${n(mouth)} ${n(mouth * 0.8)} 0 0 1 ${n(-mouth * 2)} 0z`,
				palette.ground,
			)
		: rect(middle - mouth, y + r * 0.5, mouth * 2, r * 0.09, palette.ground);
	return { art, under: palette.ground };
}

export function clock(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.88);

	const round = 2 * Math.PI * reach * 0.82;
	let art = rect(0, 0, width, height, palette.ground);
	art += circle(middle, y, reach, palette.hero);
	art += `<g transform="rotate(-91 ${n(middle)} ${n(y)})">${ring(middle, y, reach * 0.82, palette.deep, reach * 0.16, `${n(round / 90)} ${n(round / 12 - round / 90)}`)}</g>`;
	const hours = random.between(0, Math.PI * 2);
	const minutes = hours + random.between(1.4, 4.4);
	for (const [angle, long, wide] of [
		[hours, 0.46, 0.085],
		[minutes, 0.68, 0.05],
	] as const) {
		art += line(
			`M${n(middle)} ${n(y)}l${n(Math.cos(angle) * reach * long)} ${n(Math.sin(angle) * reach * long)}`,
			palette.deep,
			reach * wide,
			'stroke-linecap="round"',
		);
	}
	return { art: art + circle(middle, y, reach * 0.08, palette.second), under: palette.ground };
}
