// Owns the wide pictures: the backdrop behind a page's headline and the still of an episode.
import { readable } from "./colour";
import { COMPOSITIONS } from "./compositions";
import { designTitle } from "./design";
import type { TitleArtworkFacts } from "./facts";
import { loadFace, outlineText, widthOf } from "./lettering";
import { atNight, type Palette } from "./palettes";
import { randomFor } from "./random";

/** The colour of the page that a backdrop fades into. */
const PAGE = "#0e0c0b";

/** The title's composition after dark, quiet to the left and below, where a page sets its headline. */
export function drawBackdrop(facts: TitleArtworkFacts): string {
	const { palette, composition } = designTitle(facts);
	const { art } = COMPOSITIONS[composition].draw({
		width: 960,
		height: 540,
		centre: 680,
		text: "none",
		top: 0,
		bottom: 500,
		palette: atNight(palette),
		random: randomFor(`${facts.mediaType}-${facts.id}-backdrop`),
		title: facts.title,
	});
	const fade = (id: string, direction: string, stops: [at: number, opacity: number][]) =>
		`<linearGradient id="${id}" ${direction}>${stops.map(([at, opacity]) => `<stop offset="${at}" stop-color="${PAGE}" stop-opacity="${opacity}"/>`).join("")}</linearGradient>`;
	return (
		'<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 960 540">' +
		`${fade("l", 'x2="1" y2="0"', [
			[0, 0.94],
			[0.3, 0.78],
			[0.68, 0],
		])}` +
		`${fade("b", 'x2="0" y2="1"', [
			[0.45, 0],
			[0.8, 0.62],
			[1, 0.97],
		])}` +
		`${art}<path fill="url(#l)" d="M0 0h960v540H0z"/><path fill="url(#b)" d="M0 0h960v540H0z"/></svg>`
	);
}

/** The show's composition, drawn anew for every episode, with the episode's number as large as the picture bears. */
export async function drawStill(facts: TitleArtworkFacts, season: number, episode: number): Promise<string> {
	const { palette, composition, face: faceName } = designTitle(facts);
	const [face, text] = await Promise.all([loadFace(faceName), loadFace("text")]);
	const random = randomFor(`${facts.mediaType}-${facts.id}-s${season}e${episode}`);
	const inks = seasonal(palette, season);
	const { art } = COMPOSITIONS[composition].draw({
		width: 480,
		height: 270,
		centre: 326,
		text: "none",
		top: 0,
		bottom: 270,
		palette: inks,
		random,
		title: facts.title,
	});
	const ink = readable(inks.ground, [inks.ink, inks.deep]);
	const numeral = String(episode);
	const size = Math.min(150 / face.capHeight, 230 / widthOf(face, numeral));
	const label = season === 0 ? "SPECIAL" : `SEASON ${season}`;
	return (
		'<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" viewBox="0 0 480 270">' +
		`${art}<g fill="${ink}">${outlineText(face, numeral, { x: 26, y: 240, size })}` +
		`${outlineText(text, label, { x: 28, y: 40, size: 15, tracking: 0.1 })}</g></svg>`
	);
}

/** Every season changes the sheet: the same five inks in other offices. */
function seasonal(palette: Palette, season: number): Palette {
	const { ground, hero, second, deep } = palette;
	const sheets: Palette[] = [
		palette,
		{ ...palette, ground: deep, deep: ground, ink: ground },
		{ ...palette, ground: second, second: ground },
		{ ...palette, ground: hero, hero: ground },
	];
	return sheets[season % sheets.length]!;
}
