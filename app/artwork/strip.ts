// A year as a strip of tickets: the year, its figures, and two columns of tickets, to print or to share.
import { loadFace, outlineText, widthOf } from "./lettering";
import { TICKET_HEIGHT, TICKET_WIDTH } from "./ticket";

const EDGE = 48;
const GAP = 24;
const HEAD = 250;
const FOOT = 84;
const WIDTH = 2 * EDGE + 2 * TICKET_WIDTH + GAP;
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
}

/** A row of bulbs, as above and below the product's name. */
function drawBulbs(y: number): string {
	return `<path d="M${EDGE} ${y}H${WIDTH - EDGE}" stroke="${BULB}" stroke-width="7" stroke-linecap="round" stroke-dasharray="0 23.15"/>`;
}

export async function drawStrip({ year, figures, tickets, site }: Strip): Promise<string> {
	const [condensed, text] = await Promise.all([loadFace("condensed"), loadFace("text")]);
	const height = HEAD + Math.ceil(tickets.length / 2) * (TICKET_HEIGHT + GAP) + FOOT;
	const placed = tickets.map((ticket, index) => {
		const x = EDGE + (index % 2) * (TICKET_WIDTH + GAP);
		const y = HEAD + Math.floor(index / 2) * (TICKET_HEIGHT + GAP);
		return `<g transform="translate(${x} ${y})">${ticket}</g>`;
	});
	const lines = figures.map((words, index) => {
		const size = 26;
		const x = WIDTH - EDGE - widthOf(text, words, 0.04) * size;
		return outlineText(text, words, { x, y: 108 + index * 42, size, tracking: 0.04 });
	});
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">` +
		`<path d="M0 0h${WIDTH}v${height}H0z" fill="${GROUND}"/>${drawBulbs(40)}` +
		`<g fill="${CREAM}">${outlineText(condensed, year, { x: EDGE, y: 212, size: 190 })}</g>` +
		`<g fill="${SOFT}">${lines.join("")}</g>${placed.join("")}` +
		`<g fill="${BULB}">${outlineText(condensed, site.toUpperCase(), { x: EDGE, y: height - 34, size: 40, tracking: 0.03 })}</g></svg>`
	);
}
