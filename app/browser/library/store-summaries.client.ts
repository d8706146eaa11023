import { HOME_SUMMARY, writeText } from "~/browser/stored";
import { listLeftOut } from "~/domain/library/browser/left-out";
import type { LocalLibrary } from "~/domain/library/browser/read-document";
import { summarizeHome } from "~/domain/library/next/home-hero";
import { pageLanguage } from "~/lib/language/languages";
import { siteTexts } from "~/messages/site";
import { storedLeftOut } from "./stored-left-out";

/** What Home shows of the library first, and which titles lists leave out. */
export function storeSummaries(library: LocalLibrary): void {
	const language = pageLanguage();
	const home = summarizeHome(library, language, siteTexts.in(language));
	writeText(HOME_SUMMARY, home && JSON.stringify(home));
	storedLeftOut.set(listLeftOut(library));
}
