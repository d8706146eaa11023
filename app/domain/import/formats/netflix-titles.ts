// What the titles of Netflix say, read from all of them together: "Show: 1. Sezon: Pilot" names a season by its shape, in any
// language. A part in the middle with a number is a season, and so is a word that the rows of several shows have there.

import type { FileRecord } from "../reading/record";
import { cleanText, type Numbered, readNumbered, readPlaceCode, splitTitle, type TitlePart } from "../title-parts";

export type NamedTitle = Pick<
	FileRecord,
	"media_type" | "title" | "season" | "episode" | "episodeTitle" | "wholeTitle"
>;

/** A series of one season has no number, and no row beside it where one episode was watched: "Miniserie", "Mini dizi". */
const ONE_SEASON =
	/^(?:mini[ -]?(?:s?s[eéèao]|sz|d)\p{L}+|limit\p{L}* s\p{L}+|s\p{L}+ limit\p{L}*|begr\p{L}+ serie|μίνι.?σειρ.*|м[иі]н[иі].?сер.*|(?:ミニ|リミテッド).?シリーズ|(?:迷你|限定)(?:剧|劇|影集)|(?:미니|리미티드) ?시리즈|(?:มินิ|ลิมิเต็ด) ?ซีรี.*|מיני.?סדר.*|مسلسل (?:قصير|محدود))$/iu;

/** Parts of a film are seldom more; episodes are. */
const PARTS_OF_FILM = 3;
/** Names of one season that are no numbers, beside which a name that looks like one is a name, too. */
const NAMES_MIN = 3;
const SEASON_MAX = 200;
const isYear = (number: number) => number >= 1900 && number <= 2100;

interface Read {
	text: string;
	parts: TitlePart[];
	/** The numbers of its parts. */
	numbers: (Numbered | null)[];
}

function read(text: string): Read {
	const parts = splitTitle(text);
	return { text, parts, numbers: parts.map((part) => readNumbered(part.text)) };
}

const isSeason = (numbered: Numbered | null | undefined): numbered is Numbered =>
	Boolean(numbered) && ((numbered as Numbered).number <= SEASON_MAX || isYear((numbered as Numbered).number));

/** "Episode 4" and nothing else: one word, and the ending of its number, as in "4-я серия". */
const isPure = ({ label }: Numbered) => /^(?:\S{1,2} )?\S+$/.test(label);

/** "(Episode 4)" at the end. */
function readSuffix(text: string): Numbered | null {
	const inner = /[(（]([^()（）]{1,40})[)）]$/u.exec(text)?.[1];
	const numbered = readNumbered(inner ?? "");
	return numbered && isPure(numbered) && !isYear(numbered.number) ? numbered : null;
}

const add = <Key, Value>(map: Map<Key, Set<Value>>, key: Key, value: Value) =>
	map.set(key, (map.get(key) ?? new Set()).add(value));
const sizeOf = <Key, Value>(map: Map<Key, Set<Value>>, key: Key) => map.get(key)?.size ?? 0;

/** The text up to the end of a part. */
const upTo = ({ text, parts }: Read, at: number) => text.slice(0, parts[at]?.end);
const after = ({ text, parts }: Read, at: number) => text.slice(parts[at + 1]?.start ?? text.length);

/** What the different titles of a file tell of one another. */
class Titles {
	/** How many titles begin with a text that ends with a part. */
	private readonly shared = new Map<string, number>();
	/** The shows in which rows share a season with these words. */
	private readonly seasons = new Map<string, Set<string>>();
	/** Those in which rows share a part without a number. */
	private readonly words = new Map<string, Set<string>>();
	/** Numbers of what is called so at the end, in brackets or alone. */
	private readonly suffixes = new Map<string, Set<number>>();
	private readonly pure = new Map<string, Set<number>>();
	/** Other names of a season. */
	private readonly names = new Map<string, Set<string>>();

	constructor(titles: Read[]) {
		for (const title of titles)
			for (let at = 1; at < title.parts.length - 1; at += 1) {
				const start = upTo(title, at);
				this.shared.set(start, (this.shared.get(start) ?? 0) + 1);
			}
		for (const title of titles) {
			for (let at = 1; at < title.parts.length - 1; at += 1) {
				if (!this.isShared(title, at)) continue;
				const numbered = title.numbers[at];
				if (isSeason(numbered)) add(this.seasons, numbered.label, upTo(title, at - 1));
				else add(this.words, (title.parts[at]?.text ?? "").toLowerCase(), upTo(title, at - 1));
			}
			const suffix = readSuffix(title.text);
			if (suffix) add(this.suffixes, suffix.label, suffix.number);
			if (title.parts.length === 1) continue;
			const last = title.numbers.at(-1);
			const start = upTo(title, title.parts.length - 2);
			if (last && isPure(last)) {
				add(this.pure, `${start}\n${last.label}`, last.number);
				if (title.parts.length > 2) add(this.pure, last.label, last.number);
			}
			add(this.names, start, last && isPure(last) ? last.label : title.text);
		}
	}

	/** Other titles have the same part in the same place. */
	private isShared(title: Read, at: number): boolean {
		return (this.shared.get(upTo(title, at)) ?? 0) > 1;
	}

	/** The part in the middle that is a season: of several with a number, the one that most shows have. */
	findSeason(title: Read): { at: number; number: number | null; isSure: boolean } | null {
		const middle = title.parts.slice(1, -1).map((part, index) => ({ part, at: index + 1 }));
		const numbered = middle.filter(({ at }) => isSeason(title.numbers[at]));
		const shows = (at: number) => sizeOf(this.seasons, title.numbers[at]?.label ?? "");
		const [best] = numbered.toSorted((a, b) => shows(b.at) - shows(a.at) || a.at - b.at);
		if (best) return { at: best.at, number: title.numbers[best.at]?.number ?? null, isSure: shows(best.at) > 0 };
		const named = middle.find(
			({ part, at }) =>
				ONE_SEASON.test(part.text) || (this.isShared(title, at) && sizeOf(this.words, part.text.toLowerCase()) > 1),
		);
		return named ? { at: named.at, number: ONE_SEASON.test(named.part.text) ? 1 : null, isSure: true } : null;
	}

	/** The number of an episode in brackets, where what is called so is no part of a film or of a story. */
	findSuffix(text: string): number | null {
		const suffix = readSuffix(text);
		if (!suffix) return null;
		const numbers = [...(this.suffixes.get(suffix.label) ?? []), ...(this.pure.get(suffix.label) ?? [])];
		return numbers.some((number) => number > PARTS_OF_FILM) ? suffix.number : null;
	}

	/** The number of an episode that has no other name, unless the other episodes of the season have names of another kind. */
	findNumber(title: Read, name: string): number | null {
		const numbered = readNumbered(name);
		if (!numbered || splitTitle(name).length > 1 || /[(（]/.test(name)) return null;
		const start = upTo(title, title.parts.length - 2);
		const numbers = sizeOf(this.pure, `${start}\n${numbered.label}`);
		if (numbered.label === "")
			return /^#?\p{Nd}+$/u.test(name) && sizeOf(this.names, start) > 1 ? numbered.number : null;
		if (!isPure(numbered)) return null;
		const isOdd = numbers < 2 && sizeOf(this.names, start) > NAMES_MIN && sizeOf(this.pure, numbered.label) < 2;
		return isOdd ? null : numbered.number;
	}

	/** "Show: Episode 4" without a season: more episodes of the show than a film has parts. */
	findSeries(title: Read): number | null {
		const numbered = title.numbers.at(-1);
		if (title.parts.length < 2 || !numbered || !isPure(numbered)) return null;
		const numbers = this.pure.get(`${upTo(title, title.parts.length - 2)}\n${numbered.label}`);
		return numbers && numbers.size > 1 && Math.max(...numbers) > PARTS_OF_FILM ? numbered.number : null;
	}

	/** "Episode 7" alone: the name of the show was taken away. */
	isNameless({ text, parts, numbers }: Read): boolean {
		const [numbered] = numbers;
		return (
			text === "" ||
			parts[0]?.text === "" ||
			(parts.length === 1 && Boolean(numbered && /^episode$/.test(numbered.label)))
		);
	}
}

const WHOLE = { season: null, episode: null, episodeTitle: null, wholeTitle: null };

function toNamed(title: Read, titles: Titles): NamedTitle {
	const { text, parts } = title;
	const coded = parts.findIndex((part, at) => at > 0 && readPlaceCode(part.text) !== null);
	const code = readPlaceCode(parts[coded]?.text ?? "");
	if (code) return { ...WHOLE, ...code, media_type: "tv", title: upTo(title, coded - 1) };
	const season = titles.findSeason(title);
	if (season) {
		const show = upTo(title, season.at - 1);
		const name = after(title, season.at);
		const told = after(title, season.number === null ? season.at - 1 : season.at);
		const episode = titles.findNumber(title, name) ?? titles.findSuffix(name);
		return {
			...{ media_type: "tv", title: show, season: season.number },
			...{ episode, episodeTitle: episode === null ? told : null, wholeTitle: season.isSure ? null : text },
		};
	}
	const last = parts.length - 1;
	const suffix = last > 0 ? titles.findSuffix(text) : null;
	if (suffix !== null) return { ...WHOLE, media_type: "tv", title: upTo(title, last - 1), episode: suffix };
	const number = titles.findSeries(title);
	if (number !== null)
		return { ...WHOLE, media_type: "tv", title: upTo(title, last - 1), episode: number, wholeTitle: text };
	return { ...WHOLE, media_type: null, title: text };
}

/** What each title of a file says; null where Netflix has removed it. */
export function readNetflixTitles(texts: string[]): (NamedTitle | null)[] {
	const clean = texts.map(cleanText);
	const byText = new Map([...new Set(clean)].map((text) => [text, read(text)]));
	const titles = new Titles([...byText.values()]);
	const named = new Map(
		[...byText].map(([text, title]) => [text, titles.isNameless(title) ? null : toNamed(title, titles)]),
	);
	return clean.map((text) => named.get(text) ?? null);
}
