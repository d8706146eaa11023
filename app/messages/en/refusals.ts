import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	// Any request
	tryAgain: "Try again in a moment.",
	nothingHere: "There is nothing here.",
	internal: "Something went wrong on our side. Try again in a moment.",
	unavailable: "We can't do this right now. Try again in a moment.",
	catalogueDown: "The catalogue is not responding right now. Try again in a moment.",
	databaseDown: "The database is not responding",
	tooManyRequests: "Too many requests. Wait a minute and try again.",
	tooManyLargeBodies: "Other large requests are being received. Try again in a few seconds.",
	lateBody: "The request did not arrive within 30 seconds. Send it again.",
	notJson: "The body is not JSON",
	notSentAsJson: "Send the body as application/json",
	bodyTooLarge: (kibibytes: number) => `The body is larger than ${kibibytes} KiB`,
	notForm: "The body is not a form with files",
	tooManyParts: (max: number) => `The form has more than ${max} parts: send fewer files at once`,
	noUrl: "This URL does not exist",
	/** `methods`: "GET, HEAD". */
	onlyMethods: (methods: string) => `This URL supports ${methods} only`,
	crossSite: "This request was sent from another site",
	invalid: "Invalid",

	// Who asks
	signInFirst: "Sign in to do this",
	noToken: "No authentication token available",
	sessionEnded: "Your session was ended. Sign in again.",
	sessionEndedByFailures: "Too many wrong passwords: this session has ended. Sign in again.",
	sessionNotChecked: "We can't verify your session right now. Try again in a moment.",
	notAllowed: "You are not allowed to do this",
	confirmPassword: "Confirm your password to do this",
	chooseProfile: "Choose who is watching first",
	otherProfile: "Someone else is watching in this browser now",
	firstPersonOnly: "This belongs to the first person of the account. Switch to them first",
	notForChildren: "This is closed to a child's profile. Somebody else has to be chosen first",

	// Sign-in
	badCredentials: "Invalid email or password",
	suspended: "This account is suspended.",
	suspendedAskAt: (address: string) => `This account is suspended. Contact ${address}.`,
	tooManyFailures: "Too many failed attempts. Wait 15 minutes and try again.",
	tooManySignIns: "Too many people are signing in right now. Wait a few seconds and try again.",
	noSession: "This session does not exist",
	linkEnded: "This link has expired or has already been used.",

	// An account
	nameOrEmailTaken: "The username or email is already taken, ignoring case",
	nameOrEmailOfOther: "The username or email is already taken",
	usernameTaken: "This username is already taken",
	emailTaken: "An account with this email already exists",
	wrongPassword: "Current password is incorrect",
	onlyHolderChangesPassword: "Only the account's holder can change its password. Create a reset link instead",
	deleteInSettings: "To delete your own account, go to Settings and enter your password there",
	noUser: "This user does not exist",
	lastOwner: "The last owner can be neither demoted nor deleted. Make someone else an owner first",

	// Mail
	noMail: "This site does not send email",
	unfitAddress: "No mail can be sent to your address. Change it first",
	tooManyMails: "Too many mails. Look for the last one, also among spam, or try again later",
	allMailsSent: "This site has sent all the mails that it sends in a day. Try again tomorrow",
	mailFailed: "The mail could not be sent. Try again later",

	// Profiles
	noProfile: "This profile does not exist",
	profileNameTaken: "Another profile has this name",
	profilesFull: (max: number) =>
		plural(max, { one: "An account has at most # profile", other: "An account has at most # profiles" }),
	firstProfileIsAdult: "The first profile of an account can't be a child's",
	firstProfileStays: "The first profile of an account can't be deleted",
	wrongPin: "This PIN is not right",
	tooManyPins: "Too many failed attempts. Wait 15 minutes and try again, or use the password of the account.",
	pinClosed: "Too many failed attempts. Use the password of the account.",
	passwordToLeave: "To leave a child's profile, enter the password of the account",
	noCertificate: "maxCertificate must name one of the region's certificates of movies and one of shows",
	notOfAccount: "with must name other profiles of your account",

	// The library
	noTitle: "This title does not exist",
	noShow: "This show does not exist",
	noTitleOrEpisode: "This title, season or episode does not exist",
	noPlay: "This play does not exist",
	notInHistory: "This title is not in your watch history",
	notSaved: "This title is not in Watch Later",
	deletedMeanwhile: "The entry was deleted at the same moment",
	notAired: "This episode has not aired yet",
	onlyShowsBegin: "Only a show can be begun again",
	noEpisodes: "A movie has no episodes",
	confirmDated: "This would remove plays that have a date, or more than one. Confirm it, or remove single ones",
	nothingToRestore: "There is nothing to bring back",
	tooManyChanges: "You have made too many changes to your library today. Try again tomorrow.",
	savedFull: "Your Watch Later list is full: it holds 5,000 titles. Remove some first",
	playsFull: "Your record of what you watched is full: it holds 100,000 plays. Remove some first",
	hiddenFull: (max: number) =>
		plural(max, {
			one: "You have hidden # title, which is the most. Show some again first",
			other: "You have hidden # titles, which is the most. Show some again first",
		}),
	ratingsFull: (max: number) =>
		plural(max, {
			one: "You have # rating, which is the most. Remove some first",
			other: "You have # ratings, which is the most. Remove some first",
		}),
	notesFull: (max: number) =>
		plural(max, {
			one: "You have # note, which is the most. Remove some first",
			other: "You have # notes, which is the most. Remove some first",
		}),

	// Lists
	badCursor: "cursor does not come from this list",
	noList: "This list does not exist",
	listNameTaken: "Another of your lists has this name",
	listsFull: (max: number) =>
		plural(max, {
			one: "You have # list, which is the most. Delete one first",
			other: "You have # lists, which is the most. Delete one first",
		}),
	listFull: (max: number) =>
		plural(max, {
			one: "This list has # title, which is the most. Remove some first",
			other: "This list has # titles, which is the most. Remove some first",
		}),

	// Imports
	noImport: "This import does not exist",
	importBusy: "The import is not in a state for this: wait until it is ready",
	importsFull:
		"Your imports are full: 20 can still be undone, or those of your account together hold more than 64 MB, some 250,000 rows. Undo one, or wait until 30 days have passed",
	filesTooLarge:
		"The files are too large to be read here: choose fewer than 20 and less than 4 MB, or send them with scripts turned on, which reads larger ones",
	tooManyRecords: "Together the files have more than 100,000 records",
	columnTwice: "Two columns cannot be the same: choose one of them, and “not used” for the other",
	noFileUsed: "None of the files can be imported",
	undoFirst: "The import is applied and can be undone: undo it first",
	tooManyWritten:
		"More than 5,000 rows of this title are written: undo the import, and choose before you apply it again",
	importChanged: "The import has changed: look at it again",
	tooManyWithColumns: "With these columns the files have too many records to be read here",
	noRoomForImports:
		"This site has no room for imports at the moment. Its operator has been told; try again in some days",

	// The catalogue
	noCataloguePath: "The catalogue has no such path",
	badCatalogueQuery: "The catalogue does not support this query. Check its parameters",

	noPlayerServer: "There is no player server with this ID",
	badPages: (pages: number, last: number) =>
		`Send first and last, at most ${pages} pages of 1 to ${last}, and the text q for a search`,

	// Fields of a request, each by its name
	isRequired: (name: string) => `${name} is required`,
	notValid: (name: string) => `${name} is not valid`,
	mustBeText: (name: string) => `${name} must be text`,
	mustBeNumber: (name: string) => `${name} must be a number`,
	mustBeWhole: (name: string) => `${name} must be a whole number`,
	mustBePositive: (name: string) => `${name} must be a positive whole number`,
	mustBeTrueOrFalse: (name: string) => `${name} must be true or false`,
	mustBeList: (name: string) => `${name} must be a list`,
	mustBeObject: (name: string) => `${name} must be an object`,
	mustBeUuid: (name: string) => `${name} must be a UUID`,
	mustBeTime: (name: string) => `${name} must be an ISO 8601 time with its zone`,
	mustBeDay: (name: string) => `${name} must be a day as YYYY-MM-DD`,
	mustBeMoment: (name: string) => `${name} must be a time or a day`,
	mustBePlayTime: (name: string) => `${name} must be an ISO 8601 time with its zone, a day as YYYY-MM-DD, or null`,
	mustBePlayId: (name: string) => `${name} must be the id of a play`,
	mustBeTitleKey: (name: string) => `${name} must be a kind and an ID, as movie:603`,
	mustBeCountry: (name: string) => `${name} must be a country code such as ES`,
	mustBeTimeZone: (name: string) => `${name} must be a time zone such as Europe/Berlin`,
	mustBeSiteLanguage: (name: string) => `${name} must be a language of this site such as es`,
	mustBeLanguage: (name: string) => `${name} must be a language such as de or pt-BR`,
	mustBeCertificate: (name: string) => `${name} must be a certificate such as PG`,
	mustBeIds: (name: string) => `${name} must be IDs separated by , or |`,
	mustBe: (name: string, value: string) => `${name} must be ${value}`,
	oneOf: (name: string, choices: string) => `${name} must be one of ${choices}`,
	numberFromTo: (name: string, from: number, to: number) => `${name} must be a number from ${from} to ${to}`,
	wholeFromTo: (name: string, from: number, to: number) => `${name} must be a whole number from ${from} to ${to}`,
	atLeast: (name: string, min: number) => `${name} must be at least ${min}`,
	atMost: (name: string, max: number) => `${name} must be at most ${max}`,
	atLeastCharacters: (name: string, min: number) =>
		plural(min, {
			one: `${name} must be at least # character`,
			other: `${name} must be at least # characters`,
		}),
	atMostCharacters: (name: string, max: number) =>
		plural(max, { one: `${name} must be at most # character`, other: `${name} must be at most # characters` }),
	atLeastEntries: (name: string, min: number) =>
		plural(min, { one: `${name} must contain at least # entry`, other: `${name} must contain at least # entries` }),
	atMostEntries: (name: string, max: number) =>
		plural(max, { one: `${name} must contain at most # entry`, other: `${name} must contain at most # entries` }),
	unknownMembers: (name: string, members: string) => `${name} has members that are not known: ${members}`,
	unknownFilter: (name: string) => `${name} is not a known filter`,
	requires: (name: string, other: string) => `${name} requires ${other}`,
	belongTogether: (one: string, other: string) => `${one} and ${other} belong together`,
	sendOneOf: (one: string, other: string) => `Send ${one} or ${other}`,
	sendTitleOrLeaveOut: "Send media_type and media_id, or leaveOut",
	nothingToChange: "Name what to change",
	noFutureTime: (name: string) => `${name} must be a time that is not in the future`,
	noFutureDate: "The date must not be in the future",
	noDateBeforeFilms: "The date must not be before 1888: check the year",
	onlyOfWholeShow: (name: string) => `${name} is for a whole show`,
	neededForEpisode: (name: string) => `${name} is required for an episode`,
	precisionDiffers: "precision must be that of watched_at: instant for a time, day for a day, unknown for null",
	confirmRemoval: (plays: number) =>
		plural(plays, { one: "confirm must be true to remove # play", other: "confirm must be true to remove # plays" }),
	mustHaveLetter: (name: string) => `${name} must have a letter`,
	listNameLong: (max: number) =>
		plural(max, { one: "Name must be at most # character", other: "Name must be at most # characters" }),
	whoAskedAndWhen: "Enter who asked, and when",
	controlCharacters: "This text has control characters: remove them",
	sendOtherRows: (max: number) =>
		plural(max, {
			one: "rows must be at most #: send the others to /api/imports/{id}/rows",
			other: "rows must be at most #: send the others to /api/imports/{id}/rows",
		}),
	tellUsedFiles: (max: number) =>
		plural(max, {
			one: "files must be at most #: tell those that are used first",
			other: "files must be at most #: tell those that are used first",
		}),
	reasonNeeds: (code: string, argument: string) => `${code} needs ${argument}`,
	chooseFile: "Choose a file",

	// Administration
	notTheirUsername: "This is not the user's username",
	onlyOwners: "Only an owner can do this to an admin or owner",
	reinstateFirst: "This account is suspended. Reinstate it first",
	noOwnResetLink: "You cannot create a reset link for yourself. Change your password in Settings",
	noOwnSuspension: "You cannot suspend your own account",
	onlyInDevelopment: "The test admin can only be created in a development installation",
	testAdminExists: "The test admin already exists",
	noJob: "This job does not exist",
	jobRunning: "The job is already running",
	notBlocked: "This title is not blocked",
	metricsToken: "Send METRICS_TOKEN as the bearer token",
});
