/** Invented words, names and numbers, the same for the same seed on every machine. */
export interface Inventor {
	/** A whole number from `low` to `high`, both included. */
	number(low: number, high: number): number;
	pick<Item>(items: readonly Item[]): Item;
	/** `count` different items, in random order. */
	several<Item>(items: readonly Item[], count: number): Item[];
	chance(percent: number): boolean;
}

/** The generator known as mulberry32. */
export function createInventor(seed: number): Inventor {
	let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;

	function random(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}

	function number(low: number, high: number): number {
		return low + Math.floor(random() * (high - low + 1));
	}

	return {
		number,
		pick: (items) => items[number(0, items.length - 1)]!,
		several(items, count) {
			const left = [...items];
			const taken = [];
			while (taken.length < count && left.length > 0) taken.push(...left.splice(number(0, left.length - 1), 1));
			return taken;
		},
		chance: (percent) => random() * 100 < percent,
	};
}

const FIRST_NAMES =
	"Ada Bruno Céline Dario Edda Farid Greta Hugo Ines Jonas Kaya Leif Mira Nuno Oda Piet Runa Sami".split(" ");
const LAST_NAMES =
	"Abend Brook Calder Dorn Ember Falk Glass Hollow Ivers Jessop Klee Lund Marsh Norling Oakes Petrel Quill".split(" ");
const ADJECTIVES =
	"Quiet Silver Broken Distant Golden Hidden Last Burning Paper Second Velvet Winter Hollow Crimson Idle".split(" ");
const NOUNS =
	"Harbour Lantern Orchard Signal Mirror Compass Garden Railway Tide Archive Meridian Sparrow Cathedral Engine".split(
		" ",
	);
const PLACES = "Avelon Brakmoor Cintra-Sul Dunmere Eastvale Fjordheim Galiston Harrowgate".split(" ");
const JOBS = [
	"a cartographer",
	"two sisters",
	"a retired judge",
	"a night nurse",
	"an out-of-work clown",
	"a locksmith",
];
const TURNS = [
	"finds a letter that was never sent",
	"agrees to keep one secret too many",
	"misses the last ferry and stays",
	"inherits a house that nobody will enter",
	"has one night to put things right",
];

export function inventPerson(inventor: Inventor): string {
	return `${inventor.pick(FIRST_NAMES)} ${inventor.pick(LAST_NAMES)}`;
}

export function inventTitle(inventor: Inventor): string {
	const [adjective, noun, place] = [inventor.pick(ADJECTIVES), inventor.pick(NOUNS), inventor.pick(PLACES)];
	return inventor.pick([
		`The ${adjective} ${noun}`,
		`${adjective} ${noun}`,
		`${noun} of ${place}`,
		`${noun} & ${inventor.pick(NOUNS)}`,
		`A ${noun} in ${place}`,
		`${place}`,
	]);
}

export function inventOverview(inventor: Inventor): string {
	return `In ${inventor.pick(PLACES)}, ${inventor.pick(JOBS)} ${inventor.pick(TURNS)}, and ${inventor.pick(JOBS)} ${inventor.pick(TURNS)}.`;
}

export function inventDate(inventor: Inventor, firstYear: number, lastYear: number): string {
	const month = String(inventor.number(1, 12)).padStart(2, "0");
	const day = String(inventor.number(1, 28)).padStart(2, "0");
	return `${inventor.number(firstYear, lastYear)}-${month}-${day}`;
}
