// The palettes: a family per genre, adjusted to the print style of the era.
import { atLightness, contrast, isGrey, isYellowish, lightnessOf, mix } from "./colour";
import { FAMILY_OF_GENRE, type Family, INKS } from "./data/inks";
import type { Random } from "./random";

export interface Palette {
	/** Background of the sheet. */
	ground: string;
	/** Text on the sheet. */
	ink: string;
	/** The most prominent colour. */
	hero: string;
	second: string;
	/** The darkest or nearly the darkest of the five. */
	deep: string;
	/** Silhouettes: `deep` if it contrasts enough with the hero colour, else the one of the five that contrasts most. */
	shade: string;
}

export function familyOf(genres: number[]): Family {
	for (const genre of genres) {
		const family = FAMILY_OF_GENRE[genre];
		if (family) return family;
	}
	return "drama";
}

/** Adjusts a colour to the inks and papers of an era. */
function aged(colour: string, year: number): string {
	const light = lightnessOf(colour);
	if (year < 1946) return mix(atLightness(colour, light, 0.82), "#e6d3a8", light > 0.5 ? 0.22 : 0.05);
	if (year < 1965) return mix(colour, "#ecd9ac", light > 0.5 ? 0.14 : 0.03);
	if (year < 1980) return mix(colour, "#c9803a", 0.1);
	if (year < 1995) return atLightness(colour, light, 1.06);
	return colour;
}

export function choosePalette(genres: number[], year: number, random: Random): Palette {
	const families = [familyOf(genres), familyOf(genres.slice(1))];
	const family = random.chance(0.8) ? families[0]! : families[1]!;
	return mixed(random.pick(INKS[family]), year);
}

/** The inks of `data/inks.ts` as printed today. */
export function modernPalette(inks: string): Palette {
	return mixed(inks, 2000);
}

/** For people, who have no genre. */
export function anyPalette(random: Random): Palette {
	return modernPalette(random.pick(random.pick(Object.values(INKS))));
}

function mixed(inks: string, year: number): Palette {
	const [ground, ink, hero, second, deep] = inks.split(" ").map((colour) => aged(`#${colour}`, year)) as [
		string,
		string,
		string,
		string,
		string,
	];
	return withShade({ ground, ink: contrast(ground, ink) >= 4.5 ? ink : deep, hero, second, deep });
}

/** Adds the ink of the silhouettes that matches the other five. */
export function withShade(inks: Omit<Palette, "shade">): Palette {
	const { ground, hero, second, deep, ink } = inks;
	if (contrast(hero, deep) >= 2.4) return { ...inks, shade: deep };
	const clearness = (colour: string) => Math.min(contrast(hero, colour), 3 * contrast(ground, colour));
	const [shade] = [second, ink, ground].sort((one, other) => clearness(other) - clearness(one));
	return { ...inks, shade: shade! };
}

const MOONLIGHT = "#e6d7b5";

/** A dark variant of the palette, for images behind a page's text. */
export function atNight({ ground, ink, hero, second, deep }: Palette): Palette {
	const skies: [sky: string, sun: string, haze: string][] = [
		[ground, hero, second],
		[second, hero, ground],
		[hero, ground, second],
	];
	// A light background is replaced by a darker ink, and yellow by another hue, because darkened yellow looks muddy.
	const fitting = skies.find(([sky]) => lightnessOf(sky) < 0.62 && !isYellowish(sky));
	const [sky, sun, haze] = fitting ?? [deep, hero, second];
	return withShade({
		ground: within(sky, 0.25, 0.38),
		ink,
		// Black has no brighter shade, so a moonlight colour replaces it.
		hero: isGrey(sun) && lightnessOf(sun) < 0.5 ? MOONLIGHT : within(sun, 0.62, 0.82),
		second: within(haze, 0.44, 0.6),
		deep: within(deep, 0.14, 0.17),
	});
}

function within(colour: string, least: number, most: number): string {
	return atLightness(colour, Math.min(most, Math.max(least, lightnessOf(colour))));
}
