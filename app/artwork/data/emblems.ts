/**
 * The pictograms, each about 100 units high around its own centre. `words` call for it: in a title strongly, in an
 * overview a little. `fill` is cut out by the even-odd rule, so eyes and windows are holes; `detail` is laid over it in
 * a second colour; `stroke` is drawn with round ends, `weight` units wide.
 */
export interface Emblem {
	words: RegExp;
	fill?: string;
	detail?: string;
	stroke?: string;
	weight?: number;
	/** It hangs in the air rather than stands on the ground. */
	floats?: true;
}

export const EMBLEMS = {
	anchor: {
		floats: true,
		words: /\b(sailor|navy|naval|anchor|submarine|captain)/i,
		stroke:
			"M0-28V44M-18-14H18M-38 16Q-34 44 0 44Q34 44 38 16M-46 22L-38 12L-28 20M46 22L38 12L28 20M0-48a10 10 0 1 0 .1 0z",
		weight: 7,
	},
	apple: {
		floats: true,
		words: /\b(apple|temptation|snow white|orchard)/i,
		fill: "M0-18Q14-30 30-20Q46-4 32 26Q20 48 4 42Q0 40-4 42Q-20 48-32 26Q-46-4-30-20Q-14-30 0-18zM0-22Q0-38 14-46Q16-30 0-22z",
	},
	balloon: {
		floats: true,
		words: /\b(balloon|circus|fair)/i,
		fill: "M0-50a34 34 0 0 1 34 34Q32 8 10 28H-10Q-32 8-34-16a34 34 0 0 1 34-34zM-8 35h16v13h-16z",
		detail: "M0-50Q-16-46-16-16Q-16 10-6 28H6Q16 10 16-16Q16-46 0-50z",
	},
	bat: {
		floats: true,
		words: /\b(vampire|dracula|bats?|count orlok|undead)\b/i,
		fill: "M0-12l6-8 4 8Q24-26 50-22Q36-12 36 8Q22 0 16 10Q8 12 0 26Q-8 12-16 10Q-22 0-36 8Q-36-12-50-22Q-24-26-10-12l4-8z",
	},
	beast: {
		floats: true,
		words: /\b(wolf|wolves|fox|panther|tiger|werewolf|beast)\b/i,
		fill: "M-40-46L-16-26Q0-30 16-26L40-46Q46-14 34 4L12 36Q0 48-12 36L-34 4Q-46-14-40-46zM-24-8l16 9-14 3zM24-8l-16 9 14 3zM-6 32h12l-6 8z",
	},
	bicycle: {
		words: /\b(bicycle|bike|cycling|cyclist)/i,
		stroke:
			"M-28 0a20 20 0 1 0 .1 0zM28 0a20 20 0 1 0 .1 0zM-28 20L-12-14H18L0 20H-28M-12-14L0 20M16-26L28 20M10-28h12M-18-20h14",
		weight: 5,
	},
	bird: {
		floats: true,
		words: /\b(bird|birds|swan|eagle|falcon|crow|raven|dove|mockingbird|wings|birdman|ladybird|lady bird|parrot)\b/i,
		fill: "M-50-22Q-20-28-3-3Q10-36 50-40Q24-22 15 5Q8 26-18 36L-34 46L-27 29Q-14 20-13 9Q-23-12-50-22z",
	},
	bolt: {
		floats: true,
		words: /\b(lightning|thunder|electric|shock|storm|flash|shazam|superpower|spark)/i,
		fill: "M10-50L-30 8H-4L-14 50L30-12H4z",
	},
	book: {
		words: /\b(book|books|novel|writer|author|library|poet|poets|stories|notebook|diary|teacher)\b/i,
		fill: "M-2-26Q-22-38-48-30V32Q-22 24-2 36zM2-26Q22-38 48-30V32Q22 24 2 36z",
		detail:
			"M-40-14Q-24-19-10-12v5Q-24-14-40-9zM-40 0Q-24-5-10 2v5Q-24 0-40 5zM40-14Q24-19 10-12v5Q24-14 40-9zM40 0Q24-5 10 2v5Q24 0 40 5z",
	},
	butterfly: {
		floats: true,
		words: /\b(butterfly|moth|lambs|metamorphosis|effect)\b/i,
		fill: "M0-6C-10-44-50-46-48-16C-46 6-20 8-3 2C-30 8-38 22-30 36C-22 48-4 36-1 10L0 30L1 10C4 36 22 48 30 36C38 22 30 8 3 2C20 8 46 6 48-16C50-46 10-44 0-6zM-30-24a8 8 0 1 0 .1 0zM30-24a8 8 0 1 0 .1 0z",
	},
	cactus: {
		words: /\b(texas|mexico|mexican|cactus|outlaw|outlaws|albuquerque)\b/i,
		stroke: "M0 46V-38M-26-16V2q0 12 12 12H0M26-24V-10q0 12-12 12H0",
		weight: 15,
	},
	car: {
		words: /\b(car|cars|driver|taxi|cab|racing|getaway|drives|mustang|formula)\b/i,
		fill: "M-50 12q0-12 14-14l10-2 12-16q4-4 12-4h16q8 0 14 8l10 13q14 2 14 10v9h-52h-42zM-10-17l-8 13h20v-13zM8-17v13h18l-7-10q-2-3-5-3z",
		detail: "M-29 8a10 10 0 1 0 .1 0zM27 8a10 10 0 1 0 .1 0z",
	},
	card: {
		floats: true,
		words: /\b(casino|gambl|poker|con man|con artist|swindle|heist|cards|magician)/i,
		fill: "M-30-48h60q6 0 6 6v84q0 6-6 6h-60q-6 0-6-6v-84q0-6 6-6z",
		detail: "M0-26Q26-2 25 9Q22 21 6 14Q8 25 12 29H-12Q-8 25-6 14Q-22 21-25 9Q-26-2 0-26zM-29-41h5v9h-5zM24 32h5v9h-5z",
	},
	castle: {
		words: /\b(castle|kingdom|princess|fairy tale|fairy-tale|medieval|knights?|realm)\b/i,
		fill: "M-46 44V-16h6v-8h6v8h6v-8h6v8h6V-4h8V-32h-4L0-50L12-32H8V-4h8v-12h6v-8h6v8h6v-8h6v8h6V44H9V28a9 9 0 0 0-18 0V44z",
	},
	cup: {
		words: /\b(coffee|caf[eé]|diner|tea|bakery|breakfast)\b/i,
		fill: "M-38-14H24V10Q24 36-7 36Q-38 36-38 10zM-46 42H32v6H-46z",
		stroke: "M26-6q18-2 18 11t-20 15M-22-26q-8-8 0-16M-4-26q-8-8 0-16",
		weight: 6,
	},
	diamond: {
		floats: true,
		words: /\b(diamond|jewel|treasure|gems?|bank robber|robbery|thieves)\b/i,
		fill: "M-28-32H28L48-8L0 44L-48-8z",
		detail: "M-28-32L-16-8H-48zM28-32L16-8H48zM-16-8H16L0 44z",
	},
	fish: {
		floats: true,
		words: /\b(fish|shark|nemo|whale|octopus|reef|aquarium)\b/i,
		fill: "M-48 0Q-14-36 22-2L46-24Q38 0 46 24L22 2Q-14 36-48 0zM-28-7a4.500 4.5 0 1 0 .1 0z",
	},
	flame: {
		words: /\b(fire|flame|flames|burn|burning|burns|inferno|ash|ashes|torch|blaze)\b/i,
		fill: "M2-50Q34-18 31 12Q28 44 0 47Q-28 44-31 14Q-30-4-14-18Q-12-4-4-2Q-8-28 2-50z",
		detail: "M2 4Q16 18 13 30Q9 42 0 42Q-13 40-13 28Q-13 16 2 4z",
	},
	flask: {
		words: /\b(chemistry|chemist|scientist|experiment|laboratory|drug|virus|mutant|serum|frankenstein)\b/i,
		fill: "M-13-48h26v8h-4v24L36 36q4 10-8 10h-56q-12 0-8-10L-9-16v-24h-4z",
		detail: "M-19 14h38l13 21q2 5-4 5h-56q-6 0-4-5z",
	},
	footprint: {
		floats: true,
		words: /\b(dinosaur|jurassic|prehistoric|godzilla|kong)\b/i,
		fill: "M0 46Q-19 42-15 24Q-17 12-44-18Q-24-14-11 0Q-12-26 0-52Q12-26 11 0Q24-14 44-18Q17 12 15 24Q19 42 0 46z",
	},
	ghost: {
		words: /\b(ghosts?|haunted|haunting|spirits?|afterlife|poltergeist)\b/i,
		fill: "M-34 46V-10a34 34 0 0 1 68 0V46l-11.3-11-11.3 11-11.4-11-11.3 11-11.4-11zM-13-14a7 9 0 1 0 .1 0zM13-14a7 9 0 1 0 .1 0z",
	},
	glass: {
		words: /\b(cocktail|hangover|bar|wine|drinks?|drunk|bartender|party|bachelor)\b/i,
		fill: "M-42-42H42L4 4V38H22V46H-22V38H-4V4z",
		detail: "M-27-32H27L20-23H-20z",
	},
	guitar: {
		words: /\b(guitar|rock band|punk|country singer|folk|country music|concert)\b/i,
		fill: "M-4-50h8v40q16 0 15 14q-1 8 3 12q12 32-22 32t-22-32q4-4 3-12q-1-14 15-14zM0 10a8 8 0 1 0 .1 0z",
		stroke: "M-10-44h20",
		weight: 5,
	},
	hat: {
		floats: true,
		words: /\b(gangster|mobster|mafia|mob|private eye|godfather|goodfellas|detective|gangsters)\b/i,
		fill: "M-50 16Q0 36 50 16Q43 7 27 7L22-22Q11-33 0-25Q-11-33-22-22L-27 7Q-43 7-50 16z",
		detail: "M-26-1Q0 10 26-1L27 7Q0 18-27 7z",
	},
	heart: {
		floats: true,
		words: /\b(love|heart|hearts|valentine|lovers|beloved)\b/i,
		fill: "M0 44C-62 2-48-42-20-40Q-4-38 0-20Q4-38 20-40C48-42 62 2 0 44z",
	},
	helmet: {
		floats: true,
		words: /\b(soldier|soldiers|war|platoon|marine|marines|battalion|infantry|private|trenches|dunkirk)\b/i,
		fill: "M-40 14Q-44-36 0-38Q44-36 40 14H52Q54 22 46 22H-46Q-54 22-52 14zM-34 27h5q2 12 14 18l-3 4q-15-8-16-22z",
	},
	hourglass: {
		words: /\b(time|hours?|future|tomorrow|yesterday|eternity|ageing|lifetime|century)\b/i,
		fill: "M-32-50h64v9h-4q0 26-20 41q20 15 20 41h4v9h-64v-9h4q0-26 20-41q-20-15-20-41h-4z",
		detail: "M-14-22H14Q10-12 0-4Q-10-12-14-22zM-20 40Q-16 22 0 18Q16 22 20 40z",
	},
	key: {
		floats: true,
		words: /\b(key|keys|locked|lock|secrets)\b/i,
		fill: "M0-50a19 19 0 1 0 .1 0zM0-40a9 9 0 1 0 .1 0zM-4-12h8v58h-8zM4 22h13v8H4zM4 36h18v8H4z",
	},
	magnifier: {
		floats: true,
		words: /\b(sherlock|detectives?|murder mystery|investigat|clue|whodunit|inspector|zodiac)/i,
		stroke: "M-10-44a32 32 0 1 0 .1 0zM14 12L42 44",
		weight: 10,
	},
	pawn: {
		words: /\b(chess|gambit|game of|strategy|pawns?|spy|spies)\b/i,
		fill: "M0-48a15 15 0 0 1 9 27h10v7h-10Q11 8 21 24H-21Q-11 8-9-14h-10v-7h10A15 15 0 0 1 0-48zM-27 29h54v15h-54z",
	},
	paw: {
		floats: true,
		words: /\b(dog|dogs|cat|cats|bear|panda|puppy|pets?|lion|dalmatians)\b/i,
		fill: "M0 2Q18 4 28 24Q32 44 12 42Q0 38-12 42Q-32 44-28 24Q-18 4 0 2zM-34-14a9 12 0 1 0 .1 0zM34-14a9 12 0 1 0 .1 0zM-13-42a10 14 0 1 0 .1 0zM13-42a10 14 0 1 0 .1 0z",
	},
	plane: {
		floats: true,
		words: /\b(plane|airplane|pilot|pilots|flight|airport|aviator|top gun|airline|maverick|fly)\b/i,
		fill: "M0-50q7 8 7 24L46 12v9L7 8 5 32 18 42v6L0 42-18 48v-6L-5 32-7 8-46 21v-9L-7-26q0-16 7-24z",
	},
	plus: {
		floats: true,
		words: /\b(hospital|doctor|doctors|surgeon|medical|nurse|anatomy|patients?|surgeons)\b/i,
		fill: "M-15-46h30v31h31v30h-31v31h-30v-31h-31v-30h31z",
	},
	record: {
		floats: true,
		words: /\b(band|record|records|vinyl|disco|soul|jazz|hip-hop|rapper|dj)\b/i,
		fill: "M0-48a48 48 0 1 0 .1 0zM0-17a17 17 0 1 0 .1 0z",
		detail: "M0-13a13 13 0 1 0 .1 0z",
	},
	reel: {
		floats: true,
		words: /\b(film|films|cinema|movie|movies|hollywood|filmmaker|projectionist|paradiso|director)\b/i,
		fill: "M0-48a48 48 0 1 0 .1 0zM0-37a11 11 0 1 0 .1 0zM25-19a11 11 0 1 0 .1 0zM15.5 10a11 11 0 1 0 .1 0zM-15.5 10a11 11 0 1 0 .1 0zM-25-19a11 11 0 1 0 .1 0zM0-4.500a4.500 4.5 0 1 0 .1 0z",
	},
	robot: {
		words: /\b(robot|robots|android|androids|machine|machines|terminator|wall·e|wall-e|cyborg|hosts)\b/i,
		fill: "M-4-50h8v14h28q6 0 6 6v58q0 6-6 6h-64q-6 0-6-6v-58q0-6 6-6h28zM-17-18a10 10 0 1 0 .1 0zM17-18a10 10 0 1 0 .1 0zM-20 14h40v8h-40zM-46-14h4v22h-4zM42-14h4v22h-4zM-14 38h28v8h-28z",
	},
	rocket: {
		floats: true,
		words: /\b(rocket|apollo|astronaut|astronauts|spaceship|spacecraft|starship|interstellar|mars|gravity|nasa)\b/i,
		fill: "M0-52Q23-28 18 12L30 30V44L12 34H-12L-30 44V30L-18 12Q-23-28 0-52zM0-22a8 8 0 1 0 .1 0z",
		detail: "M-8 38h16L0 56z",
	},
	saucer: {
		floats: true,
		words: /\b(aliens?|extra-terrestrial|ufo|invasion|flying saucer|x-files|close encounters)\b/i,
		fill: "M-19-20a19 17 0 0 1 38 0Q50-14 50-8Q40 4 0 4Q-40 4-50-8Q-50-14-19-20z",
		detail: "M-14 8L-34 52H34L14 8z",
	},
	scales: {
		floats: true,
		words: /\b(lawyer|court|courtroom|trial|jury|juror|jurors|judge|justice|attorney|law|legal)\b/i,
		fill: "M-50 4h40q-2 16-20 16t-20-16zM10 4h40q-2 16-20 16t-20-16zM-20 42h40v6h-40z",
		stroke: "M0-44V44M-30-32H30M-30-32L-46 2M-30-32L-14 2M30-32L46 2M30-32L14 2",
		weight: 5,
	},
	ship: {
		words: /\b(titanic|ship|liner|cruise|voyage|steamer|battleship|love boat)\b/i,
		fill: "M-50 16H50L40 38H-38zM-36 4h72v8h-72zM-26-8h50v8h-50zM-19-34h10v22h-10zM-3-34h10v22h-10zM13-34h10v22h-10z",
	},
	skull: {
		floats: true,
		words: /\b(pirates?|death|dead|skeleton|zombies?|grave|coco|walking dead|plague)\b/i,
		fill: "M0-46C-32-46-42-24-39-4Q-37 9-26 15L-24 36H24L26 15Q37 9 39-4C42-24 32-46 0-46zM-17-14a10 11 0 1 0 .1 0zM17-14a10 11 0 1 0 .1 0zM0 8l-5 10h10zM-10 26h3v10h-3zM-1.5 26h3v10h-3zM7 26h3v10h-3z",
	},
	snowflake: {
		floats: true,
		words: /\b(frozen|snow|ice|winter|arctic|antarctic|blizzard|cold)\b/i,
		stroke:
			"M0-46V46M-40-23L40 23M40-23L-40 23M-10-38L0-28L10-38M-10 38L0 28L10 38M-38-10L-24-14L-28-28M38 10L24 14L28 28M38-10L24-14L28-28M-38 10L-24 14L-28 28",
		weight: 6,
	},
	spider: {
		floats: true,
		words: /\b(spider|spiders|arachnid|venom|web)\b/i,
		fill: "M0-6a17 20 0 1 0 .1 0zM0-24a10 10 0 1 0 .1 0z",
		stroke:
			"M-8-2L-28-18L-34-44M-12 8L-40-4L-50-22M-12 18L-40 20L-50 38M-8 28L-26 34L-30 50M8-2L28-18L34-44M12 8L40-4L50-22M12 18L40 20L50 38M8 28L26 34L30 50",
		weight: 4,
	},
	star: {
		floats: true,
		words: /\b(stars?|hero|heroes|superhero|superheroes|sheriff|captain|avengers|famous|fame|legend)\b/i,
		fill: "M0-48L11.6-16L45.6-15L18.8 6L28.2 39L0 20L-28.2 39L-18.8 6L-45.6-15L-11.6-16z",
	},
	sword: {
		floats: true,
		words:
			/\b(samurai|sword|swords|gladiator|shogun|ronin|knight|warrior|blade|vikings?|highlander|shōgun|assassin)\b/i,
		fill: "M0-54l7 13-2 63h-10l-2-63zM-22 22h44v8h-44zM-4.5 30h9v15h-9zM0 44a6 6 0 1 0 .1 0z",
	},
	telephone: {
		words: /\b(phone|telephone|call|calls|saul|office|salesm[ae]n)\b/i,
		fill: "M-48-16q0-26 48-26t48 26v6h-24v-11q-24-8-48 0v11h-24zM-14-14h28q16 6 18 24l6 30h-76l6-30q2-18 18-24zM0-2a15 15 0 1 0 .1 0z",
		detail: "M0 7a6 6 0 1 0 .1 0z",
	},
	television: {
		words: /\b(television|tv|broadcast|newsroom|anchorman|truman|news|channel|sitcom|network|host)\b/i,
		fill: "M-48-20q0-6 6-6h84q6 0 6 6v56q0 6-6 6h-84q-6 0-6-6zM-38-10v40q0 2 2 2h50q2 0 2-2v-40q0-2-2-2h-50q-2 0-2 2zM32-12a6 6 0 1 0 .1 0zM32 6a6 6 0 1 0 .1 0z",
		stroke: "M-20-46L0-26L20-46M-28 42l-6 8M28 42l6 8",
		weight: 5,
	},
	train: {
		words: /\b(train|trains|railway|express|railroad|subway|snowpiercer|busan|station)\b/i,
		fill: "M-28-48h56q10 0 10 10v58q0 10-10 10h-56q-10 0-10-10v-58q0-10 10-10zM-28-36v20h24v-20zM4-36v20h24v-20zM-22 6a6 6 0 1 0 .1 0zM22 6a6 6 0 1 0 .1 0zM-18 34h8l-10 14h-12zM18 34h-8l10 14h12z",
	},
	tree: {
		words: /\b(tree|trees|forest|roots|nature|earth|planet earth|life)\b/i,
		fill: "M-4.5 8h9v40h-9zM0-50a22 22 0 0 1 21 15a19 19 0 0 1 6 36a14 14 0 0 1-20 8h-14a14 14 0 0 1-20-8a19 19 0 0 1 6-36a22 22 0 0 1 21-15z",
	},
	wizard: {
		words: /\b(wizard|witch|witches|witcher|sorcerer|magic|magical|spell|oz|wicked)\b/i,
		fill: "M-50 34Q0 52 50 34Q44 28 27 24L6-50Q-2-44-10-36Q-8-28-13-24Q-20-4-27 24Q-44 28-50 34z",
		detail: "M-25 16Q0 26 25 16L27 24Q0 36-27 24z",
	},
} satisfies Record<string, Emblem>;

export type EmblemName = keyof typeof EMBLEMS;
