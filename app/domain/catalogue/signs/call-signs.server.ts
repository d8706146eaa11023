// Which signs a title has. The sample catalogue's keywords say it; a title of TMDB gets them from its name, keywords, genres and
// overview.
import type { Catalogue } from "../catalogue.server";
import type { Movie, Show } from "../types";
import { SIGN_WORDS, type SignWords } from "./sign-words.server";
import { SIGNS, type SignKey, type SignLink, toSignLink } from "./signs";

/** What decides about the signs of a title of TMDB. */
export interface SignFacts extends Pick<Movie | Show, "mediaType" | "title" | "overview"> {
	/** TMDB's ids. */
	genres: number[];
	/** Their names; an item of a list has none. */
	keywords: string[];
}

/** By the name of a motif: the words that call for it. */
export type MotifWords = Record<string, RegExp>;

/** The artwork's words, which load its drawings too. */
export async function loadMotifWords(): Promise<MotifWords> {
	return (await import("~/artwork/motifs")).MOTIF_WORDS;
}

/** Signs that a title has at most. */
const SIGNS_MAX = 3;

/** A name says most, an overview mentions many things in passing. */
const WEIGHT = { title: 4, keyword: 3, genre: 1.5, overview: 1.2 };

function isCalled(sign: SignWords, text: string, words: MotifWords): boolean {
	const telling = sign.loose ? text.replace(sign.loose, " ") : text;
	return sign.motifs.some((motif) => words[motif]?.test(telling)) || sign.also?.test(telling) === true;
}

function scoreOf(key: SignKey, { mediaType, title, overview, genres, keywords }: SignFacts, words: MotifWords): number {
	const sign = SIGN_WORDS[key];
	const isNamed = isCalled(sign, title, words) || sign.inTitle?.test(title) === true;
	const hasKeyword = keywords.some((name) => sign.keywords.includes(name) || isCalled(sign, name, words));
	const genre = sign.genre?.[mediaType];
	return (
		(isNamed ? WEIGHT.title : 0) +
		(hasKeyword ? WEIGHT.keyword : 0) +
		(genre !== undefined && genres.includes(genre) ? WEIGHT.genre : 0) +
		(isCalled(sign, overview, words) ? WEIGHT.overview : 0)
	);
}

export function hasSign(key: SignKey, facts: SignFacts, words: MotifWords): boolean {
	return scoreOf(key, facts, words) > 0;
}

/** At most three, the strongest first; none where nothing calls for one. */
export function callSigns(facts: SignFacts, words: MotifWords): SignKey[] {
	return SIGNS.map(({ key }) => ({ key, score: scoreOf(key, facts, words) }))
		.filter(({ score }) => score > 0)
		.sort((one, other) => other.score - one.score)
		.slice(0, SIGNS_MAX)
		.map(({ key }) => key);
}

async function findSigns({ source }: Pick<Catalogue, "source">, title: Movie | Show): Promise<SignKey[]> {
	if (source === "sample") return title.keywords.flatMap((name) => SIGNS.find(({ key }) => key === name)?.key ?? []);
	const genres = title.genres.map(({ id }) => id);
	return callSigns({ ...title, genres }, await loadMotifWords());
}

/** The title as its page shows it: with links to its signs, at most three, in place of its keywords. */
export async function withSigns<Title extends Movie | Show>(
	catalogue: Pick<Catalogue, "source">,
	title: Title,
): Promise<Omit<Title, "keywords"> & { signs: SignLink[] }> {
	const { keywords: _keywords, ...shown } = title;
	return { ...shown, signs: (await findSigns(catalogue, title)).map(toSignLink) };
}
