// Owns the choices that all images of one title share: inks, composition, lettering.
import { type CompositionName, rankCompositions } from "./compositions";
import type { Family } from "./data/inks";
import { chooseEmblem, type EmblemName } from "./emblem-words";
import type { TitleArtworkFacts } from "./facts";
import { chooseFigure, type Figure } from "./figures";
import type { FaceName } from "./lettering";
import { choosePalette, familyOf, type Palette } from "./palettes";
import { type Random, randomFor } from "./random";

export interface Design {
	palette: Palette;
	/** All suitable compositions, best first: poster and backdrop use the first. */
	compositions: CompositionName[];
	face: FaceName;
	figure: Figure;
	emblem: EmblemName | null;
}

/** Typefaces of each era. */
const FACES_OF_ERA: [until: number, faces: FaceName[]][] = [
	[1946, ["deco", "condensed", "didone", "deco"]],
	[1965, ["slab", "condensed", "didone", "serif"]],
	[1980, ["geometric", "slab", "condensed", "serif"]],
	[1995, ["condensed", "geometric", "didone", "slab"]],
	[Number.POSITIVE_INFINITY, ["condensed", "serif", "geometric", "didone"]],
];

const FACES_OF_FAMILY: Partial<Record<Family, FaceName[]>> = {
	family: ["playful", "playful", "slab", "geometric"],
	comedy: ["playful", "slab", "didone", "condensed"],
	action: ["condensed", "condensed", "slab"],
	adventure: ["slab", "condensed"],
	scifi: ["geometric", "geometric", "condensed"],
	romance: ["didone", "serif"],
	horror: ["condensed", "didone", "serif"],
	war: ["condensed", "slab"],
};

/** Longer titles use a condensed face, or they would be too small to read on a card. */
const LONG_TITLE = 34;

function chooseFace({ title, genres, year }: TitleArtworkFacts, random: Random): FaceName {
	if (title.length > LONG_TITLE) return "condensed";
	const era = FACES_OF_ERA.find(([until]) => year < until)![1];
	const family = FACES_OF_FAMILY[familyOf(genres)] ?? [];
	return random.pick([...era, ...family, ...family]);
}

export function designTitle(facts: TitleArtworkFacts): Design {
	const random = randomFor(`${facts.mediaType}-${facts.id}`);
	const emblem = chooseEmblem(facts);
	return {
		palette: choosePalette(facts.genres, facts.year, random),
		compositions: rankCompositions(facts, emblem, random),
		face: chooseFace(facts, random),
		figure: chooseFigure(facts.overview, facts.year, random.chance(0.5)),
		emblem: emblem?.name ?? null,
	};
}
