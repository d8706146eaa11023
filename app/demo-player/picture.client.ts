// Draws the film: a countdown, "Marquee presents", then the title's artwork, which drifts slowly.
import { PRODUCT_NAME } from "~/product";
import { film, parts, texts } from "./controls.client";
import { captionAt, type Leader, sceneAt } from "./timeline";

const FRAMES_PER_SECOND = 24;
/** Device pixels; a wider player is drawn smaller and enlarged. */
const WIDEST = 1600;
/** Opacity of the artwork behind "Marquee presents". */
const DIM = 0.36;
const INK = "#1d1510";
const NIGHT = "#0a0807";
const BULB = "#ffc35a";

const canvas = parts.screen;
const context = canvas.getContext("2d", { alpha: false })!;
const style = getComputedStyle(canvas);
const display = style.getPropertyValue("--font-display");
const text = style.getPropertyValue("--font-sans");
const spokenTitle = film.part ? `${film.title} · ${film.part}` : film.title;
const stillness = matchMedia("(prefers-reduced-motion: reduce)");
/** The cover's picture; null when the title has none. */
const artwork = parts.root.querySelector("img");

let [width, height] = [0, 0];
/** A hundredth of the shorter side, so that drawings scale with the player. */
let unit = 0;
/** Device pixels in a CSS pixel. */
let pixel = 1;

function measure(): void {
	const { clientWidth, clientHeight } = canvas;
	pixel = Math.min(devicePixelRatio, 2, WIDEST / Math.max(1, clientWidth));
	canvas.width = width = Math.max(1, Math.round(clientWidth * pixel));
	canvas.height = height = Math.max(1, Math.round(clientHeight * pixel));
	unit = Math.min(width, height) / 100;
}

/** Beyond the edges too, because the picture moves. */
function fill(paint: string | CanvasGradient): void {
	context.fillStyle = paint;
	context.fillRect(-unit, -unit, width + unit * 2, height + unit * 2);
}

type Circle = [y: number, radius: number];

/** Fills with a gradient between two circles in the middle of the width. The colours have their place in it, 0..1. */
function fillRings(inner: Circle, outer: Circle, colours: Record<string, number>): void {
	const gradient = context.createRadialGradient(width / 2, ...inner, width / 2, ...outer);
	for (const [colour, at] of Object.entries(colours)) gradient.addColorStop(at, colour);
	fill(gradient);
}

function addCircle(x: number, y: number, radius: number): void {
	context.moveTo(x + radius, y);
	context.arc(x, y, radius, 0, Math.PI * 2);
}

/** Crosshair, two circles, a hand that sweeps round once a second. */
function drawLeader({ count, sweep }: Leader): void {
	const [x, y] = [width / 2, height / 2];
	const reach = Math.hypot(width, height);
	fillRings([y, unit * 10], [y, reach * 0.56], { "#dccfb4": 0, "#b9a683": 0.45, "#4b3c2a": 1 });
	const turn = (stillness.matches ? 0 : sweep) * Math.PI * 2 - Math.PI / 2;
	context.fillStyle = "rgb(29 21 16 / 0.28)";
	context.beginPath();
	context.moveTo(x, y);
	context.arc(x, y, reach, -Math.PI / 2, turn);
	context.fill();

	context.strokeStyle = INK;
	context.lineWidth = unit * 0.42;
	context.beginPath();
	context.moveTo(-unit, y);
	context.lineTo(width + unit, y);
	context.moveTo(x, -unit);
	context.lineTo(x, height + unit);
	context.stroke();

	context.lineWidth = unit * 0.9;
	context.beginPath();
	addCircle(x, y, unit * 41);
	addCircle(x, y, unit * 36);
	context.stroke();
	if (!stillness.matches) {
		context.lineWidth = unit * 0.6;
		context.beginPath();
		context.moveTo(x, y);
		context.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
		context.stroke();
	}

	context.fillStyle = INK;
	context.textBaseline = "alphabetic";
	context.font = `400 ${unit * 66}px ${display}`;
	const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(String(count));
	context.fillText(String(count), x, y + (ascent - descent) / 2);
}

function darkenEdges(): void {
	const inner = Math.min(width, height) * 0.42;
	const outer = Math.hypot(width, height) * 0.56;
	fillRings([height / 2, inner], [height / 2, outer], { "rgb(0 0 0 / 0)": 0, "rgb(0 0 0 / 0.62)": 1 });
}

/** The artwork; dimmed and in warm light from above unless it is `shown` (0..1). */
function drawStage(seconds: number, shown: number): void {
	if (artwork?.naturalWidth) {
		const drift = stillness.matches ? 0.5 : (Math.sin(seconds / 19) + 1) / 2;
		const zoom = Math.max(width / artwork.naturalWidth, height / artwork.naturalHeight) * (1.08 + drift * 0.1);
		const [w, h] = [artwork.naturalWidth * zoom, artwork.naturalHeight * zoom];
		context.globalAlpha = DIM + (1 - DIM) * shown;
		context.drawImage(artwork, (width - w) * (0.35 + drift * 0.3), (height - h) * (0.6 - drift * 0.2), w, h);
	}
	context.globalAlpha = artwork ? 1 - shown : 1;
	const light = { "rgb(255 205 130 / 0.3)": 0, "rgb(255 180 90 / 0.07)": 0.5, "rgb(0 0 0 / 0)": 1 };
	fillRings([-height * 0.2, 0], [height * 0.1, height * 1.1], light);
	darkenEdges();
	context.globalAlpha = 1;
}

/** "Marquee presents" between two rows of bulbs. It fades in and out. */
function drawPresents(progress: number): void {
	const [x, y] = [width / 2, height / 2];
	const ramp = Math.max(0, Math.min(1, progress / 0.16, (1 - progress) / 0.16));
	context.globalAlpha = ramp * ramp * (3 - 2 * ramp);
	context.textBaseline = "middle";
	context.fillStyle = BULB;
	context.font = `400 ${unit * 14}px ${display}`;
	context.fillText(PRODUCT_NAME.toUpperCase(), x, y - unit * 3);
	context.beginPath();
	for (let bulb = -9; bulb <= 9; bulb++) {
		for (const side of [-13, 13]) addCircle(x + bulb * unit * 1.9, y + side * unit, unit * 0.32);
	}
	context.fill();
	context.fillStyle = "rgb(244 236 223 / 0.78)";
	context.font = `500 ${Math.max(unit * 3.4, pixel * 11)}px ${text}`;
	context.fillText(texts.presentsWord, x, y + unit * 8);
	context.globalAlpha = 1;
}

function drawSecond(seconds: number): void {
	const scene = sceneAt(seconds, film.duration);
	parts.root.dataset.scene = scene.name;
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.textAlign = "center";
	fill(NIGHT);
	if (scene.name === "artwork") {
		drawStage(seconds, scene.shown);
		context.globalAlpha = scene.dimmed * 0.6;
		fill(NIGHT);
		context.globalAlpha = 1;
		return;
	}
	// A film moves slightly in the gate of a projector.
	if (!stillness.matches) context.translate((Math.random() - 0.5) * unit * 0.16, (Math.random() - 0.5) * unit * 0.26);
	if (scene.name === "leader") {
		drawLeader(scene);
		darkenEdges();
	} else {
		drawStage(seconds, 0);
		drawPresents(scene.progress);
	}
}

/** Draws the second that `position` returns, and its caption; again when the player's size or the fonts change. */
export function openPicture(position: () => number): { draw(isForced?: boolean): void } {
	let drawn = -1;

	function draw(isForced = false): void {
		const seconds = position();
		const number = Math.floor(seconds * (stillness.matches ? 1 : FRAMES_PER_SECOND));
		if (number === drawn && !isForced) return;
		drawn = number;
		drawSecond(seconds);
		const caption = captionAt(seconds, film.duration, { ...texts, title: spokenTitle });
		if (parts.captions.textContent !== caption) parts.captions.textContent = caption;
	}
	function change(): void {
		measure();
		draw(true);
	}
	measure();
	new ResizeObserver(change).observe(canvas);
	stillness.addEventListener("change", change);
	Promise.all([document.fonts.load(`40px ${display}`), document.fonts.load(`16px ${text}`)]).then(change);
	artwork?.addEventListener("load", change);
	return { draw };
}
