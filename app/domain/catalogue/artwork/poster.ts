// Owns the poster: chooses palette, composition and lettering for a title and puts them together on one sheet.
import { readable } from "./colour";
import { COMPOSITIONS } from "./compositions";
import { designTitle } from "./design";
import type { TitleArtworkFacts } from "./facts";
import { type Face, loadFace, outlineText, widthOf } from "./lettering";
import { type Random, randomFor } from "./random";
import type { Scene } from "./scene";
import { splitTitle } from "./title-parts";
import { type Block, drawBlock, STYLES, type Style, setText, setWall } from "./typesetting";

const WIDTH = 500;
const HEIGHT = 750;
const MARGIN = 34;
const CREDITS_SIZE = 15.5;

export interface Poster {
	svg: string;
	/** The title's box on the sheet, and its colours. */
	title: { x: number; y: number; width: number; height: number; ink: string; under: string };
}

export async function drawPoster(facts: TitleArtworkFacts): Promise<Poster> {
	const { palette, composition, face: faceName } = designTitle(facts);
	const random = randomFor(`${facts.mediaType}-${facts.id}-poster`);
	const [face, text] = await Promise.all([loadFace(faceName), loadFace("text")]);
	const style: Style = { face, ...STYLES[faceName] };

	const { blocks, height: titleHeight } = setTitle(facts, style, STYLES[faceName].largest, random);
	const place = random.pick(COMPOSITIONS[composition].text);
	const align = random.chance(0.3) ? "centre" : "left";
	const block = titleHeight + 24 + CREDITS_SIZE;
	const y = place === "bottom" ? HEIGHT - MARGIN - block : MARGIN;
	const scene: Scene = {
		width: WIDTH,
		height: HEIGHT,
		centre: WIDTH / 2,
		text: place,
		top: place === "top" ? y + block + 26 : 0,
		bottom: place === "bottom" ? y - 26 : HEIGHT,
		palette,
		random,
		title: facts.title,
	};
	const { art, under } = COMPOSITIONS[composition].draw(scene);
	const ink = readable(under, [palette.ink, palette.ground, palette.deep]);

	const x = align === "centre" ? WIDTH / 2 : MARGIN;
	let down = y;
	let lettering = "";
	for (const [index, part] of blocks.entries()) {
		if (index > 0) down += 18;
		lettering += drawBlock(part, style, { x, y: down, align });
		down += part.height;
	}
	const credits = drawCredits(text, facts, down + 24 + CREDITS_SIZE * text.capHeight, align);
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
		`${art}<g fill="${ink}">${lettering}${credits}</g></svg>`;
	const width = Math.max(...blocks.map((part) => part.width));
	return {
		svg,
		title: { x: align === "centre" ? x - width / 2 : x, y, width, height: titleHeight, ink, under },
	};
}

function setTitle(
	facts: TitleArtworkFacts,
	style: Style,
	largest: number,
	random: Random,
): { blocks: Block[]; height: number } {
	const width = WIDTH - 2 * MARGIN;
	const parts = splitTitle(facts.title, facts.collection);
	const room = parts.length > 1 ? 215 : 250;
	const blocks = parts.map(({ text, share }) => {
		const limits = {
			width,
			height: room * share,
			largest: largest * (share < 0.5 ? 0.5 : 1),
			mostLines: share < 0.5 ? 3 : 5,
		};
		const wall =
			style.capitals && share >= 0.5 && random.chance(0.4)
				? setWall(text, style, { ...limits, largest: largest * 1.3 })
				: null;
		return wall ?? setText(text, style, limits);
	});
	const height = blocks.reduce((sum, block) => sum + block.height, 0) + (blocks.length - 1) * 18;
	return { blocks, height };
}

function drawCredits(text: Face, facts: TitleArtworkFacts, y: number, align: "left" | "centre"): string {
	const tracking = 0.07;
	const year = String(facts.year);
	const by = facts.by.toUpperCase();
	if (align === "centre") {
		const words = by ? `${by}  ·  ${year}` : year;
		const size = Math.min(CREDITS_SIZE, (WIDTH - 2 * MARGIN) / widthOf(text, words, tracking));
		return outlineText(text, words, { x: WIDTH / 2 - (widthOf(text, words, tracking) * size) / 2, y, size, tracking });
	}
	const yearWidth = widthOf(text, year, tracking) * CREDITS_SIZE;
	const size = Math.min(CREDITS_SIZE, (WIDTH - 2 * MARGIN - yearWidth - 20) / (widthOf(text, by, tracking) || 1));
	return (
		outlineText(text, by, { x: MARGIN, y, size, tracking }) +
		outlineText(text, year, { x: WIDTH - MARGIN - yearWidth, y, size: CREDITS_SIZE, tracking })
	);
}
