// Owns which composition suits which title: by genre, by what the title and its overview speak of, and by chance.
import * as forms from "./compositions/forms";
import * as growth from "./compositions/growth";
import * as heavens from "./compositions/heavens";
import * as places from "./compositions/places";
import * as rooms from "./compositions/rooms";
import * as signs from "./compositions/signs";
import * as skies from "./compositions/skies";
import * as stage from "./compositions/stage";
import type { TitleArtworkFacts } from "./facts";
import { type Family, familyOf } from "./palettes";
import type { Random } from "./random";
import type { Composition } from "./scene";

interface Entry {
	draw: Composition;
	/** Where the text may stand. */
	text: ("top" | "bottom")[];
	families: Family[];
	/** Words that call for it. */
	words: RegExp;
}

export const COMPOSITIONS = {
	horizon: {
		draw: skies.horizon,
		text: ["bottom", "top"],
		families: ["adventure", "drama", "romance", "war"],
		words: /sun|desert|west|outlaw|cowboy|sheriff|ranch|plains|dust|summer|africa|lion/i,
	},
	waves: {
		draw: skies.waves,
		text: ["bottom", "top"],
		families: ["adventure", "family", "drama"],
		words:
			/\b(sea|ocean|ship|shark|island|boat|pirate|water|fish|captain|sail|beach|whale|submarine|coast|voyage|river)/i,
	},
	mountains: {
		draw: skies.mountains,
		text: ["bottom", "top"],
		families: ["adventure", "fantasy", "war"],
		words: /mountain|ring\b|rings|north|snow|ice|winter|peak|wilderness|dragon|throne|journey/i,
	},
	orbits: {
		draw: heavens.orbits,
		text: ["bottom", "top"],
		families: ["scifi"],
		words: /space|planet|galaxy|star\b|stars|astronaut|alien|orbit|earth|moon|mars|rocket|cosmic/i,
	},
	phases: {
		draw: heavens.phases,
		text: ["bottom", "top"],
		families: ["fantasy", "horror", "scifi"],
		words: /moon|night|vampire|werewolf|witch|magic|wizard|spell/i,
	},
	rain: {
		draw: heavens.rain,
		text: ["bottom", "top"],
		families: ["romance", "noir", "music"],
		words: /rain|umbrella|london|paris|seoul|tokyo/i,
	},
	city: {
		draw: places.city,
		text: ["bottom", "top"],
		families: ["noir", "comedy", "action", "drama"],
		words: /city|new york|manhattan|los angeles|street|tower|metropolis|chicago|apartment|skyscraper|gotham|urban/i,
	},
	stairs: {
		draw: rooms.stairs,
		text: ["bottom", "top"],
		families: ["noir", "drama", "scifi"],
		words: /stair|climb|rise|ladder|basement|dream|class|ambition|office|company|wealth/i,
	},
	arches: {
		draw: rooms.arches,
		text: ["bottom", "top"],
		families: ["drama", "war", "romance", "fantasy"],
		words: /king|queen|emperor|rome|palace|castle|court|church|monastery|school|temple|crown|prince/i,
	},
	door: {
		draw: rooms.door,
		text: ["bottom", "top"],
		families: ["horror", "noir", "drama"],
		words: /door|room|hotel|house|secret|stranger|visitor|guest|home/i,
	},
	road: {
		draw: places.road,
		text: ["bottom", "top"],
		families: ["adventure", "action", "comedy"],
		words: /road|drive|driver|car\b|race|truck|highway|taxi|bus\b|motor|travel|mile|chase/i,
	},
	forest: {
		draw: places.forest,
		text: ["bottom"],
		families: ["horror", "fantasy", "noir"],
		words: /forest|woods|tree|jungle|camp|wolf|bear|cabin|village/i,
	},
	house: {
		draw: places.house,
		text: ["bottom", "top"],
		families: ["horror", "drama", "family"],
		words: /house|home|family|farm|suburb|haunted|mansion|neighbou?r|mother|father/i,
	},
	blades: {
		draw: forms.blades,
		text: ["bottom", "top"],
		families: ["action", "horror", "noir"],
		words: /sword|samurai|kill|knife|blade|revenge|assassin|fight|battle|ninja|gladiator|warrior/i,
	},
	rays: {
		draw: forms.rays,
		text: ["bottom", "top"],
		families: ["comedy", "music", "war", "action"],
		words: /star|hero|champion|revolution|glory|power|superhero|victory|fame/i,
	},
	tiles: {
		draw: forms.tiles,
		text: ["bottom", "top"],
		families: ["family", "comedy", "documentary", "music"],
		words: /toy|game|play|colou?r|puzzle|party|emotion/i,
	},
	halftone: {
		draw: forms.halftone,
		text: ["bottom", "top"],
		families: ["documentary", "action", "scifi", "noir"],
		words: /news|press|television|reporter|photograph|president|comic|media|computer|hacker/i,
	},
	maze: {
		draw: forms.maze,
		text: ["bottom", "top"],
		families: ["noir", "scifi", "documentary"],
		words: /maze|memory|mind|lost|identity|conspiracy|escape|prison|puzzle|code|trap|spy/i,
	},
	track: {
		draw: forms.track,
		text: ["bottom", "top"],
		families: ["comedy", "music", "action"],
		words: /disco|dance|1970s|seventies|roller|speed|fast/i,
	},
	scope: {
		draw: forms.scope,
		text: ["bottom", "top"],
		families: ["war", "action", "noir"],
		words: /sniper|agent|target|spy|hunt|mission|soldier|war\b|hitman|detective/i,
	},
	primitives: {
		draw: forms.primitives,
		text: ["bottom", "top"],
		families: ["documentary", "drama", "family", "comedy"],
		words: /artist|build|design|architect|child|robot/i,
	},
	eye: {
		draw: signs.eye,
		text: ["bottom", "top"],
		families: ["horror", "noir", "scifi"],
		words: /eye|watch|see|witness|voyeur|camera|blind|vision|ghost/i,
	},
	keyhole: {
		draw: signs.keyhole,
		text: ["bottom", "top"],
		families: ["noir", "horror", "romance"],
		words: /key|lock|secret|behind|hidden|murder|mystery|locked/i,
	},
	face: {
		draw: signs.face,
		text: ["bottom", "top"],
		families: ["comedy", "drama", "romance"],
		words: /face|mask|joker|double|actor|actress|identity|twin|man\b|woman/i,
	},
	spotlight: {
		draw: stage.spotlight,
		text: ["bottom", "top"],
		families: ["music", "comedy", "drama"],
		words: /stage|theat|sing|show|concert|band|musician|dancer|ballet|comedian|opera|jazz/i,
	},
	blinds: {
		draw: stage.blinds,
		text: ["bottom", "top"],
		families: ["noir"],
		words: /detective|private eye|gangster|mob|mafia|crime|killer|case/i,
	},
	clock: {
		draw: signs.clock,
		text: ["bottom", "top"],
		families: ["scifi", "drama", "documentary"],
		words: /time|hour|day\b|days|future|clock|minute|year|midnight|tomorrow|yesterday/i,
	},
	bloom: {
		draw: growth.bloom,
		text: ["bottom", "top"],
		families: ["romance", "drama", "fantasy"],
		words: /love|flower|rose|heart|marri|wedding|bride|garden|beauty|romance|kiss/i,
	},
	leaves: {
		draw: growth.leaves,
		text: ["bottom", "top"],
		families: ["family", "romance", "comedy"],
		words: /nature|garden|summer|life|spring|bug|animal|wild|jungle/i,
	},
	drips: {
		draw: growth.drips,
		text: ["bottom", "top"],
		families: ["horror"],
		words: /blood|monster|zombie|evil|devil|demon|dead|scream/i,
	},
	equaliser: {
		draw: stage.equaliser,
		text: ["bottom", "top"],
		families: ["music", "documentary"],
		words: /music|song|radio|piano|guitar|rock|sound|drum/i,
	},
} satisfies Record<string, Entry>;

export type CompositionName = keyof typeof COMPOSITIONS;

const LIKING_OF_PLACE = [3, 2, 1.2, 0.8];

export function chooseComposition(facts: TitleArtworkFacts, random: Random): CompositionName {
	const families = [...new Set(facts.genres.map((genre) => familyOf([genre])))];
	let best: { name: CompositionName; score: number } | undefined;
	for (const [name, entry] of Object.entries(COMPOSITIONS) as [CompositionName, Entry][]) {
		const liking = Math.max(
			0,
			...families.map((family, index) => (entry.families.includes(family) ? (LIKING_OF_PLACE[index] ?? 0.5) : 0)),
		);
		const called = (entry.words.test(facts.title) ? 5 : 0) + (entry.words.test(facts.overview) ? 1.8 : 0);
		const score = liking + called + random.between(0, 3.2);
		if (!best || score > best.score) best = { name, score };
	}
	return best!.name;
}
