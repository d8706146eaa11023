import type { TextTools } from "../area";

export default ({ plural }: TextTools<"en">) => {
	const notChanged = "Failed to change it. Please try again.";
	const notRemoved = "Failed to remove item. Please try again.";
	const notRated = "Failed to rate it. Please try again.";
	const notMarked = "Failed to mark it. Please try again.";
	return {
		/** By the kind of the change. */
		changes: {
			open: { past: "Opened", failed: notChanged },
			close: {
				past: "Removed from Continue Watching",
				done: (name: string) => `${name} removed from Continue Watching`,
				failed: notRemoved,
			},
			progress: { past: "Played", failed: notChanged },
			play: { past: "Watched", done: (name: string) => `${name} added`, failed: notChanged },
			unplay: { past: "A viewing removed", done: (name: string) => `${name} removed`, failed: notRemoved },
			save: {
				past: "Added to Watch Later",
				done: (name: string) => `${name} added to Watch Later`,
				failed: "Failed to add item. Please try again.",
				full: "This browser can't store any more titles. Sign up to save this one.",
			},
			unsave: {
				past: "Removed from Watch Later",
				done: (name: string) => `${name} removed from Watch Later`,
				failed: notRemoved,
			},
			hide: {
				past: "Not for me",
				done: (name: string) => `${name} is not for you. Lists leave it out.`,
				failed: "Failed to hide it. Please try again.",
				full: "This browser can't store any more hidden titles. Sign up to hide this one.",
			},
			show: {
				past: "For me again",
				done: (name: string) => `${name} is in lists again`,
				failed: "Failed to show it. Please try again.",
			},
			rate: {
				past: "Rated",
				done: (name: string, rating: string | number) => `You rated ${name} ${rating}`,
				failed: notRated,
				full: "This browser can't store any more ratings. Sign up to save this one.",
			},
			unrate: {
				past: "Rating removed",
				done: (name: string) => `Your rating of ${name} was removed`,
				failed: notRated,
			},
			note: {
				past: "Noted",
				done: (name: string, note: string | number) => `Your note on ${name} was ${note === "" ? "removed" : "saved"}`,
				failed: "Failed to save your note. Please try again.",
				full: "This browser can't store any more notes. Sign up to save this one.",
			},
			begin: {
				past: "Begun again",
				done: (name: string) => `${name} starts again. What you watched stays in your diary`,
				failed: notChanged,
			},
			unbegin: { past: "Back to watched", done: (name: string) => `${name} is back to watched`, failed: notChanged },
			list: {
				past: "Put into a list",
				done: (name: string) => `${name} added to the list`,
				failed: "Failed to add it. Please try again.",
			},
			unlist: {
				past: "Taken out of a list",
				done: (name: string) => `${name} removed from the list`,
				failed: notRemoved,
			},
			mark: {
				past: "Marked as watched",
				done: (name: string) => `${name} marked as watched`,
				failed: notMarked,
				full: (max: number) =>
					`Without an account, this browser can store ${max} episodes and movies. Sign up to mark more.`,
			},
			unmark: {
				past: "Marked as not watched",
				done: (name: string) => `${name} marked as not watched`,
				failed: notMarked,
			},
		},

		// What is said with it
		savedHere: (name: string) => `${name} added to Watch Later in this browser. Sign up to have it on every device.`,
		withCompany: (done: string, names: string) => `${done}, with ${names}`,
		waiting: (product: string) => `Saved in this browser. It is sent when ${product} responds again.`,
		/** What was done, without its full stop, and a sentence about it. */
		followedBy: (said: string, next: string) => `${said}. ${next}`,
		undo: "Undo",
		notUndone: "Failed to undo it. Please try again.",
		sentSince: "It is in your account by now. Change it there.",
		thereAlready: (name: string) => `${name} is there already. Did you watch it again?`,
		addAgain: "Add it again",

		// Why it was not made
		refusals: {
			full: "Your account has no room for more. Remove some first.",
			missing: "This title does not exist.",
			deleted: "You removed it since.",
			not_aired: "It has not aired yet.",
			list_gone: "This list does not exist any more.",
			dated_plays: "It would remove viewings that have a date.",
		},
		unreadable: (product: string) => `${product} could not read it.`,
		datedPlays: (count: number) =>
			plural(count, { one: "It would remove a viewing with its date.", other: "It would remove # viewings." }),
		pleaseTryAgain: "Please try again.",
		/** Of several, some were not taken. */
		leftOut: (count: number, reason: string) =>
			`${plural(count, { one: "# title left out.", other: "# titles left out." })} ${reason}`,
		notTaken: (name: string, reason: string) => `Your account did not take ${name}. ${reason}`,
		severalNotTaken: (count: number, reason: string) =>
			`${plural(count, { one: "Your account did not take # of your changes.", other: "Your account did not take # of your changes." })} ${reason}`,

		// When several episodes were watched
		whenWatched: (name: string) => `When did you watch ${name}?`,
		when: "When",
		unknownDay: "I don't know when",
		whenAired: "When it aired",
		today: "Today",
		otherDay: "Another day",
		theDay: "The day",
		markWatched: "Mark as watched",

		// Before plays are removed
		youWatched: (name: string) => `You watched ${name}`,
		plays: (count: number) => plural(count, { one: "# play", other: "# plays" }),
		playsOf: (plays: string, times: string) => `${plays}: ${times}.`,
		timesUndated: (count: number) => plural(count, { one: "once without a date", other: "# times without a date" }),
		more: (count: number) => plural(count, { one: "# more", other: "# more" }),
		/** Several dates, which have commas themselves. */
		times: (first: string[], last: string) => `${first.join("; ")}; and ${last}`,
		removePlays: (count: number) => plural(count, { one: "Remove # play", other: "Remove # plays" }),
		watchedAgain: "Watched again",
		changeDate: "Change a date",
	};
};
