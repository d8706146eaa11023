// Owns the setting of titles: where lines break, how large they can be, and how they stand in their box.
import { type Face, type FaceName, outlineText, widthOf } from "./lettering";

export interface Style {
	face: Face;
	/** Capitals throughout. */
	capitals: boolean;
	/** Extra space between letters, in ems. */
	tracking: number;
	/** White between the capitals of one line and the next, in ems; for capitals and lower case it is set a little wider. */
	leading: number;
}

/** How each face is set, and the largest size that suits it. */
export const STYLES: Record<FaceName, Omit<Style, "face"> & { largest: number }> = {
	condensed: { capitals: true, tracking: 0, leading: 0.11, largest: 230 },
	didone: { capitals: false, tracking: -0.01, leading: 0.12, largest: 128 },
	serif: { capitals: false, tracking: -0.012, leading: 0.12, largest: 124 },
	geometric: { capitals: true, tracking: -0.005, leading: 0.16, largest: 110 },
	slab: { capitals: true, tracking: -0.005, leading: 0.13, largest: 112 },
	deco: { capitals: true, tracking: 0.005, leading: 0.16, largest: 112 },
	playful: { capitals: true, tracking: 0, leading: 0.12, largest: 124 },
	text: { capitals: true, tracking: 0.08, leading: 0.4, largest: 20 },
};

export interface Line {
	text: string;
	size: number;
	width: number;
	/** Baseline, from the top of the block. */
	baseline: number;
}

export interface Block {
	lines: Line[];
	width: number;
	/** From the top of the first line's capitals to the last baseline, descenders included where there are any. */
	height: number;
}

export interface Limits {
	width: number;
	height: number;
	largest: number;
	mostLines: number;
}

const LITTLE_WORDS = /^(a|an|the|of|and|or|to|in|on|at|for|from|with|by|&|–|—|\.\.\.|i)$/i;

function cased(text: string, style: Style): string {
	return style.capitals ? text.toUpperCase() : text;
}

/** Every way to break `words` into `count` lines is judged by its widest line; the best way is kept. */
function balanced(words: string[], count: number, width: (line: string) => number): string[] {
	const best: { widest: number; lines: string[] }[][] = [];
	const range = (from: number, to: number) => words.slice(from, to).join(" ");
	for (let lines = 1; lines <= count; lines++) {
		const row: { widest: number; lines: string[] }[] = [];
		for (let end = lines; end <= words.length; end++) {
			if (lines === 1) {
				row[end] = { widest: width(range(0, end)), lines: [range(0, end)] };
				continue;
			}
			for (let start = lines - 1; start < end; start++) {
				const before = best[lines - 1]![start]!;
				const line = range(start, end);
				const widest = Math.max(before.widest, width(line));
				const known = row[end];
				if (!known || widest < known.widest) row[end] = { widest, lines: [...before.lines, line] };
			}
		}
		best[lines] = row;
	}
	return best[count]![words.length]!.lines;
}

/** How well the lines look, 1 = without fault: a little word alone, or one line far shorter than the rest, is a fault. */
function grace(lines: string[], widths: number[]): number {
	if (lines.length === 1) return 1;
	const alone = lines.filter((line) => LITTLE_WORDS.test(line)).length;
	const hanging = lines.slice(0, -1).filter((line) => LITTLE_WORDS.test(line.split(" ").at(-1)!) && line.includes(" "));
	const last = widths.at(-1)! / Math.max(...widths);
	return 0.86 ** alone * 0.97 ** hanging.length * (last < 0.25 ? 0.85 : 1);
}

function hasDescender(text: string, style: Style): boolean {
	return style.capitals ? /[Q,Ç]/.test(text) : /[gjpqyQç,]/.test(text);
}

/** Baselines of lines that all have one size. */
function stacked(lines: string[], size: number, style: Style): Block {
	const { face, tracking } = style;
	const step = (style.capitals ? face.capHeight + style.leading : face.capHeight + style.leading + 0.16) * size;
	let baseline = face.capHeight * size;
	const set = lines.map((text, index): Line => {
		// An accent on a capital needs room above the line.
		if (index > 0) baseline += step + (/[À-ÖØ-Ý]/.test(text) ? 0.14 * size : 0);
		return { text, size, width: widthOf(face, text, tracking) * size, baseline };
	});
	const descent = hasDescender(lines.at(-1)!, style) ? (style.capitals ? 0.1 : 0.2) * size : 0;
	return { lines: set, width: Math.max(...set.map((line) => line.width)), height: baseline + descent };
}

/** Sets `text` as large as its limits allow, over as many lines as look best. */
export function setText(text: string, style: Style, limits: Limits): Block {
	const words = cased(text, style).split(/\s+/).filter(Boolean);
	const measure = (line: string) => widthOf(style.face, line, style.tracking);
	let chosen: { block: Block; score: number } | undefined;
	for (let count = 1; count <= Math.min(limits.mostLines, words.length); count++) {
		const lines = balanced(words, count, measure);
		const widths = lines.map(measure);
		const unit = stacked(lines, 1, style);
		const size = Math.min(limits.largest, limits.width / Math.max(...widths), limits.height / unit.height);
		const score = size * grace(lines, widths);
		if (!chosen || score > chosen.score * 1.04) chosen = { block: stacked(lines, size, style), score };
	}
	return chosen!.block;
}

/** Sets every line to the full width, so that the words make a wall; null where the text does not suit it. */
export function setWall(text: string, style: Style, limits: Limits): Block | null {
	const words = cased(text, style).split(/\s+/).filter(Boolean);
	let chosen: { block: Block; score: number } | undefined;
	for (let count = 1; count <= Math.min(limits.mostLines, words.length); count++) {
		const lines = balanced(words, count, (line) => widthOf(style.face, line, style.tracking));
		const sizes = lines.map((line) =>
			Math.min(limits.largest, limits.width / widthOf(style.face, line, style.tracking)),
		);
		const ratio = Math.min(...sizes) / Math.max(...sizes);
		if (ratio < 0.42) continue;
		const gap = style.leading * Math.min(...sizes);
		let baseline = 0;
		const set = lines.map((line, index): Line => {
			const accent = /[À-ÖØ-Ý]/.test(line) && index > 0 ? 0.14 * sizes[index]! : 0;
			baseline += style.face.capHeight * sizes[index]! + (index > 0 ? gap : 0) + accent;
			return {
				text: line,
				size: sizes[index]!,
				width: widthOf(style.face, line, style.tracking) * sizes[index]!,
				baseline,
			};
		});
		const descent = hasDescender(lines.at(-1)!, style) ? 0.1 * sizes.at(-1)! : 0;
		const block = { lines: set, width: Math.max(...set.map((line) => line.width)), height: baseline + descent };
		if (block.height > limits.height) continue;
		const score = block.height * grace(lines, sizes);
		if (!chosen || score > chosen.score) chosen = { block, score };
	}
	return chosen?.block ?? null;
}

/** A block as outlines; `x` is the left edge, the centre or the right edge of the box, by `align`. */
export function drawBlock(
	block: Block,
	style: Style,
	at: { x: number; y: number; align: "left" | "centre" | "right" },
): string {
	const share = { left: 0, centre: 0.5, right: 1 }[at.align];
	return block.lines
		.map(({ text, size, width, baseline }) =>
			outlineText(style.face, text, { x: at.x - share * width, y: at.y + baseline, size, tracking: style.tracking }),
		)
		.join("");
}
