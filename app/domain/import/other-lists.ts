// Files that are lists of something else: books, music, games. A column that films have none of says so.

interface OtherKind {
	what: string;
	/** One of these is enough; of `weak` ones, two are, or one where nothing speaks of films. */
	strong: string[];
	weak: string[];
}

const KINDS: OtherKind[] = [
	{
		what: "passwords",
		strong: ["password", "passwort", "loginpassword", "logintotp"],
		weak: [],
	},
	{
		what: "books",
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
		what: "music",
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
		what: "games",
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
		what: "podcasts",
		strong: ["podcast", "podcasttitle", "podcastname", "feedurl", "rssurl", "enclosureurl"],
		weak: ["feed", "episodeurl"],
	},
	{
		what: "contacts",
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
		what: "payments",
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
		what: "pictures or files",
		strong: ["filename", "filesize", "megapixels", "exif"],
		weak: ["filetype", "mimetype", "path"],
	},
	{
		what: "things that were bought",
		strong: ["orderid", "ordernumber", "sku", "trackingnumber", "shippingaddress"],
		weak: ["quantity", "seller", "price", "currency"],
	},
	{
		what: "sports or health data",
		strong: ["activitytype", "heartrate", "calories", "avgpace", "steps", "elevationgain"],
		weak: ["distance", "workout", "duration"],
	},
];

/** Columns of films and shows. */
const OF_FILMS =
	/^(?:imdb|tmdb|tvdb|letterboxd|trakt|director|season|episode|film|movie|cast|actors|starring|runtime|screenplay|cinema|mediatype|titletype|tvshow|series)|watch|seen|viewed|viewing/;

/** Names without what separates their words. */
const toKey = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** What a list is that is none of films, as a sentence; null where nothing says so. `names`: of its columns or members. */
export function explainOtherList(names: string[]): string | null {
	const keys = new Map(names.map((name) => [toKey(name), name] as const));
	const isOfFilms = [...keys.keys()].some((key) => OF_FILMS.test(key));
	for (const { what, strong, weak } of KINDS) {
		const [named, hinted] = [strong, weak].map((list) => list.flatMap((key) => keys.get(key) ?? []));
		const found = [...(named ?? []), ...(hinted ?? [])];
		const isSure = (named?.length ?? 0) > (isOfFilms ? 1 : 0) || (found.length > 1 && !isOfFilms);
		const isLikely = !isOfFilms && found.length === 1 && /^(?:books|games)$/.test(what);
		if (what === "passwords" && (named?.length ?? 0) > 0) return "It holds passwords and stays closed";
		if (!isSure && !isLikely) continue;
		const columns = found.slice(0, 3).map((name) => `“${name.slice(0, 30)}”`);
		return `This looks like a list of ${what}: it has ${columns.length > 1 ? "the columns" : "the column"} ${columns.join(", ")}. Only movies and shows have a place here`;
	}
	return null;
}
