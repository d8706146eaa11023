import { frameAt } from "~/domain/playback/reel";
import { drawEdgeNumbers, drawWear } from "./film-wear.client";
import { drawLeader } from "./leader.client";
import { randomOf, type Screen } from "./screen.client";
import { drawEnd, drawTitleCard, type TitleLook } from "./title-cards.client";

/** Draws the film at `seconds`. */
export function project(screen: Screen, look: TitleLook, { seconds, duration }: { seconds: number; duration: number }) {
	const { context, width, height, unit } = screen;
	const frame = frameAt(seconds, duration);
	const random = randomOf(frame.number);
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.globalAlpha = 1;
	context.fillStyle = "#0a0807";
	context.fillRect(0, 0, width, height);
	// Real film moves slightly in the projector's gate.
	if (!screen.isStill) context.translate((random() - 0.5) * unit * 0.16, (random() - 0.5) * unit * 0.26);

	if (frame.picture.scene === "leader") drawLeader(screen, frame.picture);
	else if (frame.picture.scene === "card") drawTitleCard(screen, look, { ...frame.picture, seconds });
	else drawEnd(screen, look, { progress: frame.picture.progress, seconds });

	drawWear(screen, frame, random);
	drawEdgeNumbers(screen, frame);
}
