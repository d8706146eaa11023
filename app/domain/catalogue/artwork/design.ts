// Owns the choices that all pictures of one title share: its inks, its composition, its lettering.
import { type CompositionName, chooseComposition } from "./compositions";
import type { TitleArtworkFacts } from "./facts";
import type { FaceName } from "./lettering";
import { choosePalette, type Family, familyOf, type Palette } from "./palettes";
import { type Random, randomFor } from "./random";

export interface Design {
	palette: Palette;
	composition: CompositionName;
	face: FaceName;
}

/** What the printers of an era set their titles in. */
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

function chooseFace({ genres, year }: TitleArtworkFacts, random: Random): FaceName {
	const era = FACES_OF_ERA.find(([until]) => year < until)![1];
	const family = FACES_OF_FAMILY[familyOf(genres)] ?? [];
	return random.pick([...era, ...family, ...family]);
}

export function designTitle(facts: TitleArtworkFacts): Design {
	const random = randomFor(`${facts.mediaType}-${facts.id}`);
	return {
		palette: choosePalette(facts.genres, facts.year, random),
		composition: chooseComposition(facts, random),
		face: chooseFace(facts, random),
	};
}
