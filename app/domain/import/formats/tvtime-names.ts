// What all files of TV Time have in common.
import { splitYear as splitTitleYear } from "~/domain/catalogue/title-text";

/** "Dark (2017)" is the show and its year. */
export function splitYear(name: string | null): { title: string | null; year: number | null } {
	const dated = name === null ? null : splitTitleYear(name);
	return { title: dated?.text ?? name, year: dated?.year ?? null };
}

interface Numbers {
	season: number | null;
	episode: number | null;
}

/**
 * A special within a season has a number that an episode of the season has too, and 0 is a number that was lost: only its id
 * says what it is.
 */
export function readNumbers(numbers: Numbers, isSpecial: boolean): Numbers {
	const isLost = numbers.episode === 0 || (isSpecial && numbers.season !== 0);
	return isLost ? { season: null, episode: null } : numbers;
}
