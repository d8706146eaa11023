// Owns the silhouettes of people on posters, chosen by the people that an overview mentions.
import { n } from "./number";

export type Figure = "man" | "walker" | "hat" | "woman" | "child";

/** Each has its feet at the origin and is 100 units tall. */
const OUTLINES: Record<Figure, string> = {
	man: "M0-100a5.5 7 0 1 1-.1 0zM-3-88h6v2q10 1 11 8l3 27q0 4-4 4l-2-2 2 19H8L9-3l2 2v1H3L.8-26h-1.6L-3 0h-8v-1l2-2 1-23h-5l2-19-2 2q-4 0-4-4l3-27q1-7 11-8z",
	walker:
		"M1-100a5.5 7 0 1 1-.1 0zM-2-89h5v3q8 1 9 7l2 16 6 12q0 4-4 3l-7-12-2-8 1 22 9 24q1 2 4 21l-4 1h-6l3-2-6-17-7-15-6 14-8 19 1 1-6-2-1-2q1-1 3-2l5-19 5-19-1-14-6 10-5 10q-3 1-4-2l4-12 6-18q3-12 10-15z",
	hat: "M-9-93h4l1-6q4-3 8 0l1 6h4v2H6q0 5-3 7v2q10 1 11 8l3 27q0 4-4 4l-2-2 2 19H8L9-3l2 2v1H3L.8-26h-1.6L-3 0h-8v-1l2-2 1-23h-5l2-19-2 2q-4 0-4-4l3-27q1-7 11-8v-2q-3-2-3-7h-3z",
	woman:
		"M0-98q7 0 7 9 0 4-1 6h-3v2q6 1 7 7l4 24-3 1-6-19-1 9 8 31H7L5 0H2L.6-28h-1.2L-2 0h-3l-2-28h-5l8-31-1-9-6 19-3-1 4-24q1-6 7-7v-2h-3q-1-2-1-6 0-9 7-9z",
	child:
		"M0-78a7 8 0 1 1-.1 0zM-3-63h6q9 1 9 8l2 17q0 3-3 3l-2-2v13H7L8-2l1 1v1H2L.6-22h-1.2L-2 0h-7v-1l1-1 1-22h-2v-13l-2 2q-3 0-3-3l2-17q0-7 9-8z",
};

const WORDS: [Figure, RegExp][] = [
	["child", /\b(boy|girl|child|children|kid|kids|schoolboy|toddler|orphan|twelve-year-old|ten-year-old)\b/gi],
	["woman", /\b(she|her|woman|sister|wife|mother|daughter|queen|princess|widow|bride|actress|heiress|housewife)\b/gi],
	["man", /\b(he|his|him|man|brother|husband|father|king|prince|soldier|officer)\b/gi],
];

/** The silhouette for the people in an overview; men in older films wear hats. */
export function chooseFigure(overview: string, year: number, isOdd: boolean): Figure {
	const counts = WORDS.map(([figure, words]): [Figure, number] => [figure, overview.match(words)?.length ?? 0]);
	const [figure] = counts.reduce((most, next) => (next[1] > most[1] ? next : most));
	if (figure !== "man" && counts.some(([, count]) => count > 0)) return figure;
	return year < 1962 ? "hat" : isOdd ? "walker" : "man";
}

/** Feet at (x, y). */
export function drawFigure(figure: Figure, x: number, y: number, height: number, fill: string): string {
	const scale = Math.round(height) / 100;
	return `<path transform="translate(${n(x)} ${n(y)})scale(${scale})" fill="${fill}" d="${OUTLINES[figure]}"/>`;
}
