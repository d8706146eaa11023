// Compositions of speed and aim: shards, rays, tracks, a target.
import { mix } from "../colour";
import {
	circle,
	type Drawing,
	focusOf,
	largestRadius,
	line,
	n,
	person,
	polygon,
	rect,
	type Scene,
	shape,
} from "../scene";

export function blades(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const up = scene.text === "top";
	const free = bottom - top;
	const flip = random.pick([-1, 1]);
	const [near, far] = up ? [height, top] : [0, bottom];
	const at = (share: number) => near + (far - near) * share;
	const radius = Math.min(width, free) * random.between(0.2, 0.28);
	let art = rect(0, 0, width, height, palette.ground);
	art += circle(centre + flip * width * 0.16, at(0.5), radius, palette.hero);
	const inks = [palette.second, palette.deep, mix(palette.hero, palette.deep, 0.3), palette.deep];
	for (const [index, ink] of inks.entries()) {
		const x = centre + flip * width * (index * 0.24 - 0.5 + random.between(-0.06, 0.06));
		const half = width * random.between(0.07, 0.13);
		const point = x + flip * width * random.between(0.12, 0.3);
		art += polygon(
			[
				[x - half, near],
				[x + half, near],
				[point, at(random.between(0.72, 0.97))],
			],
			ink,
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
	const reach = largestRadius(scene) * (rising ? 0.85 : 0.62);
	art += circle(x, y, reach, palette.hero);
	if (random.chance(0.6)) art += circle(x, y, reach * 0.72, palette.ground) + circle(x, y, reach * 0.5, palette.hero);
	if (!rising) art += person(scene, x, y + reach * 0.42, reach * 0.8, palette.shade);
	const quiet = scene.text === "top" ? [0, top] : scene.text === "bottom" ? [bottom, height - bottom] : [0, 0];
	if (quiet[1]) art += rect(0, quiet[0]!, width, quiet[1], palette.ground);
	return { art, under: palette.ground };
}

export function track(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const up = scene.text === "top";
	const inks = [palette.hero, mix(palette.hero, palette.second, 0.5), palette.second, palette.deep];
	const side = Math.min(width, bottom - top);
	const flip = random.pick([-1, 1]);
	let art = rect(0, 0, width, height, palette.ground);
	if (random.chance(0.5)) {
		const right = scene.text === "none" || flip < 0;
		const [x, y] = [right ? width : 0, up ? height : 0];
		const band = side * random.between(0.12, 0.16);
		for (const [index, ink] of [...inks].reverse().entries())
			art += circle(x, y, side * 0.3 + (inks.length - index) * band, ink);
		art += circle(x, y, side * 0.3, palette.ground);
		const sun = side * random.between(0.1, 0.14);
		return {
			art:
				art +
				circle(right ? scene.left + sun * 2 : width - sun * 2, up ? height - sun * 2 : sun * 2, sun, palette.hero),
			under: palette.ground,
		};
	}
	const band = side * random.between(0.08, 0.11);
	const turn = side * random.between(0.1, 0.16);
	const start = centre - flip * width * random.between(0.02, 0.14);
	const level = up ? top + band : bottom - band;
	for (const [index, ink] of inks.entries()) {
		const radius = turn + index * band;
		const y = up ? level + (inks.length - 1 - index) * band : level - (inks.length - 1 - index) * band;
		const away = n(up ? radius : -radius);
		const sweep = up === flip > 0 ? 1 : 0;
		const edge = flip > 0 ? -band : width + band;
		art += line(
			`M${n(edge)} ${n(y)}H${n(start)}a${n(radius)} ${n(radius)} 0 0 ${sweep} ${n(flip * radius)} ${away}V${up ? height + band : -band}`,
			ink,
			band + 0.6,
		);
	}
	const sun = side * random.between(0.13, 0.18);
	const sunY = up ? height - sun * 1.5 : sun * 1.5;
	art += circle(centre - flip * width * 0.26, sunY, sun, palette.hero);
	return { art, under: palette.ground };
}

export function scope(scene: Scene): Drawing {
	const { width, height, palette, random } = scene;
	const { x: middle, y, reach } = focusOf(scene, 0.86);

	let art = rect(0, 0, width, height, palette.ground);
	const count = random.whole(3, 5);
	for (let index = 0; index < count; index++) {
		art += circle(
			middle,
			y,
			reach * (1 - index / (count + 0.2)),
			index % 2 ? palette.ground : index === count - 1 ? palette.deep : palette.hero,
		);
	}
	const cross = `M${n(middle - reach * 1.12)} ${n(y)}H${n(middle + reach * 1.12)}M${n(middle)} ${n(scene.text === "top" ? Math.max(scene.top, y - reach * 1.12) : y - reach * 1.12)}V${n(scene.text === "bottom" ? Math.min(scene.bottom, y + reach * 1.12) : y + reach * 1.12)}`;
	art += line(cross, palette.second, 4);
	art += person(
		scene,
		middle + random.between(-0.3, 0.3) * reach,
		y + reach * 0.35,
		reach * 0.62,
		count % 2 ? palette.second : palette.deep,
	);
	return { art, under: palette.ground };
}
