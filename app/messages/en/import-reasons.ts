import type { TextTools } from "../area";

/** By code. In a group, the argument `what` names which is said, and `other` is said where it has none. */
export default ({ plural }: TextTools<"en">) => ({
	// Of rows
	stated: ({ text }: { text: string }) => text,
	notLookedUp: "It has not been looked up yet",
	noPlaceHere: "It has no place in a library here",
	chosenOut: "You left it out",
	otherPerson: "Another person of the file watched it",
	otherList: "You said that this list is neither to watch nor watched",
	ratedOnly: "What was rated counts as watched only if you say so",
	thumbOnly: "A thumb is no rating of 1 to 10, unless you say so",

	noTitle: "The catalogue has no such title",
	noId: "The catalogue does not know this id",
	unreadTitle: "The catalogue could not be read for this title: search for it",
	severalNamed: "Several titles have this name",
	noneNamed: "No title has exactly this name",
	noneNamedOfYear: "No title has exactly this name and year",
	severalOfId: "Several titles have this id",
	idOfTwo: "The id is that of a movie and of a show",
	noEpisodeNamed: ({ name }: { name: string }) => `The show has no episode “${name}”`,
	noEpisodeNamedAt: ({ name, toSeason, toEpisode }: { name: string; toSeason: number; toEpisode: number }) =>
		`The show has no episode “${name}”: by its name it is S${toSeason}E${toEpisode}`,
	noneInSeason: ({ season, name }: { season: number; name: string }) => `Season ${season} has no episode “${name}”`,
	noneInSeasonAt: ({
		season,
		name,
		toSeason,
		toEpisode,
	}: {
		season: number;
		name: string;
		toSeason: number;
		toEpisode: number;
	}) => `Season ${season} has no episode “${name}”: by its name it is S${toSeason}E${toEpisode}`,
	noEpisode: ({ season, episode }: { season: number; episode: number }) => `The catalogue has no S${season}E${episode}`,
	noEpisodeAt: ({
		season,
		episode,
		toSeason,
		toEpisode,
	}: {
		season: number;
		episode: number;
		toSeason: number;
		toEpisode: number;
	}) => `The catalogue has no S${season}E${episode}: counted through, it is S${toSeason}E${toEpisode}`,
	noNumber: ({ episode }: { episode: number }) => `The catalogue has no episode ${episode}`,
	noSeasonAt: ({ toSeason, toEpisode }: { toSeason: number; toEpisode: number }) =>
		`The row names no season: counted through, it is S${toSeason}E${toEpisode}`,
	noSeason: "The row names an episode without its season",
	noEpisodeOfShow: "The row names a show, but no episode",
	wholeShow: "It is a whole show, which does not say which episodes were watched",

	badDate: ({ text }: { text: string }) => `“${text}” cannot be read as a date`,
	future: "The date is in the future",
	beforeFilms: "The date is before there were films",
	placeOfUndated: "It takes the place of a play without a date",
	samePlay: "This play is there already",
	toldTwice: "The files tell of this play twice",
	laterRemark: {
		rating: "The files have a later rating there",
		note: "The files have a later note there",
		other: "The files have a later one there",
	},
	sameRemark: {
		rating: "This rating is there already",
		note: "This note is there already",
		other: "This is there already",
	},
	ownRemark: {
		rating: ({ value }: { value: string | number }) => `You have another rating, ${value}, there, which stays`,
		note: "You have another note there, which stays",
		other: "You have another one there, which stays",
	},
	remarkSince: {
		rating: "You have changed this rating here since, or have as many as there is room for",
		note: "You have changed this note here since, or have as many as there is room for",
		watchLater: "You have changed this saved title here since, or have as many as there is room for",
		list: "You have changed this listed title here since, or have as many as there is room for",
		hidden: "You have changed this hidden title here since, or have as many as there is room for",
		round: "You have changed this restart here since, or have as many as there is room for",
		progress: "You have changed this playback position here since, or have as many as there is room for",
		other: "You have changed this here since, or have as many as there is room for",
	},
	noRemark: {
		rating: "This row has no rating",
		note: "This row has no note",
		other: "This row says nothing",
	},
	ofSeasons: {
		rating: "Ratings of seasons have no place here",
		note: "Notes of seasons have no place here",
		other: "What is said of seasons has no place here",
	},
	saved: "It is in Watch Later already",
	listed: "It is in this list already",
	hidden: "It is “not for me” already",
	begun: "It was begun again here already",
	played: "It was played here, and goes on from where it was left",
	tooManyOfTitle: "No more than 1,000 rows of one episode or title can be imported at once",
	fullOfPlays: "You have 100,000 plays, which is the most",
	fullOfRemarks: {
		rating: ({ max }: { max: number }) =>
			plural(max, { one: "You have # rating, which is the most", other: "You have # ratings, which is the most" }),
		note: ({ max }: { max: number }) =>
			plural(max, { one: "You have # note, which is the most", other: "You have # notes, which is the most" }),
		hidden: ({ max }: { max: number }) =>
			plural(max, {
				one: "You have # hidden title, which is the most",
				other: "You have # hidden titles, which is the most",
			}),
		progress: ({ max }: { max: number }) =>
			plural(max, {
				one: "You have # playback position, which is the most",
				other: "You have # playback positions, which is the most",
			}),
		other: "You have as many as there is room for",
	},
	fullOfSaved: "You have saved 5,000 titles, which is the most",
	fullOfLists: "You have 100 lists, which is the most",
	fullOfList: "The list has 5,000 titles, which is the most",

	longText: "A text in it is longer than 1,000 characters",
	highNumber: "Its season or episode number is too high for a show",
	openQuote: "A quote of this row is not closed: the file is cut off here, or everything after it cannot be read",
	longField: "A field of this row is too long to be read",
	notAnObject: "This entry is not an object",
	cutOff: "This entry is cut off or too long to be read",
	otherShape: "This entry does not have the shape of an export",
	entryUnnamed: "This entry names no title",
	unnamed: "This row names no title",
	noImdbId: "This row has no IMDb id",
	episodeIdOnly: "This row has the episode's own id only, which does not tell its show",
	idsOfPart: "A film of several parts has the ids of one of them",
	removedTitle: "Netflix has removed the title of this row",
	unknownVote: "It is not known which rating this vote of TV Time means",
	ratingAbove: ({ text, max }: { text: string; max: number }) => `“${text}” is above ${max}, the highest rating`,
	notARating: ({ text }: { text: string }) => `“${text}” is no rating`,
	not1To10: "The rating is not between 1 and 10",
	notHalfTo10: "The rating is not between 0.5 and 10",

	historyTells: "The history tells of this already",
	fileTells: "Another file tells of this already",
	diaryTells: "The diary has the days of this film",
	ratingsTell: "The file of ratings has the rating of this film",
	trackingTells: "The tracking has these rewatches with dates",
	continuesViewing: "It continues a viewing of the file",
	shortPlay: "Played for less than two minutes",
	trailer: "A trailer or an extra",
	notMovieOrShow: ({ text }: { text: string }) => `“${text}” is neither a movie nor a show`,
	notOfTmdb: ({ text }: { text: string }) => `“${text}” is neither a movie nor a show of TMDB`,
	wholeTitlesOnly: "Watch Later and lists hold whole titles only",
	nothingSaid: "This row has no date, rating or list",
	noStarsOrThumb: "This row has neither stars nor a thumb",
	noWatchOrRating: "This row has no watch and no rating",
	noRewatch: "This row counts no rewatch",
	rowNotWatched: "This row was not watched",
	movieNotWatched: "This movie was not watched",
	episodeNotWatched: "This episode was not watched",
	showNotWatched: "Nothing of this show was watched",
	rowWithoutEpisode: "This row names no episode",
	lastEpisodeOnly: "The file names the last episode without its season",
	fabricated: "TV Time is known to have made up the rows of this show",
	wrongExport: "This export of TV Time is right for watched movies only",
	musicVideo: "A music video is neither a movie nor a show",
	deletedEntry: "This entry was deleted in Watcharr",
	emptyEntry: "This entry has nothing for a library",
	statusAlone: "The status alone has no place here",
	statusOf: ({ status }: { status: string }) => `“${status}” alone has no place here`,
	statusHasNoPlace: ({ status }: { status: string }) => `“${status}” has no place here`,
	statusWithoutEpisodes: ({ status }: { status: string }) => `“${status}” without episodes has no place here`,
	thisStatus: "This status has no place here",
	typeOfTvTime: ({ type }: { type: string }) => `TV Time's “${type}” has no place here`,
	statusFollows: "The status of a show follows from its plays",
	totalsFollow: "Totals and the status of shows follow from the plays",
	followedShows: "Followed shows follow from the plays",
	seasonsFollow: "Seasons follow from their episodes",
	unknownScale: "The scale of these ratings is not known",
	collections: "Collections have no place here",
	feelings: "Feelings have no place here",
	favourites: "Favourites have no place here",
	games: "Games have no place here",
	lists: "The lists of this service are not taken over",
	unnamedList: "The file does not say which list this is an entry of",
	emptyList: "A list without titles is not taken over",
	notesOfTitles: "Only notes on titles, episodes and plays have a place here",
	replies: "A reply to somebody else is no note",
	noPlayOfNote: "No play of your library or of the files is the one that this note is of",
	noteCut: ({ kept, of }: { kept: number; of: number }) =>
		plural(of, {
			one: `The text has # character: the first ${kept} were kept`,
			other: `The text has # characters: the first ${kept} were kept`,
		}),
	people: "People have no place in Watch Later and in lists",
	progress: "Progress of playback is not taken over from this service",
	hiddenTitles: "Hidden titles are not taken over",
	openedLast: "What was opened last is not taken over",
	// The next two are stored with imports of earlier versions.
	notForMe: "Titles that are “not for me” are not taken over",
	begunAgain: "That a show was begun again is not taken over",
	preference: "What you prefer is not taken over: choose it in Settings",

	// Of files
	secrets: "It holds secrets and stays closed",
	passwords: "It holds passwords and stays closed",
	badPath: "Its name is not that of a file in a zip",
	clutter: "It is not a list of titles",
	unopened: "It could not be read",
	damagedMember: "This member of the zip is damaged",
	oddPacking: "It is packed in an unusual way",
	innerZip: "A zip within a zip is not opened",
	innerGzip: "A packed file within another is not opened: unpack it, and choose what is in it",
	damagedGzip: "The packed file is damaged: download it again",
	encryptedZip: "This zip is protected by a password. Unpack it with the password and choose the files in it.",
	incompleteZip: "The zip is not complete: download it again from the service",
	emptyZip: "The zip is empty",
	manyMembers: ({ max }: { max: number }) =>
		plural(max, { one: "The zip has more than # file", other: "The zip has more than # files" }),
	unpacksFar: "The zip unpacks to far more than a list of titles would",
	unpacksTooFar: ({ megabytes }: { megabytes: number }) => `Together the files unpack to more than ${megabytes} MB`,
	largeZip: ({ megabytes }: { megabytes: number }) => `The zip is larger than ${megabytes} MB`,
	largeFile: ({ megabytes }: { megabytes: number }) => `The file is larger than ${megabytes} MB`,
	largeZips: ({ megabytes }: { megabytes: number }) => `Together the zips are larger than ${megabytes} MB`,
	largeFiles: ({ megabytes }: { megabytes: number }) => `Together the files are larger than ${megabytes} MB`,
	costly: "Together the files are more than can be read at once: choose this file without the others, or a part of it",
	chosenTwice: "The same file was chosen twice",
	manyFiles: "Together there are more than 2,000 files: this file and those after it are not read",
	manyRecords: "Together the files have more than 100,000 records",
	manyColumns: ({ max }: { max: number }) =>
		plural(max, { one: "The file has more than # column", other: "The file has more than # columns" }),
	otherLibrary: ({ name, own }: { name: string; own: string }) =>
		`Only the library of ${name} is read here; this one is read in a profile called ${own}`,

	empty: "The file is empty",
	notText: "The file is not text",
	notCsvOrJson: "The file is neither CSV nor JSON",
	cutJson: "The file is not complete: its JSON ends too early or is damaged",
	deepJson: "The file is nested too deeply to be a list of titles",
	webPage:
		"This is a web page, not an export. A sign-in page is saved so where a download has failed: sign in at the service, and download the file again",
	feed: "This is a feed, which has the latest entries only. Download the export of the service instead",
	otherXml:
		"This is XML, of which only the list of MyAnimeList is read. Export CSV or JSON from the program that wrote it",
	excel: "This is an Excel workbook. Save it as CSV (File → Save As → CSV UTF-8), and choose that file",
	openDocument: "This is an OpenDocument spreadsheet. Save it as CSV (File → Save As → Text CSV), and choose that file",
	numbers: "This is a Numbers spreadsheet. Save it as CSV (File → Export To → CSV), and choose that file",
	document:
		"This is a text document. Save it as plain text with one title on each line, or put it into a spreadsheet and save that as CSV",
	pdf: "This is a PDF. Look for the same as CSV or JSON at the service, or copy the titles into a text file, one on each line",
	picture: "This is a picture, whose text cannot be read. Copy the titles into a text file, one on each line",
	media: "This is a video or a sound, not a list of titles",
	database: "This is an app's database. Export your list in the app, as CSV or JSON, and choose that file",
	book: "This is an e-book, not a list of titles",
	program: "This is a program, not a list of titles",
	propertyList: "This is a property list of an Apple app. Export your list in the app, as CSV or JSON",
	archiveOf: ({ format }: { format: string }) => `This is a ${format} archive. Unpack it, and choose the files in it`,
	archive: "It is an archive. Unpack it, and choose the files in it",

	listOfBooks: ({ columns }: { columns: string }) =>
		`This looks like a list of books, by its columns ${columns}. Only movies and shows have a place here`,
	listOfMusic: ({ columns }: { columns: string }) =>
		`This looks like a list of music, by its columns ${columns}. Only movies and shows have a place here`,
	listOfGames: ({ columns }: { columns: string }) =>
		`This looks like a list of games, by its columns ${columns}. Only movies and shows have a place here`,
	listOfPodcasts: ({ columns }: { columns: string }) =>
		`This looks like a list of podcasts, by its columns ${columns}. Only movies and shows have a place here`,
	listOfContacts: ({ columns }: { columns: string }) =>
		`This looks like a list of contacts, by its columns ${columns}. Only movies and shows have a place here`,
	listOfPayments: ({ columns }: { columns: string }) =>
		`This looks like a list of payments, by its columns ${columns}. Only movies and shows have a place here`,
	listOfFiles: ({ columns }: { columns: string }) =>
		`This looks like a list of pictures or files, by its columns ${columns}. Only movies and shows have a place here`,
	listOfPurchases: ({ columns }: { columns: string }) =>
		`This looks like a list of things that were bought, by its columns ${columns}. Only movies and shows have a place here`,
	listOfSports: ({ columns }: { columns: string }) =>
		`This looks like a list of sports or health data, by its columns ${columns}. Only movies and shows have a place here`,

	noService: "This file is of no service that can be imported",
	noPlaceInZip: "This file of the export has nothing for a library",
	noRows: "It has the names of its columns, but no rows below them",
	unnamedColumns: "Its columns are not known: say which is which",
	unclearColumns: "Say what each of its columns is",
	unnamedAmongOthers: "Its columns are not known: choose this file alone to say which is which",
	unnamedAndLarge:
		"Its columns are not known, and files of more than 1 MB cannot wait for their names: call them title, year, season, episode, watched_at and rating in the first row, and choose the file again",
	likes: "Likes have no place here",
	deletedEntries: "What was deleted at Letterboxd stays deleted",
	unclearFilms:
		"Watched films, the watchlist and likes have the same columns: name the file watched.csv or watchlist.csv",
	manga: "This is a list of manga. Only movies and shows have a place here",
	noAnime: "The list has no anime",
	sameInJson: "The JSON file beside it says the same",
	noWatches: "This file has no watches",
	exportErrors: "A list of what Trakt could not export",
	noTitlesOfTrakt: "This file of Trakt has no titles that belong in a library",
	accountData: "Account data has no titles",
	accountDataAlone: "This is Trakt's account data without the history",

	// Of what was read, with a doubt
	encoding: ({ file, encoding }: { file: string; encoding: string }) =>
		`The letters of ${file} were taken for ${encoding}: if names look wrong, save the file as UTF-8 and choose it again`,
	scaleOf5: ({ file }: { file: string }) => `The ratings of ${file} were taken for 0.5 to 5 stars`,
	scaleOf10: ({ file }: { file: string }) =>
		`The ratings of ${file} were taken for points up to 10; if they are stars, call their column “stars”`,
	scaleOf100: ({ file }: { file: string }) => `The ratings of ${file} were taken for points up to 100`,
	simklCsv: "Simkl's CSV has only the last episode of a show: the JSON backup has all of them",
	simklRewatches: "Rewatches in Simkl's backup are not verified",
	listNoteCut: ({ list, of, kept }: { list: string; of: number; kept: number }) =>
		`The note of the list “${list}” has ${of} characters: the first ${kept} are kept`,
	incompleteTrakt: ({ missing }: { missing: string }) =>
		`Trakt's export is not complete, a new one may have the rest. Missing: ${missing}`,
	lastDatesOnly:
		"Trakt's lists of watched titles have the last date of each only: without its history, earlier plays are missing",

	// Of an import that waits
	catalogueAway: "The catalogue does not answer at the moment. The import goes on by itself once it does.",
	waitsForImport: "It waits until another of your imports is written.",
});
