// The text on a poster: the title in its parts (series and instalment, title and subtitle) and the credits below it, as one
// block.
import type { TitleArtworkFacts } from "./design";
import { type Face, outlineText, widthOf } from "./lettering";
import type { Random } from "./random";
import { type Block, drawBlock, fillWithText, STYLES, type Style, setText } from "./typesetting";

const CREDITS_SIZE = 15.5;
const CREDITS_TRACKING = 0.07;
const BETWEEN_PARTS = 18;
const ABOVE_CREDITS = 24;

export type Alignment = "left" | "centre";

export interface TitleBlock {
	/** Height of title and credits together. */
	height: number;
	titleHeight: number;
	titleWidth: number;
	/** The block as outlines, with its top left corner at (x, y). */
	draw(x: number, y: number): string;
}

interface Setting {
	facts: TitleArtworkFacts;
	face: Face;
	text: Face;
	width: number;
	align: Alignment;
	/** Height that the title may use, when the composition gives most of the sheet to it. */
	room?: number;
}

interface TitlePart {
	text: string;
	/** Share of the title's space that it may use. */
	share: number;
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, " ")
		.trim();
}

/** Parts from top to bottom. The series name is small above the instalment; a subtitle is small below the title. */
export function splitTitle(title: string, collection?: string): TitlePart[] {
	const pieces = title.split(/:\s+|\s+[-–—]\s+/);
	if (pieces.length > 2 && !title.includes(" or: ")) {
		return [
			{ text: pieces.slice(0, -1).join(" "), share: 0.3 },
			{ text: pieces.at(-1)!, share: 0.7 },
		];
	}
	const [head, tail] = title.split(/:\s+| or: |\s+[-–—]\s+/, 2) as [string, string | undefined];
	if (!tail || title.length < 14) return [{ text: title, share: 1 }];
	const second = title.includes(" or: ")
		? `or: ${title.slice(title.indexOf(" or: ") + 5)}`
		: title.slice(title.indexOf(tail));
	const isSeries = collection !== undefined && plain(collection).startsWith(plain(head));
	if (isSeries || (head.length < tail.length * 0.6 && !title.includes(" or: "))) {
		return [
			{ text: head, share: 0.3 },
			{ text: second, share: 0.7 },
		];
	}
	return [
		{ text: head, share: 0.66 },
		{ text: second, share: 0.34 },
	];
}

export function setTitleBlock(setting: Setting, random: Random): TitleBlock {
	const { facts, face, text, width, align } = setting;
	const style: Style = { face, ...STYLES[face.name] };
	const parts = setParts(setting, style, random);
	const titleHeight = parts.reduce((sum, part) => sum + part.height, 0) + (parts.length - 1) * BETWEEN_PARTS;
	const capitals = CREDITS_SIZE * text.capHeight;
	return {
		height: titleHeight + ABOVE_CREDITS + capitals,
		titleHeight,
		titleWidth: Math.max(...parts.map((part) => part.width)),
		draw(x, y) {
			let down = y;
			let drawn = "";
			for (const part of parts) {
				drawn += drawBlock(part, style, { x: align === "centre" ? x + width / 2 : x, y: down, align });
				down += part.height + BETWEEN_PARTS;
			}
			return drawn + drawCredits(text, facts, { x, y: y + titleHeight + ABOVE_CREDITS + capitals, width, align });
		},
	};
}

function setParts({ facts, width, room }: Setting, style: Style, random: Random): Block[] {
	const { largest } = STYLES[style.face.name];
	// Replace straight quotation marks with typographic ones.
	const parts = splitTitle(facts.title.replaceAll("'", "’"), facts.collection);
	const height = room ?? (parts.length > 1 ? 215 : 250);
	const isWall = style.capitals && (room !== undefined || random.chance(0.4));
	return parts.map(({ text, share }) => {
		const isMinor = share < 0.5;
		const limits = { width, height: height * share, mostLines: isMinor ? 3 : 6 };
		const wall = isWall && !isMinor && fillWithText(text, style, { ...limits, largest: largest * (room ? 2.2 : 1.3) });
		return wall || setText(text, style, { ...limits, largest: largest * (isMinor ? 0.5 : room ? 1.8 : 1) });
	});
}

interface CreditLine {
	x: number;
	y: number;
	width: number;
	align: Alignment;
}

/** Credit and year: together in the middle, or at the two ends of the line. */
function drawCredits(text: Face, { by, year }: TitleArtworkFacts, { x, y, width, align }: CreditLine): string {
	const tracking = CREDITS_TRACKING;
	const name = by.toUpperCase();
	if (align === "centre") {
		const words = name ? `${name}  ·  ${year}` : String(year);
		const unit = widthOf(text, words, tracking);
		const size = Math.min(CREDITS_SIZE, width / unit);
		return outlineText(text, words, { x: x + (width - unit * size) / 2, y, size, tracking });
	}
	const yearWidth = widthOf(text, String(year), tracking) * CREDITS_SIZE;
	const size = Math.min(CREDITS_SIZE, (width - yearWidth - 20) / (widthOf(text, name, tracking) || 1));
	return (
		outlineText(text, name, { x, y, size, tracking }) +
		outlineText(text, String(year), { x: x + width - yearWidth, y, size: CREDITS_SIZE, tracking })
	);
}
