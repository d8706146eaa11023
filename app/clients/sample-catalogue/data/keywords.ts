/**
 * What each title is about, in the words of the pictures of "Browse by picture" (`domain/catalogue/signs/signs.ts`): one to
 * three, by id. Where the title's poster shows one of them, it is the first: `signs.test.ts` compares them.
 */
export const KEYWORDS: Record<"movie" | "tv", Record<number, string>> = {
	movie: {
		// Nosferatu
		653: "house moon skull",
		// Battleship Potemkin
		643: "sea crowd soldier",
		// Metropolis
		19: "city robot crowd",
		// M
		832: "clock detective city",
		// Modern Times
		3082: "clock heart city",
		// Snow White and the Seven Dwarfs
		408: "mountain forest castle",
		// The Wizard of Oz
		630: "magic road house",
		// Gone with the Wind
		770: "heart soldier house",
		// The Great Dictator
		914: "soldier mask crowd",
		// Fantasia
		756: "music magic animal",
		// Citizen Kane
		15: "castle snow crowd",
		// Casablanca
		289: "heart city soldier",
		// It's a Wonderful Life
		1585: "forest snow house",
		// Bicycle Thieves
		5156: "road city crowd",
		// The Third Man
		1092: "city detective maze",
		// Rashomon
		548: "sword forest eye",
		// Singin' in the Rain
		872: "music stage film",
		// Roman Holiday
		804: "heart city castle",
		// Seven Samurai
		346: "sword crowd",
		// Rear Window
		567: "city eye detective",
		// Godzilla
		1678: "animal sea city",
		// Pather Panchali
		5801: "house forest",
		// The Searchers
		3114: "sea sun target",
		// The Seventh Seal
		490: "house skull sword",
		// 12 Angry Men
		389: "crowd door",
		// Vertigo
		426: "forest detective heart",
		// Some Like It Hot
		239: "music heart mask",
		// The 400 Blows
		147: "clock book film",
		// Psycho
		539: "door house skull",
		// Lawrence of Arabia
		947: "sun soldier",
		// 8½
		422: "film stage maze",
		// Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb
		935: "heart soldier",
		// Mary Poppins
		433: "forest magic music",
		// The Sound of Music
		15121: "music mountain heart",
		// The Battle of Algiers
		17295: "soldier city crowd",
		// The Good, the Bad and the Ugly
		429: "sea sun target",
		// The Jungle Book
		9325: "forest animal",
		// Planet of the Apes
		871: "rocket animal",
		// 2001: A Space Odyssey
		62: "rocket robot moon",
		// Night of the Living Dead
		10331: "moon skull house",
		// Duel
		839: "road sun",
		// The Godfather
		238: "detective cards",
		// Enter the Dragon
		9461: "road sword sea",
		// The Exorcist
		9552: "maze ghost",
		// Chinatown
		829: "detective city eye",
		// Monty Python and the Holy Grail
		762: "castle sword animal",
		// Jaws
		578: "sea animal",
		// One Flew Over the Cuckoo's Nest
		510: "maze cards",
		// Taxi Driver
		103: "road city moon",
		// Star Wars
		11: "hero rocket robot",
		// Grease
		621: "heart road music",
		// Halloween
		948: "mask skull house",
		// Alien
		348: "skull rocket",
		// Stalker
		1398: "maze door",
		// Apocalypse Now
		28: "soldier sea forest",
		// The Empire Strikes Back
		1891: "rocket snow sword",
		// The Shining
		694: "door snow ghost",
		// Airplane!
		813: "crowd heart",
		// Raiders of the Lost Ark
		85: "sun maze",
		// Das Boot
		387: "house sea soldier",
		// E.T. the Extra-Terrestrial
		601: "rocket moon road",
		// Blade Runner
		78: "city robot eye",
		// Return of the Jedi
		1892: "rocket forest sword",
		// Stop Making Sense
		24128: "music stage",
		// Ghostbusters
		620: "ghost city",
		// Amadeus
		279: "mountain music stage",
		// The Terminator
		218: "robot city clock",
		// Back to the Future
		105: "clock road",
		// Come and See
		25237: "flower soldier forest",
		// Aliens
		679: "rocket soldier",
		// The Princess Bride
		2493: "castle sword book",
		// My Neighbor Totoro
		8392: "house forest animal",
		// Die Hard
		562: "city target",
		// Akira
		149: "forest road city",
		// The Thin Blue Line
		14285: "clock detective eye",
		// Cinema Paradiso
		11216: "film heart",
		// The Little Mermaid
		10144: "sea castle music",
		// GoodFellas
		769: "detective cards city",
		// Home Alone
		771: "house snow",
		// The Silence of the Lambs
		274: "animal detective skull",
		// Terminator 2: Judgment Day
		280: "robot road clock",
		// Beauty and the Beast
		10020: "flower castle heart",
		// Hard Boiled
		11782: "door detective city",
		// Unforgiven
		33: "sea sun target",
		// Aladdin
		812: "house magic castle",
		// Farewell My Concubine
		10997: "city stage mask",
		// Groundhog Day
		137: "clock snow heart",
		// Jurassic Park
		329: "animal sea",
		// The Nightmare Before Christmas
		9479: "skull snow door",
		// Schindler's List
		424: "stage soldier crowd",
		// The Lion King
		8587: "castle animal sun",
		// Forrest Gump
		13: "road heart soldier",
		// Chungking Express
		11104: "city heart",
		// Pulp Fiction
		680: "door target cards",
		// Léon: The Professional
		101: "door target city",
		// The Shawshank Redemption
		278: "mask maze book",
		// Toy Story
		862: "rocket sun",
		// Heat
		949: "city detective cards",
		// Se7en
		807: "city detective skull",
		// Before Sunrise
		76: "sun heart city",
		// La Haine
		406: "city clock",
		// Dead Man
		922: "skull sun forest",
		// Apollo 13
		568: "rocket moon",
		// Fargo
		275: "city snow road",
		// Trainspotting
		627: "city crowd",
		// Scream
		4232: "skull mask house",
		// Matilda
		10830: "book magic house",
		// Titanic
		597: "sea heart",
		// Good Will Hunting
		489: "stage book",
		// Princess Mononoke
		128: "castle forest animal",
		// Life Is Beautiful
		637: "forest heart soldier",
		// Men in Black
		607: "city rocket",
		// Mulan
		10674: "mountain sword soldier",
		// Saving Private Ryan
		857: "soldier sea",
		// The Truman Show
		37165: "stage eye film",
		// The Big Lebowski
		115: "road cards city",
		// Ring
		2671: "forest ghost film",
		// The Matrix
		603: "maze robot",
		// Fight Club
		550: "crowd mask city",
		// The Sixth Sense
		745: "ghost door",
		// The Iron Giant
		10386: "forest robot",
		// All About My Mother
		99: "stage heart",
		// Buena Vista Social Club
		11779: "music city",
		// Star Wars: Episode I - The Phantom Menace
		1893: "hero rocket sword",
		// Gladiator
		98: "sword crowd",
		// Memento
		77: "maze detective door",
		// In the Mood for Love
		843: "heart door city",
		// Crouching Tiger, Hidden Dragon
		146: "mountain sword forest",
		// Almost Famous
		786: "hero music road",
		// X-Men
		36657: "hero book",
		// Spirited Away
		129: "sea ghost magic",
		// Amélie
		194: "stage city heart",
		// The Lord of the Rings: The Fellowship of the Ring
		120: "mountain sword magic",
		// Shrek
		808: "road castle forest",
		// Monsters, Inc.
		585: "forest door city",
		// Mulholland Drive
		1018: "eye city mask",
		// Harry Potter and the Philosopher's Stone
		671: "magic castle book",
		// Lagaan: Once Upon a Time in India
		19666: "clock crowd sun",
		// City of God
		598: "city eye",
		// The Pianist
		423: "music soldier city",
		// Bowling for Columbine
		1430: "target film",
		// Spider-Man
		557: "hero city mask",
		// Catch Me If You Can
		640: "target mask snow",
		// 28 Days Later
		170: "city skull",
		// Finding Nemo
		12: "sea animal",
		// Pirates of the Caribbean: The Curse of the Black Pearl
		22: "sea skull moon",
		// Oldboy
		670: "door maze",
		// The Lord of the Rings: The Return of the King
		122: "mountain sword castle",
		// Memories of Murder
		11423: "eye detective",
		// Lost in Translation
		153: "maze city door",
		// Open Range
		2055: "sun animal",
		// School of Rock
		1584: "stage music book",
		// Eternal Sunshine of the Spotless Mind
		38: "maze heart snow",
		// The Incredibles
		9806: "hero mask",
		// Howl's Moving Castle
		4935: "castle magic",
		// Downfall
		613: "soldier city",
		// Shaun of the Dead
		747: "skull city",
		// Batman Begins
		272: "house hero mask",
		// Pride & Prejudice
		4348: "crowd heart house",
		// Walk the Line
		69: "music stage heart",
		// March of the Penguins
		1667: "snow animal sea",
		// Brokeback Mountain
		142: "mountain heart",
		// Pan's Labyrinth
		1417: "maze forest magic",
		// The Lives of Others
		582: "city eye",
		// The Departed
		1422: "stage detective mask",
		// The Prestige
		1124: "stage magic mask",
		// High School Musical
		10947: "stage music book",
		// Casino Royale
		36557: "cards target",
		// Ratatouille
		2062: "city animal",
		// No Country for Old Men
		6977: "eye sun target",
		// The Assassination of Jesse James by the Coward Robert Ford
		4512: "sun cards",
		// Zodiac
		1949: "detective maze",
		// Persepolis
		2011: "door city",
		// Once
		5723: "flower music heart",
		// The Dark Knight
		155: "moon hero mask",
		// WALL·E
		10681: "robot rocket",
		// Slumdog Millionaire
		12405: "castle film city",
		// Let the Right One In
		13310: "maze snow moon",
		// Iron Man
		1726: "hero robot",
		// Up
		14160: "house mountain",
		// Avatar
		19995: "soldier forest rocket",
		// Inglourious Basterds
		16869: "stage soldier film",
		// Coraline
		14836: "house door",
		// The Secret in Their Eyes
		25376: "eye heart detective",
		// 3 Idiots
		20453: "city book road",
		// Inception
		27205: "target maze clock",
		// Toy Story 3
		10193: "maze house",
		// The Social Network
		37799: "film book",
		// True Grit
		44264: "mask sun target",
		// Shutter Island
		11324: "sea maze detective",
		// A Separation
		60243: "city house",
		// The Intouchables
		77338: "clock city",
		// Drive
		64690: "sun road city",
		// Django Unchained
		68718: "flower sun target",
		// The Avengers
		24428: "hero rocket",
		// Skyfall
		37724: "target",
		// Moonrise Kingdom
		83666: "moon sea forest",
		// Les Misérables
		82695: "stage crowd",
		// Searching for Sugar Man
		84334: "music",
		// Frozen
		109445: "forest snow castle",
		// Gravity
		49047: "rocket",
		// 12 Years a Slave
		76203: "crowd house",
		// The Conjuring
		138843: "door house ghost",
		// Her
		152601: "heart robot city",
		// The Tale of the Princess Kaguya
		149871: "castle forest moon",
		// Interstellar
		157336: "rocket clock",
		// The Grand Budapest Hotel
		120467: "door snow",
		// Whiplash
		244786: "flower music",
		// Guardians of the Galaxy
		118340: "rocket hero",
		// Wild Tales
		265195: "forest road",
		// Gone Girl
		210577: "detective heart mask",
		// Paddington
		116149: "stage animal city",
		// Mad Max: Fury Road
		76341: "road sun",
		// Inside Out
		150540: "mask maze",
		// Spotlight
		314365: "crowd detective book",
		// Carol
		258480: "mask heart snow",
		// The Revenant
		281957: "snow animal forest",
		// La La Land
		313369: "city music heart",
		// Your Name.
		372058: "heart mountain clock",
		// Train to Busan
		396535: "skull road",
		// The Handmaiden
		290098: "house book mask",
		// Moonlight
		376867: "moon sea",
		// Arrival
		329865: "door rocket",
		// Hell or High Water
		338766: "sea cards sun",
		// Zootopia
		269149: "city animal detective",
		// Blade Runner 2049
		335984: "sword robot city",
		// Get Out
		419430: "maze house eye",
		// Coco
		354912: "skull music",
		// Dunkirk
		374720: "soldier sea",
		// The Shape of Water
		399055: "sea heart",
		// Three Billboards Outside Ebbing, Missouri
		359940: "road detective",
		// Spider-Man: Into the Spider-Verse
		324857: "hero mask city",
		// Roma
		426426: "sea house",
		// Avengers: Infinity War
		299536: "hero rocket",
		// Black Panther
		284054: "animal hero castle",
		// Hereditary
		493922: "moon house ghost",
		// Shoplifters
		505192: "city house",
		// Free Solo
		515042: "music mountain",
		// Bohemian Rhapsody
		424694: "stage music",
		// The Ballad of Buster Scruggs
		537996: "cards sun road",
		// Parasite
		496243: "door house",
		// Knives Out
		546554: "stage detective house",
		// 1917
		530915: "sun soldier",
		// Joker
		475557: "mask city",
		// Jojo Rabbit
		515001: "soldier house",
		// Little Women
		331482: "city book heart",
		// Portrait of a Lady on Fire
		531428: "heart eye sea",
		// Apollo 11
		549559: "rocket moon",
		// Klaus
		508965: "mountain snow",
		// Soul
		508442: "music ghost city",
		// Wolfwalkers
		441130: "forest animal magic",
		// Sound of Metal
		502033: "music stage",
		// Nomadland
		581734: "door road",
		// Dune
		438631: "sun rocket",
		// Drive My Car
		758866: "road stage",
		// Spider-Man: No Way Home
		634649: "hero magic",
		// Encanto
		568124: "house magic mountain",
		// The Power of the Dog
		600583: "animal sun mountain",
		// Summer of Soul (...Or, When the Revolution Could Not Be Televised)
		776527: "music crowd",
		// The Worst Person in the World
		660120: "heart city",
		// Everything Everywhere All at Once
		545611: "maze mask",
		// Top Gun: Maverick
		361743: "soldier sea",
		// The Batman
		414906: "hero mask detective",
		// RRR
		579974: "forest hero",
		// All Quiet on the Western Front
		49046: "sun soldier",
		// Puss in Boots: The Last Wish
		315162: "sword animal magic",
		// Avatar: The Way of Water
		76600: "sea rocket",
		// Oppenheimer
		872585: "city sun",
		// Barbie
		346698: "house road",
		// Anatomy of a Fall
		915935: "detective snow house",
		// Past Lives
		666277: "house heart city",
		// Spider-Man: Across the Spider-Verse
		569094: "hero mask city",
		// Godzilla Minus One
		940721: "animal sea soldier",
		// The Boy and the Heron
		508883: "house animal",
		// The Zone of Interest
		467244: "city flower soldier",
		// Poor Things
		792307: "heart sea",
		// Dune: Part Two
		693134: "sun sword",
		// Inside Out 2
		1022789: "mask",
		// Deadpool & Wolverine
		533535: "hero clock",
		// Wicked
		402431: "magic music",
		// The Wild Robot
		1184918: "robot animal forest",
		// The Substance
		933260: "maze mask",
		// Anora
		1064213: "flower heart city",
		// Conclave
		974576: "castle door crowd",
		// I'm Still Here
		1000837: "door house sea",
		// Nosferatu
		426063: "skull castle moon",
		// Sinners
		1233413: "skull music moon",
		// One Battle After Another
		1054867: "target road",
		// F1
		911430: "road",
		// KPop Demon Hunters
		803796: "skull music",
		// Superman
		1061474: "hero city",
		// Zootopia 2
		1084242: "animal detective city",
		// Weapons
		1078605: "stage moon",
	},
	tv: {
		// The Twilight Zone
		6357: "moon door",
		// The Flintstones
		1996: "house animal road",
		// Star Trek
		253: "hero rocket",
		// Fawlty Towers
		2207: "door sea",
		// Blackadder
		7246: "castle soldier mask",
		// Seinfeld
		1400: "city stage",
		// Twin Peaks
		1920: "detective forest",
		// The X-Files
		4087: "rocket detective",
		// Animaniacs
		82: "forest film",
		// Friends
		1668: "city door",
		// Neon Genesis Evangelion
		890: "robot",
		// Buffy the Vampire Slayer
		95: "moon skull book",
		// Cowboy Bebop
		30991: "sun rocket target",
		// The Sopranos
		1398: "crowd cards",
		// Freaks and Geeks
		2382: "crowd book",
		// Band of Brothers
		4613: "stage soldier",
		// The Wire
		1438: "city detective",
		// Firefly
		1437: "rocket sun",
		// Arrested Development
		4589: "mask house",
		// Deadwood
		1406: "sea sun",
		// Battlestar Galactica
		1972: "rocket robot soldier",
		// Avatar: The Last Airbender
		246: "magic snow",
		// Doctor Who
		57243: "clock door rocket",
		// Planet Earth
		1044: "forest animal sea",
		// Dexter
		1405: "detective skull mask",
		// Death Note
		13916: "skull book detective",
		// Mad Men
		1104: "flower city mask",
		// Breaking Bad
		1396: "crowd sun road",
		// Fullmetal Alchemist: Brotherhood
		31911: "hero magic",
		// Community
		18347: "book crowd",
		// Sherlock
		19885: "detective city",
		// The Great British Bake Off
		34549: "clock flower",
		// Downton Abbey
		33907: "castle house",
		// La Reina del Sur
		31586: "mask sea",
		// Game of Thrones
		1399: "castle sword snow",
		// The Bridge
		45016: "maze detective",
		// Black Mirror
		42009: "eye film",
		// Avenida Brasil
		45815: "house mask",
		// Gravity Falls
		40075: "rocket forest detective",
		// Attack on Titan
		1429: "soldier castle",
		// True Detective
		46648: "detective",
		// Fargo
		60622: "snow detective",
		// Last Week Tonight with John Oliver
		60694: "city film",
		// Gomorrah
		61068: "city cards",
		// Over the Garden Wall
		61617: "forest ghost",
		// Schitt's Creek
		61662: "hero door",
		// Better Call Saul
		60059: "mask sun",
		// Narcos
		63351: "door cards",
		// Stranger Things
		66732: "door road forest",
		// Fleabag
		67070: "heart mask",
		// The Crown
		65494: "castle",
		// Planet Earth II
		68595: "forest animal",
		// Money Heist
		71446: "cards mask",
		// Mindhunter
		67744: "target detective",
		// Dark
		70523: "moon forest clock",
		// Succession
		76331: "city film",
		// Yellowstone
		73586: "road sun mountain",
		// Sacred Games
		79352: "city cards detective",
		// Bluey
		82728: "animal house",
		// Kingdom
		70593: "castle skull",
		// Formula 1: Drive to Survive
		87083: "road",
		// Chernobyl
		87108: "stage skull",
		// The Mandalorian
		82856: "eye rocket",
		// Crash Landing on You
		94796: "forest heart soldier",
		// The Queen's Gambit
		87739: "castle cards",
		// Lupin
		96677: "cards mask",
		// Squid Game
		93405: "cards mask",
		// Arcane
		94605: "cards city magic",
		// Severance
		95396: "city maze door",
		// The Bear
		136315: "animal city",
		// Andor
		83867: "clock rocket",
		// The Last of Us
		100088: "road skull city",
		// Frieren: Beyond Journey's End
		209867: "mountain magic road",
		// Shōgun
		126308: "sword sea castle",
		// Adolescence
		249042: "crowd door house",
	},
};
