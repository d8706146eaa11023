import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => ({
	settingsLead: "Manage your account settings and preferences",
	tabs: {
		profile: "Profile",
		profiles: "People",
		watching: "Watching",
		data: "Your data",
		security: "Security",
		debug: "Debug",
	},
	saving: "Saving...",
	removing: "Removing...",
	deleting: "Deleting...",

	// The tab Profile
	fullNameIs: "Full Name:",
	role: "Role",
	roles: { user: "USER", admin: "ADMIN", owner: "OWNER" },
	status: "Status",
	premium: "Premium",
	free: "Free",
	emailAddress: "Email Address",
	verified: "Verified",
	notVerified: "Not verified",
	saveChanges: "Save Changes",
	userId: "User ID",
	verifyLead:
		"If you forget your password, a link to set a new one is sent to your email address. It has to be verified first.",
	sendVerification: "Send a Mail to Verify It",

	// In place of what belongs to another person
	eachPersonsOwn: "This is each person's own.",
	chooseWho: "Choose who is watching",
	theAccount: "The account",
	/** By tab. */
	accountIsOf: {
		profile: (name: string) => `The account is ${name}'s, who changes its user name, e-mail address and password.`,
		profiles: (name: string) => `The account is ${name}'s, who adds people, changes them and sets their PINs.`,
		security: (name: string) =>
			`The account is ${name}'s, who changes the password, ends sessions and deletes the account.`,
	},
	switchTo: (name: string) => `Switch to ${name}`,

	// The tab People
	peopleLead: "Everyone here has a history, ratings, lists and recommendations of their own. You share the sign-in.",
	/** Before a name, for a screen reader. */
	change: "Change ",
	addAPerson: "Add a person",
	peopleFull: "This account is full. To add somebody, delete another person first.",
	newPersonLead: "They begin with an empty library. Their own pictogram is drawn once they are here.",
	allPeople: "All people",
	pinOptional: "PIN (optional)",
	pinHint: "Four digits, which are asked for before anybody watches as this person.",
	adding: "Adding...",
	addPerson: "Add person",
	fields: { name: "Name", colour: "Colour" },
	choices: {
		amber: "amber",
		blue: "blue",
		pink: "pink",
		green: "green",
		red: "red",
		violet: "violet",
		teal: "teal",
		orange: "orange",
	},
	saveProfile: "Save profile",
	pin: "PIN",
	pinIsSet: (name: string) => `To watch as ${name}, people enter four digits.`,
	pinIsNotSet: (name: string) =>
		`With a PIN, only those who know it can watch as ${name}. Without one, everybody who is signed in can.`,
	currentPin: "Current PIN, or the password of the account",
	newPin: "New PIN",
	fourDigits: "Four digits.",
	changePin: "Change PIN",
	setPin: "Set PIN",
	removePin: "Remove PIN",
	child: "A child's profile",
	/** Of somebody who is added. */
	newChild: "They see only titles up to the age ratings that you choose. Titles without one are closed too.",
	limitsUnknown: "The catalogue does not tell the age ratings right now. Try again in a minute.",
	noLimits: "The catalogue has no age ratings for this site's country, so there is no limit.",
	childIsLimited: (name: string) =>
		`${name} sees only titles up to these age ratings. Titles without one are closed too, and so are settings and imports. To switch to somebody else takes the password of the account, or the PIN of that person.`,
	childIsNotLimited: (name: string) =>
		`With a limit, ${name} sees only titles up to the age ratings that you choose. Titles without one are closed too.`,
	upTo: { movie: "Movies up to", tv: "TV shows up to" },
	changeLimit: "Change the limit",
	setLimit: "Set the limit",
	removeLimit: "Remove the limit",
	deleteThisPerson: "Delete this person",
	deletePersonLead: (name: string) =>
		`The history, plays, ratings, notes, lists and imports of ${name} go with it. Everybody else's stay as they are.`,
	deletePerson: "Delete person",
	deleteEmptyLibrary: (name: string) => `The library of ${name} is empty. This action cannot be undone.`,
	/** `lost`: "3 plays, 2 ratings, and 1 saved title". */
	deleteLibrary: (name: string, lost: string) =>
		`${lost} of ${name} will be deleted, with hidden titles and imports. This action cannot be undone.`,
	counts: {
		plays: (count: number) => plural(count, { one: "# play", other: "# plays" }),
		ratings: (count: number) => plural(count, { one: "# rating", other: "# ratings" }),
		notes: (count: number) => plural(count, { one: "# note", other: "# notes" }),
		saved: (count: number) => plural(count, { one: "# saved title", other: "# saved titles" }),
		opened: (count: number) => plural(count, { one: "# opened title", other: "# opened titles" }),
	},

	// The tab Watching
	playing: "Playing",
	inThisBrowser: "Stored in this browser.",
	noAutoplay: "Without JavaScript, the next episode never starts by itself.",
	playerServer: "Player server",
	bestServer: "The server that works best is used. Choose another one below a player, and it is remembered here.",
	chosenServer: "The server that you chose last is used first.",
	forgetServer: "Forget my choice",
	watchHistory: "Watch history",
	watchHistoryText:
		"Titles leave Continue Watching 15 days after you last opened them, but My List keeps the shows you began. What you watched, and where you stopped, stays until you remove it.",
	seeWatched: "See what I've watched",
	preferences: "Preferences",
	preferencesLead: "Yours, on every device.",
	switches: {
		hideWatched: {
			label: "Hide what I have watched",
			text: "Lists, search and collections leave out movies you watched and shows you began. My List keeps them.",
		},
		memories: {
			label: "Remind me of past evenings",
			text: "Home shows what you watched on this day in another year, at most one title a day.",
		},
	},
	timeZone: "Time zone",
	timeZoneText: "The days of your diary, your years and your tickets begin and end in it.",
	save: "Save",
	saveTimeZone: "Save the time zone",
	language: "Language",
	languageText: "Of the pages and of titles; mails are written in it too.",
	saveLanguage: "Save the language",
	country: "Country",
	countryText: "Where to watch, release dates and age ratings are those of this country.",
	saveCountry: "Save the country",
	notForMe: "Not for me",
	hiddenTitles: (count: number) =>
		plural(count, {
			one: "Lists, search and recommendations leave out # title.",
			other: "Lists, search and recommendations leave out # titles.",
		}),
	noHiddenTitles:
		"Titles that you mark as not for you are listed here. Lists, search and recommendations leave them out.",
	showAgain: "Show again",
	showTitleAgain: (name: string) => `Show ${name} again`,
	showOlder: "Show older ones",

	// The tab Your data
	yourDataLead: "What you watched and saved is yours: take it with you, bring it here, or delete it.",
	/** `cleared`: "12 plays". */
	youCleared: (cleared: string, day: string) => `You cleared ${cleared} on ${day}`,
	ratingsAndPlaces: "ratings and where you stopped",
	bringBack: "Bring them back",
	bringingBack: "Bringing them back...",
	until: (day: string) => `until ${day}`,
	yourCopy: "Your copy",
	wholeCopy: "Everything we store about you, as a file that other programs can read. It contains no passwords.",
	libraryCopy: "Your whole library, as a file that other programs can read and that you can import here.",
	exportIsLocked: "The file has everybody's library, and somebody has a PIN.",
	unlockData: "Unlock my data",
	downloadData: "Download my data",
	forServices: "For other services",
	forServicesText:
		"Your plays, ratings and saved titles as CSV: a plain file for spreadsheets, which has your notes too, and what other services take. You can import each of them here again.",
	plainCsv: "Plain CSV",
	watchlistOf: (service: string) => `${service} watchlist`,
	ratingsOf: (service: string) => `${service} ratings`,
	fromService: "From another service",
	fromServiceText:
		"Bring what you watched, rated and saved elsewhere. You see it before anything is written, and can undo it.",
	import: "Import",
	fromBrowser: "From this browser",
	fromBrowserText: "What you opened while signed out is stored in this browser. It can move to your account.",
	goToDataManagement: "Go to Data Management",
	delete: "Delete",
	clearText: "You can clear what you watched and rated.",
	clearOrDeleteText: "You can clear what you watched and rated, or delete your account with everything in it.",
	deleteMyAccount: "Delete my account",
	clearWatched: "Clear what I've watched",
	/** `lost`: "12 plays and 3 ratings". */
	clearQuestion: (lost: string, days: number) =>
		plural(days, {
			one: `This takes away ${lost}, and where you stopped, so every title starts from the beginning again. For # day you can bring it all back here.`,
			other: `This takes away ${lost}, and where you stopped, so every title starts from the beginning again. For # days you can bring it all back here.`,
		}),
	clearIt: "Clear it",
	clearing: "Clearing...",
	downloadFirst: "Download a copy first",

	// What this browser keeps
	dataManagement: "Data Management",
	migrateTitle: "Migrate Watch History to Database",
	migrateText:
		"Titles that you opened in this browser while signed out move to your account, so that you see them on every device.",
	migrate: "Migrate to Database",
	migrating: "Migrating...",
	noMigration: "Without JavaScript, this browser stores no watch history, so there is nothing to migrate.",
	migrateQuestion: "Migrate Watch History",
	migrateQuestionText:
		"This will migrate your localStorage watch history to the database for cross-device syncing. Continue?",
	continue: "Continue",
	migrated: (migrated: number, skipped: number) =>
		`Migration completed: ${migrated} items migrated, ${skipped} skipped`,
	synced: "Watch history migrated successfully! Your data is now synced across devices.",
	notTakenTitle: "Your account did not take",
	notTakenText: "It is only in this browser, and is not sent again by itself.",
	isInAccount: (name: string) => `${name} is in your account`,
	notTaken: (name: string) => `Your account did not take ${name}.`,
	tryAgainWith: (name: string) => `Try again: ${name}`,
	remove: "Remove",
	removeName: (name: string) => `Remove: ${name}`,

	// The tab Security
	passwordLead: "You will be signed out everywhere else.",
	currentPassword: "Current Password",
	sessions: "Sessions",
	sessionsLead: "Every browser and app that is signed in to your account.",
	browserOn: (browser: string, system: string) => `${browser} on ${system}`,
	thisBrowser: "This browser",
	sessionDays: (signedIn: string, used: string) =>
		`Signed in <signedIn>${signedIn}</signedIn>, last used <used>${used}</used>`,
	signOut: "Sign out",
	signOutOf: (browser: string) => `Sign out ${browser}`,
	signOutElsewhere: "Sign out everywhere else",
	activity: "Account activity",
	activityLead:
		"Up to 100 events from the last 180 days, newest first. If you do not recognize one, change your password.",
	noActivity: "Nothing recorded yet.",
	events: {
		"sign-up": "Account created",
		"sign-in": "Signed in",
		password: "Password changed",
		"password-reset": "Password set with a reset link",
		email: "Email address changed",
		"email-verified": "Email address verified",
		username: "Username changed",
		role: "Role changed",
		"sessions-ended": "All sessions ended by an owner",
		suspended: "Account suspended",
		reinstated: "Account reinstated",
	},
	roleChangedTo: (role: string) => `Role changed to ${role}`,
	dangerZone: "Danger Zone",
	deleteAccountLead:
		"Deleting your account deletes your profile, sessions, watch history and Watch Later. The privacy page says what stays.",
	deleteAccount: "Delete Account",
	deleteAccountSure: "Are you sure you want to delete your account? This action cannot be undone.",

	/** What a form says once it is done, and where nobody knows why it failed. */
	outcomes: {
		profile: { done: "Profile updated successfully!", failed: "Failed to update profile" },
		"verify-email": {
			done: "A mail is on its way. Open its link within an hour.",
			failed: "Failed to send the mail",
		},
		password: { done: "Password changed successfully!", failed: "Failed to change password" },
		delete: { done: "", failed: "Failed to delete account" },
		"end-session": { done: "That session is signed out.", failed: "Failed to end the session" },
		"end-others": { done: "All other sessions are signed out.", failed: "Failed to end the other sessions" },
		"show-title": { done: "Lists show that title again.", failed: "Failed to show the title again" },
		"confirm-password": { done: "You can download your data now.", failed: "Failed to check the password" },
		"clear-watched": { done: "What you watched is cleared.", failed: "Failed to clear what you watched" },
		"restore-cleared": { done: "What you cleared is back.", failed: "Failed to bring it back" },
		"add-profile": { done: "The person is added.", failed: "Failed to add the person" },
		"save-profile": { done: "The person is saved.", failed: "Failed to save the person" },
		"set-pin": { done: "The PIN is set.", failed: "Failed to set the PIN" },
		"remove-pin": { done: "The PIN is removed.", failed: "Failed to remove the PIN" },
		"set-limit": { done: "The limit is set.", failed: "Failed to set the limit" },
		"remove-limit": { done: "The limit is removed.", failed: "Failed to remove the limit" },
		"delete-profile": { done: "The person is deleted.", failed: "Failed to delete the person" },
		preference: { done: "The preference is saved.", failed: "Failed to save the preference" },
	},
});
