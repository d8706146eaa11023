// The signs of "Browse by picture", and their way to and from the URL. What gives a sign to a title is in `sign-words.server.ts`,
// which the browser does not load.
import { readPageNumber } from "../lists/list-query";

const NAMED = [
	["door", "Door", "door"],
	["eye", "Eye", "eye"],
	["house", "House", "house"],
	["city", "City", "city"],
	["road", "Road", "road"],
	["sea", "Sea", "waves"],
	["forest", "Forest", "forest"],
	["mountain", "Mountain", "mountains"],
	["sun", "Sun", "horizon"],
	["moon", "Moon", "phases"],
	["snow", "Snow", "snowflake"],
	["flower", "Flower", "bloom"],
	["heart", "Heart", "heart"],
	["rocket", "Rocket", "rocket"],
	["robot", "Robot", "robot"],
	["clock", "Clock", "clock"],
	["mask", "Mask", "face"],
	["stage", "Stage", "spotlight"],
	["music", "Music", "record"],
	["film", "Film", "reel"],
	["book", "Book", "book"],
	["sword", "Sword", "sword"],
	["castle", "Castle", "castle"],
	["magic", "Magic", "wizard"],
	["ghost", "Ghost", "ghost"],
	["skull", "Skull", "skull"],
	["animal", "Animal", "paw"],
	["detective", "Detective", "magnifier"],
	["cards", "Cards", "card"],
	["soldier", "Soldier", "helmet"],
	["target", "Target", "scope"],
	["hero", "Hero", "star"],
	["crowd", "Crowd", "crowd"],
	["maze", "Maze", "maze"],
] as const;

/** In the URL. The sample catalogue's keyword that gives the sign has the same name. */
export type SignKey = (typeof NAMED)[number][0];

export interface Sign {
	key: SignKey;
	/** Spoken, and written below the picture. */
	name: string;
	/** URL of the picture: a motif of the artwork. */
	picture: string;
}

/** In the order of the wall: places, sky and seasons, things, people. */
export const SIGNS: readonly Sign[] = NAMED.map(([key, name, motif]) => ({
	key,
	name,
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
export interface SignLink extends Pick<Sign, "name" | "picture"> {
	url: string;
}

export function toSignLink(key: SignKey): SignLink {
	const { name, picture } = findSign(key);
	return { name, picture, url: picturesUrl({ signs: [key] }) };
}
