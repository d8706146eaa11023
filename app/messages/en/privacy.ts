import type { TextTools } from "../area";

/** Numbers that the page says. */
interface Limits {
	/** How long what is not watched stays, and how long what was cleared. */
	historyDays: number;
	undoDays: number;
	/** How much of a signed-out visitor's record a browser keeps. */
	localTitles: number;
	localEpisodes: number;
	localSaved: number;
}

export default ({ plural }: TextTools<"en">) => {
	const days = (count: number) => plural(count, { one: "# day", other: "# days" });
	return {
		/** Fields of a person as a sentence has them, by their names in the code. */
		fields: { name: "name", colour: "colour" },
		description: (product: string) => `What ${product} stores about you, for how long, and how to have it removed.`,
		updated: (date: string) => `Last updated: ${date}`,

		introduction: "Introduction",
		introductionText: (product: string) =>
			`${product} can be used without an account. This page says what we store when you have one, what we store when you don't, and what you can do about it.`,

		collected: "Information We Collect",
		given: "What you give us",
		givenList: (names: string[]) => ({
			account:
				"Account information: your username, your email address, since when you have verified it, and your password, of which only a hash is stored. Where this site sends mail, your address gets a mail that verifies it, and a link when you have forgotten your password; nothing else is sent there.",
			profile: "Profile information: your full name, if you gave one. It is shown in your Settings.",
			people: `Profiles: for each person of your account ${names.join(", ")}, when it was added, and, if it has a PIN, a hash of that. Of a child's profile also the age ratings that it may see. What a person watches, rates, saves, hides and imports is stored in the profile. Who is here too is stored with your session, and with what you watch together.`,
			communication: "Communication preferences: whether you wrote to us and what we replied.",
		}),
		recorded: "What we record as you use the site",
		recordedList: (names: string[]) => ({
			history: "Watch history: which titles and episodes you opened and when, and what you saved to Watch Later.",
			watched:
				"What you watched: each time that you watched an episode or a movie, with its date where it is known, where you stopped, and which shows you began again. My List links to it.",
			ratings: "Ratings: for each movie, show and episode that you rated, the number and when you gave it.",
			notes:
				"Notes: what you write for yourself about a title, an episode or one time that you watched it, and when. They are on your own pages and in your export, and in nothing that you share.",
			imports:
				"Imports: the rows of the files that you bring along and what became of them, for 30 days so that you can undo it. Files with passwords or addresses in your export are not opened.",
			hidden: "Not for me: which titles you hid from lists, and when.",
			lists:
				"Lists: their names and notes, the titles in them in your order, and when you added each. A list is private until you open it: then anyone who has its address can read it, without your name unless you add it, until you end the address.",
			preferences: `Preferences, each on or off: “${names.join("”, “")}”. And your time zone, which your browser says when you first sign in, so that a day of your diary is yours.`,
			searches: "Search queries: they are sent to the catalogue; recent ones are stored only in your own browser.",
			surprise:
				"Surprise Me: the titles that your browser lists as opened or watched are sent with the request, so that it draws none of them and some that are similar; they are not stored.",
		}),
		technical: "Technical data",
		technicalList: {
			cookies: "Cookies: six, listed below. None are for advertising.",
			activity:
				"Account activity: your sign-ins, changes to your password, email address, username and role, and suspensions, with the time, the browser and a shortened network address. The latest hundred events are stored for 180 days.",
			logs: "Logs: the kind of page, the time, a request number and, while you are signed in, your account ID.",
			signIns:
				"Sign-ins: for 30 days, a code made from your account and your network address with a secret key, so that nobody else can lock you out. After a failed sign-in, such codes count attempts for 15 minutes. Where they reach the limit, your account's ID stands beside them, so that an administrator finds who is locked out.",
			limits: "Limits: the server counts your requests by your network address, in memory only. It is not stored.",
			servers:
				"Player servers: a watch page reports whether a player loaded, and that you pressed “It doesn't play”, with the title. Only daily totals of each server, and of each title on it, are stored, for ninety days.",
			owners:
				"Owners: when your account becomes an owner of this site, its ID, a random number, is stored for 30 days and may be sent to a service that the operator uses for notifications.",
			performance: "Performance and error data: how long a response took and what went wrong with it.",
		},

		used: "How We Use Your Information",
		usedList: {
			goOn: "To continue where you stopped, on every device that you sign in on.",
			recommend:
				"To recommend titles similar to what you watched or rated high, and none similar to what you rated low.",
			show: "To show you your ratings and your notes. Nobody else sees them.",
			safe: "To keep accounts safe and the service running.",
		},
		notSold: "We do not sell it, and nobody pays to see it.",
		helped: "When somebody helps you",
		helpedText:
			"An administrator can open a page about your account, to find out why you cannot sign in or watch. It shows your username, name, email address and role; when you were last here, on how many browsers and with which one; wrong passwords of the last 15 minutes; whether a reset link is open; the one title that you opened last; saved titles that are blocked; the latest entries of the audit log about you; and your account activity, without networks. It shows no more than that needs. Every day on which somebody opens it is in the audit log and in your export.",
		suspended:
			"Instead of deleting an account, an administrator can suspend it. It is then signed out everywhere and cannot sign in; nothing else changes, and it can be undone. Whoever signs in with the right password is told so, and whom to write to, and so is a browser that was signed in. The administrator can note a short reason, so that others who help you know it. It is in the audit log and, while your account is suspended, on the page about it. You are not told it when you sign in; your export contains it.",

		tracking: "Cookies and Tracking",
		cookies: "These are all the cookies this site sets. Over HTTPS, their names begin with __Host-.",
		/** On a site whose address has a port, the names end with it. */
		cookieList: {
			marquee_session:
				"keeps you signed in: for 30 days after your last visit when you chose to be remembered, otherwise until you close the browser.",
			marquee_bookmark: "shows you your own changes on the next page: for ten minutes after a change.",
			marquee_signed_out:
				"set only when you sign out and the server cannot be reached: until your next visit, which ends the session, at most 30 days.",
			marquee_refused:
				"tells the next page why another page did not open: removed there, or after a minute at the latest.",
			region: "the country that you chose, for where to watch: for 400 days after you chose it.",
			language: "the language that you chose, or that another one was offered: for 400 days after that.",
		},
		localStorage:
			"Your browser's local storage holds the following, until it is removed as described or you clear the site's data:",
		localList: ({ localTitles, localEpisodes, localSaved, historyDays }: Limits) => ({
			"marquee.auth.token": "your session, for requests of the page's script: until you sign out.",
			"marquee.auth.sessionId": "the ID of that session: until you sign out.",
			"marquee.auth.untilClosed": "marks a session that ends when the browser is closed: until you sign out.",
			"marquee.auth.profile": "who was chosen to watch, so that other tabs follow: until you sign out.",
			"marquee.auth.leaving": "tells other tabs that you have signed out: removed at once.",
			"marquee.library": `what you did while signed out or offline, and what your account did not take of it: the latest ${localTitles} titles for ${days(historyDays)}, how far you played the latest ${localEpisodes} episodes and movies, ${localEpisodes} times that you watched one, up to ${localSaved} titles of Watch Later, as many that are not for you, as many ratings and as many notes: until you remove them or your account has them.`,
			"marquee.home": "the title of it that Home shows first, with the address that plays it: as long as there is one.",
			"marquee.leftOut":
				"the addresses of the titles that lists leave out: those that are not for you and, if you hide them, those that you watched. As long as there are some.",
			"marquee.recentSearches":
				"your last eight searches, and those of each person whom you added to your account: until you remove them, also after you sign out.",
			"marquee.welcomeSeen": "that the welcome message was shown.",
			"marquee.autoplayNext": "that the next episode does not start automatically: until you turn autoplay on again.",
			"marquee.server": "the player server that you chose last: until you clear it.",
			"marquee.serverLoads": "which player servers loaded in this browser last time: until you clear it.",
			"marquee.player": "volume, speed and captions of the built-in player.",
			"marquee.columns": "that lists have three columns on this phone: until you choose two again.",
			"marquee.television": "that this browser is a television with a remote: until you use a mouse or the Tab key.",
			"marquee.shortcuts": "that keyboard shortcuts are turned off: until you turn them on again.",
		}),
		sessionStorage: "Its session storage holds the following, until you close the tab:",
		sessionList: {
			"marquee.lists": "the latest five lists of titles that you opened, so that Back shows them at once.",
			"marquee.scrollPositions": "how far each page was scrolled.",
			"marquee.places": "which link you opened on the last 50 pages, and how far their rows were scrolled.",
		},
		others:
			"The browser also stores the page that it shows while you are offline. The players that you open belong to others and may set cookies of their own; nothing of theirs is loaded before you open a watch page or start a trailer.",

		security: "Data Security",
		securityText:
			"Connections are encrypted, passwords are stored as salted hashes, sessions can be ended from your settings, and every administrative action is recorded. No system is perfect; if something happens to your data, we will tell you.",

		rights: "Your Rights",
		rightsList: {
			access: "Access: see everything we store about you.",
			correction: "Correction: change it in your settings.",
			deletion: "Deletion: delete your account in your settings. Data Retention says what stays.",
			portability: "Portability: download it in a machine-readable format.",
			objection: "Objection: tell us to stop using it in a certain way.",
			withdrawal: "Withdrawal: withdraw your consent at any time.",
		},

		retention: "Data Retention",
		retentionText: ({ historyDays, undoDays }: Limits) =>
			`Watch history is deleted after ${days(historyDays)} of inactivity: a title that you have not opened for ${days(historyDays)} is removed from the list automatically. What you watched, where you stopped, and how you rated it is kept until you remove it, clear the list, or delete your account, and so are the titles that you hid; My List goes on showing the shows that you watched until you remove them there. What you clear all at once is stored for ${days(undoDays)} more, so that you can bring it back. Your account stays until you delete it.`,
		deleted:
			"Deleting your account deletes your profiles, sessions, account activity, watch history, the record of what you watched, ratings, hidden titles and Watch Later at once. The following stays:",
		staysList: {
			audit:
				"Audit log entries, for a year: what administrators did to your account, that they opened its page, that you used a reset link, what you did as an administrator, and administrative actions that you were denied. They contain the time, the action, whether it was denied, details such as the new role, why a title was blocked or an account was suspended, and the ID of the account that the action was for, a random number. Entries about what you did also contain your ID and, if you were an administrator, your username at the time. Addresses are never in this log.",
			usernames:
				"Entries about your account also contain the username that it had at the time. When you delete your account yourself, your username and the reason for a suspension are removed from them at once. When an administrator deletes it, both stay in them for that year, so that owners can check what administrators do.",
			codes: "The sign-in codes described above, for up to 30 days.",
			notifications: "What was sent to the notification service: that an account with your ID became an owner.",
			totals: "Totals, such as the number of sign-ups per day.",
			browser: "What your own browser stores, until you clear it; only the session is removed.",
		},

		pictures: "Titles and Pictures",

		contact: "Contact Us",
		writeTo: "Write to <contact></contact>, or use this form.",
		subject: "Subject",
		/** What the letter is about, unless the visitor writes something else. */
		subjectValue: "Privacy",
		message: "Message",
		writeInApp: "Write in your email app",

		updates: "Policy Updates",
		updatesText: "When this policy changes, so does the date at the top.",
	};
};
