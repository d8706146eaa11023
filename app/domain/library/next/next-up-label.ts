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

/** Seconds as "32 min left" or "1h 28m left"; at least a minute. */
export function formatTimeLeft(seconds: number): string {
	const minutes = Math.max(1, Math.round(seconds / 60));
	return minutes < 60 ? `${minutes} min left` : `${Math.floor(minutes / 60)}h ${minutes % 60}m left`;
}

/** "S2E4: Down · 32 min left"; of a movie without the episode. Empty when nothing is known. */
export function describeNextUp(mediaType: MediaType, next: NextUp, episodeName = ""): string {
	const { season, episode, position, duration } = next;
	const episodeCode = mediaType === "tv" ? `S${season}E${episode}${episodeName && `: ${episodeName}`}` : "";
	const left = position > 0 && duration > 0 ? formatTimeLeft(duration - position) : "";
	return [episodeCode, left].filter(Boolean).join(" · ");
}

function textOf(mediaType: MediaType, { action, season, episode }: NextUp): string {
	if (action === "resume") return "Resume";
	if (action === "again") return "Watch Again";
	return action === "next" && mediaType === "tv" ? `Watch S${season}E${episode}` : "Watch Now";
}

/** Null where nothing can be played. `episodeName`: of the episode that it plays, where it is known. */
export function labelNextUp(title: TitleRef, next: NextUp | null, episodeName = ""): NextUpLabel | null {
	if (!next) return null;
	const isResume = next.action === "resume";
	const to = watchPath(title, next);
	return {
		text: textOf(title.mediaType, next),
		detail: isResume || episodeName ? describeNextUp(title.mediaType, next, episodeName) : "",
		progress: isResume ? progressOf(next) : 0,
		to,
		restartTo: isResume && next.position > 0 ? `${to}?t=0` : null,
	};
}
