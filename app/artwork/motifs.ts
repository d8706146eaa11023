// The motifs of the artwork without a title: the words that call for each, and each as a small picture of its own. Import
// this module with `import()`: it loads the drawings.
import { contrast } from "./colour";
import { disc } from "./compositions/signs";
import { EMBLEMS, type EmblemName } from "./data/emblems";
import { type Family, INKS } from "./data/inks";
import { type Entry, REPERTOIRE } from "./data/repertoire";
import { loadFace } from "./lettering";
import { anyPalette, modernPalette, type Palette } from "./palettes";
import { type Random, randomFor } from "./random";

/** Compositions that stand for a thing, by name, and the words that select them. Those without words are forms or letters. */
const PICTURES = Object.entries(REPERTOIRE as Record<string, Entry>).filter(([, { words }]) => words);

/** By the name of a composition or a pictogram: the words of a title or an overview that call for it. */
export const MOTIF_WORDS: Record<string, RegExp> = Object.fromEntries([
	...PICTURES.map(([name, { words }]) => [name, words]),
	...Object.entries(EMBLEMS).map(([name, { words }]) => [name, words]),
]);

const SIDE = 300;

/** Where the colour belongs to the thing. */
const OWN_INKS: Record<string, string> = {
	forest: INKS.fantasy[0]!,
	heart: INKS.romance[0]!,
	snowflake: INKS.romance[2]!,
	waves: INKS.adventure[3]!,
};

/** Of a pictogram's disc and of the pictogram on it. */
const CONTRAST_MIN = 4.5;

function choosePalette(name: string, family: Family | undefined, random: Random): Palette {
	const own = OWN_INKS[name];
	if (own) return modernPalette(own);
	if (family) return modernPalette(random.pick(INKS[family]));
	for (;;) {
		const palette = anyPalette(random);
		if (contrast(palette.hero, palette.deep) >= CONTRAST_MIN) return palette;
	}
}

/** The motif alone on a square. Null where there is no such motif. */
export async function drawMotif(name: string): Promise<string | null> {
	const entry = PICTURES.find(([picture]) => picture === name)?.[1];
	const emblem = Object.hasOwn(EMBLEMS, name) ? (name as EmblemName) : null;
	if (!entry && !emblem) return null;
	const random = randomFor(`motif-${name}`);
	const draw = entry ? entry.draw : disc;
	const { art } = draw({
		width: SIDE,
		height: SIDE,
		left: 0,
		centre: SIDE / 2,
		text: "none",
		top: 0,
		bottom: SIDE,
		palette: choosePalette(name, entry?.families[0], random),
		random,
		title: "",
		face: await loadFace("condensed"),
		figure: "walker",
		emblem,
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${art}</svg>`;
}
