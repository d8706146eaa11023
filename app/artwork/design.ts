// The choices that all images of one title share: palette, pictogram, composition, lettering and silhouette. They depend on
// the title's facts in the sample catalogue, because no other source has artwork, and on random numbers that its id seeds.
import { listDirectors, type SampleTitle } from "~/clients/sample-catalogue/titles";
import { EMBLEMS, type EmblemName } from "./data/emblems";
import type { Family } from "./data/inks";
import { type Entry, REPERTOIRE } from "./data/repertoire";
import type { FaceName } from "./lettering";
import { choosePalette, familyOf, type Palette } from "./palettes";
import { type Random, randomFor } from "./random";
import type { Figure } from "./scene";

export interface TitleArtworkFacts {
	mediaType: "movie" | "tv";
	id: number;
	title: string;
	year: number;
	/** TMDB's genre ids, most telling first. */
	genres: number[];
	/** Director or first creator; "" where unknown. */
	by: string;
	overview: string;
	/** BCP 47 tag of the title's language, for its capitals; English without one. */
	language?: string;
	/** The film series it belongs to, whose name may open the title. */
	collection?: string;
}

/** A poster has room for no more directors. */
const DIRECTORS_MAX = 2;

export function titleFacts(title: SampleTitle): TitleArtworkFacts {
	const { mediaType, id, name, facts } = title;
	const { genres, overview } = facts;
	const by =
		mediaType === "movie" ? listDirectors(title).slice(0, DIRECTORS_MAX).join(", ") : (facts.creators[0] ?? "");
	const collection = mediaType === "movie" ? facts.collection : undefined;
	return { mediaType, id, title: name, year: Number(facts.date.slice(0, 4)), genres, by, overview, collection };
}

type CompositionName = keyof typeof REPERTOIRE;

interface Design {
	palette: Palette;
	/** All suitable compositions, best first: poster and backdrop use the first. */
	compositions: CompositionName[];
	face: FaceName;
	figure: Figure;
	emblem: EmblemName | null;
}

interface EmblemCall {
	name: EmblemName;
	/** 2 when the title names the thing, 1 when only the overview does. */
	strength: 1 | 2;
}

/** Null when no pictogram matches. The thing that is named first wins. */
function chooseEmblem({ title, overview }: TitleArtworkFacts): EmblemCall | null {
	const inTitle = firstNamed(title);
	if (inTitle) return { name: inTitle, strength: 2 };
	const inOverview = firstNamed(overview);
	return inOverview && { name: inOverview, strength: 1 };
}

function firstNamed(text: string): EmblemName | null {
	let first: { name: EmblemName; at: number } | undefined;
	for (const [name, { words }] of Object.entries(EMBLEMS)) {
		const at = text.search(words);
		if (at >= 0 && (!first || at < first.at)) first = { name: name as EmblemName, at };
	}
	return first?.name ?? null;
}

/** Points that a matching composition gets for a title's first, second, … genre. */
const LIKING_BY_RANK = [3, 2.2, 1.4, 0.9];
const CHANCE = 3.6;

/** All compositions that can be drawn for a title, best first. */
function rankCompositions(facts: TitleArtworkFacts, emblem: EmblemCall | null, random: Random): CompositionName[] {
	const families = [...new Set(facts.genres.map((genre) => familyOf([genre])))];
	const ranked = (Object.entries(REPERTOIRE) as [CompositionName, Entry][])
		// Draws the random number before any entry is skipped, so that skipped entries do not change the others.
		.map(([name, entry]) => ({ name, entry, luck: random.between(0, CHANCE) }))
		.filter(({ entry }) => (entry.suits?.(facts.title) ?? true) && (!entry.needsEmblem || emblem))
		.map(({ name, entry, luck }) => {
			const rank = families.findIndex((family) => entry.families.includes(family));
			const liking = rank < 0 ? 0 : (LIKING_BY_RANK[rank] ?? 0.6);
			return {
				name,
				score: liking + luck + (entry.bias ?? 0) + called(entry, facts, emblem) + ofItsTime(entry, facts.year),
			};
		});
	return ranked.sort((one, other) => other.score - one.score).map(({ name }) => name);
}

function called(entry: Entry, { title, overview }: TitleArtworkFacts, emblem: EmblemCall | null): number {
	if (entry.needsEmblem) return emblem?.strength === 2 ? 3.4 : 0.2;
	if (!entry.words) return 0;
	return (entry.words.test(title) ? 4.6 : 0) + (entry.words.test(overview) ? 1.1 : 0);
}

function ofItsTime({ era }: Entry, year: number): number {
	if (!era) return 0;
	return year >= era[0] && year <= era[1] ? 1.2 : -1.2;
}

const WORDS: [Figure, RegExp][] = [
	["child", /\b(boy|girl|child|children|kid|kids|schoolboy|toddler|orphan|twelve-year-old|ten-year-old)\b/gi],
	["woman", /\b(she|her|woman|sister|wife|mother|daughter|queen|princess|widow|bride|actress|heiress|housewife)\b/gi],
	["man", /\b(he|his|him|man|brother|husband|father|king|prince|soldier|officer)\b/gi],
];

/** The silhouette for the people in an overview; men in older films wear hats. */
function chooseFigure(overview: string, year: number, isOdd: boolean): Figure {
	const counts = WORDS.map(([figure, words]): [Figure, number] => [figure, overview.match(words)?.length ?? 0]);
	const [figure] = counts.reduce((most, next) => (next[1] > most[1] ? next : most));
	if (figure !== "man" && counts.some(([, count]) => count > 0)) return figure;
	return year < 1962 ? "hat" : isOdd ? "walker" : "man";
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
