// What gives a sign to a title of TMDB. docs/decisions/042-signs-of-titles.md says how often it is right.
import type { MediaType } from "../types";
import type { SignKey } from "./signs";

export interface SignWords {
	/** Motifs of the artwork (`artwork/motifs.ts`) that the sign stands for: their words call for it. */
	motifs: readonly string[];
	/** Words of those motifs that say too little about a title. */
	loose?: RegExp;
	/** More words that call for it; `inTitle`: in the name only. */
	also?: RegExp;
	inTitle?: RegExp;
	/** Names of TMDB's keywords that give it; their ids are looked up. */
	keywords: readonly string[];
	/** TMDB's genre that gives it, by kind. */
	genre?: Partial<Record<MediaType, number>>;
}

export const SIGN_WORDS: Record<SignKey, SignWords> = {
	door: {
		motifs: ["door", "keyhole", "key"],
		loose: /\b(knock|strangers?|visitors?|guests?|secrets?|behind|hidden|mystery|spy|parasite|keys?|rooms?)\b/gi,
		also: /\b(doors|doorway|hotels|motel|corridors|locked room|closet)\b/i,
		keywords: ["hotel", "door"],
	},
	eye: {
		motifs: ["eye"],
		loose: /\b(watch|watches|watching|vision|mirror|eyes?)\b/gi,
		also: /\b(witnesses|cameras|photographs|telescope|binoculars|spying|blindness|(?:all|private|evil|own|blue|green) eyes?)\b/i,
		inTitle: /\b(eyes?|mirror|vision)\b/i,
		keywords: ["surveillance", "witness"],
	},
	house: {
		motifs: ["house"],
		loose:
			/\b(home|picture house|house of|house atreides|opera house|sitcom|households?|farm|suburbs?|full houses)\b/gi,
		also: /\b(houses|farmhouse|cottage|chalet|suburban|haunted house|housekeeper)\b/i,
		inTitle: /\b(home|house)\b/i,
		keywords: ["haunted house", "house"],
	},
	city: {
		motifs: ["city", "windows"],
		loose: /\b(friends|hotel|block|office|neighbou?rs?|flat|windows?|lives of others|streets?)\b/gi,
		also: /\b(cities|tokyo|paris|london|berlin|hong kong|rome|mumbai|seoul|vienna|brooklyn|boston|san francisco|gotham|downtown|naples|mexico city|las vegas|miami|madison avenue|apartments|tenement)\b/i,
		inTitle: /\b(friends|windows?|lives of others|wire)\b/i,
		keywords: ["new york city", "city"],
	},
	road: {
		motifs: ["road", "car", "bicycle"],
		loose: /\b(miles|travel|drives?|furious|race|formula)\b/gi,
		also: /\b(roads|roadside|drivers|driving|truck|tanker|scooter|motorcycles?|bikers?|van|freeway|races|formula (?:1|one)|stagecoach|road trip)\b/i,
		inTitle: /\b(formula|furious|race|f1|drive)\b/i,
		keywords: ["road trip", "car race"],
	},
	sea: {
		motifs: ["waves", "fish", "ship"],
		loose: /\b(water|cruise|ship|fish|ocean's|jaws)\b/gi,
		also: /\b(sailors?|navy|boats|fishing|fisherm[ae]n|seaside|mermaids?|sharks|harbou?r|shipwrecked|warship|underwater|reefs|ferry|yachts?|smuggling ports)\b/i,
		inTitle: /\b(water|jaws|ship|fish)\b/i,
		keywords: ["ocean", "island"],
	},
	forest: {
		motifs: ["forest", "tree", "leaves"],
		loose:
			/\b(camp|village|bears?|roots|earth|life|summer|nature|wild|animals?|bugs?|gardens?|leaf|vineyard|harvest)\b/gi,
		also: /\b(forests|wood|swamp|bamboo|cherry tree|bayou)\b/i,
		keywords: ["forest", "jungle"],
	},
	mountain: {
		motifs: ["mountains"],
		loose: /\b(rings|north|snow|dragon|throne|journey|climb|wilderness|peak)\b/gi,
		also: /\b(mountains|hills|alpine|climbers?|climb the face|summit|cliffs?|valley|slopes|carpathians)\b/i,
		inTitle: /\b(lord of the rings|peak)\b/i,
		keywords: ["mountain", "mountaineering"],
	},
	sun: {
		motifs: ["horizon", "cactus"],
		loose: /\b(dawn|dust|west|western|mexico|mexican|summer|sun|africa)\b/gi,
		also: /\b(two suns|sands?|gunslinger|cowboys|frontier|ranchers?|heatwave|hottest day|bounty hunters?|cattlemen)\b/i,
		inTitle: /\b(sun|sunrise|sunshine|west|summer)\b/i,
		keywords: ["desert", "cowboy"],
		genre: { movie: 37, tv: 37 },
	},
	moon: {
		motifs: ["phases", "bat"],
		loose: /\b(witch|dark|bats?|nights?)\b/gi,
		also: /\b(vampires|werewolves|by night|at nightfall|nightfall|midnight)\b/i,
		inTitle: /\b(nights?|dark)\b/i,
		keywords: ["vampire", "werewolf"],
	},
	snow: {
		motifs: ["snowflake"],
		loose: /\b(cold|snow white|ice (?:cream|loll(?:y|ies)))\b/gi,
		also: /\b(snowy|snowbound|snowman|iceberg|frost|polar|penguins?|north pole|christmas)\b/i,
		keywords: ["snow", "winter"],
	},
	flower: {
		motifs: ["bloom", "apple"],
		loose: /\b(marri\w*|bride|beauty|romance|spring|temptation|apple|garden shed|pleasure gardens)\b/gi,
		also: /\b(flowers|roses|gardens|greenhouse|mushrooms|blossom)\b/i,
		inTitle: /\b(bride|blossom|magnolia)\b/i,
		keywords: ["wedding", "garden"],
	},
	heart: {
		motifs: ["heart"],
		loose: /\b(by heart|two hearts|heart of|love the bomb)\b/gi,
		also: /\b(kiss|kissing|loves|lovers|girlfriend|falls? for|couples)\b/i,
		keywords: ["romance"],
		genre: { movie: 10749 },
	},
	rocket: {
		motifs: ["rocket", "orbits", "saucer"],
		loose: /\b(stars|moon|solar|gravity|odyssey|invasion|planet earth|planet of the apes|cosmic)\b/gi,
		also: /\b(planets|starship|between planets|to the stars|spaceships|aliens|universes?|jedi|rebellion|shuttle|alien moon|the moon)\b/i,
		inTitle: /\b(star (?:wars|trek)|gravity|space|odyssey|galaxy|jedi|empire strikes)\b/i,
		keywords: ["space", "alien"],
	},
	robot: {
		motifs: ["robot"],
		loose: /\b(hosts?)\b/gi,
		also: /\b(droids?|replicants?|computer|operating system|artificial intelligence|cyborgs)\b/i,
		keywords: ["robot", "artificial intelligence (a.i.)"],
	},
	clock: {
		motifs: ["clock", "hourglass"],
		loose: /\b(ageing|lifetime|eternity|hours?|minutes?|24|time|tomorrow|yesterday|century|future|noon)\b/gi,
		also: /\b(clocks|through (?:all of )?time|out of time|from the future|back (?:in|through) time|rewound|timekeepers|deadline|same (?:snowy )?morning)\b/i,
		inTitle: /\b(time|hours?|future|days? later|tomorrow|yesterday|groundhog)\b/i,
		keywords: ["time travel", "time loop"],
	},
	mask: {
		motifs: ["face"],
		loose: /\b(face|double|twins?|split)\b/gi,
		also: /\b(masked|disguise|wigs?|under another name|another name|poses as|pretends? to be|false name|costumes?|under cover|forged|fake)\b/i,
		inTitle: /\b(face|batman)\b/i,
		keywords: ["disguise", "mask"],
	},
	stage: {
		motifs: ["spotlight", "curtain"],
		loose:
			/\b(red|singe?r?s?|concert|band|musicians?|drummer|shows?|stage(?= (?:a|an|each|the))|actors?|actress(?:es)?|performer)\b/gi,
		also: /\b(theatre|theater|auditions?|opera|ballet|dancers?|chorus girl|dance-off|stages|playwright|stand-up|comedian)\b/i,
		inTitle: /\b(show|concert)\b/i,
		keywords: ["theater", "stage"],
	},
	music: {
		motifs: ["record", "keys", "equaliser", "guitar"],
		loose: /\b(records?|voices?|listen|sound|soul|signal|radio|rock|dj|hearing|concert)\b/gi,
		also: /\b(musical|musicians?|singers?|sings?|sung|singing|orchestra|opera|conductor|blues|drums|jukebox|busker|rock band|pop stars?|boy band|hearing goes|soundtrack)\b/i,
		inTitle: /\b(sound|soul|rock|record)\b/i,
		keywords: ["music", "musician"],
		genre: { movie: 10402 },
	},
	film: {
		motifs: ["reel", "television"],
		loose: /\b(director|network|host|channel|films?|sitcom)\b/gi,
		also: /\b(film star|horror films|thread film|has no film|film-maker|screen couple|on television|talk show|picture house|studio lot|television|exercise show|videotape|videos?)\b/i,
		inTitle: /\b(film|cinema|network)\b/i,
		keywords: ["filmmaking", "hollywood"],
	},
	book: {
		motifs: ["book"],
		loose: /\b(stories|author)\b/gi,
		also: /\b(novelist|reads (?:to|about|a)|writers?|bookish|typewriter|typing|school|students?|pupil|teaches|letters|librarian)\b/i,
		keywords: ["writer", "teacher"],
	},
	sword: {
		motifs: ["sword"],
		loose: /\b(assassins?|blade|dark knight)\b/gi,
		also: /\b(swordsm[ae]n|crusades|arena|shaolin|martial arts|knights|gladiators?|duels?)\b/i,
		keywords: ["samurai", "sword fight"],
	},
	castle: {
		motifs: ["castle", "arches"],
		loose: /\b(dark knight|queen's gambit|court|church|temple|monastery|rome|fairy[- ]tale|prince|pope)\b/gi,
		also: /\b(queens|iron seat|princess's|kings|emperor|palaces?|lords?|crowned|royal|pope|cardinal|king's)\b/i,
		inTitle: /\b(king|prince|crown|thrones)\b/i,
		keywords: ["castle", "princess"],
	},
	magic: {
		motifs: ["wizard"],
		loose: /\b(spell)\b/gi,
		also: /\b(wizards|witches|sorcery|enchanted|genie|fairy|fairyland|alchemy|elf|mage|hobbits?|dragons?|wish|magicians?|spells?|cursed|unicorn)\b/i,
		keywords: ["magic", "witch"],
	},
	ghost: {
		motifs: ["ghost"],
		also: /\b(ghostbusters|ghouls|demons?|gods and spirits|possessed|exorcis[mt]|haunts|spirit)\b/i,
		keywords: ["ghost", "supernatural"],
	},
	skull: {
		motifs: ["skull", "drips"],
		loose: /\b(evil|pirates?|oil|coco|scream|death|dead|blood|bleeds?)\b/gi,
		also: /\b(massacre|living dead|walking dead|the dead|corpses?|bones|graves|cannibal|slasher|undead|bodies)\b/i,
		inTitle: /\b(dead|death|scream|pirates)\b/i,
		keywords: ["zombie", "serial killer"],
		genre: { movie: 27 },
	},
	animal: {
		motifs: ["paw", "beast", "bird", "footprint", "butterfly"],
		loose: /\b(wings|effect|kong|crow|falcon|eagle|pets?|lambs)\b/gi,
		also: /\b(wildlife|animals?|apes?|gorillas|dinosaurs|monkey|rabbit|rats?|penguins?|fossil|horse|horses|corgi|iguana|leopard|giant bug|mammals|raccoon|gosling|heron|clownfish|sheep|cub|bears|worm)\b/i,
		inTitle: /\b(planet earth|lion|falcon|eagle|kong|dogs?|apes|dragon|birds?)\b/i,
		keywords: ["dog", "dinosaur"],
	},
	detective: {
		motifs: ["magnifier", "hat"],
		loose: /\b(mob|mafia|gangsters?|godfather|goodfellas|mobster)\b/gi,
		also: /\b(investigat\w*|police|policem[ae]n|cop|fbi|murder case|who(?:'s| is) taking|the case|mystery|cold case|riddles|suspects?|missing)\b/i,
		keywords: ["detective", "murder investigation"],
		genre: { movie: 9648, tv: 9648 },
	},
	cards: {
		motifs: ["card", "diamond"],
		loose: /\b(magician|treasure|jewel|gem)\b/gi,
		also: /\b(thief|thieves|robs?|robbers?|robbery|heists?|burglars|bank|banker at poker|gangsters?|mob|mafia|mobs|ransom|chess|games)\b/i,
		inTitle: /\b(casino|godfather|goodfellas|gambit|games)\b/i,
		keywords: ["heist", "gangster"],
	},
	soldier: {
		motifs: ["helmet"],
		loose: /\b(private)\b/gi,
		also: /\b(army|armies|wars|officer|paratroopers?|general|general's|colonel|nazis?|ghetto|partisans|resistance|troops|trenches|sergeant|bombers|battle|corporals|veteran|camp into|spitfire)\b/i,
		inTitle: /\b(war|private)\b/i,
		keywords: ["soldier", "war"],
		genre: { movie: 10752 },
	},
	target: {
		motifs: ["scope"],
		loose: /\b(mission|target|hunt|hunted)\b/gi,
		also: /\b(spy|spies|agents|secret agent|secret police|licence to kill|hired killer|assassins?|hitmen|bounty hunters?|manhunt|hunter|revenge)\b/i,
		keywords: ["spy", "assassin"],
	},
	hero: {
		motifs: ["star", "rays", "spider"],
		loose:
			/\b(stars?|famous|fame|legend|sheriff|captain|revolution|glory|power|hero|heroes|incredible|champion|victory|triumph|web)\b/gi,
		also: /\b(superman|batman|gotham|super powers?|mutants|banned hero|every hero|spider-people|metal claws|suit of armou?r|slayer)\b/i,
		inTitle: /\b(dark knight|hero|heroes|superman|incredibles|avengers|iron man|x-men|panther|captain)\b/i,
		keywords: ["superhero", "super power"],
	},
	crowd: {
		motifs: ["crowd"],
		loose: /\b(family|class|people|everyone|army|seven|twelve|eleven|12|brothers|survivors|citizen|team|crew|gang)\b/gi,
		also: /\b(crowds?|ghetto|study group|ensemble|society|mutiny|revolution|strike|workers|refugees|six people)\b/i,
		inTitle: /\b(twelve|12|seven|eleven|brothers|friends|people|society|club|citizen|community|others)\b/i,
		keywords: ["ensemble cast", "friendship"],
	},
	maze: {
		motifs: ["maze", "spiral"],
		loose: /\b(mind|lost|code|memory|time|obsess\w*|descent|tornado|trap|escape)\b/gi,
		also: /\b(no memory|dreams within|asylum|prisoners|prisons|ciphers|riddle|puzzle|escapes?|conspiracy|loses? (?:his|her) mind|paths shift|labyrinth|reality)\b/i,
		inTitle: /\b(mind|maze|labyrinth|code|memento|inception)\b/i,
		keywords: ["prison", "dream"],
	},
};
