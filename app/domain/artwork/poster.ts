// Owns the poster: combines a title's composition and lettering on one sheet.
import { pickReadable } from "./colour";
import { type Entry, REPERTOIRE } from "./data/repertoire";
import { designTitle } from "./design";
import type { TitleArtworkFacts } from "./facts";
import { drawEdge, drawGrain } from "./finish";
import { loadFace } from "./lettering";
import { randomFor } from "./random";
import { type Alignment, setTitleBlock } from "./title-block";

const WIDTH = 500;
const HEIGHT = 750;
const MARGIN = 34;
/** Space between the text and the drawing. */
const BETWEEN = 26;

export interface Poster {
	svg: string;
	/** The title's box on the sheet, its colour and the colour behind it. */
	title: { x: number; y: number; width: number; height: number; ink: string; under: string };
}

export async function drawPoster(facts: TitleArtworkFacts): Promise<Poster> {
	const { palette, compositions, face: faceName, figure, emblem } = designTitle(facts);
	const composition: Entry = REPERTOIRE[compositions[0]!];
	const random = randomFor(`${facts.mediaType}-${facts.id}-poster`);
	const [face, text] = await Promise.all([loadFace(faceName), loadFace("text")]);

	const place = composition.text ?? random.pick(["top", "bottom"]);
	const align: Alignment = random.chance(0.3) ? "centre" : "left";
	const block = setTitleBlock({ facts, face, text, width: WIDTH - 2 * MARGIN, align, room: composition.room }, random);
	const y = place === "bottom" ? HEIGHT - MARGIN - block.height : MARGIN;
	const { art, under } = composition.draw({
		width: WIDTH,
		height: HEIGHT,
		left: 0,
		centre: WIDTH / 2,
		text: place,
		top: place === "top" ? y + block.height + BETWEEN : 0,
		bottom: place === "bottom" ? y - BETWEEN : HEIGHT,
		palette,
		random,
		title: facts.title,
		face,
		figure,
		emblem,
	});
	const drawn =
		composition.readsOneWay || random.chance(0.5) ? art : `<g transform="translate(${WIDTH})scale(-1 1)">${art}</g>`;
	const ink = pickReadable(under, [palette.ink, palette.ground, palette.deep]);
	const edge = drawEdge({ width: WIDTH, height: HEIGHT, year: facts.year, ground: under, ink }, random);
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
		`${drawn}${drawGrain(WIDTH, HEIGHT)}${edge}<g fill="${ink}">${block.draw(MARGIN, y)}</g></svg>`;
	const x = align === "centre" ? (WIDTH - block.titleWidth) / 2 : MARGIN;
	return { svg, title: { x, y, width: block.titleWidth, height: block.titleHeight, ink, under } };
}
