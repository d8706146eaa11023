// What is said of a change of a title: one row for each kind. `name`: what it is done to, for people.
import type { Change } from "~/domain/library/changes/changes";
import { LOCAL_VIEWINGS_MAX } from "~/domain/library/retention";

type Kind = Change["kind"];

interface Words {
	/** In the list of what was refused. */
	past: string;
	/** Once it is made; absent where the page shows it by itself. */
	done?: (name: string, change: Change) => string;
	/** Where nobody knows why it failed. */
	failed: string;
	/** Where a signed-out visitor's browser has no room for it. */
	full?: string;
}

const NOT_CHANGED = "Failed to change it. Please try again.";
const NOT_REMOVED = "Failed to remove item. Please try again.";

const WORDS: Record<Kind, Words> = {
	open: { past: "Opened", failed: NOT_CHANGED },
	close: {
		past: "Removed from Continue Watching",
		done: (name) => `${name} removed from Continue Watching`,
		failed: NOT_REMOVED,
	},
	progress: { past: "Played", failed: NOT_CHANGED },
	play: { past: "Watched", done: (name) => `${name} added`, failed: NOT_CHANGED },
	unplay: { past: "A viewing removed", done: (name) => `${name} removed`, failed: NOT_REMOVED },
	save: {
		past: "Added to Watch Later",
		done: (name) => `${name} added to Watch Later`,
		failed: "Failed to add item. Please try again.",
		full: "This browser can't store any more titles. Sign up to save this one.",
	},
	unsave: { past: "Removed from Watch Later", done: (name) => `${name} removed from Watch Later`, failed: NOT_REMOVED },
	hide: {
		past: "Not for me",
		done: (name) => `${name} is not for you. Lists leave it out.`,
		failed: "Failed to hide it. Please try again.",
		full: "This browser can't store any more hidden titles. Sign up to hide this one.",
	},
	show: {
		past: "For me again",
		done: (name) => `${name} is in lists again`,
		failed: "Failed to show it. Please try again.",
	},
	rate: {
		past: "Rated",
		done: (name, change) => `You rated ${name} ${"rating" in change ? change.rating : ""}`,
		failed: "Failed to rate it. Please try again.",
		full: "This browser can't store any more ratings. Sign up to save this one.",
	},
	unrate: {
		past: "Rating removed",
		done: (name) => `Your rating of ${name} was removed`,
		failed: "Failed to rate it. Please try again.",
	},
	note: {
		past: "Noted",
		done: (name, change) => `Your note on ${name} was ${"note" in change && change.note === "" ? "removed" : "saved"}`,
		failed: "Failed to save your note. Please try again.",
		full: "This browser can't store any more notes. Sign up to save this one.",
	},
	begin: {
		past: "Begun again",
		done: (name) => `${name} starts again. What you watched stays in your diary`,
		failed: NOT_CHANGED,
	},
	unbegin: { past: "Back to watched", done: (name) => `${name} is back to watched`, failed: NOT_CHANGED },
	list: {
		past: "Put into a list",
		done: (name) => `${name} added to the list`,
		failed: "Failed to add it. Please try again.",
	},
	unlist: { past: "Taken out of a list", done: (name) => `${name} removed from the list`, failed: NOT_REMOVED },
	mark: {
		past: "Marked as watched",
		done: (name) => `${name} marked as watched`,
		failed: "Failed to mark it. Please try again.",
		full: `Without an account, this browser can store ${LOCAL_VIEWINGS_MAX} episodes and movies. Sign up to mark more.`,
	},
	unmark: {
		past: "Marked as not watched",
		done: (name) => `${name} marked as not watched`,
		failed: "Failed to mark it. Please try again.",
	},
};

export function wordsOf(kind: Kind): Words {
	return WORDS[kind];
}
