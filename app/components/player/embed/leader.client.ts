import type { Screen } from "./screen.client";

const INK = "#1d1510";

function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
	context.beginPath();
	context.arc(x, y, radius, 0, Math.PI * 2);
	context.stroke();
}

/** The countdown before the film: crosshair, two circles, a hand that sweeps round once a second. */
export function drawLeader(screen: Screen, { count, sweep }: { count: number; sweep: number }): void {
	const { context, width, height, unit, fonts, isStill } = screen;
	const x = width / 2;
	const y = height / 2;
	const reach = Math.hypot(width, height);

	const paper = context.createRadialGradient(x, y, unit * 10, x, y, reach * 0.56);
	paper.addColorStop(0, "#dccfb4");
	paper.addColorStop(0.45, "#b9a683");
	paper.addColorStop(1, "#4b3c2a");
	context.fillStyle = paper;
	context.fillRect(-unit, -unit, width + unit * 2, height + unit * 2);

	const turn = -Math.PI / 2 + (isStill ? 0 : sweep * Math.PI * 2);
	context.fillStyle = "rgb(29 21 16 / 0.28)";
	context.beginPath();
	context.moveTo(x, y);
	context.arc(x, y, reach, -Math.PI / 2, turn);
	context.closePath();
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
	circle(context, x, y, unit * 41);
	circle(context, x, y, unit * 36);
	if (!isStill) {
		context.lineWidth = unit * 0.6;
		context.beginPath();
		context.moveTo(x, y);
		context.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
		context.stroke();
	}

	context.fillStyle = INK;
	context.textAlign = "center";
	context.textBaseline = "alphabetic";
	context.font = `400 ${unit * 66}px ${fonts.display}`;
	const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(String(count));
	context.fillText(String(count), x, y + (ascent - descent) / 2);
}
