// The picture, its captions, and the time on the controls.
import { captionAt } from "~/domain/playback/captions";
import { FRAMES_PER_SECOND } from "~/domain/playback/reel";
import { describeTime, formatTime } from "~/lib/format";
import { PRODUCT_NAME } from "~/product";
import { openScreen } from "./open-screen.client";
import { film, parts } from "./parts.client";
import { project } from "./projector.client";

const makers = {
	caption: film.playable.mediaType === "movie" ? "DIRECTED BY" : "CREATED BY",
	names: film.makers.slice(0, 2).join(" & "),
};
const look = {
	product: PRODUCT_NAME,
	title: film.title,
	subtitle: film.part || [film.year, ...film.genres.slice(0, 2)].filter(Boolean).join(" · "),
	makers,
	backdrop: null as HTMLImageElement | null,
};
const words = {
	product: PRODUCT_NAME,
	title: film.part ? `${film.title}, ${film.part}` : film.title,
	credit: makers.names && `${film.playable.mediaType === "movie" ? "Directed by" : "Created by"} ${makers.names}`,
};

/** Draws the second that `position` returns. */
export function openPicture(position: () => number) {
	let drawn = -1;
	const screen = openScreen(parts.screen, parts.root, () => draw(true));

	function draw(isForced = false): void {
		const seconds = position();
		const number = Math.floor(seconds * (screen.current.isStill ? 1 : FRAMES_PER_SECOND));
		if (number === drawn && !isForced) return;
		drawn = number;
		project(screen.current, look, { seconds, duration: film.duration });
		const caption = captionAt(seconds, film.duration, words);
		if (parts.captions.textContent !== caption) parts.captions.textContent = caption;
	}

	if (film.backdrop) {
		const image = new Image();
		image.addEventListener("load", () => {
			look.backdrop = image;
			draw(true);
		});
		image.src = film.backdrop;
	}
	return { draw };
}

/** Shows a position, and how much is loaded once the film has started. */
export function showTime(seconds: number, isStarted: boolean): void {
	const share = (value: number) => `${(Math.min(1, value / film.duration) * 100).toFixed(3)}%`;
	parts.elapsed.textContent = formatTime(seconds);
	parts.seek.value = String(seconds);
	parts.seek.setAttribute("aria-valuetext", `${describeTime(seconds)} of ${describeTime(film.duration)}`);
	parts.bar.style.setProperty("--played", share(seconds));
	parts.bar.style.setProperty("--buffered", share(seconds + (isStarted ? film.duration * 0.04 + 60 : 0)));
}

/** Shows the time under the pointer. */
parts.bar.addEventListener("pointermove", (event) => {
	const { left, width } = parts.bar.getBoundingClientRect();
	const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
	parts.bar.style.setProperty("--hover", `${share * 100}%`);
	parts.preview.textContent = formatTime(share * film.duration);
});
