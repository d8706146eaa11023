import { FRAMES_PER_SECOND, type Frame } from "~/domain/playback/reel";
import type { Screen } from "./screen.client";

/** Draws the wear of a film print: flicker, dust, an occasional scratch, the cue mark in the corner. */
export function drawWear(screen: Screen, frame: Frame, random: () => number): void {
	const { context, width, height, unit, isStill } = screen;
	if (!isStill) {
		context.fillStyle = `rgb(0 0 0 / ${random() * 0.055})`;
		context.fillRect(-unit, -unit, width + unit * 2, height + unit * 2);
		drawDust(screen, random);
		if (Math.floor(frame.number / 30) % 7 === 3) drawScratch(screen, frame.number);
	}
	if (frame.hasCueMark) {
		context.fillStyle = "#f6e7c4";
		context.beginPath();
		context.ellipse(width - unit * 11, unit * 11, unit * 2.6, unit * 3.3, 0, 0, Math.PI * 2);
		context.fill();
		context.strokeStyle = "rgb(120 48 12 / 0.8)";
		context.lineWidth = unit * 0.5;
		context.stroke();
	}
	const edge = context.createRadialGradient(
		width / 2,
		height / 2,
		Math.min(width, height) * 0.42,
		width / 2,
		height / 2,
		Math.hypot(width, height) * 0.56,
	);
	edge.addColorStop(0, "rgb(0 0 0 / 0)");
	edge.addColorStop(1, "rgb(0 0 0 / 0.62)");
	context.fillStyle = edge;
	context.fillRect(-unit, -unit, width + unit * 2, height + unit * 2);
}

function drawDust({ context, width, height, unit }: Screen, random: () => number): void {
	const specks = Math.floor(random() * 5);
	for (let index = 0; index < specks; index++) {
		context.fillStyle = random() < 0.6 ? "rgb(12 8 6 / 0.5)" : "rgb(255 244 220 / 0.35)";
		context.beginPath();
		context.ellipse(
			random() * width,
			random() * height,
			unit * (0.1 + random() * 0.35),
			unit * (0.1 + random() * 0.2),
			random() * 3,
			0,
			Math.PI * 2,
		);
		context.fill();
	}
}

function drawScratch({ context, width, height, unit }: Screen, frameNumber: number): void {
	const place = ((Math.floor(frameNumber / 210) * 0.37) % 1) * width + Math.sin(frameNumber / 5) * unit * 0.3;
	context.strokeStyle = "rgb(255 244 220 / 0.13)";
	context.lineWidth = Math.max(1, unit * 0.12);
	context.beginPath();
	context.moveTo(place, -unit);
	context.lineTo(place + unit * 0.4, height + unit);
	context.stroke();
}

/** Draws the text along the edge: reel, frame and time code. */
export function drawEdgeNumbers({ context, unit, pixel, fonts }: Screen, frame: Frame): void {
	const isLeader = frame.picture.scene === "leader";
	const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
	const seconds = Math.floor(frame.number / FRAMES_PER_SECOND);
	const time = [seconds / 3600, (seconds / 60) % 60, seconds % 60, frame.number % FRAMES_PER_SECOND].map(two).join(":");
	const text = `REEL ${frame.reel}/${frame.reels}   ${String(frame.number).padStart(6, "0")}   ${time}`;
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.textAlign = "left";
	context.textBaseline = "top";
	context.font = `600 ${Math.max(9.5 * pixel, unit * 2.1)}px ${fonts.text}`;
	context.fillStyle = isLeader ? "rgb(29 21 16 / 0.75)" : "rgb(244 236 223 / 0.42)";
	context.fillText(text, unit * 4, unit * 4);
}
