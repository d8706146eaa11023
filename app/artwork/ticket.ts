// Tickets: the torn stub of a play, and the season ticket of a show, whose watched episodes are punched out. Both have the
// colours, the drawing and the lettering of the title's poster.
import { mix, pickReadable } from "./colour";
import { type Entry, REPERTOIRE } from "./data/repertoire";
import { designTitle, type TitleArtworkFacts } from "./design";
import { drawLine, drawPlainLine, type Face, hasLetters, lineWidth, loadFace, widthOf } from "./lettering";
import { type Random, randomFor } from "./random";
import { line, n, ring } from "./scene";
import { drawBlock, inLettersOf, loadFaceFor, STYLES, type Style, setText } from "./typesetting";

export const TICKET_WIDTH = 480;
export const TICKET_HEIGHT = 204;
/** The drawing is on the left, the text right of the perforation. */
const PERFORATION = 150;
const NOTCH = 9;
const CORNER = 10;
const TEXT_X = PERFORATION + 24;
const TEXT_WIDTH = TICKET_WIDTH - TEXT_X - 30;
const SMALL = 12;
/** Between what stands at the two ends of the bottom line, at least. */
const GAP = 12;
/** Side of the sheet that the composition draws on. */
const SHEET = 400;
/** Holes that a season ticket has room for. */
const HOLES_MAX = 60;

/** What tickets say, in the language of the page. */
export interface TicketWords {
	/** BCP 47 tag. */
	language: string;
	/** It is read from the right. */
	isFromRight: boolean;
	admitOne: string;
	oneEvening: string;
	/** `month`: as `monthName` says it, in capitals. */
	day(day: number, month: string, year: number): string;
	/** Of a month as YYYY-MM. */
	monthName(month: string): string;
	number(id: number): string;
	seasonTicket: string;
	/** 0 holds the specials. */
	season(number: number): string;
	punched(punched: number, count: number): string;
}

/** The outline of a ticket; its right edge is torn or straight. */
function drawOutline(rightEdge: string): string {
	const notch = (sweep: string) => `a${NOTCH} ${NOTCH} 0 0 0 ${sweep} 0`;
	return (
		`M${CORNER} 0H${PERFORATION - NOTCH}${notch(String(2 * NOTCH))}${rightEdge}` +
		`H${PERFORATION + NOTCH}${notch(String(-2 * NOTCH))}H${CORNER}q-${CORNER} 0-${CORNER}-${CORNER}V${CORNER}q0-${CORNER} ${CORNER}-${CORNER}z`
	);
}

/** From the top right to the bottom right corner, along the fibres of the paper. */
function tear(random: Random): string {
	let edge = `H${TICKET_WIDTH - 8}`;
	const steps = 17;
	for (let step = 1; step <= steps; step++) {
		const depth = step % 2 ? random.between(9, 15) : random.between(2, 7);
		edge += `L${n(TICKET_WIDTH - depth)} ${n((TICKET_HEIGHT * step) / steps)}`;
	}
	return edge;
}

const STRAIGHT = `H${TICKET_WIDTH - CORNER}q${CORNER} 0 ${CORNER} ${CORNER}V${TICKET_HEIGHT - CORNER}q0 ${CORNER}-${CORNER} ${CORNER}`;

interface Lines {
	/** At the top, in small capitals. */
	top: string;
	/** At the bottom, large. */
	bottom: string;
	/** At the end of the bottom line. */
	end: string;
}

interface Ticket {
	facts: TitleArtworkFacts;
	/** Differs from that of every other ticket in the same image. */
	name: string;
	outline: string;
	lines: Lines;
	isFromRight: boolean;
	/** Space between title and bottom line that the title leaves free. */
	room?: number;
	/** Drawn over the paper. */
	draw?: (colours: { ink: string; paper: string }, text: Face) => string;
}

/** Where lines start and end: those that are read from the right start there. */
function edgesOf(isFromRight: boolean) {
	const left = { x: TEXT_X, align: "left" } as const;
	const right = { x: TEXT_X + TEXT_WIDTH, align: "right" } as const;
	return isFromRight ? { start: right, end: left } : { start: left, end: right };
}

function drawTitle(
	facts: TitleArtworkFacts,
	face: Face,
	{ height, isFromRight }: { height: number; isFromRight: boolean },
) {
	const top = 48;
	const title = facts.title.replaceAll("'", "’");
	const drawn = inLettersOf(face.name, title, facts.language);
	const { start } = edgesOf(isFromRight);
	const isKnown = hasLetters(face, drawn) && [...drawn].every((sign) => sign === " " || widthOf(face, sign) > 0);
	if (!isKnown) return drawPlainLine(title, { ...start, y: top + 34, size: 40, width: TEXT_WIDTH });
	const style: Style = { face, ...STYLES[face.name] };
	const largest = Math.min(STYLES[face.name].largest, 58);
	const block = setText(drawn, style, { width: TEXT_WIDTH, height, largest, mostLines: 3 });
	return drawBlock(block, style, { ...start, y: top + (height - block.height) / 2 });
}

/** The drawing with names of its own for what it refers to, because several tickets may share one image. */
function withNames(art: string, name: string): string {
	return art.replaceAll(/(id="|url\(#|href="#)(\w+)/g, `$1${name}-$2`);
}

async function drawTicket({ facts, name, outline, lines, isFromRight, room = 0, draw }: Ticket): Promise<string> {
	const { palette, compositions, face: faceName, figure, emblem } = designTitle(facts);
	const [face, text, condensed] = await Promise.all([
		loadFaceFor(faceName, facts.title),
		loadFace("text"),
		loadFace("condensed"),
	]);
	const composition: Entry = REPERTOIRE[compositions[0]!];
	const { art } = composition.draw({
		width: SHEET,
		height: SHEET,
		left: 0,
		centre: SHEET / 2,
		text: "none",
		top: 0,
		bottom: SHEET,
		palette,
		random: randomFor(`${facts.mediaType}-${facts.id}-ticket`),
		title: facts.title,
		face,
		figure,
		emblem,
	});
	const paper = palette.ground;
	const ink = pickReadable(paper, [palette.ink, palette.deep, palette.hero]);
	const { start, end } = edgesOf(isFromRight);
	const small = { size: SMALL, tracking: 0.1, width: TEXT_WIDTH };
	const y = TICKET_HEIGHT - 24;
	const width = TEXT_WIDTH - lineWidth(text, lines.end, 0.1) * SMALL - GAP;
	return (
		`<clipPath id="${name}"><path d="${outline}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${name})">` +
		`<path d="M0 0h${TICKET_WIDTH}v${TICKET_HEIGHT}H0z" fill="${paper}"/>` +
		`<svg width="${PERFORATION}" height="${TICKET_HEIGHT}" viewBox="0 0 ${SHEET} ${SHEET}" preserveAspectRatio="xMidYMid slice">${withNames(art, name)}</svg>` +
		line(`M${PERFORATION} ${NOTCH + 6}V${TICKET_HEIGHT - NOTCH}`, mix(paper, ink, 0.75), 2, 'stroke-dasharray="5 6"') +
		`<g fill="${ink}">${drawLine(text, lines.top, { ...start, ...small, y: 34 })}` +
		drawTitle(facts, face, { height: 76 - room, isFromRight }) +
		drawLine(condensed, lines.bottom, { ...start, y, size: 34, tracking: 0.02, width }) +
		`${drawLine(text, lines.end, { ...end, ...small, y })}</g>${draw?.({ ink, paper }, text) ?? ""}</g>`
	);
}

export function toSvg(width: number, height: number, art: string): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}</svg>`;
}

/** "2026-03-05" as "5 MAR 2026"; an unknown date as "ONE EVENING". */
export function printDay(day: string | null, words: TicketWords): string {
	if (day === null) return words.oneEvening;
	const [year, , date] = day.split("-").map(Number) as [number, number, number];
	return words.day(date, words.monthName(day.slice(0, 7)).toLocaleUpperCase(words.language), year);
}

/** The art of a stub, to stand alone or among others. `day` as YYYY-MM-DD. */
export async function drawStub(facts: TitleArtworkFacts, day: string | null, words: TicketWords): Promise<string> {
	const { mediaType, id } = facts;
	const name = `${mediaType}-${id}-${day ?? "undated"}`;
	return await drawTicket({
		facts,
		name,
		outline: drawOutline(`${tear(randomFor(name))}`),
		lines: { top: words.admitOne, bottom: printDay(day, words), end: words.number(id) },
		isFromRight: words.isFromRight,
	});
}

export interface PunchedSeason {
	season: number;
	/** Episodes of the season. */
	count: number;
	/** Numbers of the watched ones, from 1. */
	punched: Set<number>;
}

interface Hole {
	number: number;
	x: number;
	y: number;
	radius: number;
}

/** One or more rows of equal holes that fill the width, from where lines start. */
function placeHoles(count: number, isFromRight: boolean): Hole[] {
	const rows = count <= 13 ? 1 : count <= 30 ? 2 : 3;
	const perRow = Math.max(Math.ceil(count / rows), 8);
	const gap = Math.min(TEXT_WIDTH / perRow, 26);
	const radius = Math.min(gap * 0.38, rows === 1 ? 10 : rows === 2 ? 7.5 : 5.5);
	const rowGap = radius * 2 + 5;
	const top = 122 - ((rows - 1) * rowGap) / 2;
	const from = isFromRight ? TEXT_X + TEXT_WIDTH : TEXT_X;
	return Array.from({ length: count }, (_, index) => ({
		number: index + 1,
		x: from + gap * ((index % perRow) + 0.5) * (isFromRight ? -1 : 1),
		y: top + Math.floor(index / perRow) * rowGap,
		radius,
	}));
}

/** The art of a show's season ticket. */
export async function drawSeasonTicket(
	facts: TitleArtworkFacts,
	{ season, count, punched }: PunchedSeason,
	words: TicketWords,
): Promise<string> {
	const { isFromRight } = words;
	const holes = placeHoles(Math.min(count, HOLES_MAX), isFromRight);
	const circles = holes
		.filter(({ number }) => punched.has(number))
		.map(
			({ x, y, radius: r }) =>
				`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`,
		);
	return await drawTicket({
		facts,
		name: `tv-${facts.id}-s${season}`,
		outline: drawOutline(STRAIGHT) + circles.join(""),
		lines: {
			top: words.seasonTicket,
			bottom: words.season(season),
			end: words.punched(Math.min(punched.size, count), count),
		},
		isFromRight,
		room: 32,
		draw: ({ ink, paper }) =>
			holes
				.map(({ number, x, y, radius }) =>
					punched.has(number)
						? ring(x, y, radius, mix(paper, ink, 0.5), 1.5)
						: ring(x, y, radius - 1, mix(paper, ink, 0.8), 1.4, "2 2.4"),
				)
				.join(""),
	});
}
