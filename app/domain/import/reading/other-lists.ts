// Files that are lists of something else: books, music, games. A column that films have none of says so.
import type { Reason, ReasonCode } from "~/domain/import/reason";

interface OtherKind {
	code: ReasonCode & (`listOf${string}` | "passwords");
	/** One of these is enough; of `weak` ones, two are, or one where nothing speaks of films. */
	strong: string[];
	weak: string[];
}

const KINDS: OtherKind[] = [
	{
		code: "passwords",
		strong: ["password", "passwort", "loginpassword", "logintotp"],
		weak: [],
	},
	{
		code: "listOfBooks",
		strong: [
			"isbn",
			"isbn13",
			"isbnuid",
			"bookshelves",
			"exclusiveshelf",
			"numberofpages",
			"pages",
			"asin",
			"narrator",
		],
		weak: ["author", "authors", "authorlf", "publisher", "binding", "booktitle", "shelf", "dateread", "translator"],
	},
	{
		code: "listOfMusic",
		strong: [
			"artist",
			"artists",
			"artistname",
			"album",
			"albumname",
			"trackname",
			"track",
			"msplayed",
			"scrobbles",
			"isrc",
		],
		weak: ["song", "songs", "playlist", "bpm", "label"],
	},
	{
		code: "listOfGames",
		strong: [
			"appid",
			"steamappid",
			"playtime",
			"playtimeforever",
			"hoursplayed",
			"gametitle",
			"bggrating",
			"numplays",
			"achievements",
		],
		weak: ["platform", "platforms", "console", "developer", "publisher", "game", "minplayers", "maxplayers"],
	},
	{
		code: "listOfPodcasts",
		strong: ["podcast", "podcasttitle", "podcastname", "feedurl", "rssurl", "enclosureurl"],
		weak: ["feed", "episodeurl"],
	},
	{
		code: "listOfContacts",
		strong: [
			"email",
			"emailaddress",
			"email1value",
			"phone",
			"phonenumber",
			"phone1value",
			"mobilephone",
			"birthday",
			"firstname",
			"lastname",
			"givenname",
			"familyname",
		],
		weak: ["address", "company", "jobtitle", "organization", "city", "zip", "postalcode"],
	},
	{
		code: "listOfPayments",
		strong: [
			"iban",
			"bic",
			"accountnumber",
			"bookingdate",
			"valuedate",
			"debit",
			"credit",
			"payee",
			"balance",
			"betrag",
			"saldo",
			"buchungstag",
		],
		weak: ["amount", "currency", "merchant", "account", "transactiondate", "transactionid", "price", "total"],
	},
	{
		code: "listOfFiles",
		strong: ["filename", "filesize", "megapixels", "exif"],
		weak: ["filetype", "mimetype", "path"],
	},
	{
		code: "listOfPurchases",
		strong: ["orderid", "ordernumber", "sku", "trackingnumber", "shippingaddress"],
		weak: ["quantity", "seller", "price", "currency"],
	},
	{
		code: "listOfSports",
		strong: ["activitytype", "heartrate", "calories", "avgpace", "steps", "elevationgain"],
		weak: ["distance", "workout", "duration"],
	},
];

/** Columns of films and shows. */
const OF_FILMS =
	/^(?:imdb|tmdb|tvdb|letterboxd|trakt|director|season|episode|film|movie|cast|actors|starring|runtime|screenplay|cinema|mediatype|titletype|tvshow|series)|watch|seen|viewed|viewing/;

/** Names without what separates their words. */
const toKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** What a list is that is none of films, null where nothing says so. `names`: of its columns or members. */
export function explainOtherList(names: string[]): Reason | null {
	const keys = new Map(names.map((name) => [toKey(name), name] as const));
	const isOfFilms = [...keys.keys()].some((key) => OF_FILMS.test(key));
	for (const { code, strong, weak } of KINDS) {
		const [named, hinted] = [strong, weak].map((list) => list.flatMap((key) => keys.get(key) ?? []));
		const columnsOfList = [...(named ?? []), ...(hinted ?? [])];
		const isSure = (named?.length ?? 0) > (isOfFilms ? 1 : 0) || (columnsOfList.length > 1 && !isOfFilms);
		const isLikely = !isOfFilms && columnsOfList.length === 1 && /^listOf(?:Books|Games)$/.test(code);
		if (code === "passwords") {
			if ((named?.length ?? 0) > 0) return { code };
			continue;
		}
		if (!isSure && !isLikely) continue;
		const columns = columnsOfList.slice(0, 3).map((name) => `“${name.slice(0, 30)}”`);
		return { code, columns: columns.join(", ") };
	}
	return null;
}
