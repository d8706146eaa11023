// A note is a person's own text on a title, on an episode or on one time that it was watched. Nobody else sees it.
import { INVISIBLE, isBlank } from "~/lib/text/one-line";

/** Characters, as browsers count them in a text field. */
export const NOTE_MAX = 500;

/** The text as it is kept: in lines, without what cannot be seen. "" is no note. */
export function toNote(text: string): string {
	if (isBlank(text)) return "";
	return text
		.split(/\r\n?|\n/)
		.map((line) => line.replace(INVISIBLE, " ").trimEnd())
		.join("\n")
		.replace(/\n{3,}/g, "\n\n")
		.trim();
}

/** As much of a longer text as has room, without half a character at its end. */
export function cutNote(text: string, characters: number): string {
	return text
		.slice(0, characters)
		.replace(/[\uD800-\uDBFF]$/, "")
		.trimEnd();
}
