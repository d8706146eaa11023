/**
 * "Writers | Music | Camera" by id, names separated by commas, each part only where it is known for certain. Writers are
 * those of the screenplay; of shows the creators count instead.
 */
export const CREW: Record<"movie" | "tv", Record<number, string>> = {
	movie: {
		// Nosferatu
		653: "Henrik Galeen | Hans Erdmann | Fritz Arno Wagner",
		// Battleship Potemkin
		643: "Nina Agadzhanova || Eduard Tisse",
		// Metropolis
		19: "Thea von Harbou | Gottfried Huppertz | Karl Freund, Günther Rittau",
		// M
		832: "Thea von Harbou, Fritz Lang || Fritz Arno Wagner",
		// Modern Times
		3082: "Charlie Chaplin | Charlie Chaplin | Ira H. Morgan, Roland Totheroh",
		// Snow White and the Seven Dwarfs
		408: "Ted Sears, Richard Creedon, Otto Englander, Dick Rickard, Earl Hurd, Merrill De Maris, Dorothy Ann Blank, Webb Smith | Frank Churchill, Leigh Harline, Paul J. Smith |",
		// The Wizard of Oz
		630: "Noel Langley, Florence Ryerson, Edgar Allan Woolf | Herbert Stothart | Harold Rosson",
		// Gone with the Wind
		770: "Sidney Howard | Max Steiner | Ernest Haller",
		// The Great Dictator
		914: "Charlie Chaplin || Karl Struss, Roland Totheroh",
		// Citizen Kane
		15: "Herman J. Mankiewicz, Orson Welles | Bernard Herrmann | Gregg Toland",
		// Casablanca
		289: "Julius J. Epstein, Philip G. Epstein, Howard Koch | Max Steiner | Arthur Edeson",
		// It's a Wonderful Life
		1585: "Frances Goodrich, Albert Hackett, Frank Capra | Dimitri Tiomkin | Joseph Walker, Joseph Biroc",
		// Bicycle Thieves
		5156: "Oreste Biancoli, Suso Cecchi d'Amico, Vittorio De Sica, Adolfo Franci, Gherardo Gherardi, Gerardo Guerrieri, Cesare Zavattini | Alessandro Cicognini | Carlo Montuori",
		// The Third Man
		1092: "Graham Greene | Anton Karas | Robert Krasker",
		// Rashomon
		548: "Akira Kurosawa, Shinobu Hashimoto | Fumio Hayasaka | Kazuo Miyagawa",
		// Singin' in the Rain
		872: "Betty Comden, Adolph Green || Harold Rosson",
		// Roman Holiday
		804: "Dalton Trumbo, Ian McLellan Hunter, John Dighton | Georges Auric | Franz Planer, Henri Alekan",
		// Seven Samurai
		346: "Akira Kurosawa, Shinobu Hashimoto, Hideo Oguni | Fumio Hayasaka | Asakazu Nakai",
		// Rear Window
		567: "John Michael Hayes | Franz Waxman | Robert Burks",
		// Godzilla
		1678: "Takeo Murata, Ishirō Honda | Akira Ifukube | Masao Tamai",
		// Pather Panchali
		5801: "Satyajit Ray | Ravi Shankar | Subrata Mitra",
		// The Searchers
		3114: "Frank S. Nugent | Max Steiner | Winton C. Hoch",
		// The Seventh Seal
		490: "Ingmar Bergman | Erik Nordgren | Gunnar Fischer",
		// 12 Angry Men
		389: "Reginald Rose | Kenyon Hopkins | Boris Kaufman",
		// Vertigo
		426: "Alec Coppel, Samuel A. Taylor | Bernard Herrmann | Robert Burks",
		// Some Like It Hot
		239: "Billy Wilder, I.A.L. Diamond | Adolph Deutsch | Charles Lang",
		// The 400 Blows
		147: "François Truffaut, Marcel Moussy | Jean Constantin | Henri Decaë",
		// Psycho
		539: "Joseph Stefano | Bernard Herrmann | John L. Russell",
		// Lawrence of Arabia
		947: "Robert Bolt, Michael Wilson | Maurice Jarre | Freddie Young",
		// 8½
		422: "Federico Fellini, Ennio Flaiano, Tullio Pinelli, Brunello Rondi | Nino Rota | Gianni Di Venanzo",
		// Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb
		935: "Stanley Kubrick, Terry Southern, Peter George | Laurie Johnson | Gilbert Taylor",
		// Mary Poppins
		433: "Bill Walsh, Don DaGradi | Richard M. Sherman, Robert B. Sherman | Edward Colman",
		// The Sound of Music
		15121: "Ernest Lehman || Ted D. McCord",
		// The Battle of Algiers
		17295: "Franco Solinas | Ennio Morricone, Gillo Pontecorvo | Marcello Gatti",
		// The Good, the Bad and the Ugly
		429: "Agenore Incrocci, Furio Scarpelli, Luciano Vincenzoni, Sergio Leone | Ennio Morricone | Tonino Delli Colli",
		// The Jungle Book
		9325: "Larry Clemmons, Ralph Wright, Ken Anderson, Vance Gerry | George Bruns |",
		// Planet of the Apes
		871: "Michael Wilson, Rod Serling | Jerry Goldsmith | Leon Shamroy",
		// 2001: A Space Odyssey
		62: "Stanley Kubrick, Arthur C. Clarke || Geoffrey Unsworth",
		// Night of the Living Dead
		10331: "John A. Russo, George A. Romero || George A. Romero",
		// Duel
		839: "Richard Matheson | Billy Goldenberg | Jack A. Marta",
		// The Godfather
		238: "Mario Puzo, Francis Ford Coppola | Nino Rota | Gordon Willis",
		// Enter the Dragon
		9461: "Michael Allin | Lalo Schifrin | Gilbert Hubbs",
		// The Exorcist
		9552: "William Peter Blatty || Owen Roizman",
		// Chinatown
		829: "Robert Towne | Jerry Goldsmith | John A. Alonzo",
		// Monty Python and the Holy Grail
		762: "Graham Chapman, John Cleese, Terry Gilliam, Eric Idle, Terry Jones, Michael Palin || Terry Bedford",
		// Jaws
		578: "Peter Benchley, Carl Gottlieb | John Williams | Bill Butler",
		// One Flew Over the Cuckoo's Nest
		510: "Lawrence Hauben, Bo Goldman | Jack Nitzsche | Haskell Wexler",
		// Taxi Driver
		103: "Paul Schrader | Bernard Herrmann | Michael Chapman",
		// Star Wars
		11: "George Lucas | John Williams | Gilbert Taylor",
		// Grease
		621: "Bronté Woodard || Bill Butler",
		// Halloween
		948: "John Carpenter, Debra Hill | John Carpenter | Dean Cundey",
		// Alien
		348: "Dan O'Bannon | Jerry Goldsmith | Derek Vanlint",
		// Stalker
		1398: "Arkady Strugatsky, Boris Strugatsky | Eduard Artemyev | Alexander Knyazhinsky",
		// Apocalypse Now
		28: "John Milius, Francis Ford Coppola | Carmine Coppola, Francis Ford Coppola | Vittorio Storaro",
		// The Empire Strikes Back
		1891: "Leigh Brackett, Lawrence Kasdan | John Williams | Peter Suschitzky",
		// The Shining
		694: "Stanley Kubrick, Diane Johnson | Wendy Carlos, Rachel Elkind | John Alcott",
		// Airplane!
		813: "Jim Abrahams, David Zucker, Jerry Zucker | Elmer Bernstein | Joseph Biroc",
		// Raiders of the Lost Ark
		85: "Lawrence Kasdan | John Williams | Douglas Slocombe",
		// Das Boot
		387: "Wolfgang Petersen | Klaus Doldinger | Jost Vacano",
		// E.T. the Extra-Terrestrial
		601: "Melissa Mathison | John Williams | Allen Daviau",
		// Blade Runner
		78: "Hampton Fancher, David Webb Peoples | Vangelis | Jordan Cronenweth",
		// Return of the Jedi
		1892: "Lawrence Kasdan, George Lucas | John Williams | Alan Hume",
		// Stop Making Sense
		24128: "|| Jordan Cronenweth",
		// Ghostbusters
		620: "Dan Aykroyd, Harold Ramis | Elmer Bernstein | László Kovács",
		// Amadeus
		279: "Peter Shaffer || Miroslav Ondříček",
		// The Terminator
		218: "James Cameron, Gale Anne Hurd | Brad Fiedel | Adam Greenberg",
		// Back to the Future
		105: "Robert Zemeckis, Bob Gale | Alan Silvestri | Dean Cundey",
		// Come and See
		25237: "Ales Adamovich, Elem Klimov | Oleg Yanchenko | Aleksei Rodionov",
		// Aliens
		679: "James Cameron | James Horner | Adrian Biddle",
		// The Princess Bride
		2493: "William Goldman | Mark Knopfler | Adrian Biddle",
		// My Neighbor Totoro
		8392: "Hayao Miyazaki | Joe Hisaishi |",
		// Die Hard
		562: "Jeb Stuart, Steven E. de Souza | Michael Kamen | Jan de Bont",
		// Akira
		149: "Katsuhiro Otomo, Izo Hashimoto | Shoji Yamashiro |",
		// The Thin Blue Line
		14285: "| Philip Glass | Stefan Czapsky, Robert Chappell",
		// Cinema Paradiso
		11216: "Giuseppe Tornatore | Ennio Morricone | Blasco Giurato",
		// The Little Mermaid
		10144: "Ron Clements, John Musker | Alan Menken |",
		// GoodFellas
		769: "Nicholas Pileggi, Martin Scorsese || Michael Ballhaus",
		// Home Alone
		771: "John Hughes | John Williams | Julio Macat",
		// The Silence of the Lambs
		274: "Ted Tally | Howard Shore | Tak Fujimoto",
		// Terminator 2: Judgment Day
		280: "James Cameron, William Wisher | Brad Fiedel | Adam Greenberg",
		// Beauty and the Beast
		10020: "Linda Woolverton | Alan Menken |",
		// Hard Boiled
		11782: "Barry Wong | Michael Gibbs |",
		// Unforgiven
		33: "David Webb Peoples | Lennie Niehaus | Jack N. Green",
		// Aladdin
		812: "Ron Clements, John Musker, Ted Elliott, Terry Rossio | Alan Menken |",
		// Farewell My Concubine
		10997: "Lilian Lee, Lu Wei | Zhao Jiping | Gu Changwei",
		// Groundhog Day
		137: "Danny Rubin, Harold Ramis | George Fenton | John Bailey",
		// Jurassic Park
		329: "Michael Crichton, David Koepp | John Williams | Dean Cundey",
		// The Nightmare Before Christmas
		9479: "Caroline Thompson | Danny Elfman | Pete Kozachik",
		// Schindler's List
		424: "Steven Zaillian | John Williams | Janusz Kamiński",
		// The Lion King
		8587: "Irene Mecchi, Jonathan Roberts, Linda Woolverton | Hans Zimmer |",
		// Forrest Gump
		13: "Eric Roth | Alan Silvestri | Don Burgess",
		// Chungking Express
		11104: "Wong Kar-wai | Frankie Chan, Roel A. García | Christopher Doyle, Andrew Lau",
		// Pulp Fiction
		680: "Quentin Tarantino, Roger Avary || Andrzej Sekuła",
		// Léon: The Professional
		101: "Luc Besson | Éric Serra | Thierry Arbogast",
		// The Shawshank Redemption
		278: "Frank Darabont | Thomas Newman | Roger Deakins",
		// Toy Story
		862: "Joss Whedon, Andrew Stanton, Joel Cohen, Alec Sokolow | Randy Newman |",
		// Heat
		949: "Michael Mann | Elliot Goldenthal | Dante Spinotti",
		// Se7en
		807: "Andrew Kevin Walker | Howard Shore | Darius Khondji",
		// Before Sunrise
		76: "Richard Linklater, Kim Krizan | Fred Frith | Lee Daniel",
		// La Haine
		406: "Mathieu Kassovitz || Pierre Aïm",
		// Dead Man
		922: "Jim Jarmusch | Neil Young | Robby Müller",
		// Apollo 13
		568: "William Broyles Jr., Al Reinert | James Horner | Dean Cundey",
		// Fargo
		275: "Ethan Coen, Joel Coen | Carter Burwell | Roger Deakins",
		// Trainspotting
		627: "John Hodge || Brian Tufano",
		// Scream
		4232: "Kevin Williamson | Marco Beltrami | Mark Irwin",
		// Matilda
		10830: "Nicholas Kazan, Robin Swicord | David Newman | Stefan Czapsky",
		// Titanic
		597: "James Cameron | James Horner | Russell Carpenter",
		// Good Will Hunting
		489: "Matt Damon, Ben Affleck | Danny Elfman | Jean-Yves Escoffier",
		// Princess Mononoke
		128: "Hayao Miyazaki | Joe Hisaishi |",
		// Life Is Beautiful
		637: "Vincenzo Cerami, Roberto Benigni | Nicola Piovani | Tonino Delli Colli",
		// Men in Black
		607: "Ed Solomon | Danny Elfman | Donald Peterman",
		// Mulan
		10674: "Rita Hsiao, Philip LaZebnik, Chris Sanders, Eugenia Bostwick-Singer, Raymond Singer | Jerry Goldsmith |",
		// Saving Private Ryan
		857: "Robert Rodat | John Williams | Janusz Kamiński",
		// The Truman Show
		37165: "Andrew Niccol | Burkhard Dallwitz, Philip Glass | Peter Biziou",
		// The Big Lebowski
		115: "Ethan Coen, Joel Coen | Carter Burwell | Roger Deakins",
		// Ring
		2671: "Hiroshi Takahashi | Kenji Kawai | Junichiro Hayashi",
		// The Matrix
		603: "Lana Wachowski, Lilly Wachowski | Don Davis | Bill Pope",
		// Fight Club
		550: "Jim Uhls | The Dust Brothers | Jeff Cronenweth",
		// The Sixth Sense
		745: "M. Night Shyamalan | James Newton Howard | Tak Fujimoto",
		// The Iron Giant
		10386: "Tim McCanlies | Michael Kamen |",
		// All About My Mother
		99: "Pedro Almodóvar | Alberto Iglesias | Affonso Beato",
		// Buena Vista Social Club
		11779: "|| Jörg Widmer, Robby Müller, Lisa Rinzler",
		// Star Wars: Episode I - The Phantom Menace
		1893: "George Lucas | John Williams | David Tattersall",
		// Gladiator
		98: "David Franzoni, John Logan, William Nicholson | Hans Zimmer, Lisa Gerrard | John Mathieson",
		// Memento
		77: "Christopher Nolan | David Julyan | Wally Pfister",
		// In the Mood for Love
		843: "Wong Kar-wai | Michael Galasso, Shigeru Umebayashi | Christopher Doyle, Mark Lee Ping-bing",
		// Crouching Tiger, Hidden Dragon
		146: "Wang Hui-ling, James Schamus, Tsai Kuo-jung | Tan Dun | Peter Pau",
		// Almost Famous
		786: "Cameron Crowe | Nancy Wilson | John Toll",
		// X-Men
		36657: "David Hayter | Michael Kamen | Newton Thomas Sigel",
		// Spirited Away
		129: "Hayao Miyazaki | Joe Hisaishi |",
		// Amélie
		194: "Guillaume Laurant, Jean-Pierre Jeunet | Yann Tiersen | Bruno Delbonnel",
		// The Lord of the Rings: The Fellowship of the Ring
		120: "Fran Walsh, Philippa Boyens, Peter Jackson | Howard Shore | Andrew Lesnie",
		// Shrek
		808: "Ted Elliott, Terry Rossio, Joe Stillman, Roger S.H. Schulman | Harry Gregson-Williams, John Powell |",
		// Monsters, Inc.
		585: "Andrew Stanton, Daniel Gerson | Randy Newman |",
		// Mulholland Drive
		1018: "David Lynch | Angelo Badalamenti | Peter Deming",
		// Harry Potter and the Philosopher's Stone
		671: "Steve Kloves | John Williams | John Seale",
		// Lagaan: Once Upon a Time in India
		19666: "Ashutosh Gowariker, Kumar Dave, Sanjay Dayma | A.R. Rahman | Anil Mehta",
		// City of God
		598: "Bráulio Mantovani | Antonio Pinto, Ed Côrtes | César Charlone",
		// The Pianist
		423: "Ronald Harwood | Wojciech Kilar | Paweł Edelman",
		// Bowling for Columbine
		1430: "Michael Moore | Jeff Gibbs |",
		// Spider-Man
		557: "David Koepp | Danny Elfman | Don Burgess",
		// Catch Me If You Can
		640: "Jeff Nathanson | John Williams | Janusz Kamiński",
		// 28 Days Later
		170: "Alex Garland | John Murphy | Anthony Dod Mantle",
		// Finding Nemo
		12: "Andrew Stanton, Bob Peterson, David Reynolds | Thomas Newman |",
		// Pirates of the Caribbean: The Curse of the Black Pearl
		22: "Ted Elliott, Terry Rossio | Klaus Badelt | Dariusz Wolski",
		// Oldboy
		670: "Hwang Jo-yun, Lim Joon-hyung, Park Chan-wook | Jo Yeong-wook | Chung Chung-hoon",
		// The Lord of the Rings: The Return of the King
		122: "Fran Walsh, Philippa Boyens, Peter Jackson | Howard Shore | Andrew Lesnie",
		// Memories of Murder
		11423: "Bong Joon Ho, Shim Sung-bo | Taro Iwashiro | Kim Hyung-koo",
		// Lost in Translation
		153: "Sofia Coppola | Kevin Shields | Lance Acord",
		// Open Range
		2055: "Craig Storper | Michael Kamen | J. Michael Muro",
		// School of Rock
		1584: "Mike White | Craig Wedren | Rogier Stoffers",
		// Eternal Sunshine of the Spotless Mind
		38: "Charlie Kaufman | Jon Brion | Ellen Kuras",
		// The Incredibles
		9806: "Brad Bird | Michael Giacchino |",
		// Howl's Moving Castle
		4935: "Hayao Miyazaki | Joe Hisaishi |",
		// Downfall
		613: "Bernd Eichinger | Stephan Zacharias | Rainer Klausmann",
		// Shaun of the Dead
		747: "Simon Pegg, Edgar Wright | Dan Mudford, Pete Woodhead | David M. Dunlap",
		// Batman Begins
		272: "David S. Goyer, Christopher Nolan | Hans Zimmer, James Newton Howard | Wally Pfister",
		// Pride & Prejudice
		4348: "Deborah Moggach | Dario Marianelli | Roman Osin",
		// Walk the Line
		69: "Gill Dennis, James Mangold | T Bone Burnett | Phedon Papamichael",
		// March of the Penguins
		1667: "Luc Jacquet, Michel Fessler | Émilie Simon | Laurent Chalet, Jérôme Maison",
		// Brokeback Mountain
		142: "Larry McMurtry, Diana Ossana | Gustavo Santaolalla | Rodrigo Prieto",
		// Pan's Labyrinth
		1417: "Guillermo del Toro | Javier Navarrete | Guillermo Navarro",
		// The Lives of Others
		582: "Florian Henckel von Donnersmarck | Gabriel Yared, Stéphane Moucha | Hagen Bogdanski",
		// The Departed
		1422: "William Monahan | Howard Shore | Michael Ballhaus",
		// The Prestige
		1124: "Jonathan Nolan, Christopher Nolan | David Julyan | Wally Pfister",
		// High School Musical
		10947: "Peter Barsocchini | David Lawrence | Gordon Lonsdale",
		// Casino Royale
		36557: "Neal Purvis, Robert Wade, Paul Haggis | David Arnold | Phil Méheux",
		// Ratatouille
		2062: "Brad Bird | Michael Giacchino |",
		// No Country for Old Men
		6977: "Joel Coen, Ethan Coen | Carter Burwell | Roger Deakins",
		// The Assassination of Jesse James by the Coward Robert Ford
		4512: "Andrew Dominik | Nick Cave, Warren Ellis | Roger Deakins",
		// Zodiac
		1949: "James Vanderbilt | David Shire | Harris Savides",
		// Persepolis
		2011: "Marjane Satrapi, Vincent Paronnaud | Olivier Bernet |",
		// Once
		5723: "John Carney | Glen Hansard, Markéta Irglová | Tim Fleming",
		// The Dark Knight
		155: "Jonathan Nolan, Christopher Nolan | Hans Zimmer, James Newton Howard | Wally Pfister",
		// WALL·E
		10681: "Andrew Stanton, Jim Reardon | Thomas Newman |",
		// Slumdog Millionaire
		12405: "Simon Beaufoy | A.R. Rahman | Anthony Dod Mantle",
		// Let the Right One In
		13310: "John Ajvide Lindqvist | Johan Söderqvist | Hoyte van Hoytema",
		// Iron Man
		1726: "Mark Fergus, Hawk Ostby, Art Marcum, Matt Holloway | Ramin Djawadi | Matthew Libatique",
		// Up
		14160: "Bob Peterson, Pete Docter | Michael Giacchino |",
		// Avatar
		19995: "James Cameron | James Horner | Mauro Fiore",
		// Inglourious Basterds
		16869: "Quentin Tarantino || Robert Richardson",
		// Coraline
		14836: "Henry Selick | Bruno Coulais | Pete Kozachik",
		// The Secret in Their Eyes
		25376: "Eduardo Sacheri, Juan José Campanella | Federico Jusid, Emilio Kauderer | Félix Monti",
		// 3 Idiots
		20453: "Rajkumar Hirani, Abhijat Joshi | Shantanu Moitra | C.K. Muraleedharan",
		// Inception
		27205: "Christopher Nolan | Hans Zimmer | Wally Pfister",
		// Toy Story 3
		10193: "Michael Arndt | Randy Newman |",
		// The Social Network
		37799: "Aaron Sorkin | Trent Reznor, Atticus Ross | Jeff Cronenweth",
		// True Grit
		44264: "Joel Coen, Ethan Coen | Carter Burwell | Roger Deakins",
		// Shutter Island
		11324: "Laeta Kalogridis || Robert Richardson",
		// A Separation
		60243: "Asghar Farhadi | Sattar Oraki | Mahmoud Kalari",
		// The Intouchables
		77338: "Olivier Nakache, Éric Toledano | Ludovico Einaudi | Mathieu Vadepied",
		// Drive
		64690: "Hossein Amini | Cliff Martinez | Newton Thomas Sigel",
		// Django Unchained
		68718: "Quentin Tarantino || Robert Richardson",
		// The Avengers
		24428: "Joss Whedon | Alan Silvestri | Seamus McGarvey",
		// Skyfall
		37724: "Neal Purvis, Robert Wade, John Logan | Thomas Newman | Roger Deakins",
		// Moonrise Kingdom
		83666: "Wes Anderson, Roman Coppola | Alexandre Desplat | Robert Yeoman",
		// Les Misérables
		82695:
			"William Nicholson, Alain Boublil, Claude-Michel Schönberg, Herbert Kretzmer | Claude-Michel Schönberg | Danny Cohen",
		// Searching for Sugar Man
		84334: "Malik Bendjelloul || Camilla Skagerström",
		// Frozen
		109445: "Jennifer Lee | Christophe Beck |",
		// Gravity
		49047: "Alfonso Cuarón, Jonás Cuarón | Steven Price | Emmanuel Lubezki",
		// 12 Years a Slave
		76203: "John Ridley | Hans Zimmer | Sean Bobbitt",
		// The Conjuring
		138843: "Chad Hayes, Carey W. Hayes | Joseph Bishara | John R. Leonetti",
		// Her
		152601: "Spike Jonze | Arcade Fire, Owen Pallett | Hoyte van Hoytema",
		// The Tale of the Princess Kaguya
		149871: "Isao Takahata, Riko Sakaguchi | Joe Hisaishi |",
		// Interstellar
		157336: "Jonathan Nolan, Christopher Nolan | Hans Zimmer | Hoyte van Hoytema",
		// The Grand Budapest Hotel
		120467: "Wes Anderson | Alexandre Desplat | Robert Yeoman",
		// Whiplash
		244786: "Damien Chazelle | Justin Hurwitz | Sharone Meir",
		// Guardians of the Galaxy
		118340: "James Gunn, Nicole Perlman | Tyler Bates | Ben Davis",
		// Wild Tales
		265195: "Damián Szifron | Gustavo Santaolalla | Javier Juliá",
		// Gone Girl
		210577: "Gillian Flynn | Trent Reznor, Atticus Ross | Jeff Cronenweth",
		// Paddington
		116149: "Paul King | Nick Urata | Erik Wilson",
		// Mad Max: Fury Road
		76341: "George Miller, Brendan McCarthy, Nico Lathouris | Tom Holkenborg | John Seale",
		// Inside Out
		150540: "Meg LeFauve, Josh Cooley, Pete Docter | Michael Giacchino |",
		// Spotlight
		314365: "Josh Singer, Tom McCarthy | Howard Shore | Masanobu Takayanagi",
		// Carol
		258480: "Phyllis Nagy | Carter Burwell | Edward Lachman",
		// The Revenant
		281957: "Mark L. Smith, Alejandro González Iñárritu | Ryuichi Sakamoto, Alva Noto | Emmanuel Lubezki",
		// La La Land
		313369: "Damien Chazelle | Justin Hurwitz | Linus Sandgren",
		// Your Name.
		372058: "Makoto Shinkai | Radwimps |",
		// Train to Busan
		396535: "Park Joo-suk | Jang Young-gyu | Lee Hyung-deok",
		// The Handmaiden
		290098: "Chung Seo-kyung, Park Chan-wook | Jo Yeong-wook | Chung Chung-hoon",
		// Moonlight
		376867: "Barry Jenkins | Nicholas Britell | James Laxton",
		// Arrival
		329865: "Eric Heisserer | Jóhann Jóhannsson | Bradford Young",
		// Hell or High Water
		338766: "Taylor Sheridan | Nick Cave, Warren Ellis | Giles Nuttgens",
		// Zootopia
		269149: "Jared Bush, Phil Johnston | Michael Giacchino |",
		// Blade Runner 2049
		335984: "Hampton Fancher, Michael Green | Hans Zimmer, Benjamin Wallfisch | Roger Deakins",
		// Get Out
		419430: "Jordan Peele | Michael Abels | Toby Oliver",
		// Coco
		354912: "Adrian Molina, Matthew Aldrich | Michael Giacchino |",
		// Dunkirk
		374720: "Christopher Nolan | Hans Zimmer | Hoyte van Hoytema",
		// The Shape of Water
		399055: "Guillermo del Toro, Vanessa Taylor | Alexandre Desplat | Dan Laustsen",
		// Three Billboards Outside Ebbing, Missouri
		359940: "Martin McDonagh | Carter Burwell | Ben Davis",
		// Spider-Man: Into the Spider-Verse
		324857: "Phil Lord, Rodney Rothman | Daniel Pemberton |",
		// Roma
		426426: "Alfonso Cuarón || Alfonso Cuarón",
		// Avengers: Infinity War
		299536: "Christopher Markus, Stephen McFeely | Alan Silvestri | Trent Opaloch",
		// Black Panther
		284054: "Ryan Coogler, Joe Robert Cole | Ludwig Göransson | Rachel Morrison",
		// Hereditary
		493922: "Ari Aster | Colin Stetson | Pawel Pogorzelski",
		// Shoplifters
		505192: "Hirokazu Kore-eda | Haruomi Hosono | Ryūto Kondō",
		// Free Solo
		515042: "| Marco Beltrami | Jimmy Chin, Clair Popkin, Mikey Schaefer",
		// Bohemian Rhapsody
		424694: "Anthony McCarten | John Ottman | Newton Thomas Sigel",
		// The Ballad of Buster Scruggs
		537996: "Joel Coen, Ethan Coen | Carter Burwell | Bruno Delbonnel",
		// Parasite
		496243: "Bong Joon Ho, Han Jin-won | Jung Jae-il | Hong Kyung-pyo",
		// Knives Out
		546554: "Rian Johnson | Nathan Johnson | Steve Yedlin",
		// 1917
		530915: "Sam Mendes, Krysty Wilson-Cairns | Thomas Newman | Roger Deakins",
		// Joker
		475557: "Todd Phillips, Scott Silver | Hildur Guðnadóttir | Lawrence Sher",
		// Jojo Rabbit
		515001: "Taika Waititi | Michael Giacchino | Mihai Mălaimare Jr.",
		// Little Women
		331482: "Greta Gerwig | Alexandre Desplat | Yorick Le Saux",
		// Portrait of a Lady on Fire
		531428: "Céline Sciamma | Jean-Baptiste de Laubier, Arthur Simonini | Claire Mathon",
		// Apollo 11
		549559: "| Matt Morton |",
		// Klaus
		508965: "Sergio Pablos, Jim Mahoney, Zach Lewis | Alfonso G. Aguilar |",
		// Soul
		508442: "Pete Docter, Mike Jones, Kemp Powers | Trent Reznor, Atticus Ross, Jon Batiste |",
		// Wolfwalkers
		441130: "Will Collins | Bruno Coulais |",
		// Sound of Metal
		502033: "Darius Marder, Abraham Marder | Nicolas Becker, Abraham Marder | Daniël Bouquet",
		// Nomadland
		581734: "Chloé Zhao | Ludovico Einaudi | Joshua James Richards",
		// Dune
		438631: "Jon Spaihts, Denis Villeneuve, Eric Roth | Hans Zimmer | Greig Fraser",
		// Drive My Car
		758866: "Ryusuke Hamaguchi, Takamasa Oe | Eiko Ishibashi | Hidetoshi Shinomiya",
		// Spider-Man: No Way Home
		634649: "Chris McKenna, Erik Sommers | Michael Giacchino | Mauro Fiore",
		// Encanto
		568124: "Charise Castro Smith, Jared Bush | Germaine Franco |",
		// The Power of the Dog
		600583: "Jane Campion | Jonny Greenwood | Ari Wegner",
		// The Worst Person in the World
		660120: "Joachim Trier, Eskil Vogt | Ola Fløttum | Kasper Tuxen",
		// Everything Everywhere All at Once
		545611: "Daniel Kwan, Daniel Scheinert | Son Lux | Larkin Seiple",
		// Top Gun: Maverick
		361743:
			"Ehren Kruger, Eric Warren Singer, Christopher McQuarrie | Harold Faltermeyer, Lady Gaga, Hans Zimmer | Claudio Miranda",
		// The Batman
		414906: "Matt Reeves, Peter Craig | Michael Giacchino | Greig Fraser",
		// RRR
		579974: "S.S. Rajamouli | M.M. Keeravani | K.K. Senthil Kumar",
		// All Quiet on the Western Front
		49046: "Edward Berger, Lesley Paterson, Ian Stokell | Volker Bertelmann | James Friend",
		// Puss in Boots: The Last Wish
		315162: "Paul Fisher, Tommy Swerdlow | Heitor Pereira |",
		// Avatar: The Way of Water
		76600: "James Cameron, Rick Jaffa, Amanda Silver | Simon Franglen | Russell Carpenter",
		// Oppenheimer
		872585: "Christopher Nolan | Ludwig Göransson | Hoyte van Hoytema",
		// Barbie
		346698: "Greta Gerwig, Noah Baumbach | Mark Ronson, Andrew Wyatt | Rodrigo Prieto",
		// Anatomy of a Fall
		915935: "Justine Triet, Arthur Harari || Simon Beaufils",
		// Past Lives
		666277: "Celine Song | Christopher Bear, Daniel Rossen | Shabier Kirchner",
		// Spider-Man: Across the Spider-Verse
		569094: "Phil Lord, Christopher Miller, Dave Callaham | Daniel Pemberton |",
		// Godzilla Minus One
		940721: "Takashi Yamazaki | Naoki Satō | Kōzō Shibasaki",
		// The Boy and the Heron
		508883: "Hayao Miyazaki | Joe Hisaishi |",
		// The Zone of Interest
		467244: "Jonathan Glazer | Mica Levi | Łukasz Żal",
		// Poor Things
		792307: "Tony McNamara | Jerskin Fendrix | Robbie Ryan",
		// Dune: Part Two
		693134: "Denis Villeneuve, Jon Spaihts | Hans Zimmer | Greig Fraser",
		// Inside Out 2
		1022789: "Meg LeFauve, Dave Holstein | Andrea Datzman |",
		// Deadpool & Wolverine
		533535: "Ryan Reynolds, Rhett Reese, Paul Wernick, Zeb Wells, Shawn Levy | Rob Simonsen | George Richmond",
		// Wicked
		402431: "Winnie Holzman, Dana Fox | John Powell, Stephen Schwartz | Alice Brooks",
		// The Wild Robot
		1184918: "Chris Sanders | Kris Bowers |",
		// The Substance
		933260: "Coralie Fargeat | Raffertie | Benjamin Kračun",
		// Anora
		1064213: "Sean Baker || Drew Daniels",
		// Conclave
		974576: "Peter Straughan | Volker Bertelmann | Stéphane Fontaine",
		// I'm Still Here
		1000837: "Murilo Hauser, Heitor Lorega | Warren Ellis | Adrian Teijido",
		// Nosferatu
		426063: "Robert Eggers | Robin Carolan | Jarin Blaschke",
		// Sinners
		1233413: "Ryan Coogler | Ludwig Göransson | Autumn Durald Arkapaw",
		// One Battle After Another
		1054867: "Paul Thomas Anderson | Jonny Greenwood | Michael Bauman",
		// F1
		911430: "Ehren Kruger | Hans Zimmer | Claudio Miranda",
		// KPop Demon Hunters
		803796: "Danya Jimenez, Hannah McMechan, Maggie Kang, Chris Appelhans | Marcelo Zarvos |",
		// Superman
		1061474: "James Gunn | John Murphy, David Fleming | Henry Braham",
		// Zootopia 2
		1084242: "Jared Bush | Michael Giacchino |",
		// Weapons
		1078605: "Zach Cregger | Ryan Holladay, Hays Holladay, Zach Cregger | Larkin Seiple",
	},
	tv: {
		// Star Trek
		253: "| Alexander Courage |",
		// Blackadder
		7246: "| Howard Goodall |",
		// Seinfeld
		1400: "| Jonathan Wolff |",
		// Twin Peaks
		1920: "| Angelo Badalamenti |",
		// The X-Files
		4087: "| Mark Snow |",
		// Friends
		1668: "| Michael Skloff |",
		// Neon Genesis Evangelion
		890: "| Shirō Sagisu |",
		// Cowboy Bebop
		30991: "| Yoko Kanno |",
		// Freaks and Geeks
		2382: "| Michael Andrews |",
		// Band of Brothers
		4613: "| Michael Kamen |",
		// Firefly
		1437: "| Greg Edmonson |",
		// Arrested Development
		4589: "| David Schwartz |",
		// Battlestar Galactica
		1972: "| Bear McCreary |",
		// Avatar: The Last Airbender
		246: "| Jeremy Zuckerman |",
		// Doctor Who
		57243: "| Murray Gold, Segun Akinola |",
		// Planet Earth
		1044: "| George Fenton |",
		// Dexter
		1405: "| Daniel Licht |",
		// Death Note
		13916: "| Yoshihisa Hirano, Hideki Taniuchi |",
		// Mad Men
		1104: "| David Carbonara |",
		// Breaking Bad
		1396: "| Dave Porter |",
		// Fullmetal Alchemist: Brotherhood
		31911: "| Akira Senju |",
		// Community
		18347: "| Ludwig Göransson |",
		// Sherlock
		19885: "| David Arnold, Michael Price |",
		// Downton Abbey
		33907: "| John Lunn |",
		// Game of Thrones
		1399: "| Ramin Djawadi |",
		// Gravity Falls
		40075: "| Brad Breeck |",
		// Attack on Titan
		1429: "| Hiroyuki Sawano, Kohta Yamamoto |",
		// True Detective
		46648: "| T Bone Burnett |",
		// Fargo
		60622: "| Jeff Russo |",
		// Better Call Saul
		60059: "| Dave Porter |",
		// Narcos
		63351: "| Pedro Bromfman |",
		// Stranger Things
		66732: "| Kyle Dixon, Michael Stein |",
		// Fleabag
		67070: "| Isobel Waller-Bridge |",
		// The Crown
		65494: "| Rupert Gregson-Williams, Lorne Balfe, Martin Phipps |",
		// Planet Earth II
		68595: "| Hans Zimmer, Jacob Shea, Jasha Klebe |",
		// Money Heist
		71446: "| Manel Santisteban, Iván Martínez Lacámara |",
		// Mindhunter
		67744: "| Jason Hill |",
		// Dark
		70523: "| Ben Frost |",
		// Succession
		76331: "| Nicholas Britell |",
		// Yellowstone
		73586: "| Brian Tyler, Breton Vivian |",
		// Sacred Games
		79352: "| Alokananda Dasgupta |",
		// Bluey
		82728: "| Joff Bush |",
		// Kingdom
		70593: "| Mowg |",
		// Chernobyl
		87108: "| Hildur Guðnadóttir | Jakob Ihre",
		// The Mandalorian
		82856: "| Ludwig Göransson, Joseph Shirley |",
		// The Queen's Gambit
		87739: "| Carlos Rafael Rivera | Steven Meizler",
		// Lupin
		96677: "| Mathieu Lamboley |",
		// Squid Game
		93405: "| Jung Jae-il |",
		// Severance
		95396: "| Theodore Shapiro |",
		// The Bear
		136315: "| Jeffrey Qaiyum, Johnny Iguana |",
		// Andor
		83867: "| Nicholas Britell, Brandon Roberts |",
		// The Last of Us
		100088: "| Gustavo Santaolalla, David Fleming |",
		// Frieren: Beyond Journey's End
		209867: "| Evan Call |",
		// Shōgun
		126308: "| Atticus Ross, Leopold Ross, Nick Chuba |",
		// Adolescence
		249042: "| Aaron May, David Ridley | Matthew Lewis",
	},
};
