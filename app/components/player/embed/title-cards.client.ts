import { randomOf, type Screen } from "./screen.client";

export interface TitleLook {
	product: string;
	title: string;
	/** The line under the title: an episode, or year and genre. */
	subtitle: string;
	makers: { caption: string; names: string };
	backdrop: HTMLImageElement | null;
}

interface Moment {
	/** 0..1 of the card's time. */
	progress: number;
	seconds: number;
}

const CREAM = "#f4ecdf";
const BULB = "#ffc35a";

/** Opacity while the card fades in, stays, and fades out: 0..1. */
function fade(progress: number): number {
	const edge = 0.16;
	const ramp = Math.min(1, progress / edge, (1 - progress) / edge);
	return Math.max(0, ramp * ramp * (3 - 2 * ramp));
}

export function drawTitleCard(screen: Screen, look: TitleLook, { card, ...moment }: Moment & { card: number }): void {
	drawStage(screen, look, moment.seconds);
	const { context } = screen;
	context.globalAlpha = fade(moment.progress);
	if (card === 0) drawPresents(screen, look);
	else if (card === 2 && look.makers.names) drawCredit(screen, look.makers);
	else drawTitle(screen, look, moment.progress);
	context.globalAlpha = 1;
}

export function drawEnd(screen: Screen, look: TitleLook, { progress, seconds }: Moment): void {
	drawStage(screen, look, seconds);
	const { context, width, height, unit, fonts } = screen;
	context.globalAlpha = Math.min(1, progress * 4);
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillStyle = CREAM;
	context.font = `400 ${unit * 24}px ${fonts.display}`;
	context.fillText("THE END", width / 2, height / 2);
	drawBulbs(screen, height / 2 - unit * 17);
	drawBulbs(screen, height / 2 + unit * 15);
	context.globalAlpha = 1;
}

/** Draws the background: the title's dimmed backdrop, and the projector's beam with dust. */
function drawStage(screen: Screen, { backdrop }: TitleLook, seconds: number): void {
	const { context, width, height, unit, isStill } = screen;
	if (backdrop) {
		const drift = isStill ? 0.5 : (Math.sin(seconds / 19) + 1) / 2;
		const zoom = Math.max(width / backdrop.naturalWidth, height / backdrop.naturalHeight) * (1.08 + drift * 0.1);
		const [w, h] = [backdrop.naturalWidth * zoom, backdrop.naturalHeight * zoom];
		context.globalAlpha = 0.36;
		context.drawImage(backdrop, (width - w) * (0.35 + drift * 0.3), (height - h) * (0.6 - drift * 0.2), w, h);
		context.globalAlpha = 1;
	}
	const flicker = isStill ? 0 : Math.sin(seconds * 7.3) * 0.012 + Math.sin(seconds * 17.1) * 0.008;
	const beam = context.createRadialGradient(width / 2, -height * 0.2, 0, width / 2, height * 0.1, height * 1.1);
	beam.addColorStop(0, `rgb(255 205 130 / ${0.3 + flicker})`);
	beam.addColorStop(0.5, `rgb(255 180 90 / ${0.07 + flicker / 2})`);
	beam.addColorStop(1, "rgb(0 0 0 / 0)");
	context.fillStyle = beam;
	context.fillRect(-unit, -unit, width + unit * 2, height + unit * 2);

	const random = randomOf(7);
	for (let mote = 0; mote < 26; mote++) {
		const speed = isStill ? 0 : seconds * (0.004 + random() * 0.012);
		const x = ((random() + Math.sin(speed * 9 + mote) * 0.02) % 1) * width;
		const y = ((random() + speed) % 1) * height;
		context.fillStyle = `rgb(255 225 170 / ${0.06 + random() * 0.22})`;
		context.beginPath();
		context.arc(x, y, unit * (0.12 + random() * 0.26), 0, Math.PI * 2);
		context.fill();
	}
}

function drawPresents(screen: Screen, { product }: TitleLook): void {
	const { context, width, height, unit, fonts } = screen;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillStyle = BULB;
	context.font = `400 ${unit * 14}px ${fonts.display}`;
	context.fillText(product.toUpperCase(), width / 2, height / 2 - unit * 3);
	drawCaption(screen, "PRESENTS", height / 2 + unit * 8);
	drawBulbs(screen, height / 2 - unit * 13);
	drawBulbs(screen, height / 2 + unit * 13);
}

function drawTitle(screen: Screen, { title, subtitle }: TitleLook, progress: number): void {
	const { context, width, height, unit, isStill } = screen;
	const { lines, size } = fitLines(screen, title.toUpperCase());
	const swell = isStill ? 1 : 1 + progress * 0.035;
	const leading = size * 0.95;
	const top = height / 2 - ((lines.length - 1) * leading) / 2 - (subtitle ? unit * 3 : 0);
	context.save();
	context.translate(width / 2, height / 2);
	context.scale(swell, swell);
	context.translate(-width / 2, -height / 2);
	context.fillStyle = CREAM;
	lines.forEach((line, index) => {
		context.fillText(line, width / 2, top + index * leading);
	});
	context.restore();
	if (subtitle) drawCaption(screen, subtitle, top + (lines.length - 0.5) * leading + unit * 5);
}

function drawCredit(screen: Screen, { caption, names }: TitleLook["makers"]): void {
	const { context, width, height, unit, fonts } = screen;
	drawCaption(screen, caption, height / 2 - unit * 8);
	context.fillStyle = CREAM;
	let size = unit * 11;
	do {
		context.font = `400 ${size}px ${fonts.display}`;
		size *= 0.92;
	} while (context.measureText(names.toUpperCase()).width > width * 0.84 && size > unit * 3);
	context.fillText(names.toUpperCase(), width / 2, height / 2 + unit * 2);
}

function drawCaption(screen: Screen, text: string, y: number): void {
	const { context, width, unit, pixel, fonts } = screen;
	context.textAlign = "center";
	context.textBaseline = "middle";
	context.fillStyle = "rgb(244 236 223 / 0.78)";
	let size = Math.max(unit * 3.4, pixel * 11);
	do {
		context.font = `500 ${size}px ${fonts.text}`;
		size *= 0.93;
	} while (context.measureText(text).width > width * 0.86 && size > pixel * 9);
	context.fillText(text, width / 2, y);
}

function drawBulbs({ context, width, unit }: Screen, y: number): void {
	context.fillStyle = BULB;
	for (let bulb = -9; bulb <= 9; bulb++) {
		context.beginPath();
		context.arc(width / 2 + bulb * unit * 1.9, y, unit * 0.32, 0, Math.PI * 2);
		context.fill();
	}
}

/** Up to three lines, as large as they fit; sets the font and the alignment. */
function fitLines({ context, width, height, unit, fonts }: Screen, text: string): { lines: string[]; size: number } {
	context.textAlign = "center";
	context.textBaseline = "middle";
	for (let size = unit * 26; ; size *= 0.92) {
		context.font = `400 ${size}px ${fonts.display}`;
		const lines = wrap(context, text, width * 0.86);
		const isFitting = lines.length <= 3 && lines.every((line) => context.measureText(line).width <= width * 0.9);
		if ((isFitting && lines.length * size * 0.95 < height * 0.6) || size < unit * 4) return { lines, size };
	}
}

function wrap(context: CanvasRenderingContext2D, text: string, limit: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(/\s+/)) {
		const last = lines.at(-1);
		if (last !== undefined && context.measureText(`${last} ${word}`).width <= limit)
			lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
