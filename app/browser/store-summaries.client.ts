import { summarizeHome } from "~/domain/library/home-hero";
import { listLeftOut } from "~/domain/library/left-out";
import type { LocalLibrary } from "~/domain/library/read-document";
import { storedLeftOut } from "./left-out";
import { HOME_SUMMARY, writeText } from "./stored";

/** What Home shows of the library first, and which titles lists leave out. */
export function storeSummaries(library: LocalLibrary): void {
	const home = summarizeHome(library);
	writeText(HOME_SUMMARY, home && JSON.stringify(home));
	storedLeftOut.set(listLeftOut(library));
}
