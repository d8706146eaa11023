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

/** By colour; as `INKS`. */
const EMBLEM_INKS: Record<string, string> = {
	amber: "3b2407 fff1d2 ffb938 e8862a 1d1003",
	blue: "0d2440 e6f1ff 6bb5ff 3b82d6 051222",
	pink: "421029 ffe7f1 ff8fb8 d94f86 210514",
	green: "0f3120 e7f8e8 7bd992 3a9c63 04180d",
	red: "43110c ffe9e2 ff7a63 cf3f30 210503",
	violet: "291a4a f0e9ff b79bff 7c5ad6 120826",
	teal: "07323a e2f9f8 5fd6d0 23939a 021a1f",
	orange: "451c06 ffece0 ff9450 d45f1c 220b01",
};

/** Of a pictogram's disc and of the pictogram on it. */
const CONTRAST_MIN = 4.5;

function choosePalette(name: string, family: Family | undefined, random: Random): Palette {
	const inks = OWN_INKS[name];
	if (inks) return modernPalette(inks);
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
	return await drawSquare(entry ? entry.draw : disc, {
		emblem,
		palette: choosePalette(name, entry?.families[0], random),
		random,
	});
}

/** A pictogram on a disc, in a colour of `EMBLEM_INKS`: the emblem of a profile. Null where there is no such emblem. */
export async function drawEmblem(colour: string, name: string): Promise<string | null> {
	const inks = Object.hasOwn(EMBLEM_INKS, colour) && EMBLEM_INKS[colour];
	if (!inks || !Object.hasOwn(EMBLEMS, name)) return null;
	return await drawSquare(disc, {
		emblem: name as EmblemName,
		palette: modernPalette(inks),
		random: randomFor(`emblem-${name}`),
	});
}

async function drawSquare(
	draw: typeof disc,
	{ emblem, palette, random }: { emblem: EmblemName | null; palette: Palette; random: Random },
): Promise<string> {
	const { art } = draw({
		width: SIDE,
		height: SIDE,
		left: 0,
		centre: SIDE / 2,
		text: "none",
		top: 0,
		bottom: SIDE,
		palette,
		random,
		title: "",
		face: await loadFace("condensed"),
		figure: "walker",
		emblem,
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}">${art}</svg>`;
}
