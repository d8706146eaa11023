// The typesetting of titles: line breaks, the size of the lines, and their position in the box.
import {
	bearingOf,
	type Face,
	type FaceName,
	hasLetters,
	loadFace,
	outlineText,
	overhangOf,
	widthOf,
} from "./lettering";

export interface Style {
	face: Face;
	/** Capitals throughout. */
	capitals: boolean;
	/** Extra space between letters, in ems. */
	tracking: number;
	/** Space between the capitals of two lines, in ems; slightly more for mixed case. */
	leading: number;
}

/** The style of each face, and its largest size. */
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

/** The text in the letters that a face draws. `language`: whose capitals they are. */
export function inLettersOf(name: FaceName, text: string, language = "en"): string {
	return STYLES[name].capitals ? text.toLocaleUpperCase(language) : text;
}

/** The face, or the one with the most letters where it lacks one of the text's. */
export async function loadFaceFor(name: FaceName, text: string): Promise<Face> {
	const face = await loadFace(name);
	return hasLetters(face, inLettersOf(name, text)) ? face : await loadFace("condensed");
}

interface Line {
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

const LITTLE_WORDS =
	/^(a|an|the|of|and|or|to|in|on|at|for|from|with|by|is|my|our|his|her|me|it|no|not|vs|&|–|—|\.\.\.|i)$/i;

/**
 * The most even ways to break `words` into one line, two lines, … up to `most` lines: for each number of lines, the way
 * with the narrowest widest line.
 */
export function breakEvenly(words: string[], most: number, widthOf: (line: string) => number): string[][] {
	const count = Math.min(most, words.length);
	const lineOf = (from: number, to: number) => words.slice(from, to).join(" ");
	const widths = words.map((_, from) => words.map((_, to) => (to < from ? 0 : widthOf(lineOf(from, to + 1)))));
	// best[lines][end] is the best way to break the words before `end` into that many lines.
	const best: { widest: number; starts: number[] }[][] = [[{ widest: 0, starts: [] }]];
	for (let lines = 1; lines <= count; lines++) {
		const row: { widest: number; starts: number[] }[] = [];
		for (let end = lines; end <= words.length; end++) {
			for (let start = lines - 1; start < end; start++) {
				const before = best[lines - 1]?.[start];
				if (!before) continue;
				const widest = Math.max(before.widest, widths[start]![end - 1]!);
				const narrowest = row[end];
				if (!narrowest || widest < narrowest.widest) row[end] = { widest, starts: [...before.starts, start] };
			}
		}
		best.push(row);
	}
	return best.slice(1).map((row) => {
		const { starts } = row[words.length]!;
		return starts.map((start, index) => lineOf(start, starts[index + 1] ?? words.length));
	});
}

/** Quality of line breaks; 1 is perfect. Bad: a small word alone or last on its line, a very short last line. */
function scoreLines(lines: string[], widths: number[]): number {
	if (lines.length === 1) return 1;
	const alone = lines.filter((line) => LITTLE_WORDS.test(line)).length;
	const hanging = lines.slice(0, -1).filter((line) => / \S+$/.test(line) && LITTLE_WORDS.test(line.split(" ").at(-1)!));
	const isShort = widths.at(-1)! < Math.max(...widths) * 0.25;
	return 0.84 ** alone * 0.97 ** hanging.length * (isShort ? 0.85 : 1);
}

function hasLittleLine(lines: string[]): boolean {
	return lines.length > 1 && lines.some((line) => LITTLE_WORDS.test(line));
}

/** Space from a baseline to the capitals of the next line, in ems, so that descenders do not touch them. */
function gapBetween(upper: string, lower: string, { face, capitals, leading }: Style): number {
	const { under } = overhangOf(face, upper);
	const { over } = overhangOf(face, lower);
	// Nearly every line in lower case has descenders, which rarely touch a letter of the next line.
	return capitals ? Math.max(leading, under + over + 0.05) : leading + 0.16 + Math.max(0, over - 0.08);
}

/** Lines of the given sizes, one below another. */
function stacked(lines: string[], sizes: number[], style: Style): Block {
	const { face, tracking } = style;
	let baseline = 0;
	const set = lines.map((text, index): Line => {
		const size = sizes[index]!;
		const gap = index > 0 ? gapBetween(lines[index - 1]!, text, style) * Math.min(size, sizes[index - 1]!) : 0;
		baseline += gap + face.capHeight * size;
		return { text, size, width: widthOf(face, text, tracking) * size, baseline };
	});
	const hanging = overhangOf(face, lines.at(-1)!).under * sizes.at(-1)!;
	return { lines: set, width: Math.max(...set.map((line) => line.width)), height: baseline + hanging };
}

/** The text in even lines, for every allowed number of lines, with the lines' widths at size 1. */
function candidates(text: string, style: Style, { mostLines }: Limits): { lines: string[]; widths: number[] }[] {
	const words = inLettersOf(style.face.name, text).trim().split(/\s+/);
	const measure = (line: string) => widthOf(style.face, line, style.tracking);
	return breakEvenly(words, mostLines, measure).map((lines) => ({ lines, widths: lines.map(measure) }));
}

/** Sets `text` as large as its limits allow, in the number of lines that looks best. */
export function setText(text: string, style: Style, limits: Limits): Block {
	let chosen: { block: Block; score: number } | undefined;
	for (const { lines, widths } of candidates(text, style, limits)) {
		const unit = stacked(lines, Array(lines.length).fill(1), style);
		const size = Math.min(limits.largest, limits.width / unit.width, limits.height / unit.height);
		const score = size * scoreLines(lines, widths);
		// One more line must improve the result clearly.
		if (!chosen || score > chosen.score * 1.04) chosen = { block: scaled(unit, size), score };
	}
	return chosen!.block;
}

/** Lines of a wall may differ in size by this factor. */
const LEAST_RATIO = 0.42;

/** Sets every line to the full width, so that the text forms a solid block; null when the text is not suitable. */
export function fillWithText(text: string, style: Style, limits: Limits): Block | null {
	let chosen: { block: Block; score: number } | undefined;
	for (const { lines, widths } of candidates(text, style, limits)) {
		const sizes = widths.map((width) => Math.min(limits.largest, limits.width / width));
		if (Math.min(...sizes) / Math.max(...sizes) < LEAST_RATIO || hasLittleLine(lines)) continue;
		const block = stacked(lines, sizes, style);
		const fitted = scaled(block, Math.min(1, limits.height / block.height));
		const score = fitted.height * fitted.width * scoreLines(lines, sizes);
		if (!chosen || score > chosen.score) chosen = { block: fitted, score };
	}
	return chosen?.block ?? null;
}

function scaled(block: Block, factor: number): Block {
	if (factor === 1) return block;
	const lines = block.lines.map(({ text, size, width, baseline }) => ({
		text,
		size: size * factor,
		width: width * factor,
		baseline: baseline * factor,
	}));
	return { lines, width: block.width * factor, height: block.height * factor };
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
			outlineText(style.face, text, {
				// Large letters have a side bearing; at the left edge they move out by it.
				x: at.x - share * width - (at.align === "left" ? bearingOf(style.face, text) * size : 0),
				y: at.y + baseline,
				size,
				tracking: style.tracking,
			}),
		)
		.join("");
}
