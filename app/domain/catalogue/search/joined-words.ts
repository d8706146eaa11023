// Splits what was typed without spaces, as "starwars". Words that names of movies and shows are made of, each at least three
// letters long but for the short ones.
import { lazy } from "~/lib/lazy";

const SHORT_WORDS =
	"a an and at by for go in is it me my no of on or so the to up us we you his her man men new old top one two six ten war sea sky sun ice red sin spy fox boy dog cat end all day lie life";

const WORDS = `
after again alien aliens alone america american amazing american angel angels angry animal anatomy apartment apes army arrival
art avatar avengers away baby back bad band bank bank bat batman battle beach beast beautiful beauty bed before begins being best better
between beyond big bird birds black blade bleed blood blue body bond book boss bourne box boys brave bread breakfast breaking
bridge bright broken brothers bull business call captain car cars casino castle catch chain chamber cherry chicken child children
christmas chronicle circle citizen city civil clock close club code cold color colour come coming confidential country
crash crazy crime crown cruel cry cuckoo dance dances dancing dark dawn days dead deadly deadwood dear death deep departed desert devil
diamond diamonds diaries die dirty district doctor dogs doom door double down dragon dragons dream dreams drive duck dune dust
eagle earth east easy edge eight elephant empire empty endgame enemy english escape eternal even evening ever everything evil
exit express eye eyes face fall fallen falling false family fantastic far fargo fast fatal father fear fellowship fiction field fifth
fight fighter final finding fire first fish five flies flower flowers fly flying force forest forever forrest four frankly free french
friend friends frozen full funny furious fury future galaxy game games gang garden ghost ghosts giant girl girls gladiator glass
god godfather gods gold golden gone good goodbye gorgeous grand gravity great green ground groundhog guard guardians gump gun guns half hall
halloween hand handmaid hands happy hard harry hate hateful heart hearts heat heaven hell help hero heroes hidden high hill
history hobbit holiday home horizon horror horse hotel hour hours house human hundred hunger hunt hunter hunting iron
inception incredible incredibles inglourious inner inside interstellar into island jack jackson jane jaws jedi john journey joy judge jungle
jurassic justice kid kids kill killer killing kind king kingdom kings kiss knife knight knights knives lady lake land last late laugh
law lawrence league learn left legend letter letters liberty light lightyear line lion little live lives living lonely long
lord lost love lover lovers lucky mad madness magic magnificent mandalorian marriage martian mary mask massacre master matrix meet memento
men midnight mile million mind minority miracle mirror miss mission modern moment money monkey monster monsters moon morning mother
motor mountain mountains movie mrs mummy murder music mystery naked name narcos nature never next night nightmare nights
nine noon north nothing number ocean office oppenheimer orange order our out outlaw over paper panther parasite paradise
park part party passion past paths patriot people perfect peaky blinders pianist piano pirates place planet planets play player potter
power prejudice presents pride prince princess prison prisoner prisoners private professor project promise psycho public pulp
queen quest question quiet race rage raging rain raiders rebel reservoir return revenge ride riding right ring rings rise
river road robot rock rocky rogue roman romance room rose runner running sacred saint samurai saving scarface school
scorpion scream search season second secret sense separation seven shadow shadows shape shawshank sherlock shining ship shoot shop
short shutter side sign signs silence silent silver simple singing single sister sixth skin slave sleep sleepless small
smoke snow social society solo some something song soprano sopranos soul sound south space spider spirit spirited spotless spring squid stalker stand star stars state
station steel still stone stop storm story strange stranger strangers street strong struggle succession suicide summer sunset sunshine super
supernatural sweet sword tale tales talk taxi tears terminator texas thin thing things third thirteen thousand three throne thrones tiger
time titan titanic tomorrow tonight top touch tower town toy trainspotting traffic trail train treasure tree trial
trip tropic trouble true truman truth twelve twenty twilight twin peaks under underground undead universe unforgiven untouchables usual suspects
valley vampire velvet vendetta vengeance vertigo vice view village voyage wake walk walker walking wall want warrior
wars watch water wedding week west western whale what when where whiplash white who wicked wild will wind window winds winter wire
witch with wizard wolf wolves woman women wonder wonderful woods word work world worlds wrath wrong year years yellow young zero zodiac zombie
`;

const listWords = lazy(() => new Set(`${SHORT_WORDS} ${WORDS}`.trim().split(/\s+/)));

/** Shorter texts are a word. */
const JOINED_MIN = 7;
const JOINED_MAX = 40;
const LONGEST = 12;

/** The fewest words that are the text without spaces; null where it is one of them, or not made of them. */
export function splitJoined(text: string): string[] | null {
	const words = listWords();
	if (text.length < JOINED_MIN || text.length > JOINED_MAX || words.has(text)) return null;
	const best: (string[] | null)[] = [[]];
	for (let end = 1; end <= text.length; end++) {
		best[end] = null;
		for (let start = Math.max(0, end - LONGEST); start < end; start++) {
			const before = best[start];
			const word = text.slice(start, end);
			if (!before || !words.has(word)) continue;
			if (!best[end] || before.length + 1 < (best[end]?.length ?? 0)) best[end] = [...before, word];
		}
	}
	return best[text.length] ?? null;
}
