import { checker, contours, fans, grid, halftone, keys, maze, primitives, spiral, tiles } from "../compositions/forms";
import { bloom, drips, leaves } from "../compositions/growth";
import { initial, monument, numberIn, numeral } from "../compositions/letters";
import { blades, rays, scope, track } from "../compositions/motion";
import { arches, city, door, forest, house, road, stairs } from "../compositions/places";
import { clock, emblem, eye, face, keyhole, monolith } from "../compositions/signs";
import { horizon, mountains, orbits, phases, rain, waves } from "../compositions/skies";
import { blinds, crowd, curtain, equaliser, frames, spotlight, windows } from "../compositions/stage";
import type { Composition } from "../scene";
import type { Family } from "./inks";

/** A composition and the titles that it is suitable for. */
export interface Entry {
	draw: Composition;
	families: Family[];
	/** Words that select it: with a high weight in the title, a low weight in the overview. */
	words?: RegExp;
	/** Where the text may be placed; above or below by default. */
	text?: "top" | "bottom";
	/** The years whose print style it matches. */
	era?: [from: number, to: number];
	/** Units of the sheet's height that the title may use, if more than usual. */
	room?: number;
	/** Draws the title's pictogram. */
	needsEmblem?: true;
	/** Shows letters, so it cannot be mirrored. */
	readsOneWay?: true;
	/** Titles that it can be drawn for; all by default. */
	suits?: (title: string) => boolean;
	/** Added to its score, to balance how often compositions are used. */
	bias?: number;
}

const ANY: Family[] = [
	"action",
	"adventure",
	"comedy",
	"documentary",
	"drama",
	"horror",
	"music",
	"noir",
	"romance",
	"scifi",
	"war",
];

export const REPERTOIRE = {
	arches: {
		draw: arches,
		families: ["drama", "war", "romance", "fantasy"],
		words: /\b(king|queen|emperor|rome|palace|court|church|monastery|temple|crown|prince|pope|abbey|cathedral)\b/i,
	},
	blades: {
		draw: blades,
		families: ["action", "horror", "noir"],
		words: /\b(kill|knife|revenge|assassin|fight|battle|ninja|slash|rage|rival)/i,
	},
	blinds: {
		draw: blinds,
		families: ["noir"],
		words: /\b(private eye|gangster|mob|mafia|crime boss|killer|case|confidential)\b/i,
		era: [1930, 1999],
		bias: 0.8,
	},
	bloom: {
		draw: bloom,
		families: ["romance", "drama", "fantasy"],
		words: /\b(flower|rose|marri|wedding|bride|garden|beauty|romance|lily|magnolia|sunflower|spring)/i,
		bias: 0.3,
	},
	checker: {
		draw: checker,
		families: ["noir", "comedy", "fantasy", "scifi"],
		words: /\b(chess|game|games|wonderland|dream|dreams|illusion|casino|ballroom|dinner)\b/i,
	},
	city: {
		draw: city,
		families: ["noir", "action", "drama"],
		words:
			/\b(city|new york|manhattan|los angeles|street|metropolis|chicago|apartment|skyscraper|urban|baltimore|wall street)\b/i,
	},
	clock: {
		draw: clock,
		families: ["scifi", "drama"],
		words: /\b(clock|hours?|minutes?|midnight|noon|countdown|24|time travel|time machine|deadline|groundhog)\b/i,
		bias: 0.3,
	},
	contours: {
		draw: contours,
		families: ["drama", "scifi", "fantasy", "romance", "adventure"],
		words: /\b(cave|deep|beneath|under|inside|below|memory|island|map|canyon)\b/i,
	},
	crowd: {
		draw: crowd,
		families: ["drama", "comedy", "war", "documentary", "music"],
		words:
			/\b(twelve|12|seven|eleven|jury|crew|team|gang|people|everyone|class|army|brothers|family|survivors|citizen)\b/i,
		bias: -0.2,
	},
	curtain: {
		draw: curtain,
		families: ["music", "comedy", "drama", "horror"],
		words: /\b(theat|stage|actor|actress|magician|opera|cabaret|performer|audience|circus|vaudeville|red)\b/i,
		bias: 0.2,
	},
	door: {
		draw: door,
		families: ["horror", "noir", "drama"],
		words: /\b(door|room|hotel|stranger|visitor|guest|knock|parasite|corridor|wardrobe)\b/i,
		bias: -0.1,
	},
	drips: {
		draw: drips,
		families: ["horror"],
		words: /\b(blood|bleed|zombie|evil|devil|demon|scream|slasher|oil)\b/i,
		bias: 1.2,
	},
	emblem: { draw: emblem, families: ANY, needsEmblem: true, bias: -0.1 },
	equaliser: {
		draw: equaliser,
		families: ["music", "documentary"],
		words: /\b(music|song|songs|radio|sound|drum|drummer|singer|voice|listen|hearing|signal)\b/i,
		bias: 0.3,
	},
	eye: {
		draw: eye,
		families: ["horror", "noir", "scifi"],
		words: /\b(eye|eyes|watch|watches|watching|witness|voyeur|camera|blind|vision|surveillance|mirror|stare)\b/i,
	},
	face: {
		draw: face,
		families: ["comedy", "drama", "romance"],
		words: /\b(face|mask|masks|joker|double|identity|twin|split|two-faced|personality|persona|impostor)\b/i,
		bias: 0.3,
	},
	fans: {
		draw: fans,
		families: ["music", "romance", "comedy", "drama"],
		words: /\b(japan|japanese|china|chinese|shanghai|geisha|peacock|gatsby|jazz age|ocean|mermaid)\b/i,
		era: [1920, 1946],
		bias: 0.5,
	},
	forest: {
		draw: forest,
		families: ["horror", "fantasy", "noir"],
		words: /\b(forest|woods|jungle|camp|cabin|village|wilderness|bear)\b/i,
		text: "bottom",
	},
	frames: {
		draw: frames,
		families: ["action", "family", "documentary", "adventure"],
		words: /\b(comic|comics|superhero|spider|avengers|days|every day|years|again|chapters|stories)\b/i,
		bias: -0.5,
	},
	grid: {
		draw: grid,
		families: ["scifi", "action", "music"],
		words: /\b(future|neon|computer|virtual|arcade|video game|tron|cyber|program|hacker|matrix)\b/i,
		era: [1979, 1996],
	},
	halftone: {
		draw: halftone,
		families: ["documentary", "action", "scifi", "noir", "music"],
		words: /\b(news|press|reporter|photograph|president|comic|media|pop|newspaper|factory)\b/i,
		era: [1955, 1982],
		bias: 0.9,
	},
	horizon: {
		draw: horizon,
		families: ["adventure", "drama", "romance", "war"],
		words:
			/\b(sun|sunrise|sunset|desert|west|western|outlaw|cowboy|ranch|plains|dust|summer|africa|dawn|arabia|dune)\b/i,
	},
	house: {
		draw: house,
		families: ["horror", "drama", "family"],
		words: /\b(house|home|farm|suburb|mansion|neighbou?rs?|household|sitcom)\b/i,
		bias: -0.4,
	},
	initial: { draw: initial, families: ANY, bias: 0.05, readsOneWay: true },
	keyhole: {
		draw: keyhole,
		families: ["noir", "horror", "romance"],
		words: /\b(lock|locked|secret|secrets|behind|hidden|mystery|spy)\b/i,
		bias: 0.4,
	},
	keys: { draw: keys, families: ["music"], words: /\b(piano|pianist|composer|symphony|mozart|concerto|jazz)\b/i },
	leaves: {
		draw: leaves,
		families: ["family", "romance", "comedy"],
		words: /\b(nature|garden|summer|bugs?|animals?|wild|jungle|leaf|earth|harvest|vineyard)\b/i,
		bias: 0.1,
	},
	maze: {
		draw: maze,
		families: ["noir", "scifi", "documentary"],
		words: /\b(maze|labyrinth|memory|mind|lost|conspiracy|escape|prison|puzzle|code|trap|loop)\b/i,
	},
	monolith: { draw: monolith, families: ANY, needsEmblem: true, bias: -0.4 },
	monument: {
		draw: monument,
		families: ANY,
		room: 455,
		suits: (title) => title.includes(" ") && title.length < 44,
		bias: 0.1,
	},
	mountains: {
		draw: mountains,
		families: ["adventure", "fantasy", "war"],
		words: /\b(mountain|rings|north|snow|peak|wilderness|dragon|throne|journey|everest|climb|alps|ridge)\b/i,
	},
	numeral: { draw: numeral, families: ANY, suits: (title) => numberIn(title) !== null, bias: 2.4, readsOneWay: true },
	orbits: {
		draw: orbits,
		families: ["scifi"],
		words: /\b(space|planet|galaxy|stars|astronaut|orbit|moon|mars|cosmic|solar|interstellar|gravity|odyssey)\b/i,
		bias: 0.3,
	},
	phases: {
		draw: phases,
		families: ["fantasy", "horror", "scifi"],
		words: /\b(moon|moonlight|moonrise|night|nights|vampire|werewolf|witch|twilight|dark)\b/i,
		bias: 0.2,
	},
	primitives: {
		draw: primitives,
		families: ["documentary", "drama", "family", "comedy"],
		words: /\b(artist|build|design|architect|painter|painting|modern|bauhaus|sculptor|perfect)\b/i,
	},
	rain: {
		draw: rain,
		families: ["romance", "noir", "music"],
		words: /\b(rain|umbrella|london|seoul|rainy|storm)\b/i,
		bias: 0.6,
	},
	rays: {
		draw: rays,
		families: ["comedy", "music", "war", "action"],
		words: /\b(champion|revolution|glory|power|superhero|victory|fame|star|hero|incredible|triumph)\b/i,
	},
	road: {
		draw: road,
		families: ["adventure", "action", "comedy"],
		words: /\b(road|drive|driver|race|truck|highway|taxi|bus|motor|travel|miles|chase|furious)\b/i,
	},
	scope: {
		draw: scope,
		families: ["war", "action", "noir"],
		words: /\b(sniper|agent|target|hunt|hunted|mission|hitman|homeland|marksman|bond|bourne)\b/i,
		bias: 0.3,
	},
	spiral: {
		draw: spiral,
		families: ["noir", "scifi", "horror"],
		words: /\b(spiral|madness|obsess|hypno|loop|insane|descent|whirl|tornado|time)\b/i,
	},
	spotlight: {
		draw: spotlight,
		families: ["music", "comedy", "drama"],
		words: /\b(stage|sing|show|concert|band|musician|dancer|ballet|comedian|stand-up|audition|drummer)\b/i,
	},
	stairs: {
		draw: stairs,
		families: ["noir", "drama", "scifi"],
		words: /\b(stair|climb|rise|ladder|basement|class|ambition|company|wealth|poor|rich|succession|upstairs)\b/i,
	},
	tiles: {
		draw: tiles,
		families: ["family", "comedy", "documentary", "music"],
		words: /\b(toy|toys|play|colou?r|puzzle|emotion|lego|blocks|modern family)\b/i,
	},
	track: {
		draw: track,
		families: ["comedy", "music", "action", "adventure", "drama"],
		words: /\b(disco|dance|seventies|1970s|roller|speed|fast|run|runs|runner|race)\b/i,
		era: [1964, 1985],
		bias: 0.3,
	},
	waves: {
		draw: waves,
		families: ["adventure", "family", "drama"],
		words: /\b(sea|ocean|shark|island|boat|pirates?|water|fish|sail|beach|whale|submarine|coast|river|jaws|lake)\b/i,
	},
	windows: {
		draw: windows,
		families: ["noir", "drama", "comedy", "romance"],
		words: /\b(window|windows|apartment|neighbou?rs?|office|block|hotel|friends|lives of others|flat|tenants?)\b/i,
	},
} satisfies Record<string, Entry>;
