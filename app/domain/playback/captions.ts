// Owns the captions of a film print: what is said and heard at a given second.
import { frameAt } from "./reel";

export interface CaptionWords {
	product: string;
	title: string;
	/** "Directed by Christopher Nolan"; empty when nobody is known. */
	credit: string;
}

const COUNTS = ["", "One", "Two", "Three", "Four", "Five"];

export function captionAt(seconds: number, duration: number, { product, title, credit }: CaptionWords): string {
	const { picture, hasCueMark } = frameAt(seconds, duration);
	if (picture.scene === "leader") return `[beep] ${COUNTS[picture.count]}`;
	if (picture.scene === "end") return picture.progress < 1 ? "The End" : "[projector stops]";
	if (hasCueMark) return "[reel changes]";
	if (picture.card === 0) return `[projector whirs] ${product} presents`;
	return picture.card === 2 && credit ? credit : title;
}
