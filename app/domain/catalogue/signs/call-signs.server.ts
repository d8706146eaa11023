// Which signs a title of TMDB has, by its name, keywords, genres and overview. Import this module with `import()`: it loads the
// drawings of the artwork with their words.
import { MOTIF_WORDS } from "~/artwork/motifs";
import type { Movie, Show } from "../types";
import { SIGN_WORDS, type SignWords } from "./sign-words.server";
import { SIGNS, type SignKey } from "./signs";

/** What decides about the signs of a title of TMDB. */
export interface SignFacts extends Pick<Movie | Show, "mediaType" | "title" | "overview"> {
	/** TMDB's ids. */
	genres: number[];
	/** Their names; an item of a list has none. */
	keywords: string[];
}

/** Signs that a title has at most. */
const SIGNS_MAX = 3;

/** A name says most, an overview mentions many things in passing. */
const WEIGHT = { title: 4, keyword: 3, genre: 1.5, overview: 1.2 };

function isCalled(sign: SignWords, text: string): boolean {
	const telling = sign.loose ? text.replace(sign.loose, " ") : text;
	return sign.motifs.some((motif) => MOTIF_WORDS[motif]?.test(telling)) || sign.also?.test(telling) === true;
}

function scoreOf(key: SignKey, { mediaType, title, overview, genres, keywords }: SignFacts): number {
	const sign = SIGN_WORDS[key];
	const isNamed = isCalled(sign, title) || sign.inTitle?.test(title) === true;
	const hasKeyword = keywords.some((name) => sign.keywords.includes(name) || isCalled(sign, name));
	const genre = sign.genre?.[mediaType];
	return (
		(isNamed ? WEIGHT.title : 0) +
		(hasKeyword ? WEIGHT.keyword : 0) +
		(genre !== undefined && genres.includes(genre) ? WEIGHT.genre : 0) +
		(isCalled(sign, overview) ? WEIGHT.overview : 0)
	);
}

export function hasSign(key: SignKey, facts: SignFacts): boolean {
	return scoreOf(key, facts) > 0;
}

/** At most three, the strongest first; none where nothing calls for one. */
export function callSigns(facts: SignFacts): SignKey[] {
	return SIGNS.map(({ key }) => ({ key, score: scoreOf(key, facts) }))
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.slice(0, SIGNS_MAX)
		.map(({ key }) => key);
}
