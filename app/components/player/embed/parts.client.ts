import type { Film } from "./film";

const root = document.querySelector<HTMLElement>("[data-film]")!;

function find<Part extends HTMLElement = HTMLElement>(name: string): Part {
	return root.querySelector<Part>(`[data-part=${name}]`)!;
}

/** The elements of marquee-player.tsx. */
export const parts = {
	root,
	screen: find<HTMLCanvasElement>("screen"),
	start: find("start"),
	status: find("status"),
	captions: find("captions"),
	controls: find("controls"),
	bar: find("bar"),
	seek: find<HTMLInputElement>("seek"),
	preview: find("preview"),
	elapsed: find("elapsed"),
	toggle: find("toggle"),
	next: find("next"),
	back: find("back"),
	forward: find("forward"),
	mute: find("mute"),
	volume: find<HTMLInputElement>("volume"),
	speed: find("speed"),
	captionsToggle: find("captionsToggle"),
	pip: find("pip"),
	fullscreen: find("fullscreen"),
};

export const film = JSON.parse(root.dataset.film!) as Film;
