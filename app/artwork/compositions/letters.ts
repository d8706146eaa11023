// Compositions made of letters: a giant initial, a giant number, a title that fills the sheet.
import { mix } from "../colour";
import { outlineText, widthOf } from "../lettering";
import { circle, type Drawing, dots, largestRadius, line, n, person, rect, type Scene } from "../scene";

/** The first letter that a title is sorted by. */
function initialOf(title: string): string {
	const bare = title.replace(/^(the|a|an|la|le|les|el|il)\s+(?=.)/i, "");
	return (/[\p{L}\p{N}]/u.exec(bare)?.[0] ?? "M").toUpperCase();
}

export function numberIn(title: string): string | null {
	return /(?<!\p{L})\d+(?!\p{L}{2})/u.exec(title.replace(/[,.](?=\d{3})/g, ""))?.[0] ?? null;
}

/** Letters as large as the free part of the sheet allows, running over its edge. */
function giant(scene: Scene, text: string, overflow: number): Drawing {
	const { width, height, centre, top, bottom, palette, random, face } = scene;
	const free = bottom - top;
	const { ground, hero, second } = palette;
	const unit = widthOf(face, text, -0.03);
	const size = Math.min((free * 0.94) / face.capHeight, ((width - scene.left) * overflow) / unit);
	const tall = size * face.capHeight;
	const side = random.pick([-1, 1]);
	const x = scene.text === "none" ? centre - (unit * size) / 2 : side < 0 ? 26 : width - 26 - unit * size;
	const foot = scene.text === "top" ? height - 22 : top + (free + tall) / 2;
	let art = rect(0, 0, width, height, ground);
	const radius = largestRadius(scene) * random.between(0.3, 0.5);
	art += circle(
		centre - side * width * random.between(0.12, 0.24),
		foot - tall * random.between(0.5, 0.75),
		radius,
		second,
	);
	art += `<g fill="${hero}">${outlineText(face, text, { x, y: foot, size, tracking: -0.03 })}</g>`;
	const small = Math.min(tall * 0.3, 120);
	art += person(scene, centre + side * width * random.between(0.05, 0.2), foot + 2, small, palette.shade);
	return { art, under: ground };
}

export function initial(scene: Scene): Drawing {
	return giant(scene, initialOf(scene.title), 1.05);
}

export function numeral(scene: Scene): Drawing {
	return giant(scene, numberIn(scene.title) ?? initialOf(scene.title), 0.94);
}

/** Gives most of the sheet to the title, with one simple form. */
export function monument(scene: Scene): Drawing {
	const { width, height, centre, top, bottom, palette, random } = scene;
	const { ground, hero, second } = palette;
	const free = bottom - top;
	const edge = scene.text === "top" ? height : 0;
	const into = scene.text === "top" ? -1 : 1;
	let art = rect(0, 0, width, height, ground);
	const kind = random.pick(["disc", "bars", "dots", "person", "disc"]);
	if (scene.text === "none" || kind === "disc") {
		const radius = scene.text === "none" ? free * 0.42 : Math.min(width * 0.46, free * 0.92);
		const y = scene.text === "none" ? (top + bottom) / 2 : edge;
		art +=
			circle(centre, y, radius, hero) +
			circle(centre, y, radius * 0.62, mix(hero, second, 0.7)) +
			circle(centre, y, radius * 0.28, ground);
	} else if (kind === "bars") {
		const count = 5;
		for (let bar = 0; bar < count; bar++) {
			const thick = (free * 0.86 * (count - bar)) / 22;
			const y = edge + into * (free * 0.86 * (bar / count)) - (into < 0 ? thick : 0);
			art += rect(0, y, width, thick, bar % 2 ? second : hero);
		}
	} else if (kind === "dots") {
		const rows = Math.max(3, Math.min(7, Math.floor(free / 40)));
		art += `<g stroke="${hero}" stroke-linecap="round">`;
		for (let row = 0; row < rows; row++) {
			art += dots(
				22 + (row % 2) * 19,
				edge + into * (20 + row * (free / (rows + 0.6))),
				width - 44,
				38,
				34 * (1 - row / (rows + 0.5)),
			);
		}
		art += "</g>";
	} else {
		const level = scene.text === "top" ? height - 26 : bottom;
		const tall = Math.min(free * 0.72, 190);
		art += circle(centre, level - tall * 0.6, tall * 0.62, hero);
		art += line(`M34 ${n(level)}H${width - 34}`, palette.ink, 4);
		art += person(scene, centre, level, tall, palette.shade);
	}
	return { art, under: ground };
}
