/**
 * Generates the alphabets of the artwork: reads each face from npm and writes its outlines, widths and kerning to a
 * small JSON file. Run it by hand to add a face. The output is committed, so the product does not need these packages:
 *
 *   npm install --no-save opentype.js@1.3.5 @fontsource/abril-fatface@5 @fontsource/gloock@5 @fontsource/jost@5 \
 *     @fontsource/alfa-slab-one@5 @fontsource/limelight@5 @fontsource/lilita-one@5
 *   npx tsx scripts/make-lettering.ts
 *
 * The faces are under the SIL Open Font License; their authors are named in `lettering/LICENCE.txt`.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

interface Command {
	type: "M" | "L" | "Q" | "C" | "Z";
	x: number;
	y: number;
	x1: number;
	y1: number;
	x2: number;
	y2: number;
}

interface Glyph {
	index: number;
	advanceWidth: number;
}

interface Font {
	unitsPerEm: number;
	charToGlyph(character: string): Glyph;
	getKerningValue(left: Glyph, right: Glyph): number;
	getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
}

interface FaceFiles {
	name: string;
	/** Fewer for the face that is only used in small sizes. */
	em: number;
	/** One for each part of its letters. */
	files: string[];
	/** Faces that draw nothing but capitals need no other letters beyond English. */
	isMixedCase?: boolean;
}

function filesOf(face: string, weight: number, subsets: string[]): string[] {
	return subsets.map((subset) => `${face}/files/${face}-${subset}-${weight}-normal.woff`);
}

const LATIN = ["latin", "latin-ext"];
const WITH_VIETNAMESE = [...LATIN, "vietnamese"];

const FACES: FaceFiles[] = [
	{ name: "condensed", em: 1000, files: filesOf("league-gothic", 400, WITH_VIETNAMESE) },
	{ name: "didone", em: 1000, files: filesOf("abril-fatface", 400, LATIN), isMixedCase: true },
	{ name: "serif", em: 1000, files: filesOf("gloock", 400, LATIN), isMixedCase: true },
	{ name: "geometric", em: 1000, files: filesOf("jost", 600, LATIN) },
	{ name: "slab", em: 1000, files: filesOf("alfa-slab-one", 400, WITH_VIETNAMESE) },
	{ name: "deco", em: 1000, files: filesOf("limelight", 400, LATIN) },
	{ name: "playful", em: 1000, files: filesOf("lilita-one", 400, LATIN) },
	{ name: "text", em: 200, files: filesOf("jost", 500, LATIN) },
];

const ASCII = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 !#$%&'()*+,-./:;?@";
const WESTERN = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿ·½–—‘’“”";
/** Of the other languages that are written in Latin letters, Vietnamese last. */
const OTHER_CAPITALS =
	"ĀĂĄĆĊČĎĐĒĖĘĚĞĠĢĦĪĮİĶĹĻĽŁŃŅŇŊŌŐŒŔŖŘŚŞŠŢŤŦŪŮŰŲŴŶŸŹŻŽȘȚẀẂẄẞỲ" + "ĨŨƠƯẠẢẤẦẨẪẬẮẰẲẴẶẸẺẼẾỀỂỄỆỈỊỌỎỐỒỔỖỘỚỜỞỠỢỤỦỨỪỬỮỰỴỶỸ";
const OTHER_SMALL_LETTERS = [...OTHER_CAPITALS].map((letter) => (letter === "İ" ? "ı" : letter.toLowerCase())).join("");
/** Kerning below this fraction of an em is invisible. */
const LEAST_KERNING = 0.012;

/** Joins numbers as path data: no space is needed before a minus sign. */
function joined(numbers: number[]): string {
	return numbers.map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`)).join("");
}

/** Relative path data in whole units, without the command letter of its first move, so that a pen position can be added. */
function outline(commands: Command[]): string {
	let [x, y] = [0, 0];
	let [startX, startY] = [0, 0];
	let control: [number, number] | undefined;
	let last = "";
	let data = "";
	const put = (letter: string, numbers: number[]) => {
		const repeated = letter === last && letter !== "m";
		data += repeated ? (numbers[0]! < 0 ? "" : " ") + joined(numbers) : letter + joined(numbers);
		last = letter;
	};
	for (const command of commands) {
		const [toX, toY] = [Math.round(command.x), Math.round(command.y)];
		if (command.type === "Z") {
			data += "z";
			[x, y, last] = [startX, startY, "z"];
			continue;
		}
		if (command.type === "M") {
			put("m", [toX - x, toY - y]);
			[startX, startY] = [toX, toY];
		} else if (command.type === "L") {
			if (toX === x && toY === y) continue;
			if (toX === x) put("v", [toY - y]);
			else if (toY === y) put("h", [toX - x]);
			else put("l", [toX - x, toY - y]);
		} else if (command.type === "Q") {
			const [midX, midY] = [Math.round(command.x1), Math.round(command.y1)];
			const reflected = control && Math.hypot(2 * x - control[0] - midX, 2 * y - control[1] - midY) < 1.5;
			if (control && reflected) {
				control = [2 * x - control[0], 2 * y - control[1]];
				put("t", [toX - x, toY - y]);
			} else {
				control = [midX, midY];
				put("q", [midX - x, midY - y, toX - x, toY - y]);
			}
			[x, y] = [toX, toY];
			continue;
		} else {
			const points = [command.x1 - x, command.y1 - y, command.x2 - x, command.y2 - y, toX - x, toY - y];
			put("c", points.map(Math.round));
		}
		control = undefined;
		[x, y] = [toX, toY];
	}
	return data.slice(1);
}

/** How far a letter reaches above and below the baseline, and the space before it. */
function reachOf(font: Font, character: string, em: number): { above: number; below: number; before: number } {
	const points = font.getPath(character, 0, 0, em).commands.filter(({ type }) => type !== "Z");
	if (points.length === 0) return { above: 0, below: 0, before: 0 };
	const ys = points.map(({ y }) => Math.round(-y));
	return { above: Math.max(...ys), below: -Math.min(...ys), before: Math.round(Math.min(...points.map(({ x }) => x))) };
}

/** "A12;B34;": a number for each letter whose value is significant. */
function listed(characters: string[], least: number, numberOf: (character: string) => number): string {
	return characters
		.map((character) => (numberOf(character) < least ? "" : `${character}${numberOf(character)};`))
		.join("");
}

/** The face as if its files were one: each letter comes from the first file that has it. */
function joinFiles(fonts: Font[]): Font {
	const fontOf = (character: string) =>
		fonts.find((font) => font.charToGlyph(character).index > 0) ?? (fonts[0] as Font);
	return {
		unitsPerEm: fonts[0]!.unitsPerEm,
		charToGlyph: (character) => fontOf(character).charToGlyph(character),
		getKerningValue: (left, right) => fonts[0]!.getKerningValue(left, right),
		getPath: (text, x, y, size) => fontOf(text).getPath(text, x, y, size),
	};
}

function lettering(font: Font, { em, isMixedCase }: FaceFiles) {
	const scale = em / font.unitsPerEm;
	const capHeight = reachOf(font, "H", em).above;
	const letters = ASCII + WESTERN + OTHER_CAPITALS + (isMixedCase ? OTHER_SMALL_LETTERS : "");
	const drawable = [...new Set(letters)].filter((character) => font.charToGlyph(character).index > 0);
	const glyphs = drawable.map((character) => {
		const advance = Math.round(font.charToGlyph(character).advanceWidth * scale);
		return `${character}${advance},${outline(font.getPath(character, 0, 0, em).commands)}`;
	});
	const kerning = [...ASCII].map((left) => {
		const pairs = [...ASCII].map((right) => {
			const value = Math.round(font.getKerningValue(font.charToGlyph(left), font.charToGlyph(right)) * scale);
			return Math.abs(value) < LEAST_KERNING * em ? "" : `${right}${value};`;
		});
		return left + pairs.join("");
	});
	return {
		em,
		capHeight,
		xHeight: reachOf(font, "x", em).above,
		overCapitals: listed(drawable, em * 0.04, (character) => reachOf(font, character, em).above - capHeight),
		underBaseline: listed(drawable, em * 0.04, (character) => reachOf(font, character, em).below),
		bearings: listed([...ASCII], em * 0.015, (character) => reachOf(font, character, em).before),
		glyphs: glyphs.join("\n"),
		kerning: kerning.filter((line) => line.length > 1).join("\n"),
	};
}

const require = createRequire(import.meta.url);
const { parse } = require("opentype.js") as { parse(buffer: ArrayBuffer): Font };

for (const face of FACES) {
	const fonts = face.files.map((file) => {
		const bytes = new Uint8Array(readFileSync(require.resolve(`@fontsource/${file}`)));
		return parse(bytes.buffer);
	});
	const json = JSON.stringify(lettering(joinFiles(fonts), face));
	writeFileSync(new URL(`../app/artwork/lettering/${face.name}.json`, import.meta.url), `${json}\n`);
	console.log(`${face.name}: ${(json.length / 1024).toFixed(1)} KB`);
}
