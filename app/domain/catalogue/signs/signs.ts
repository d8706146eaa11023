// The signs of "Browse by picture", and their way to and from the URL. What gives a sign to a title is in `sign-words.server.ts`,
// which the browser does not load.
import { readPageNumber } from "../lists/list-query";

const SIGN_MOTIFS = [
	["door", "door"],
	["eye", "eye"],
	["house", "house"],
	["city", "city"],
	["road", "road"],
	["sea", "waves"],
	["forest", "forest"],
	["mountain", "mountains"],
	["sun", "horizon"],
	["moon", "phases"],
	["snow", "snowflake"],
	["flower", "bloom"],
	["heart", "heart"],
	["rocket", "rocket"],
	["robot", "robot"],
	["clock", "clock"],
	["mask", "face"],
	["stage", "spotlight"],
	["music", "record"],
	["film", "reel"],
	["book", "book"],
	["sword", "sword"],
	["castle", "castle"],
	["magic", "wizard"],
	["ghost", "ghost"],
	["skull", "skull"],
	["animal", "paw"],
	["detective", "magnifier"],
	["cards", "card"],
	["soldier", "helmet"],
	["target", "scope"],
	["hero", "star"],
	["crowd", "crowd"],
	["maze", "maze"],
] as const;

/** In the URL. The sample catalogue's keyword that gives the sign has the same name. */
export type SignKey = (typeof SIGN_MOTIFS)[number][0];

export interface Sign {
	key: SignKey;
	/** URL of the picture: a motif of the artwork. */
	picture: string;
}

/** In the order of the wall: places, sky and seasons, things, people. */
export const SIGNS: readonly Sign[] = SIGN_MOTIFS.map(([key, motif]) => ({
	key,
	picture: `/artwork/1/w185/sign-${motif}.svg`,
}));

/** The signs that are picked, the one that was picked last at the end; `page` is the upstream's at which the list begins. */
export interface Picked {
	signs: SignKey[];
	page: number;
}

/** More would hardly leave a title. */
const PICKED_MAX = 2;

/** Keywords of TMDB that give a sign, each of which is looked up. */
export const SIGN_KEYWORDS_MAX = 2;

export const PICTURES_PATH = "/pictures";

export function findSign(key: SignKey): Sign {
	return SIGNS.find((sign) => sign.key === key)!;
}

/** Unknown and repeated signs are dropped, and all but the last two. */
export function readPicked(params: URLSearchParams): Picked {
	const wanted = new Set(params.getAll("sign"));
	const picked = [...wanted].flatMap((key) => SIGNS.find((sign) => sign.key === key)?.key ?? []);
	return { signs: picked.slice(-PICKED_MAX), page: readPageNumber(params.get("page")) };
}

export function picturesUrl({ signs, page = 1 }: { signs: readonly SignKey[]; page?: number }): string {
	const params = new URLSearchParams(signs.map((key) => ["sign", key]));
	if (signs.length > 0 && page > 1) params.set("page", String(page));
	return params.size > 0 ? `${PICTURES_PATH}?${params}` : PICTURES_PATH;
}

/** Takes a picked sign away, adds another one; the third takes the place of the one that was picked first. */
export function withToggled(signs: readonly SignKey[], key: SignKey): SignKey[] {
	return signs.includes(key) ? signs.filter((other) => other !== key) : [...signs, key].slice(-PICKED_MAX);
}

/** The page of the titles that have the sign, and its picture, for a page that does not know the signs. */
export interface SignLink extends Sign {
	url: string;
}

export function toSignLink(key: SignKey): SignLink {
	return { ...findSign(key), url: picturesUrl({ signs: [key] }) };
}
