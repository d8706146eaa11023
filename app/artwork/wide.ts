// The wide images: the backdrop behind a page's heading, and the still of an episode.
import { atLightness, lightnessOf, pickReadable } from "./colour";
import { type Entry, REPERTOIRE } from "./data/repertoire";
import { designTitle, type TitleArtworkFacts } from "./design";
import { loadFace, outlineText, widthOf } from "./lettering";
import { atNight, type Palette, withShade } from "./palettes";
import { randomFor } from "./random";
import { circle, n, ring } from "./scene";

/** The page colour that a backdrop fades into. */
const PAGE = "#0e0c0b";

/** The title's composition in dark colours, plain on the left and at the bottom, where the page has its heading. */
export async function drawBackdrop(facts: TitleArtworkFacts): Promise<string> {
	const { palette, compositions, face, figure, emblem } = designTitle(facts);
	const composition: Entry = REPERTOIRE[compositions[0]!];
	const night = atNight(palette);
	const { art } = composition.draw({
		width: 960,
		height: 540,
		left: 340,
		centre: 660,
		text: "none",
		top: 0,
		bottom: 500,
		palette: night,
		random: randomFor(`${facts.mediaType}-${facts.id}-backdrop`),
		title: facts.title,
		face: await loadFace(face),
		figure,
		emblem,
	});
	const layers = [
		`<radialGradient id="h" cx=".7" cy=".4" r=".55">${stops(night.hero, [0, 0.1], [1, 0])}</radialGradient>`,
		`<linearGradient id="l">${stops(PAGE, [0, 0.88], [0.28, 0.6], [0.58, 0])}</linearGradient>`,
		`<linearGradient id="b" x2="0" y2="1">${stops(PAGE, [0.55, 0], [0.84, 0.55], [1, 0.95])}</linearGradient>`,
	];
	const fades = ["h", "l", "b"].map((id) => `<path fill="url(#${id})" d="M0 0h960v540H0z"/>`);
	return (
		'<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 960 540" preserveAspectRatio="xMidYMid slice">' +
		`${layers.join("")}${art}${fades.join("")}</svg>`
	);
}

function stops(colour: string, ...at: [offset: number, opacity: number][]): string {
	return at
		.map(([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
		.join("");
}

const STILL = { width: 480, height: 270, margin: 22 };

/** One of the show's compositions beside the episode number, which is as large as fits, and the season's in bulbs. */
export async function drawStill(facts: TitleArtworkFacts, season: number, episode: number): Promise<string> {
	const { palette, compositions, face: faceName, figure, emblem } = designTitle(facts);
	const face = await loadFace(faceName);
	const random = randomFor(`${facts.mediaType}-${facts.id}-s${season}e${episode}`);
	const inks = seasonal(palette, season);
	const { width, height, margin } = STILL;

	const numeral = String(episode);
	const unit = widthOf(face, numeral, -0.02);
	const size = Math.min(168 / face.capHeight, 200 / unit);
	const panel = Math.max(112, unit * size + margin * 2);
	const composition: Entry = REPERTOIRE[compositions[(episode + season) % 4]!];
	const { art } = composition.draw({
		width: width - panel,
		height,
		left: 0,
		centre: (width - panel) / 2,
		text: "none",
		top: 0,
		bottom: height,
		palette: inks,
		random,
		title: facts.title,
		face,
		figure,
		emblem,
	});
	const sheet = lightnessOf(inks.ground) > 0.4 ? inks.deep : inks.ground;
	const ground = lightnessOf(sheet) > 0.34 ? atLightness(sheet, 0.28) : sheet;
	const ink = pickReadable(ground, [inks.hero, inks.ink, inks.second, palette.ground]);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
		`<path d="M0 0h${width}v${height}H0z" fill="${ground}"/>` +
		`<svg x="${n(panel)}" width="${n(width - panel)}" height="${height}">${art}</svg><g fill="${ink}">` +
		outlineText(face, numeral, { x: margin, y: height - margin, size, tracking: -0.02 }) +
		`${drawSeason(season, panel - margin * 2, ink)}</g></svg>`
	);
}

const BULB = { radius: 4, gap: 11 };

/** As many bulbs as the season's number, in rows of the width: a picture has no words, whatever the page's language. Specials have a ring. */
function drawSeason(season: number, width: number, ink: string): string {
	const { radius, gap } = BULB;
	const first = STILL.margin + radius;
	if (season === 0) return ring(first, first, radius - 1, ink, 2);
	const perRow = Math.floor((width - radius * 2) / gap) + 1;
	return Array.from({ length: season }, (_, index) =>
		circle(first + gap * (index % perRow), first + gap * Math.floor(index / perRow), radius, ink),
	).join("");
}

/** Each season uses the same five inks in other roles. */
function seasonal(palette: Palette, season: number): Palette {
	const { ground, hero, second, deep } = palette;
	const sheets: Palette[] = [
		{ ...palette, ground: hero, hero: ground },
		palette,
		{ ...palette, ground: deep, deep: ground, ink: ground },
		{ ...palette, ground: second, second: ground },
	];
	return withShade(sheets[season % sheets.length]!);
}
