// The portraits: a person's initials among a few simple forms.
import { mix, pickReadable } from "./colour";
import { type Face, type FaceName, loadFace, outlineText, overhangOf, widthOf } from "./lettering";
import { anyPalette, type Palette } from "./palettes";
import { type Random, randomFor } from "./random";
import { circle, n, polygon, rect, shape } from "./scene";

const WIDTH = 400;
const HEIGHT = 600;
const CENTRE = WIDTH / 2;
/** The area that stays visible when pages crop portraits to circles and squares. */
const EYE_LEVEL = 262;
const TRACKING = -0.02;

interface Frame {
	art: string;
	/** The colour under the initials. */
	under: string;
	/** The box that the initials fill. */
	width: number;
	height: number;
	y: number;
}

const FRAMES: ((palette: Palette, random: Random) => Frame)[] = [
	function halo({ ground, second }) {
		const inner = mix(ground, second, 0.75);
		const art = [236, 196, 156].map((radius, step) =>
			circle(CENTRE, EYE_LEVEL, radius, mix(ground, second, 0.25 * (step + 1))),
		);
		return { art: art.join(""), under: inner, width: 216, height: 170, y: EYE_LEVEL };
	},
	function arch({ second, deep }) {
		const art =
			shape(`M46 ${HEIGHT}V230a154 154 0 0 1 308 0V${HEIGHT}z`, second) +
			shape(`M84 ${HEIGHT}V234a116 116 0 0 1 232 0V${HEIGHT}z`, deep);
		return { art, under: deep, width: 184, height: 190, y: 290 };
	},
	function slope({ ground, hero, second }, random) {
		const lean = random.pick([-1, 1]) * 60;
		const band = (top: number, fill: string) =>
			polygon(
				[
					[0, HEIGHT],
					[0, top + lean],
					[WIDTH, top - lean],
					[WIDTH, HEIGHT],
				],
				fill,
			);
		return { art: band(430, second) + band(492, hero), under: ground, width: 270, height: 210, y: 230 };
	},
	function bust({ hero, second }) {
		return {
			art: circle(CENTRE, 640, 226, second) + circle(CENTRE, EYE_LEVEL, 142, hero),
			under: hero,
			width: 186,
			height: 150,
			y: EYE_LEVEL,
		};
	},
	function quarter({ hero, second }, random) {
		const art = shape(`M0 0H${WIDTH}V156a${WIDTH} ${WIDTH} 0 0 1 -${WIDTH} ${WIDTH}z`, hero);
		const flip = random.chance(0.5) ? ` transform="translate(${WIDTH})scale(-1 1)"` : "";
		return { art: `<g${flip}>${art}${circle(330, 560, 46, second)}</g>`, under: hero, width: 236, height: 180, y: 226 };
	},
	function stripes({ ground, hero, second }) {
		const bands = [0, 1, 2, 3, 4].map((band) =>
			rect(0, 424 + band * 38, WIDTH, 9 + band * 6, band % 2 ? hero : second),
		);
		return { art: bands.join(""), under: ground, width: 286, height: 220, y: 236 };
	},
	function sun({ ground, hero, deep }) {
		const art = circle(CENTRE, 452, 170, hero) + rect(0, 452, WIDTH, HEIGHT, deep);
		return { art, under: ground, width: 270, height: 160, y: 166 };
	},
	function rays({ ground, second, hero }) {
		let wedges = "";
		for (let ray = 0; ray < 16; ray++) {
			const [from, to] = [ray, ray + 0.5].map((step) => (step / 16) * Math.PI * 2) as [number, number];
			const point = (angle: number) =>
				`${Math.round(CENTRE + Math.cos(angle) * 520)} ${Math.round(EYE_LEVEL + Math.sin(angle) * 520)}`;
			wedges += `M${CENTRE} ${EYE_LEVEL}L${point(from)}L${point(to)}z`;
		}
		const art = shape(wedges, mix(ground, second, 0.5)) + circle(CENTRE, EYE_LEVEL, 150, hero);
		return { art, under: hero, width: 196, height: 150, y: EYE_LEVEL };
	},
];

/** First letters of the first and the last name; generational suffixes do not count. */
export function initialsOf(name: string): string {
	const words = name.replace(/,?\s+(jr|sr|ii|iii|iv)\.?$/i, "").split(/\s+/);
	const letters = words.flatMap((word) => /\p{L}/u.exec(word) ?? []);
	return (letters.length > 1 ? letters[0]! + letters.at(-1)! : (letters[0] ?? "")).toUpperCase();
}

export async function drawProfile(id: number, name: string): Promise<string> {
	const random = randomFor(`person-${id}`);
	const palette = anyPalette(random);
	const face = await loadFace(random.pick<FaceName>(["condensed", "didone", "serif", "geometric", "deco", "slab"]));
	const { art, under, ...box } = random.pick(FRAMES)(palette, random);
	const ink = pickReadable(under, [palette.ink, palette.ground, palette.deep]);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
		`${rect(0, 0, WIDTH, HEIGHT, palette.ground)}${art}<g fill="${ink}">${drawInitials(face, initialsOf(name), box)}</g></svg>`
	);
}

/** As large as the box, in its middle. */
function drawInitials(face: Face, initials: string, box: { width: number; height: number; y: number }): string {
	const unit = widthOf(face, initials, TRACKING);
	if (unit === 0) return "";
	const size = Math.min(box.height / (face.capHeight + overhangOf(face, initials).under), box.width / unit);
	const x = CENTRE - (unit * size) / 2;
	return outlineText(face, initials, { x, y: n(box.y + (face.capHeight * size) / 2), size, tracking: TRACKING });
}
