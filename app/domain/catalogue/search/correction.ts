import { chunksOf, nearlyBegins, squeeze, wordsOf } from "~/lib/text/words";

/**
 * What a misspelt search was taken for, because the upstream does not say which slip it forgave: the text with its words as
 * the first name that nearly matches spells them. Null where some name has the very words, and where no name is near: then
 * the upstream matched something else, such as a translated name.
 */
export function findCorrection(text: string, names: string[]): string | null {
	const typed = chunksOf(text).flat();
	if (typed.length === 0 || names.some((name) => hasEvery(typed, name) || squeeze(name).startsWith(squeeze(text)))) {
		return null;
	}
	for (const name of names) {
		const words = name.split(/[^\p{L}\p{N}'’]+/u).filter(Boolean);
		const meant = typed.map((word) => words.find((other) => nearlyBegins(word, squeeze(other))));
		if (meant.every((word) => word !== undefined)) return meant.join(" ");
	}
	return null;
}

function hasEvery(typed: string[], name: string): boolean {
	const words = wordsOf(name);
	return typed.every((word) => words.some((other) => other.startsWith(word)));
}
