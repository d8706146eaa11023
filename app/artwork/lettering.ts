// The alphabets. An image cannot load fonts, so text becomes outlines. `scripts/make-lettering.ts` generates the data.

export type FaceName = "condensed" | "didone" | "serif" | "geometric" | "slab" | "deco" | "playful" | "text";

interface FaceData {
	/** Units per em of outlines, widths and kerning. */
	em: number;
	capHeight: number;
	xHeight: number;
	/** "A12;B34;": how far letters reach above the capitals and below the baseline; other letters do not. */
	overCapitals: string;
	underBaseline: string;
	/** Space before a letter, in the same format. */
	bearings: string;
	glyphs: string;
	kerning: string;
}

interface Glyph {
	advance: number;
	/** First move. */
	x: number;
	y: number;
	/** Relative path data after the first move. */
	outline: string;
}

/** A parsed alphabet. Lengths are fractions of the em; multiply them by a font size. */
export interface Face {
	name: FaceName;
	em: number;
	capHeight: number;
	xHeight: number;
	overCapitals: Map<string, number>;
	underBaseline: Map<string, number>;
	bearings: Map<string, number>;
	glyphs: Map<string, Glyph>;
	kerning: Map<string, number>;
}

const FACES: Record<FaceName, () => Promise<{ default: FaceData }>> = {
	condensed: () => import("./lettering/condensed.json"),
	didone: () => import("./lettering/didone.json"),
	serif: () => import("./lettering/serif.json"),
	geometric: () => import("./lettering/geometric.json"),
	slab: () => import("./lettering/slab.json"),
	deco: () => import("./lettering/deco.json"),
	playful: () => import("./lettering/playful.json"),
	text: () => import("./lettering/text.json"),
};

const loaded = new Map<FaceName, Promise<Face>>();

/** Reads an alphabet once per isolate. */
export function loadFace(name: FaceName): Promise<Face> {
	const loading = loaded.get(name);
	if (loading) return loading;
	const face = FACES[name]().then(({ default: data }) => readFace(name, data));
	loaded.set(name, face);
	return face;
}

function readFace(name: FaceName, data: FaceData): Face {
	const glyphs = new Map<string, Glyph>();
	for (const line of data.glyphs.split("\n")) {
		const [, character, advance, x = "0", y = "0", outline = ""] =
			/^(.)(\d+),(?:(-?\d+) ?(-?\d+))?(.*)$/u.exec(line) ?? [];
		if (character) glyphs.set(character, { advance: Number(advance), x: Number(x), y: Number(y), outline });
	}
	const kerning = new Map<string, number>();
	for (const line of data.kerning.split("\n")) {
		for (const [right, value] of readList(line.slice(1))) kerning.set(line[0]! + right, value);
	}
	const { em } = data;
	return {
		name,
		em,
		capHeight: data.capHeight / em,
		xHeight: data.xHeight / em,
		overCapitals: new Map(readList(data.overCapitals)),
		underBaseline: new Map(readList(data.underBaseline)),
		bearings: new Map(readList(data.bearings)),
		glyphs,
		kerning,
	};
}

/** Parses "A12;B-34;". */
function readList(list: string): [string, number][] {
	return [...list.matchAll(/(.)(-?\d+);/gu)].map(([, character, value]) => [character!, Number(value)]);
}

/** How far a line reaches above its capitals and below its baseline, at size 1. */
export function overhangOf(face: Face, text: string): { over: number; under: number } {
	const most = (overhangs: Map<string, number>) =>
		Math.max(0, ...[...text].map((character) => overhangs.get(character) ?? 0)) / face.em;
	return { over: most(face.overCapitals), under: most(face.underBaseline) };
}

/** Space before the first letter of a line, at size 1. */
export function bearingOf(face: Face, text: string): number {
	return (face.bearings.get(text[0] ?? "") ?? 0) / face.em;
}

/** The letter without its accent; most letters are their own base. */
function baseOf(character: string): string {
	return character < "\u0080" ? character : character.normalize("NFD")[0]!;
}

/** A letter that the face lacks falls back to its base letter, or is omitted. */
function glyphOf(face: Face, character: string): Glyph | undefined {
	return face.glyphs.get(character) ?? face.glyphs.get(baseOf(character));
}

/** Whether the face has each letter of the text, not only its base letter. Signs between the letters do not count. */
export function hasLetters(face: Face, text: string): boolean {
	return [...text].every((character) => !/\p{L}/u.test(character) || face.glyphs.has(character));
}

/** Lays out a line: visits each letter with its pen position, and returns the line's width in units of the em. */
function layOut(face: Face, text: string, tracking: number, visit?: (glyph: Glyph, pen: number) => void): number {
	let pen = 0;
	let before = "";
	for (const character of text) {
		const glyph = glyphOf(face, character);
		if (!glyph) continue;
		const base = baseOf(character);
		if (before) pen += (face.kerning.get(before + base) ?? 0) + tracking * face.em;
		visit?.(glyph, pen);
		pen += glyph.advance;
		before = base;
	}
	return pen;
}

/** Width of a line at size 1; `tracking` is extra space between letters, in ems. */
export function widthOf(face: Face, text: string, tracking = 0): number {
	return layOut(face, text, tracking) / face.em;
}

/** A line as an SVG path whose baseline starts at (x, y). */
export function outlineText(
	face: Face,
	text: string,
	at: { x: number; y: number; size: number; tracking?: number },
): string {
	let data = "";
	layOut(face, text, at.tracking ?? 0, (glyph, pen) => {
		if (!glyph.outline) return;
		const x = Math.round(pen + glyph.x);
		data += `M${x}${glyph.y < 0 ? "" : " "}${glyph.y}${glyph.outline}`;
	});
	if (!data) return "";
	const scale = Number((at.size / face.em).toFixed(4));
	return `<path transform="translate(${rounded(at.x)} ${rounded(at.y)})scale(${scale})" d="${data}"/>`;
}

interface LineAt {
	/** Of its left end, or of its right one. */
	x: number;
	y: number;
	size: number;
	tracking?: number;
	/** A longer line is set smaller. */
	width: number;
	align: "left" | "right";
}

/** A line in a face, or in the system's bold font where the face lacks one of its letters. */
export function drawLine(face: Face, text: string, at: LineAt): string {
	if (!hasLetters(face, text)) return drawPlainLine(text, at);
	const unit = lineWidth(face, text, at.tracking);
	const size = Math.min(at.size, at.width / unit);
	return outlineText(face, text, { ...at, x: at.align === "left" ? at.x : at.x - unit * size, size });
}

const FULL_WIDTH = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/;
const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** The width at size 1 of what `drawLine` draws. */
export function lineWidth(face: Face, text: string, tracking = 0): number {
	return hasLetters(face, text) ? widthOf(face, text, tracking) : guessWidth(text);
}

/** How wide a system's font sets a line at size 1, about. */
function guessWidth(text: string): number {
	return [...text].reduce((sum, sign) => sum + (FULL_WIDTH.test(sign) ? 1 : 0.62), 0);
}

/** In the system's bold font. */
export function drawPlainLine(text: string, { x, y, size, width, align }: LineAt): string {
	const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
	const fitted = Math.min(size, width / guessWidth(text));
	const isFromRight = FROM_RIGHT.test(text);
	// A line that is read from the right ends on the left.
	const anchor = (align === "left") === isFromRight ? ' text-anchor="end"' : "";
	const direction = isFromRight ? ' direction="rtl"' : "";
	return `<text x="${rounded(x)}" y="${rounded(y)}" font-size="${rounded(fitted)}" font-weight="700" font-family="sans-serif"${anchor}${direction}>${escaped}</text>`;
}

function rounded(value: number): number {
	return Math.round(value * 10) / 10;
}
