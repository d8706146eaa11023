import type { EpisodeRef } from "~/domain/catalogue/paths";

/** Data that the page passes to the player's script. */
export interface Film {
	playable: EpisodeRef;
	title: string;
	/** "S1E3 · Name" for an episode, empty for a movie. */
	part: string;
	year: number | null;
	genres: string[];
	makers: string[];
	/** Seconds. */
	duration: number;
	/** Seconds. */
	startAt: number;
	/** Whether to start by itself where the browser allows it. */
	isAutoplay: boolean;
	/** Image URL; null when the title has none. */
	backdrop: string | null;
}
