import { watchPath } from "../../catalogue/paths";
import type { MediaType, TitleRef } from "../../catalogue/types";
import type { NextUp } from "./next-up";
import { progressOf } from "./progress";

export interface NextUpLabel {
	/** On the button. */
	text: string;
	/** Below the button, as "S2E4: Down · 32 min left"; empty when there is nothing to add. */
	detail: string;
	/** 0..1, for the bar of a resume; 0 without one. */
	progress: number;
	/** Path of the watch page. */
	to: string;
	/** The same from the beginning, beside a resume; null otherwise. */
	restartTo: string | null;
}

/** What is said of what plays next, in the language of the page. */
export interface NextUpTexts {
	resume: string;
	watchAgain: string;
	watchNow: string;
	watchEpisode(code: string): string;
	/** "S2E4". */
	episodeCode(season: number, episode: number): string;
	minutesLeft(minutes: number): string;
	hoursLeft(hours: number, minutes: number): string;
}

/** Seconds as "32 min left" or "1h 28m left"; at least a minute. */
export function formatTimeLeft(texts: NextUpTexts, seconds: number): string {
	const minutes = Math.max(1, Math.round(seconds / 60));
	return minutes < 60 ? texts.minutesLeft(minutes) : texts.hoursLeft(Math.floor(minutes / 60), minutes % 60);
}

/** "S2E4: Down · 32 min left"; of a movie without the episode. Empty when nothing is known. `addName`: to the code of the episode. */
export function describeNextUp(
	texts: NextUpTexts,
	mediaType: MediaType,
	next: NextUp,
	addName = (code: string) => code,
): string {
	const { season, episode, position, duration } = next;
	const code = mediaType === "tv" ? addName(texts.episodeCode(season, episode)) : "";
	// A line ends before the time, not within it.
	const left = position > 0 && duration > 0 ? formatTimeLeft(texts, duration - position).replaceAll(" ", "\u00a0") : "";
	return [code, left].filter(Boolean).join(" · ");
}

function textOf(texts: NextUpTexts, mediaType: MediaType, { action, season, episode }: NextUp): string {
	if (action === "resume") return texts.resume;
	if (action === "again") return texts.watchAgain;
	const isNext = action === "next" && mediaType === "tv";
	return isNext ? texts.watchEpisode(texts.episodeCode(season, episode)) : texts.watchNow;
}

/** Null where nothing can be played. `addName`: to the code of the episode that it plays, where its name is known. */
export function labelNextUp(
	texts: NextUpTexts,
	title: TitleRef,
	next: NextUp | null,
	addName?: (code: string) => string,
): NextUpLabel | null {
	if (!next) return null;
	const isResume = next.action === "resume";
	const to = watchPath(title, next);
	return {
		text: textOf(texts, title.mediaType, next),
		detail: isResume || addName ? describeNextUp(texts, title.mediaType, next, addName) : "",
		progress: isResume ? progressOf(next) : 0,
		to,
		restartTo: isResume && next.position > 0 ? `${to}?t=0` : null,
	};
}
