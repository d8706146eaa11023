// The poster: a title's composition and lettering on one sheet, with paper grain and often a white margin or a ruled frame.
import { distance, pickReadable } from "./colour";
import { type Entry, REPERTOIRE } from "./data/repertoire";
import { designTitle, type TitleArtworkFacts } from "./design";
import { loadFace } from "./lettering";
import { type Random, randomFor } from "./random";
import { type Alignment, setTitleBlock } from "./title-block";
import { loadFaceFor } from "./typesetting";

const WIDTH = 500;
const HEIGHT = 750;
const MARGIN = 34;
/** Space between the text and the drawing. */
const BETWEEN = 26;

const PAPER = "#f3ead6";

/** A few specks in a repeated pattern: a noise filter would make a page of posters slow to scroll. */
const SPECKS =
	"M3 11h1M17 4h1M29 19h2M41 7h1M52 15h1M8 27h1M22 33h1M37 29h1M49 38h2M58 25h1M4 44h1M15 51h2M31 46h1M44 54h1M55 49h1M26 58h1M10 17h1M35 13h1M46 22h1M19 41h1M57 59h1";

/** Drawn below the lettering, so that the letters stay clean. */
function drawGrain(width: number, height: number): string {
	return (
		'<pattern id="g" width="61" height="61" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">' +
		`<path d="${SPECKS}" stroke="#000" stroke-width="1.2" opacity=".15"/>` +
		`<path d="${SPECKS}" stroke="#fff" stroke-width="1.1" opacity=".13" transform="rotate(90 30 30)"/></pattern>` +
		`<path d="M0 0h${width}v${height}H0z" fill="url(#g)"/>`
	);
}

/** The edge of the sheet in the style of the era; often none. */
function drawBorder(
	sheet: { width: number; height: number; year: number; ground: string; ink: string },
	random: Random,
): string {
	const { width, height, year, ground, ink } = sheet;
	const ruled = year < 1946 && random.chance(0.55);
	const margined = year < 1982 && random.chance(0.34) && distance(ground, PAPER) > 0.16;
	if (ruled) {
		const rule = (inset: number, weight: number) =>
			`<path d="M${inset} ${inset}H${width - inset}V${height - inset}H${inset}z" stroke-width="${weight}"/>`;
		return `<g fill="none" stroke="${ink}" opacity=".85">${rule(13, 2.5)}${rule(19, 1)}</g>`;
	}
	return margined ? `<path d="M0 0h${width}v${height}H0z" fill="none" stroke="${PAPER}" stroke-width="30"/>` : "";
}

export interface Poster {
	svg: string;
	/** The title's box on the sheet, its colour and the colour behind it. */
	title: { x: number; y: number; width: number; height: number; ink: string; under: string };
}

export async function drawPoster(facts: TitleArtworkFacts): Promise<Poster> {
	const { palette, compositions, face: faceName, figure, emblem } = designTitle(facts);
	const composition: Entry = REPERTOIRE[compositions[0]!];
	const random = randomFor(`${facts.mediaType}-${facts.id}-poster`);
	const [face, text] = await Promise.all([loadFaceFor(faceName, facts.title), loadFace("text")]);

	const edge = composition.text ?? random.pick(["top", "bottom"]);
	const align: Alignment = random.chance(0.3) ? "centre" : "left";
	const block = setTitleBlock({ facts, face, text, width: WIDTH - 2 * MARGIN, align, room: composition.room }, random);
	const y = edge === "bottom" ? HEIGHT - MARGIN - block.height : MARGIN;
	const { art, under } = composition.draw({
		width: WIDTH,
		height: HEIGHT,
		left: 0,
		centre: WIDTH / 2,
		text: edge,
		top: edge === "top" ? y + block.height + BETWEEN : 0,
		bottom: edge === "bottom" ? y - BETWEEN : HEIGHT,
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
	const border = drawBorder({ width: WIDTH, height: HEIGHT, year: facts.year, ground: under, ink }, random);
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">` +
		`${drawn}${drawGrain(WIDTH, HEIGHT)}${border}<g fill="${ink}">${block.draw(MARGIN, y)}</g></svg>`;
	const x = align === "centre" ? (WIDTH - block.titleWidth) / 2 : MARGIN;
	return { svg, title: { x, y, width: block.titleWidth, height: block.titleHeight, ink, under } };
}
