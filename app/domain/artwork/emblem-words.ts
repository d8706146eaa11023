// Owns the choice of a title's pictogram.
import { EMBLEMS } from "./data/emblems";
import type { TitleArtworkFacts } from "./facts";

export type EmblemName = keyof typeof EMBLEMS;

export interface EmblemCall {
	name: EmblemName;
	/** 2 when the title names the thing, 1 when only the overview does. */
	strength: 1 | 2;
}

/** Null when no pictogram matches. The thing that is named first wins. */
export function chooseEmblem({ title, overview }: TitleArtworkFacts): EmblemCall | null {
	const inTitle = firstNamed(title);
	if (inTitle) return { name: inTitle, strength: 2 };
	const inOverview = firstNamed(overview);
	return inOverview && { name: inOverview, strength: 1 };
}

function firstNamed(text: string): EmblemName | null {
	let first: { name: EmblemName; at: number } | undefined;
	for (const [name, { words }] of Object.entries(EMBLEMS)) {
		const at = text.search(words);
		if (at >= 0 && (!first || at < first.at)) first = { name: name as EmblemName, at };
	}
	return first?.name ?? null;
}
