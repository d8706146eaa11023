import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { EXPORT } from "../app/operations/accounts/own-data";
import { STORAGE_PREFIX } from "../app/product";

const APP = resolve(import.meta.dirname, "../app");
/** What the page says; the other languages have the same texts. */
const PAGE = "messages/en/privacy.ts";
const SOURCES = readdirSync(APP, { recursive: true, encoding: "utf8" })
	.filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^messages\//.test(file))
	.map((file) => ({ file, text: readFileSync(join(APP, file), "utf8") }));

function find(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

/** Storage keys of a module, which builds each as a template from `STORAGE_PREFIX` or from its own `PREFIX`. */
function keysOf(text: string): string[] {
	const [ownPrefix = ""] = find(text, /const PREFIX = `\$\{STORAGE_PREFIX\}([\w.]+)`/g);
	return [
		...find(text, /`\$\{STORAGE_PREFIX\}([\w.]*\w)`/g),
		...find(text, /`\$\{PREFIX\}(\w+)`/g).map((name) => ownPrefix + name),
	].map((name) => STORAGE_PREFIX + name);
}

function unique(names: string[]): string[] {
	return [...new Set(names)].sort();
}

const page = readFileSync(join(APP, PAGE), "utf8");

test("the privacy page names every browser storage key and no other", () => {
	const keys = unique(SOURCES.flatMap(({ text }) => keysOf(text)));
	expect(keys.length).toBeGreaterThan(8);
	expect(unique(find(page, /"(marquee\.[\w.]+)"/g))).toEqual(keys);
});

test("the privacy page names every cookie and no other", () => {
	const cookies = unique(SOURCES.flatMap(({ text }) => find(text, /const \w+ = "(marquee_\w+)"/g)));
	expect(cookies.length).toBeGreaterThan(2);
	expect(unique(find(page, /\b(marquee_\w+):/g))).toEqual(cookies);
});

/** What each list of the personal export is called where the page says what is recorded. */
const RECORDED: Record<string, string> = {
	account: "Account information: ",
	email_verified_at: "since when you have verified it",
	sessions: "Account activity: your sign-ins",
	activity: "Account activity: your sign-ins",
	administration: "Every day on which somebody opens it is in the audit log and in your export",
	preferences: "Preferences, each",
	watch_history: "Watch history: ",
	progress: "where you stopped",
	plays: "What you watched: ",
	rounds: "which shows you began again",
	watch_later: "what you saved to Watch Later",
	ratings: "Ratings: ",
	notes: "Notes: what you write for yourself",
	hidden: "Not for me: ",
	lists: "Lists: their names and notes",
	list_titles: "the titles in them in your order",
	imports: "Imports: ",
	import_rows: "the rows of the files that you bring along",
	profiles: "Profiles: ",
};

test("the privacy page names everything that the personal export holds", () => {
	const { format: _, version: __, ...lists } = EXPORT.shape;
	expect(Object.keys(RECORDED)).toEqual(Object.keys(lists));
	const text = page.replace(/\s+/g, " ");
	expect(Object.values(RECORDED).filter((phrase) => !text.includes(phrase))).toEqual([]);
});

test("cookies and storage keys are named by constants that these tests find", () => {
	const literal = SOURCES.flatMap(({ file, text }) =>
		find(
			text,
			/(?:\.setItem\(|createStoredText\(|serializeCookie\(request, \{ name: )(["'`](?!\$\{(?:STORAGE_)?PREFIX\})[^,)]*)/g,
		).map((name) => `${file}: ${name}`),
	);
	expect(literal).toEqual([]);
});
