// A year as a strip of tickets: the year, its figures, and two columns of tickets, to print or to share.
import { drawLine, hasLetters, loadFace } from "./lettering";
import { TICKET_HEIGHT, TICKET_WIDTH } from "./ticket";

const EDGE = 48;
const GAP = 24;
const HEAD = 250;
const FOOT = 84;
const WIDTH = 2 * EDGE + 2 * TICKET_WIDTH + GAP;
/** Of the head: for the year, and for its figures. */
const YEAR_WIDTH = 600;
const FIGURES_WIDTH = WIDTH - 2 * EDGE - GAP - YEAR_WIDTH;
const GROUND = "#0e0c0b";
const CREAM = "#f4ecdf";
const SOFT = "#bcb0a1";
const BULB = "#ffc35a";

interface Strip {
	year: string;
	/** As "214 hours". */
	figures: string[];
	/** The art of tickets. */
	tickets: string[];
	site: string;
	/** Its words are read from the right. */
	isFromRight: boolean;
}

/** A row of bulbs, as above and below the product's name. */
function drawBulbs(y: number): string {
	return `<path d="M${EDGE} ${y}H${WIDTH - EDGE}" stroke="${BULB}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 23.15"/>`;
}

export async function drawStrip({ year, figures, tickets, site, isFromRight }: Strip): Promise<string> {
	const [condensed, text] = await Promise.all([loadFace("condensed"), loadFace("text")]);
	const height = HEAD + Math.ceil(tickets.length / 2) * (TICKET_HEIGHT + GAP) + FOOT;
	const placed = tickets.map((ticket, index) => {
		const column = isFromRight ? 1 - (index % 2) : index % 2;
		const x = EDGE + column * (TICKET_WIDTH + GAP);
		const y = HEAD + Math.floor(index / 2) * (TICKET_HEIGHT + GAP);
		return `<g transform="translate(${x} ${y})">${ticket}</g>`;
	});
	// Letters of other scripts are as high as these capitals with less.
	const yearSize = hasLetters(condensed, year) ? 190 : 150;
	const left = { x: EDGE, align: "left" } as const;
	const right = { x: WIDTH - EDGE, align: "right" } as const;
	const [start, end] = isFromRight ? [right, left] : [left, right];
	const lines = figures.map((words, index) =>
		drawLine(text, words, { ...end, y: 108 + index * 42, size: 26, tracking: 0.04, width: FIGURES_WIDTH }),
	);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
		`<path d="M0 0h${WIDTH}v${height}H0z" fill="${GROUND}"/>${drawBulbs(40)}` +
		`<g fill="${CREAM}">${drawLine(condensed, year, { ...start, y: 212, size: yearSize, width: YEAR_WIDTH })}</g>` +
		`<g fill="${SOFT}">${lines.join("")}</g>${placed.join("")}` +
		`<g fill="${BULB}">${drawLine(condensed, site.toUpperCase(), { ...start, y: height - 34, size: 40, tracking: 0.03, width: TICKET_WIDTH })}</g></svg>`
	);
}
